import type { RuleTexts } from '@bivouac/text';
import type { RuleId } from '../rule-sources.ts';

// Slovy českých pravidel. Příklady, které jmenují pole, platí pro plány našich scénářů.

export const rules: RuleTexts<RuleId> = {
  round: {
    text: 'Kolo má tři fáze: oba hráči si doberou čtyři karty, oba vyberou kartu k určení iniciativy a pak odehrají své tahy, první ten, kdo má iniciativu. Kola se opakují, dokud někdo nezvítězí. Jakmile je splněna podmínka vítězství, hra okamžitě končí, i uprostřed tahu.',
    example:
      'Italové ukázali sedmičku proti vaší pětce. Odehrají celý svůj tah, potom hrajete vy a oba si doberete čtyři nové karty.',
  },
  draw: {
    text: 'Na začátku kola si každý hráč dobere ze svého balíčku čtyři karty. Máte-li si dobrat kartu a dobírací balíček je prázdný, zamíchejte odhazovací, vytvořte z něj nový dobírací a dobírejte dál. Karty ze stolu ani ze zálohy se do něj nemíchají. Je-li karet i tak málo, odehrajete kolo s tím, co máte. Z kola do kola si v ruce žádné karty nenecháváte.',
    example:
      'V dobíracím balíčku zbývá jedna karta, v odhazovacím jich je devět. Doberete si tu jednu, z devíti zamíchaných vznikne nový balíček a z něj si doberete tři.',
  },
  initiative: {
    text: 'Oba hráči si tajně vyberou kartu z ruky a současně ji otočí. Kdo má vyšší hodnotu iniciativy, získá žeton iniciativy a hraje první; při shodě zůstává žeton tam, kde byl. Obě karty jdou rovnou do odhazovacích balíčků, ne na stůl. Použít lze kteroukoli kartu, i válečný zmatek. Komu žádná karta nezbyla, tomu se počítá nula.',
    example:
      'Vyberete sabotéra (4), Italové pátrače A (6): žeton získají Italové. Kdyby obě karty měly šestku, zůstal by žeton tam, kde byl.',
  },
  turn: {
    text: 'Karty z ruky hrajete jednu po druhé a skončit můžete, kdykoli chcete. Zahrané karty leží na stole až do konce vašeho tahu. Potom je odhodíte i se zbytkem ruky a hraje soupeř.',
    example:
      'Ze čtyř karet jste jednu použili k určení iniciativy. Zahrajete poručíka, akcí za mnou! 2 si doberete dvě karty a v ruce jich máte čtyři. Dvě z nich zahrajete a skončíte: odhodíte poručíka, obě zahrané karty i obě nezahrané.',
  },
  'playing-a-card': {
    text: 'Zahraná karta poslouží k jedné ze čtyř věcí: k akci karty, k akci vozidla, tedy toho sedadla, na kterém její voják sedí, k výměně míst, nebo ke stažení do zálohy. Akci karty mužstva provádí žeton jejího vojáka; velitelé a letoun žádný žeton nemají. Při akci karty nebo vozidla smí voják navíc jednou zdarma nasednout, vysednout nebo si přesednout, a to před ní, nebo po ní. Zvolit smíte i průzkum bez válečného zmatku v ruce nebo zmatení nepřítele, který v záloze žádný zmatek nemá; nic se pak nestane.',
    example:
      'Zahrajete řidiče, který stojí na poli s pouštním náklaďákem. Zdarma nasedne na sedadlo 1 a provede jeho akci jízda 2. Přesun 1, útok 1 ani ovládnutí ze své karty už neprovede.',
  },
  cards: {
    text: 'Karta má název, hodnotu iniciativy a akce. Voják má nejvýše čtyři karty a ty ovládají jen jeho žeton. Velitelé a průzkumný letoun mají po jedné kartě a žádný žeton, takže je nic nezasáhne. Písmeno u akce ji omezuje na karty jednoho družstva: A je střelecké družstvo, T posádka tanku; LRDG se na družstva nedělí. Které karty začínají v balíčku a které v záloze, určuje scénář.',
    example:
      'Velitel družstva A má povzbuzení 1 (A): ze stolu vám vrátí kartu kulometčíka A, ne však kartu řidiče tanku T.',
  },
  'fog-of-war': {
    text: 'Válečný zmatek vám zanáší balíček. Můžete ho použít k určení iniciativy, ale nelze ho zahrát ani stáhnout do zálohy. Ze zálohy se vám dostává mezi odhozené karty, když propátráváte nová pole a když soupeř zahraje zmatení nepřítele. Zbaví vás ho jedině průzkum; pak je vyřazen ze hry. Průzkum umějí pátrači, štábní seržant a průzkumný letoun.',
    example:
      'V ruce máte pátrače, střelce a dva válečné zmatky. Jeden zmatek použijete k určení iniciativy, kde má hodnotu 1. Druhý vyřadí pátrač průzkumem; jinak ho držíte v ruce do konce tahu a časem se vám vrátí.',
  },
  suppressed: {
    text: 'Voják pod palbou nemůže provést žádnou akci, ani nasednout, vysednout nebo si přesednout. Zahrajete-li jeho kartu, jen otočíte jeho žeton stranou připraven nahoru. Kartu můžete i stáhnout do zálohy, voják ale zůstane pod palbou. Připravený voják z téhož vozidla si s ním místo vyměnit smí. I pod palbou brání voják nepříteli v ovládnutí pole, které ovládáte vy.',
    example:
      'Váš kulometčík je pod palbou a v ruce máte dvě jeho karty. První ho připraví, druhou může v témž tahu provést útok 2.',
  },
  'hunker-down': {
    text: 'Místo provedení akce můžete kartu z ruky vrátit do zálohy. Balíček se tím ztenčí a akce posily může kartu zase přivést. Na herním plánu se nic nemění a žádná volná akce k tomu nepatří. Válečný zmatek takto odložit nelze. Pozor, ať do zálohy nestáhnete poslední kartu, která umí posily.',
    example:
      'Ostřelovač už nemá po kom střílet, a tak jeho kartu stáhnete do zálohy. V příštích kolech vám v ruce nezabere místo.',
  },
  vehicles: {
    text: 'Vozidlo má žeton na herním plánu a kartu na stole, ale v balíčku žádné karty nemá: řídí ho vojáci. Na jeho kartě jsou sedadla a jejich akce, mez bojeschopnosti a celková odolnost. Každé vozidlo má pancíř a všechna kromě tanku mají i běžnou obranu. Útok, krycí palba a nálet míří proti běžné obraně, protitanková střela a demolice proti pancíři. Tanku proto ublíží jen protitanková střela a demolice.',
    example:
      'Nákladní auto má běžnou obranu 4 a pancíř 2. Při poškození 2 je nefunkční, při poškození 4 zničené.',
  },
  seats: {
    text: 'Voják ve vozidle smí provést podpůrnou nebo bojovou akci své karty, jako by stál na poli s vozidlem, nebo akci svého sedadla. K přesunu, pátrání a skrytému přesunu musí nejdřív vysednout, třeba volnou akcí. Sedadla nefunkčního vozidla žádné akce nenabízejí. V tanku smí sedět kdokoli, akci každého sedadla však provede jen ten, kdo to umí: řidič tanku, střelec tanku, nebo mechanik.',
    example:
      'Pátrač sedí ve velitelském vozidle vedle řidiče. Může provést útok 1, průzkum nebo zmatení nepřítele ze své karty, nebo navigaci 2 ze sedadla. Chce-li provést pátrání 2, nejdřív vysedne.',
  },
  mounting: {
    text: 'Použijete-li kartu vojáka k akci karty nebo vozidla, smí voják před ní, nebo po ní zdarma provést jednu z těchto věcí: nasednout na volné sedadlo vozidla na svém poli, vysednout na pole s vozidlem, nebo si přesednout na jiné volné sedadlo téhož vozidla. Ke každé kartě patří jedna taková volná akce; k výměně míst, ke stažení do zálohy ani k připravení vojáka žádná. Do vozidla, ve kterém sedí nepřítel, nasednout nelze.',
    example:
      'Zahrajete řidiče, který stojí u prázdného pouštního náklaďáku: nasedne na sedadlo 1 a jízdou 2 odjede o dvě pole. S další kartou může nejdřív jet a potom vysednout.',
  },
  swap: {
    text: 'Voják ve vozidle si vymění místo s jiným vojákem v témže vozidle. Tím je karta využita: žádná akce ani volná akce k výměně nepatří. Voják, jehož kartu hrajete, musí být připraven; ten druhý může být pod palbou.',
    example:
      'Řidič na sedadle 1 je pod palbou, pátrač na sedadle 2 je připraven. Zahrajete pátrače k výměně míst: teď sedí u volantu a s další kartou může provést jízdu 2.',
  },
  capture: {
    text: 'Nasedne-li váš voják do prázdného nepřátelského vozidla, je vaše: vezměte si jeho kartu. Od té chvíle platí ve všem za vaše, i pro vítězství, dokud do něj prázdného zase nenasedne nepřítel. Poškození mu zůstává.',
    example:
      'Italové opustili nákladní auto, které má poškození 1. Váš střelec na jeho poli nasedne na sedadlo 1 a odjede o dvě pole. Auto je vaše i se svým poškozením a jezdí odteď po vašich žetonech kontroly.',
  },
  inoperable: {
    text: 'Dosáhne-li poškození meze bojeschopnosti, je vozidlo nefunkční a jeho žeton se otočí lícem dolů. Žádné sedadlo pak nenabízí akci, takže s vozidlem nelze ani odjet. Vojáci uvnitř smějí dál používat své karty, nasedat, vysedat, přesedat si i měnit si místa. Jakmile oprava sníží poškození pod tuto mez, vozidlo je znovu bojeschopné.',
    example:
      'Mez bojeschopnosti velitelského vozidla je 2. Po druhém zásahu v něm nelze provést jízdu ani navigaci. Jediná oprava sníží poškození na 1 a vozidlo jede dál.',
  },
  move: {
    text: 'Pěší voják přejde o 1 pole. Musí na něm ležet váš žeton kontroly, kteroukoli stranou nahoru; na tom, kdo tam stojí, nezáleží. Smí také zůstat na místě. Voják ve vozidle musí nejdřív vysednout.',
    example:
      'Na Přistávací ploše 7 smí váš střelec z pole 11A přejít na pole 2B, 1A nebo 14B, kde leží vaše žetony. Na pole 12A a 20A vstoupí, až je někdo propátrá.',
  },
  scout: {
    text: 'Pěší voják se přemístí až o tolik polí, kolik udává hodnota akce, i tam, kde váš žeton kontroly neleží. Na každé takové pole, na které vstoupí, položí žeton stranou propátráno nahoru. Za každý položený žeton si přidáte ze zálohy do odhazovacího balíčku jeden válečný zmatek. Dojdou-li vám v záloze, pokládá žetony i tak.',
    example:
      'Pátráním 2 přejde pátrač z pole 2B přes 3A na 8B, obě jsou nová. Položí dva žetony a vy si přidáte dva válečné zmatky. Cestou zpátky už nepokládá nic a nic to nestojí.',
  },
  stalk: {
    text: 'Pěší voják přejde o 1 pole, i tam, kde váš žeton kontroly neleží. Žádný žeton nepokládá a válečný zmatek si nepřidáváte. Smí také zůstat na místě.',
    example:
      'Na Přistávací ploše 7 přejde sabotér skrytým přesunem z pole 1A na 16A, kde stojí hangár. Pole 16A zůstane nepropátrané, takže ženista za ním nemůže.',
  },
  drive: {
    text: 'Voják na sedadle řidiče přemístí vozidlo i se všemi uvnitř až o tolik polí, kolik udává hodnota akce. Na každém, kam vozidlo vjede, musí ležet váš žeton kontroly, kteroukoli stranou nahoru. Pole nesmí být neprůjezdné a nesmí na něm stát zátaras. Nepřítel vozidlo nezastaví, s nefunkčním ale odjet nelze.',
    example:
      'Pouštní náklaďák má jízdu 2. Nejbližší pole je propátrané, za ním však leží duna: náklaďák ujede jedno pole a zastaví.',
  },
  bolster: {
    text: 'Vezměte si ze zálohy až tolik karet, kolik udává hodnota akce, a přidejte je do odhazovacího balíčku; do ruky se vám dostanou po zamíchání. Velitel s písmenem družstva smí přivést jen jeho karty. Válečný zmatek takto vzít nelze.',
    example:
      'Velitel družstva A má posily 2 (A) a přivede dvě karty kulometčíka A. Kartu řidiče tanku T by přivedl velitel čety nebo velitel tanku.',
  },
  command: {
    text: 'Doberte si z balíčku dvě karty, nebo jen jednu, chcete-li; v tomto tahu je můžete zahrát. Dojde-li vám balíček, zamíchejte odhazovací a dobírejte dál. Karty ze stolu ani ze zálohy se do něj nemíchají.',
    example:
      'V ruce máte poručíka a další dvě karty. Po akci za mnou! 2 vám k zahrání zbývají čtyři.',
  },
  conceal: {
    text: 'Soupeř přesune jeden válečný zmatek ze zálohy do svého odhazovacího balíčku. Nemá-li v záloze žádný, nic se nestane; zvolit akci ale smíte.',
    example:
      'Italové mají v záloze šest válečných zmatků. Váš pátrač zahraje zmatení nepřítele: zbude jich pět a ten šestý se jim po zamíchání dostane do ruky.',
  },
  control: {
    text: 'Voják, nebo mechanik na svém sedadle v tanku, otočí váš žeton kontroly na svém poli ze strany propátráno na stranu ovládáno. Nepřátelský žeton, který tam ukazoval ovládáno, se otočí na propátráno. Nejde to, pokud nepřítel pole ovládá a má na něm vojáka, pěšího nebo ve vozidle, třeba i pod palbou. Pokud pole neovládá, jeho vojáci nevadí a prázdné nepřátelské vozidlo nevadí nikdy. Když váš voják odejde, pole vám zůstane.',
    example:
      'Ve scénáři At-Tádž ovládají Italové domky v oáze (2 body) a stojí tam jejich střelec: pole jim nevezmete. Jakmile je pryč, otočí váš řidič na tom poli váš žeton na ovládáno a italský na propátráno. Italové 2 body ztratí a vy je získáte.',
  },
  inspire: {
    text: 'Vezměte si ze stolu zpět do ruky až tolik karet vojáků, kolik udává hodnota akce; v tomto tahu je můžete zahrát znovu. Karty velitelů a letounu takto vzít nelze. Velitel s písmenem družstva smí povzbudit jen jeho vojáky.',
    example:
      'Sabotér došel skrytým přesunem k hangáru. Zástupce velitele povzbuzením 1 vrátí jeho kartu do ruky a vy ji zahrajete znovu, tentokrát pro demolici 2.',
  },
  recon: {
    text: 'Vyřaďte ze hry jeden válečný zmatek z ruky a pak si doberte kartu; v tomto tahu ji můžete zahrát. Je-li dobírací balíček prázdný, zamíchejte nejdřív odhazovací. Nemáte-li válečný zmatek v ruce, nic se nestane a kartu si nedoberete; zvolit akci ale smíte.',
    example:
      'V ruce máte dva válečné zmatky a pátrač provede průzkum. Jeden zmatek je ze hry a dobrali jste si za něj kartu. Na druhý potřebujete další průzkum.',
  },
  navigate: {
    text: 'Voják na sedadle s navigací zvolí až tolik polí, kolik udává hodnota akce: první vedle vozidla, každé další vedle některého už zvoleného. Na ta z nich, kde váš žeton kontroly neleží, ho položí stranou propátráno nahoru a za každý položený žeton si přidáte ze zálohy do odhazovacího balíčku jeden válečný zmatek. Zvolit lze i neprůjezdné pole, a jako mezikrok i pole, kde už váš žeton leží.',
    example:
      'Ve scénáři Základna v ohrožení stojí italské průzkumné vozidlo na poli 19A a sousední 17A je už propátrané. Navigací 2 zvolí Italové 17A a za ním 16B: položí jeden žeton a přidají si jeden válečný zmatek.',
  },
  repair: {
    text: 'Voják odstraní 1 poškození z vozidla na svém poli. Sedí-li v některém, smí opravit jen to. Klesne-li poškození pod mez bojeschopnosti, vozidlo je znovu bojeschopné. Zničené vozidlo opravit nelze.',
    example:
      'Pouštní náklaďák má poškození 3, a to už je nefunkční. Ženista na jeho poli ho opraví: s poškozením 2 zase jezdí.',
  },
  'air-recon': {
    text: 'Průzkumný letoun zvolí až tolik polí, kolik udává hodnota akce. Mohou být kdekoli na herním plánu, nemusejí spolu sousedit a nesmí na nich ležet váš žeton kontroly. Na každé položí žeton stranou propátráno nahoru a za každý si přidáte ze zálohy do odhazovacího balíčku jeden válečný zmatek, dokud tam nějaký je.',
    example:
      'Letoun propátrá jedno pole na severním okraji a jedno na jihu: položí dva žetony. V italské záloze zbýval jediný válečný zmatek, a tak si Italové přidají jen ten.',
  },
  attack: {
    text: 'Vyberte kterýkoli nepřátelský žeton s běžnou obranou na herním plánu: pěšího vojáka, nebo vozidlo kromě tanku. Na linie výhledu se nehraje a dostřel není omezen. Vojáka ve vozidle zvolit nelze, jen celé vozidlo. Hoďte tolika kostkami, kolik udává hodnota akce, proti celkové hodnotě obrany. Zasažený voják utrpí zranění; zasažené vozidlo je poškozeno a jeden voják uvnitř zraněn.',
    example:
      'Útok 2 na střelce (obrana 4) v krytu 1 na vzdálenost 2: 4 + 1 + 2 = 7. Každá kostka zasáhne se 7, 8, 9 nebo 0, dvě kostky tedy v 64 % případů. Na průzkumné vozidlo (4) v otevřeném poli o pole vedle je to 4 + 0 + 1 = 5, tedy 84 %.',
  },
  suppress: {
    text: 'Cíl vyberte jako při útoku a hoďte tolika kostkami, kolik udává hodnota akce, proti celkové hodnotě obrany. Žeton zasaženého vojáka se otočí stranou pod palbou nahoru a o žádnou kartu nepřijde. U zasaženého vozidla zvolíte jednoho vojáka uvnitř, který bude pod palbou; vozidlo samo se nepoškodí. Na vojáka, který už pod palbou je, a na prázdné vozidlo nemá zásah žádný účinek. Proti tanku tuto akci použít nelze.',
    example:
      'Krycí palba 4 na pátrače (obrana 5) v krytu 1 na vzdálenost 3: 5 + 1 + 3 = 9. Každá kostka zasáhne s 9 nebo 0, čtyři kostky tedy v 59 % případů. Jeho příští karta ho jen znovu připraví.',
  },
  strafe: {
    text: 'Letoun zaútočí na kterýkoli nepřátelský žeton s běžnou obranou na herním plánu: na pěšího vojáka, nebo na vozidlo kromě tanku. Hoďte tolika kostkami, kolik udává hodnota akce, proti základní obraně a krytu. Vzdálenost se nepočítá a kopec kryje jen za 1. Zásah má stejný účinek jako při útoku. Na letoun samotný útočit nelze.',
    example:
      'Nálet 1 na ostřelovače (obrana 6) na kopci, ať leží kdekoli: 6 + 1 = 7. Kostka zasáhne se 7, 8, 9 nebo 0, tedy ve 40 % případů.',
  },
  antitank: {
    text: 'Vyberte kterékoli nepřátelské vozidlo na herním plánu, i tank. Hoďte tolika kostkami, kolik udává hodnota akce, proti součtu pancíře, krytu a vzdálenosti. Po zásahu zvolíte jednoho vojáka uvnitř, který utrpí zranění, a vozidlo dostane 1 poškození. Pěší vojáky ani strategické cíle zvolit nelze.',
    example:
      'Protitanková střela 2 na tank (pancíř 5) v krytu 1 na vzdálenost 2: 5 + 1 + 2 = 8. Každá kostka zasáhne s 8, 9 nebo 0, dvě tedy v 51 % případů. Tři kostky náklaďáku s kanónem zasáhnou v 66 %.',
  },
  demolish: {
    text: 'Vyberte nepřátelské vozidlo nebo strategický cíl na poli, na kterém voják stojí. Hoďte tolika kostkami, kolik udává hodnota akce, jen proti pancíři nebo odolnosti; kryt ani vzdálenost se nepočítají. Strategický cíl je prvním zásahem zničen. Vozidlo dostane 1 poškození a jeden voják uvnitř, podle vaší volby, utrpí zranění. Pěší vojáky zvolit nelze.',
    example:
      'Sabotér stojí na poli s tankem: demolice 2 proti pancíři 5. Padne 5 a 8. Stačily by obě, je to však jediný zásah: zvolíte řidiče tanku, který přijde o kartu, a tank dostane 1 poškození.',
  },
  defence: {
    text: 'Celková hodnota obrany je základní obrana + kryt + vzdálenost. Základem je při útoku, krycí palbě a náletu běžná obrana, při protitankové střele a demolici pancíř, u strategického cíle jeho odolnost. Kryt je číslo na poli, kde se cíl nachází. Při náletu se nepočítá vzdálenost, při demolici vzdálenost ani kryt.',
    example:
      'Nákladní auto (obrana 4, pancíř 2) stojí mezi domky v oáze (kryt 2), dvě pole od vás. Pro střelce je to 4 + 2 + 2 = 8, pro protitankového střelce 2 + 2 + 2 = 6.',
  },
  range: {
    text: 'Vzdálenost je počet polí od útočníka k cíli; pole útočníka se nepočítá, pole cíle ano. Na témž poli je tedy nulová, na sousedním 1. Sousedí spolu pole, která mají společný kus hrany. Nic po cestě střelbě nebrání a dostřel není omezen. Voják ve vozidle střílí z pole, na kterém vozidlo stojí.',
    example:
      'Na Přistávací ploše 7 je z pole 11A na pole 16A vzdálenost 2, ať přes 1A, nebo přes 12A.',
  },
  hills: {
    text: 'Pole s krytem 3/1 je kopec. Kryje za 3; stojí-li útočník také na kopci, na tomtéž, nebo na jiném, kryje jen za 1, a stejně tak při náletu. Při demolici se nepočítá jako žádný kryt.',
    example:
      'Střelec (obrana 4) je na kopci a vy na sousední rovině: 4 + 3 + 1 = 8. Z vedlejšího kopce by stačilo 4 + 1 + 1 = 6.',
  },
  dice: {
    text: 'Kostky mají deset stěn s čísly 0 až 9. Hoďte jimi tolika, kolik udává hodnota akce. Zasáhnete, padne-li alespoň na jedné celková hodnota obrany nebo víc. Nula zasahuje vždy, takže při obraně 10 a vyšší pomůže jen ona. Další úspěšné kostky nic nepřidají: zásah je vždy nejvýše jeden.',
    example:
      'Proti celkové obraně 8 padne 0 a 3: nula zasáhla. Kdyby padlo 8 a 9, byl by to také jeden zásah.',
  },
  casualties: {
    text: 'Hráč, jehož voják byl zasažen, vyřadí ze hry jednu jeho kartu: pokud možno z ruky, jinak z odhazovacího balíčku, a není-li ani tam, z dobíracího, který se pak zamíchá. Karty na stole se nevyřazují. Nenajde-li se karta nikde, jeho žeton nadobro opustí herní plán a ze hry jsou i všechny jeho karty v záloze. Oba hráči vidí, kterému vojáku karta patřila a odkud byla. Své vyřazené karty si můžete kdykoli prohlédnout, soupeřovy ne.',
    example:
      'Ženista má jednu kartu v balíčku a dvě v záloze. První zásah vyřadí kartu z balíčku. Druhý už žádnou nenajde: žeton ženisty opustí herní plán a s ním jsou ze hry i obě karty v záloze.',
  },
  'vehicle-damage': {
    text: 'Zasáhne-li vozidlo útok, nálet, protitanková střela nebo demolice, zvolí útočník nejdřív jednoho vojáka uvnitř a ten utrpí zranění jako každý jiný. Potom dostane vozidlo 1 poškození. Na mezi bojeschopnosti je nefunkční. Při celkové odolnosti je zničeno: vojáci se ocitnou na jeho poli a žeton vozidla i jeho karta jsou ze hry. Prázdné vozidlo dostane jen poškození.',
    example:
      'Velitelské vozidlo (nefunkční při 2, zničené při 3) má poškození 1 a sedí v něm řidič a pátrač. Zasáhnete je a zvolíte řidiče: přijde o kartu a vozidlo s poškozením 2 zastaví. Další zásah je zničí a kdo seděl uvnitř, stojí teď na jeho poli.',
  },
  structures: {
    text: 'Na žetonu strategického cíle je jeho odolnost a hodnota. Uškodí mu jen demolice a jediný zásah ho zničí. LRDG získá jeho hodnotu, když ho zničí; Italové ji mají, dokud cíl stojí a ovládají jeho pole. Zničený cíl nemá pro Italy žádnou cenu a ovládne-li jeho pole LRDG, nepočítá se nikomu.',
    example:
      'Vozový park má odolnost 7 a hodnotu 2. Demolice 2 zasáhne se 7, 8, 9 nebo 0, tedy v 64 % případů. LRDG má pak o 2 body víc a Italové už za to pole nic nezískají.',
  },
  roadblocks: {
    text: 'Zátaras je strategický cíl s hodnotou 0. Dokud stojí, nesmí na jeho pole vjet vozidlo žádné ze stran; pěší vojáci vstoupit smějí. Demolicí se odstraní jako každý jiný strategický cíl. Je to pravidlo našich scénářů: pravidla hry nechávají zátarasy na knize scénářů.',
    example:
      'Ženista dojde k zátarasu a provede demolici 1 proti odolnosti 5. Uspěje s 5 až 9 nebo 0, tedy v 60 % případů, a náklaďák může projet.',
  },
  objectives: {
    text: 'Scénář určuje, kolik bodů potřebujete. Pole, na kterém leží žeton cíle, se počítá tomu, kdo je ovládá; strategické cíle se počítají LRDG zničené a Italům, dokud ovládají jejich pole. Jakmile vaše body dosáhnou potřebného čísla, zvítězili jste, i uprostřed tahu.',
    example:
      'Ve scénáři At-Tádž potřebuje LRDG 3 body. Ovládá domky v oáze (2) a obsadí palmový háj (1): 2 + 1 = 3 a hra končí.',
  },
  escape: {
    text: 'Z pole, na kterém leží žeton úniku, lze akcí pohybu opustit herní plán místo vstupu na další pole. Uniknout smějí jen vojáci a vozidla, které jmenuje scénář; vozidlo odveze všechny uvnitř a smí odjet i kvůli jmenovanému vojákovi, který v něm sedí. Všechny karty vojáka, který unikl, jsou ze hry, ať jsou kdekoli. Koho z plánu odstranil zásah, ten neunikl.',
    example:
      'Ve scénáři Gebel Šerif musí uniknout dva vojáci. Pouštní náklaďák s řidičem a kulometčíkem jede z pole 2A jízdou 2: první pole je 19B, kde leží žeton úniku, a druhým krokem opustí herní plán. Unikli dva vojáci a LRDG vítězí.',
  },
  neutralize: {
    text: 'Scénář určuje, kolik nepřátelských vojáků nebo vozidel musíte eliminovat. Voják je eliminován, když jeho žeton zásahem zmizí z herního plánu, vozidlo, když je zničeno. Kdo unikl, nepočítá se. Ukořistěné vozidlo se počítá jako ztráta toho, kdo ho ukořistil.',
    example:
      'Ve scénáři Základna v ohrožení musí LRDG eliminovat čtyři vojáky nebo vozidla. Tank je zničen a z plánu zmizely žetony dvou Italů: to jsou tři, další už znamená vítězství.',
  },
  'beyond-all-hope': {
    text: 'Vaše situace je beznadějná, nemůžete-li už svou podmínku vítězství splnit, ať uděláte cokoli: nezbývá dost bodů, nebo dost vojáků a vozidel, kteří by unikli či které by šlo eliminovat. Má-li vás soupeř eliminovat, hned vítězí. Má-li obsazovat cíle, vítězí, jakmile má víc bodů než vy. Má-li unikat, hraje se dál. Nemůže-li svou podmínku splnit ani jeden, vítězí vyšší počet bodů, při shodě ten, kdo má iniciativu.',
    example:
      'Na Přistávací ploše 7 mají strategické cíle hodnotu 4 a každá strana potřebuje 3. Zničí-li LRDG cíle za 2, zbývají Italům už jen 2 a zvítězit nemohou. Se 2 body proti 1 nebo 0 vítězí LRDG okamžitě.',
  },
  'control-markers': {
    text: 'Na pole, kde leží váš žeton kontroly kteroukoli stranou nahoru, smějí vaši vojáci i vozidla. Leží-li stranou ovládáno nahoru, počítá se vám tamní cíl. Na jednom poli mohou ležet žetony obou stran, ovládáno však ukazuje nejvýše jeden. Z herního plánu se žetony neodstraňují. Kdo pátrá nebo se přesouvá skrytě, žeton nepotřebuje.',
    example:
      'V palmovém háji leží žetony obou stran. Váš střelec pole ovládne: váš žeton ukazuje ovládáno, italský propátráno. Italští vojáci tam smějí vstoupit dál.',
  },
  'public-information': {
    text: 'Oba hráči vidí herní plán, vozidla s jejich poškozením i posádkou, obě zálohy, karty na stole a počty karet v rukou i v balíčcích. Karty v ruce jsou tajné a pořadí karet v balíčku nezná nikdo. Zda se smí nahlížet do odhazovacích balíčků, se určí před hrou. Z vyřazených karet si smíte prohlížet jen svoje.',
    example:
      'V italské záloze leží tři karty kulometčíka A a celkem jsou čtyři. Jedna je tedy v balíčku, v ruce nebo mezi odhozenými, pokud ji už nevyřadil zásah.',
  },
  'resign-and-draw': {
    text: 'Pravidla hry neznají vzdání ani remízu. Zde se můžete kdykoli vzdát a oba hráči se mohou dohodnout na remíze. Po stu kolech končí hra nerozhodně.',
    example: 'Přišli jste o sabotéra a dál hrát nechcete: vzdáte se a vítězí soupeř.',
  },
  campaign: {
    text: 'Scénáře lze hrát po sobě jako kampaň; ze hry do hry se nic nepřenáší. Za každé vítězství je bod, za každých celých deset vašich ztrát ve všech hrách dohromady se jeden odečte. Vyhrává, kdo má bodů víc. Náskok 1 až 3 bodů je těsné vítězství, 4 nebo 5 jasné, víc než 5 rozhodující.',
    example:
      'Vyhrajete 6 scénářů a ztratíte 34 karet: 6 − 3 = 3. Soupeř jich vyhraje 5 a ztratí 19: 5 − 1 = 4. Vítězí o 1 bod, těsně.',
  },
};
