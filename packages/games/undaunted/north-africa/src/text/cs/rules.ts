import type { RuleTexts } from '@bivouac/text';
import type { RuleId } from '../rule-sources.ts';

export const rules: RuleTexts<RuleId> = {
  round:
    'Kolo má tři části: oba hráči si doberou čtyři karty, oba nabídnou jednu na iniciativu a pak postupně odehrají své tahy, první ten, kdo má iniciativu. Jakmile je splněna podmínka vítězství, hra končí, i uprostřed tahu.',
  draw: 'Každý si dobere čtyři karty. Dojde-li balíček, zamíchá se z odhozených karet nový a dobírá se dál; karty na stole a v záloze zůstávají, kde jsou. Do příštího kola se v ruce nic nenechává.',
  initiative:
    'Oba tajně vyberou kartu a současně je otočí. Vyšší číslo bere žeton a hraje první; při shodě žeton zůstává. Obě karty se hned odhodí. Nabídnout lze i válečný zmatek.',
  turn: 'Karty z ruky hrajete jednu po druhé a přestat můžete kdykoli. Zbytek ruky i karty na stole pak odhodíte a hraje protivník.',
  'playing-a-card':
    'Karta slouží k jedné ze čtyř věcí: k akci karty, k akci sedadla, na němž její voják sedí, k výměně míst, nebo ke stažení do zálohy. K akci karty nebo sedadla smí voják navíc jednou zdarma nasednout, vysednout nebo přesednout, a to před ní nebo po ní.',
  'fog-of-war':
    'Válečný zmatek nelze zahrát ani stáhnout do zálohy, jen nabídnout na iniciativu. Zbaví vás ho jedině průzkum, který umí pátrači, štábní seržant a průzkumný letoun.',
  suppressed:
    'Voják pod palbou nemůže nic dělat. Karta, kterou za něj zahrajete, jen otočí jeho žeton zpět na stranu připraven, bez volné akce; nebo ji můžete stáhnout do zálohy a voják zůstane pod palbou. Připravený spolubojovník si s ním ale místo vyměnit smí.',
  'hunker-down':
    'Místo akce můžete kartu vrátit do zálohy, odkud ji posily zase přivedou. Pozor, ať tak nepošlete pryč poslední kartu, která posily umí.',
  vehicles:
    'Vozidlo nemá v balíčku žádné karty. Na jeho vlastní kartě jsou sedadla, akce každého z nich, mez bojeschopnosti a celková odolnost. Všechna vozidla mají běžnou obranu i pancíř, jen tank má pouze pancíř.',
  seats:
    'Voják ve vozidle může provádět podpůrné a bojové akce své karty, jako by stál na poli s vozidlem, nebo akci svého sedadla. Chce-li se pohnout vlastní kartou, musí nejdřív vysednout. Sedadla tanku slouží jen těm, kdo to umějí: řidiči tanku, střelci tanku a mechanikovi.',
  mounting:
    'Ke každé kartě vojáka, kterou použijete k akci, patří jedna volná akce: voják nasedne na volné sedadlo vozidla na svém poli, nebo vysedne na pole s vozidlem, nebo přesedne na jiné volné sedadlo. Nic nestojí a přijde před akcí, nebo po ní. Do vozidla, kde sedí nepřátelé, nasednout nelze.',
  swap: 'Dva vojáci v jednom vozidle si mohou vyměnit místa, ale tím je karta vyčerpána. Ten, jehož kartu hrajete, nesmí být pod palbou; ten druhý může.',
  capture:
    'Kdo nasedne do prázdného nepřátelského vozidla, získá ho. Od té chvíle platí ve všem za jeho, i pro vítězství, dokud mu ho někdo stejným způsobem nevezme.',
  inoperable:
    'Dosáhne-li poškození meze bojeschopnosti, je vozidlo nefunkční a žádné sedadlo svou akci nenabízí. Vojáci uvnitř mohou dál používat vlastní karty. Oprava pod tuto mez vozidlo zprovozní.',
  move: 'Voják přejde na sousední pole s vaším žetonem kontroly, na kterékoli jeho straně, nebo zůstane stát.',
  scout:
    'Pátrač přejde až o dvě pole, ať na nich váš žeton leží, či ne. Na každé pole bez žetonu ho položí stranou propátráno nahoru a za každý takový si ze zálohy vezmete do odhozených karet jeden válečný zmatek, dokud tam nějaký je.',
  stalk:
    'Ostřelovač a sabotér přejdou o jedno pole, ať na něm váš žeton leží, či ne. Žeton nepokládají a válečný zmatek nepřibude.',
  drive:
    'Vozidlo se všemi uvnitř ujede až tolik polí, kolik akce udává. Na každém, kam vjede, musí ležet váš žeton kontroly; nesmí být neprůjezdné a nesmí na něm stát zátaras.',
  bolster:
    'Ze zálohy si vezměte až tolik karet, kolik akce udává, a přidejte je k odhozeným. Velitel s písmenem povolá jen své družstvo. Válečný zmatek se takto nebere.',
  command:
    'Doberte si dvě karty, nebo jen jednu, chcete-li; v tomto tahu je můžete zahrát. Dojde-li balíček, zamíchejte odhozené karty a pokračujte.',
  conceal:
    'Protivník přesune jeden válečný zmatek ze zálohy k odhozeným kartám. Nemá-li tam žádný, nestane se nic.',
  control:
    'Voják nebo tank otočí váš žeton na svém poli ze strany propátráno na ovládáno; nepřátelský žeton, který tam ukazoval ovládáno, se otočí na propátráno. Nejde to jen tehdy, když nepřítel pole ovládá a zároveň na něm má vojáka, pěšího nebo ve vozidle. Prázdné nepřátelské vozidlo nevadí, a neovládá-li nepřítel pole, nevadí ani jeho vojáci.',
  inspire:
    'Ze stolu si do ruky vezměte až tolik karet vojáků, kolik akce udává; v tomto tahu je můžete zahrát znovu. Velitele ani letoun vzít nelze. Velitel s písmenem povzbudí jen své družstvo.',
  recon:
    'Vyřaďte ze hry jeden válečný zmatek z ruky a doberte si kartu. Nemáte-li žádný v ruce, nestane se nic.',
  navigate:
    'Zvolte až tolik polí, kolik akce udává: první vedle vozidla, každé další vedle některého zvoleného. Na ta bez vašeho žetonu ho položíte stranou propátráno nahoru, každý za jeden válečný zmatek. Zvolit lze i neprůjezdná pole.',
  repair:
    'Odstraňte jedno poškození vozidla na poli, kde voják stojí; sedí-li v některém, pak jen z něj. Pod mezí bojeschopnosti vozidlo zase funguje. Zničené vozidlo opravit nelze.',
  'air-recon':
    'Průzkumný letoun položí žetony stranou propátráno nahoru až na dvě libovolná pole, každý za jeden válečný zmatek.',
  attack:
    'Vyberte kterýkoli nepřátelský žeton s běžnou obranou: pěšího vojáka nebo vozidlo kromě tanku. Kdo sedí ve vozidle, toho samotného zvolit nelze.',
  suppress:
    'Jako útok, ale zásah otočí žeton vojáka na stranu pod palbou a žádnou kartu nestojí. U vozidla vyberete jednoho vojáka uvnitř; vozidlu samotnému se nic nestane.',
  strafe: 'Letoun útočí jednou kostkou jako voják, jen se nepočítá vzdálenost a kopec kryje za 1.',
  antitank:
    'Vyberte kterékoli nepřátelské vozidlo na plánu. Základem je jeho pancíř, přičte se kryt a vzdálenost.',
  demolish:
    'Vyberte nepřátelské vozidlo nebo strategický cíl na poli, kde voják stojí. Platí jen pancíř nebo odolnost, bez krytu a vzdálenosti.',
  defence:
    'Základ, kryt pole s cílem a vzdálenost, tedy počet polí od útočníka, jeho vlastní nepočítaje. Základem je běžná obrana; proti protitankové střele a demolici pancíř, u strategických cílů odolnost. Demolice nezná kryt ani vzdálenost, nálet vzdálenost.',
  hills:
    'Pole s krytem 3/1 je kopec. Kryje za 3, ale jen za 1, stojí-li útočník také na kopci, nebo jde-li o nálet.',
  dice: 'Hoďte tolika kostkami, kolik akce udává. Zásah je, padne-li aspoň na jedné celková hodnota obrany nebo víc; nula zasahuje vždy. Další úspěchy nic nepřidávají.',
  casualties:
    'Jeho hráč vyřadí ze hry jednu jeho kartu: pokud možno z ruky, jinak z odhozených, a není-li ani tam, z dobíracího balíčku, který se pak zamíchá. Nemá-li žádnou, žeton vojáka nadobro opouští plán a s ním ze hry i všechny jeho karty v záloze.',
  'vehicle-damage':
    'Útočník určí jednoho vojáka uvnitř, který utrpí zásah jako každý jiný. Pak vozidlo dostane jedno poškození. Na mezi bojeschopnosti je nefunkční, při celkové odolnosti zničené: vojáci se ocitnou na poli a vozidlo i s kartou opouští hru. Prázdné vozidlo dostane jen poškození.',
  structures:
    'Strategickému cíli uškodí jen demolice. Hráči za LRDG se počítá, když ho zničí, hráči za Itálii, dokud stojí a Italové jeho pole ovládají.',
  roadblocks:
    'Zátaras je strategický cíl bez hodnoty. Dokud stojí, nesmí na jeho pole vjet žádné vozidlo. Je to pravidlo našich scénářů; pravidla hry ho nechávají na knize scénářů.',
  objectives:
    'Cíl se počítá tomu, kdo ovládá jeho pole; strategické cíle podle vlastního pravidla. Jakmile součet dosáhne čísla ze scénáře, vítězíte.',
  escape:
    'Akce pohybu, která by z pole s žetonem úniku vedla ven z plánu. Odejít smějí jen ti, koho scénář jmenuje; vozidlo bere s sebou všechny uvnitř. Všechny karty vojáka, který unikl, odcházejí ze hry, ať jsou kdekoli.',
  neutralize:
    'Scénář říká, kolik nepřátelských vojáků nebo vozidel má zásahy zmizet z plánu. Kdo unikl, nepočítá se.',
  'beyond-all-hope':
    'Nemůžete-li už splnit svou podmínku: protivník, který vás má eliminovat, hned vítězí; má-li obsazovat cíle, vítězí, jakmile má vyšší součet než vy. Nemůže-li svou podmínku splnit ani on, vítězí vyšší součet, při shodě ten, kdo má iniciativu. Má-li unikat, hraje se dál.',
  'control-markers':
    'Kde leží váš žeton, na kterékoli straně, tam smějí všichni vaši vojáci i vozidla. Na jednom poli mohou ležet žetony obou stran, ovládáno však ukazuje nejvýš jeden. Z plánu se neodstraňují.',
  'public-information':
    'Oba vidí plán, vozidla se všemi, kdo v nich sedí, obě zálohy, karty na stole a počty karet v rukou i balíčcích. Karty v ruce jsou tajné. Zda se smí nahlížet do odhozených karet, se určí před hrou.',
  'resign-and-draw':
    'Pravidla ani jedno neznají. Tady se můžete kdykoli vzdát, oba se mohou dohodnout na remíze a po stu kolech končí hra nerozhodně.',
  campaign:
    'Scénáře lze hrát po sobě jako kampaň; nic se nepřenáší. Za každé vítězství je jeden bod, za každých celých deset vlastních ztrát ve všech hrách dohromady se jeden odečte. Vyhrává, kdo má bodů víc.',
};
