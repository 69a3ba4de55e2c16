import type { Translated } from '@bivouac/text';
import type { lesson as english } from '../en/lesson.ts';

export const lesson: Translated<typeof english> = {
  watching: 'Hrají Italové. Sledujte mapu; kliknutím uvidíte rovnou konec.',
  doneText:
    'Zbytek se naučíte hrou; u\u00a0každé otázky je odkaz na pravidlo. Další scénář přinese vozidla: s\u00a0každou kartou, kterou voják hraje, smí zdarma nasednout, vysednout nebo přesednout. Tenhle nájezd může pokračovat proti Desátníkovi, lehkému soupeři.',
  leave: 'Vybrat scénář',
  steps: {
    goal: {
      title: 'Nájezd v\u00a0poušti',
      text: 'Vedete LRDG: kulaté modré žetony vlevo. Hranaté destičky jsou strategické cíle. Hvězda říká, jakou mají hodnotu, šestiúhelník, kolik musí padnout při demolici. Zničte cíle za tři body a\u00a0vyhráli jste; Italové vyhrají, když ovládnou pole s\u00a0cíli za tři body. Kdo už na své tři body nedosáhne, prohrává se soupeřem, který vede.',
    },
    hand: {
      title: 'Vaše ruka',
      text: 'Čtyři karty, každé kolo nové. Žeton je tu jediný muž a\u00a0jeho karty ovládají jen jeho: když padne, odejdou s\u00a0ním všechny jeho karty a\u00a0už se nevrátí.',
    },
    bid: {
      title: 'Kdo začne',
      text: 'Každá strana vyloží skrytě jednu kartu; vyšší iniciativa začíná a\u00a0obě karty se odhodí. Válečný zmatek k\u00a0ničemu jinému není, obětujte ho.',
    },
    theirs: {
      title: 'Italové táhli',
      text: 'Jejich pátrač přeběhl pole s\u00a0hangárem až k\u00a0letadlu. Kudy prošel, tam teď leží italský žeton a\u00a0střelec může jít za ním. Času je málo.',
    },
    lieutenant: {
      title: 'Zahrání karty',
      text: 'Teď vy: hrajte karty jednu po druhé, kolik chcete. Začněte poručíkem, přinese další karty.',
    },
    command: {
      title: 'Jedna karta, jedna akce',
      text: 'Karta se hraje pro jednu ze svých akcí. Za mnou! 2 znamená dobrat dvě karty. Na kartě zvolte „2\u00a0karty“.',
    },
    saboteur: {
      title: 'Sabotér',
      text: 'Přišla i\u00a0druhá karta sabotéra, a\u00a0to stačí. Zahrajte první z\u00a0nich.',
    },
    stalk: {
      title: 'Skrytý přesun',
      text: 'Většina vojáků smí jen na pole, která jejich strana propátrala. Sabotér se plíží: projde kamkoli, žeton nepokládá a\u00a0válečný zmatek nepřinese.',
    },
    night: { title: 'K\u00a0letišti', text: 'O\u00a0pole na východ leží 1A. Jděte tam.' },
    second: {
      title: 'Ještě jednou',
      text: 'Hangár je o\u00a0pole dál. Zástupce velitele může sabotéra poslat znovu na cestu: zahrajte ho.',
    },
    inspire: {
      title: 'Povzbuzení',
      text: 'Povzbuzení 1 vrátí do ruky jednu kartu vojáka. Velitele povzbudit nelze.',
    },
    back: { title: 'Zpátky v\u00a0ruce', text: 'Vezměte si sabotéra zpátky.' },
    again: { title: 'Tentýž muž', text: 'A\u00a0zahrajte ho znovu.' },
    closer: { title: 'Znovu skrytě', text: 'Ještě jeden skrytý přesun, až k\u00a0hangáru.' },
    hangar: {
      title: 'U\u00a0hangáru',
      text: 'Demolice dosáhne jen na to, co stojí na stejném poli. Jděte na 16A.',
    },
    last: { title: 'Nálože', text: 'Zbývá jedna karta sabotéra. Zahrajte ji.' },
    demolish: {
      title: 'Demolice',
      text: 'Demolice 2 hází dvěma kostkami na strategický cíl nebo vozidlo na témže poli. Kryt ani vzdálenost se nepočítají.',
    },
    odds: {
      title: 'Šance',
      text: 'Ukažte na hangár. Jeho odolnost je 6, takže každá kostka uspěje se šestkou a\u00a0výš a\u00a0nula uspěje vždy: dohromady 75\u00a0%. Potvrďte a\u00a0zapalte doutnák.',
    },
    ruin: {
      title: 'A\u00a0je po něm',
      text: 'Padlo 2 a\u00a09: stačí jedna kostka. Hangár je pryč a\u00a0jeho bod je váš. Pro Italy už prázdné pole cenu nemá.',
    },
    scout: {
      title: 'Pátrač',
      text: 'Zbývá jedna karta. Pátrač připravuje cestu těm, kdo se plížit neumějí, třeba ženistovi s\u00a0jeho náložemi.',
    },
    scouting: {
      title: 'Pátrání',
      text: 'Pátrání 2 vede až o\u00a0dvě pole. Na každé nové pole přijde váš žeton a\u00a0stojí jeden válečný zmatek, který zdržuje v\u00a0balíčku.',
    },
    flats: { title: 'Nové pole', text: 'Jděte na 3A.' },
    enough: { title: 'To stačí', text: 'Jeden krok stačil: řekněte to.' },
    end: {
      title: 'Nové kolo',
      text: 'Ruka je prázdná, váš tah skončil a\u00a0berou se nové karty. Zničte ještě jeden cíl a\u00a0Italové na tři body nedosáhnou: k\u00a0vítězství pak stačí vést.',
    },
  },
};
