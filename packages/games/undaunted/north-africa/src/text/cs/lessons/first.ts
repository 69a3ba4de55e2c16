import type { Translated } from '@bivouac/text';
import type { lesson as english } from '../../en/lessons/first.ts';

export const lesson: Translated<typeof english> = {
  watching: 'Na tahu jsou Italové. Sledujte mapu; kliknutím přeskočíte na konec.',
  doneText:
    'Zbytek se naučíte hraním; u každé výzvy najdete odkaz na příslušné pravidlo. Další scénář přinese vozidla: kdykoli zahrajete kartu vojáka k akci, smí voják navíc zdarma nasednout, vysednout nebo si přesednout. V tomto nájezdu můžete pokračovat proti Desátníkovi, lehkému soupeři.',
  leave: 'Vybrat scénář',
  steps: {
    goal: {
      title: 'Nájezd v poušti',
      text: 'Velíte LRDG: jsou to kulaté modré žetony vlevo. Hranaté destičky jsou strategické cíle. Hvězda ukazuje jejich hodnotu, šestiúhelník to, kolik musí padnout při demolici. Zničte cíle za tři body a vyhrajete; Italové vyhrají, když ovládnou pole s cíli za tři body. Nemůže-li už jedna strana na své tři body dosáhnout, vyhrává ta, která vede.',
    },
    hand: {
      title: 'Vaše ruka',
      text: 'Máte čtyři karty a každé kolo si doberete nové. Každý žeton je tu jediný muž a jeho karty ovládají jen jeho: když padne, odejdou s ním všechny jeho karty a už se nevrátí.',
    },
    bid: {
      title: 'Kdo začne',
      text: 'Každá strana tajně vybere jednu kartu; vyšší iniciativa začíná a obě karty se odhodí. Válečný zmatek se na nic jiného nehodí, vyberte ho.',
    },
    theirs: {
      title: 'Italové odehráli',
      text: 'Jejich pátrač přeběhl pole s hangárem až k letadlu. Kudy prošel, tam teď leží italský žeton a střelec může jít za ním. Nemáte moc času.',
    },
    lieutenant: {
      title: 'Zahrání karty',
      text: 'Teď jste na tahu vy. Zahrajte tolik karet, kolik chcete, jednu po druhé. Začněte poručíkem, ten přinese další karty.',
    },
    command: {
      title: 'Jedna karta, jedna akce',
      text: 'Zahranou kartou provedete jednu z jejích akcí. Za mnou! 2 znamená dobrat si dvě karty. Na kartě zvolte „2 karty“.',
    },
    saboteur: {
      title: 'Sabotér',
      text: 'Dobrali jste si druhou kartu sabotéra a víc není třeba. Zahrajte první z nich.',
    },
    stalk: {
      title: 'Skrytý přesun',
      text: 'Většina vojáků smí jen na pole, která jejich strana propátrala. Sabotér se plíží: projde kamkoli, žeton nepokládá a válečný zmatek za to nedostanete.',
    },
    night: { title: 'K letišti', text: 'Sousední pole na východě je 1A. Jděte tam.' },
    second: {
      title: 'Ještě jednou',
      text: 'Hangár je o pole dál. Zástupce velitele může sabotéra poslat znovu na cestu: zahrajte ho.',
    },
    inspire: {
      title: 'Povzbuzení',
      text: 'Povzbuzení 1 vrátí do ruky jednu kartu vojáka. Kartu velitele vrátit nelze.',
    },
    back: { title: 'Zpátky v ruce', text: 'Vezměte si sabotéra zpátky.' },
    again: { title: 'Tentýž muž', text: 'A zahrajte ho znovu.' },
    closer: { title: 'Znovu skrytě', text: 'Ještě jeden skrytý přesun, až k hangáru.' },
    hangar: {
      title: 'U hangáru',
      text: 'Demolice dosáhne jen na to, co stojí na stejném poli. Jděte na 16A.',
    },
    last: { title: 'Nálože', text: 'Zbývá jedna karta sabotéra. Zahrajte ji.' },
    demolish: {
      title: 'Demolice',
      text: 'Demolice 2 hází dvěma kostkami na strategický cíl nebo vozidlo na témže poli. Kryt ani vzdálenost se nepočítají.',
    },
    odds: {
      title: 'Šance',
      text: 'Ukažte na hangár. Jeho odolnost je 6, takže každá kostka uspěje od 6 výš a nula vždy: dohromady 75 %. Potvrďte a zapalte doutnák.',
    },
    ruin: {
      title: 'A je po něm',
      text: 'Padlo 2 a 9: stačí jedna kostka. Hangár je pryč a jeho bod je váš. Pro Italy už prázdné pole cenu nemá.',
    },
    scout: {
      title: 'Pátrač',
      text: 'Zbývá jedna karta. Pátrač připravuje cestu těm, kdo se plížit neumějí, třeba ženistovi s jeho náložemi.',
    },
    scouting: {
      title: 'Pátrání',
      text: 'Pátrání 2 ho dovede až o dvě pole dál. Na každé nové pole položí pátrač váš žeton a stojí to jeden válečný zmatek, který vám zanáší balíček.',
    },
    flats: { title: 'Nové pole', text: 'Jděte na 3A.' },
    enough: { title: 'To stačí', text: 'Jeden krok stačil. Zvolte „To stačí“.' },
    end: {
      title: 'Nové kolo',
      text: 'Ruka je prázdná, váš tah skončil a obě strany si dobírají nové karty. Zničte ještě jeden cíl a Italové už na tři body nedosáhnou: pak vám k vítězství stačí vést.',
    },
  },
  notShown: {
    vehicles:
      'Vozidlo nemá v balíčku žádné karty. Co dokáže, závisí na tom, kdo sedí na kterém sedadle.',
    control:
      'Ovládnutí otočí váš žeton ze strany propátráno na ovládáno; v tomto scénáři tak Italové získávají cíle.',
    suppress:
      'Zásah krycí palbou nestojí kartu, ale příští karta toho vojáka ho jen znovu připraví.',
    bolster:
      'Posily přesunou karty ze zálohy do odhazovacího balíčku a odtud se časem dostanou do ruky.',
    escape:
      'V některých scénářích mají vojáci opustit herní plán u žetonu úniku, pěšky nebo ve vozidle.',
  },
};
