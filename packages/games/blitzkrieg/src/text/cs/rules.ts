import type { RuleTexts } from '@bivouac/text';
import type { RuleId } from '../rule-sources.ts';

/** In the terms of the Czech solo rules. */
export const rules: RuleTexts<RuleId> = {
  goal: {
    text: 'Body se posuzují vždy po tahu strany, která táhne druhá: Spojenců, v rozšíření Nippon Německa. Má-li v tu chvíli některá strana aspoň 25 bodů, hra končí a vítězí ta, která jich má víc; při rovnosti ta, která táhne druhá. Straně, která začínala, tedy 25 bodů samo o sobě nestačí: druhá má ještě svůj poslední tah. A kdo má na začátku svého tahu umístit žeton a nemůže, prohrává bez ohledu na body.',
    example:
      'Osa dosáhne 26 bodů. Dotáhnou-li Spojenci posledním tahem také na 26, vítězí; zůstanou-li na 25, prohrávají.',
  },
  setup: {
    text: 'Kostičky stojí uprostřed lišt a obě strany mají 0 bodů. Každá strana dá svých 22 žetonů do sáčku a náhodně si z něj vylosuje 3 do zásoby za zástěnu. Šestnáct speciálních zbraní leží lícem dolů v banku. Na každém válčišti je aktivní jen první kampaň. Začíná Osa, v rozšíření Nippon Japonsko. Sólová hra se připravuje trochu jinak: viz „Sólo: příprava“.',
    example:
      'Vylosujete si Armádu 1, Námořnictvo 3 a Letectvo 1. Zbylých 19 žetonů zůstává v sáčku a na plánu je 14 polí aktivních kampaní.',
  },
  turn: {
    text: 'V každém tahu musíte umístit jeden žeton ze zásoby na volné pole aktivní kampaně. Potom se postupně provede bombardování žetonu, umí-li to, efekt pole, posun kostičky válčiště k vám o hodnotu žetonu a uzavření kampaně či válčiště, které je dobojované. Po žetonu s bleskem smíte umístit další. Na konci tahu si dolosujete ze sáčku jeden žeton, bez ohledu na to, kolik jste jich umístili. Z prázdného sáčku nedolosujete nic, jinak se vám ale nic nestane.',
    example:
      'V zásobě máte 3 žetony a Armádu 2 umístíte na továrnu. Za továrnu si dolosujete žeton, kostička se posune o 2 políčka a na konci tahu si dolosujete další: máte 4 žetony.',
  },
  track: {
    text: 'Každé válčiště má lištu se středem, vaší polovinou a polovinou soupeře. Kostička na ní ukazuje, kdo má na válčišti převahu a o kolik políček. Posun k vám vede směrem k vaší vlajce, případně i přes střed. Na konci každé poloviny je vlajka; políčka posunu, která by vedla za ni, propadají. Válčiště mají svá čísla, podle nichž se řídí virtuální soupeř.',
    example:
      'Soupeř má převahu 2 políčka a vy umístíte Armádu 3. Kostička se k vám posune o 3 políčka: vedete o 1.',
  },
  tokens: {
    text: 'Žeton je armáda, námořnictvo, nebo letectvo, což určuje, kam smí, a má hodnotu: o tolik políček posune kostičku. Některé žetony mají i schopnost, kterou připomíná značka. Osa, Spojenci i Německo mají stejných 22 žetonů, Japonsko má svých vlastních 22. Kromě nich jsou ve hře speciální zbraně, které může získat kterákoli strana.',
    example:
      'Námořnictvo 3 patří na moře a posune kostičku o 3 políčka. Bleskové letectvo 0 smí kamkoli a kostičku neposune, smíte však po něm umístit další žeton.',
  },
  terrain: {
    text: 'Armády patří na pevninu, námořnictvo na moře, letectvo kamkoli. Na pole s pevninou i mořem smí každý žeton. Vybrat si můžete kterékoli volné pole aktivní kampaně na kterémkoli otevřeném válčišti, nejen to nejvíc vlevo. Pole dalších kampaní jsou zavřená, dokud se kampaně před nimi nezaplní; smí na ně jen vědec.',
    example:
      'První kampaň v Západní Evropě má pole s mořem, s pevninou a s obojím. Námořnictvo smí na první nebo třetí, armáda na druhé nebo třetí, letectvo na všechna.',
  },
  effects: {
    text: 'Většina polí má značku. Efekt získá strana, která na pole umístí žeton, a to jednou a dřív, než hodnota žetonu posune kostičku. Efekt se provést musí; vybíráte jen cíl, je-li jich víc. Není-li na čem ho provést, propadá; jde-li provést jen zčásti, provede se aspoň tato část.',
    example:
      'Obsadíte ozubená kola s číslem 2, ale v banku zbývá jediná speciální zbraň. Vezmete si tu. Příští výzkum už nic nenajde a propadne.',
  },
  industry: {
    text: 'Obsadíte-li továrnu, hned si ze sáčku dolosujete do zásoby žeton, z továrny s číslem 2 dva. Je-li jich v sáčku méně, vezmete, co tam je; s prázdným sáčkem efekt propadá. Zásoba může být jakkoli velká. Žeton na konci tahu si losujete navíc.',
    example:
      'Žeton jste umístili na továrnu s číslem 2 a v zásobě vám zbyly 2. Dolosujete si 2, máte tedy 4, a po losování na konci tahu 5.',
  },
  research: {
    text: 'Obsadíte-li ozubená kola, vezmete si z banku náhodnou speciální zbraň a vložíte ji do svého sáčku, z kol s číslem 2 dvě. Prohlédnout si je smíte vy, soupeř ne. Do zásoby se dostanou, až si je vylosujete. Je-li v banku zbraní méně, vezmete, co tam je; s prázdným bankem efekt propadá.',
    example:
      'V sáčku máte 9 žetonů a obsadíte ozubená kola s číslem 2. Žetonů je teď 11, takže na konci tahu vylosujete novou zbraň ve 2 případech z 11.',
  },
  'research-industry': {
    text: 'Obsadíte-li továrnu s ozubenými koly, vezmete si z banku náhodnou speciální zbraň rovnou do zásoby, ne do sáčku. Umístit ji můžete v příštím tahu, nebo ještě v tomto, dovolí-li to blesk. Je-li bank prázdný, efekt propadá.',
    example:
      'Máte 3 žetony a na továrnu s ozubenými koly umístíte Armádu 2. Vezmete si Elitní námořnictvo 4 a na konci tahu si dolosujete žeton: máte 4.',
  },
  bombing: {
    text: 'Obsadíte-li padající bomby, soupeř přijde o žeton: jeden náhodný z jeho zásoby se vrátí do jeho sáčku, i kdyby to byla speciální zbraň. Který to je, vidí jen majitel. Virtuálnímu soupeři žeton vyberete sami: kteroukoli běžnou jednotku z jeho řady, speciální zbraň jen tehdy, když nic jiného nemá. Je-li zásoba prázdná, efekt propadá.',
    example:
      'Soupeři zbývá jediný žeton a vy bombardujete. Ve svém tahu nebude mít co umístit, a prohraje.',
  },
  tactical: {
    text: 'Obsadíte-li +1 nebo +2, kostička tohoto válčiště se k vám posune o tolik políček navíc k hodnotě žetonu. Dohromady ji mohou dovést až k vlajce. Úderný svaz ani kaidžú z pole nic nezíská. Uzavře-li se válčiště vlajkou, volné taktické výhody nic nepřinesou: není už čím hýbat.',
    example:
      'Ve Východní Evropě stojí kostička na středu. Armádu 2 umístíte na pole +1: kostička se k vám posune o 1 + 2 = 3 políčka.',
  },
  strategic: {
    text: 'Obsadíte-li číslo mezi dvěma šipkami, zvolíte jiné otevřené válčiště a jeho kostička se k vám posune o tolik políček. Celý posun patří jednomu válčišti a vzdát se ho nelze. K vlajce takto kostička nikdy nedojde, zastaví se políčko před ní. Není-li jiné válčiště otevřené, efekt propadá. Virtuální soupeř volí válčiště, kde bude mít posun největší vliv.',
    example:
      'V Africe obsadíte číslo 3 mezi šipkami a zvolíte Pacifik, kde soupeř vede o 2: teď tam vedete o 1. Kdybyste na liště se 14 políčkách vedli o 12, kostička by se zastavila na 13.',
  },
  propaganda: {
    text: 'Obsadíte-li černý štít s číslem, ihned získáte tolik bodů. Zůstanou vám, i když kampaň nakonec prohrajete. Počítají se i body nad 25.',
    example: 'Máte 11 bodů a obsadíte propagandu 2: máte 13.',
  },
  'special-weapons': {
    text: 'V banku je 16 speciálních zbraní, to jsou žetony s ozubeným zlatým okrajem. Získat je může kterákoli strana, výzkumem do sáčku, efektem výzkum a průmysl rovnou do zásoby. Od té chvíle patří zbraň této straně jako každý jiný žeton; bombardovaná se vrací do sáčku majitele, ne do banku. Generál ani admirál speciální zbraně nepočítají.',
    example:
      'Výzkumem získáte do sáčku Elitní letectvo 3, o dva tahy později ho vylosujete a umístíte. Kostičku posune o 3 políčka, ale vašemu generálovi na tom válčišti nepřidá nic.',
  },
  commanders: {
    text: 'Generál se umísťuje jako armáda, admirál jako námořnictvo. Generál posune kostičku o 1 za sebe a o 1 za každou armádu a každé letectvo, které už na tom válčišti máte, ve všech jeho kampaních. Admirál místo toho počítá vaše námořnictva a letectva. Na hodnotách nezáleží a speciální zbraně se nepočítají.',
    example:
      'Ve Východní Evropě máte Armádu 2, Letectvo 1, Námořnictvo 3 a Elitní armádu 4. Váš generál posune kostičku o 1 + 1 + 1 = 3 políčka: za sebe, za armádu a za letectvo.',
  },
  blitz: {
    text: 'Když se po žetonu s bleskem provede všechno, co přinesl, smíte na totéž válčiště umístit další žeton ze zásoby, a to i do kampaně, která tam právě začala. Má-li blesk i ten, smíte pokračovat. Přestat můžete, kdy chcete. Na konci tahu si přesto dolosujete jen jeden žeton. Je-li válčiště uzavřené nebo se tam nic z vaší zásoby nehodí, pokračovat nelze. Virtuální soupeř pokračuje, kdykoli může.',
    example:
      'Bleskové letectvo 0 obsadí poslední volné pole první kampaně v Pacifiku a získáte za ni body. Hned nato umístíte Námořnictvo 3 do druhé. Umístili jste dva žetony a dolosujete si jeden.',
  },
  'bombing-units': {
    text: 'Dvě speciální zbraně, Bombardující letectvo 1 a Bombardující námořnictvo 2, bombardují hned po umístění: soupeř přijde o žeton ze zásoby, jako byste obsadili padající bomby. Pak se jako obvykle provede efekt jejich pole a uplatní se hodnota. Na poli s bombami bombardují dvakrát. Proti prázdné zásobě bombardování propadá.',
    example:
      'Soupeř má 4 žetony. Bombardující námořnictvo 2 umístíte v Pacifiku na pole s padajícími bombami: 2 žetony se vrátí do jeho sáčku a kostička se posune o 2 políčka.',
  },
  'task-force': {
    text: 'Úderný svaz se o efekt svého pole nestará: neprovede se a nezíská ho už nikdo. Terén pro něj platí jako obvykle a počítá se celá jeho hodnota. Úderné svazy jsou tři speciální zbraně: Úderná armáda 5, Úderné námořnictvo 5 a Úderné letectvo 4. Stejně funguje i japonský kamikaze.',
    example: 'Údernou armádu 5 umístíte na pole +2. Kostička se posune o 5 políček, ne o 7.',
  },
  nuclear: {
    text: 'Atomová bomba se umísťuje jako armáda a efekt pole se provede nejdřív. Pak posune kostičku svého válčiště o 7 políček k vám, případně až k vlajce. Nakonec se na všech ostatních otevřených válčištích kostička posune o 2 políčka k soupeři; tyto posuny se zastaví políčko před vlajkou.',
    example:
      'Ve Východní Evropě vede soupeř o 2. Po atomové bombě tam vedete o 5, ale v Pacifiku se váš náskok 3 políček zmenší na 1.',
  },
  scientist: {
    text: 'Vědce smíte umístit na kterékoli volné pole kteréhokoli otevřeného válčiště, ať je na něm jakýkoli terén, i do kampaně, která ještě není aktivní. Má hodnotu 0, záleží tedy jen na efektu pole. Pole, které obsadí v pozdější kampani, zůstává obsazené; kampaň, která je plná už ve chvíli, kdy na ni dojde řada, se hned uzavře. Pro virtuálního soupeře je vědec letectvem s hodnotou 3 a umísťuje se jako obvykle.',
    example:
      'Třetí kampaň v Pacifiku ještě není aktivní. Váš vědec přesto obsadí její propagandu 2: získáte 2 body a v té kampani zbudou 2 volná pole.',
  },
  spy: {
    text: 'Špion je přesnou kopií žetonu, který soupeř umístil naposledy: druhem, hodnotou i schopností. Byl-li to také špion, kopíruje to, zač byl použit. Jako generál či admirál počítá sebe a vaše vlastní jednotky. Zůstává speciální zbraní, takže ho vaši generálové později nepočítají. Dokud soupeř nic neumístil, špiona umístit nelze. Před hrou si můžete zvolit, že kopíruje poslední žeton kterékoli strany.',
    example:
      'Soupeř právě umístil Námořnictvo 3. Váš špion patří na moře a posune kostičku o 3 políčka k vám.',
  },
  campaign: {
    text: 'Jakmile je obsazeno poslední volné pole aktivní kampaně, kampaň se uzavře. Body za ni získá strana, na jejíž polovině stojí kostička, ať poslední žeton umístil kdokoli; stojí-li na středu, získají je obě. Štíty mohou přidat prémii. Pak začne další kampaň válčiště. Po poslední se uzavře celé válčiště: nic se tam už neumísťuje a kostička se nehýbe.',
    example:
      'Obsadíte poslední pole kampaně za 3 body a kostička skončí 2 políčka na vaší polovině: získáte 3 body. Na středu by 3 body získaly obě strany.',
  },
  shields: {
    text: 'Na každé polovině lišty jsou dva štíty. Stojí-li kostička při uzavření kampaně na prvním nebo za ním, získá vedoucí strana o 1 bod víc; na druhém nebo za ním o 2, ne o 3. Prémie se posuzuje u každé kampaně válčiště znovu.',
    example:
      'V Pacifiku vedete o 6, když se uzavře kampaň za 3 body: získáte 3 + 1 = 4. Další, za 5 bodů, se uzavře při náskoku 10: získáte 5 + 2 = 7.',
  },
  flag: {
    text: 'Dojde-li kostička k vlajce, válčiště se hned uzavře. Strana, které vlajka patří, získá body za všechny jeho neuzavřené kampaně a 2 body navíc: jednou, nebo za každou z nich, pokud jste si to před hrou zvolili. Získá i efekty všech volných polí válčiště, v pořadí, jaké chce; jen taktické výhody už nic nepřinesou. K vlajce své strany dovede kostičku jen žeton umístěný na tomto válčišti: strategická výhoda, následky atomové bomby i kaidžú, který se obrátí, končí políčko před ní.',
    example:
      'V Africe vedete o 9 a žádná z obou kampaní není uzavřená. Umístíte Námořnictvo 2: kostička dojde k vlajce na 11. Získáte 3 + 5 + 2 = 10 bodů, a jsou-li volná pole výzkum 1 a propaganda 1, také speciální zbraň do sáčku a 1 bod.',
  },
  'cannot-place': {
    text: 'Nemůžete-li na začátku svého tahu umístit žeton, okamžitě prohráváte, bez ohledu na to, kolik máte bodů. Stane se to, když máte prázdnou zásobu, když se z ní nic nehodí na žádné volné pole aktivní kampaně, nebo když jsou všechna válčiště uzavřená. Pro poslední případ si můžete před hrou zvolit, že rozhodnou body. Druhý žeton po blesku umístit nemusíte, kvůli němu tedy neprohrajete.',
    example:
      'Máte jen Námořnictvo 1 a Námořnictvo 2 a všechna volná pole aktivních kampaní jsou na pevnině. Prohráváte, i kdybyste měli 24 bodů a soupeř 10.',
  },
  'hidden-information': {
    text: 'Svou zásobu za zástěnou a obsah svého sáčku vidíte jen vy. Plán a počty žetonů v zásobách, v sáčcích a v banku vidí všichni. Speciální zbraň, která jde do vašeho sáčku, si smíte prohlédnout. V sólové hře zástěny nejsou: obě zásoby leží odkryté a skryté jsou jen sáčky a bank.',
    example:
      'Soupeř obsadí továrnu s číslem 2. Vidíte, že mu v zásobě přibyly 2 žetony, ale ne jaké.',
  },
  'solo-setup': {
    text: 'Hrajete za Spojence se 3 žetony. Virtuální soupeř hraje za Osu s odkrytou řadou 5 žetonů, jejichž pozice se počítají zleva. Pak kostka určuje válčiště: 1 Západní Evropa, 2 Pacifik, 3 Východní Evropa, 4 Afrika a Střední východ, 5 Jihovýchodní Asie, na 6 vybíráte vy. Na každém se kostička posune směrem k soupeři: na nízké obtížnosti třikrát o 1 políčko, na střední třikrát o 2, na vysoké čtyřikrát o 2. Totéž válčiště může padnout víckrát, kostička se však zastaví políčko před vlajkou. Začíná soupeř.',
    example:
      'Na střední obtížnosti padne 1, 3 a 1. Soupeř začíná s náskokem 4 políček v Západní Evropě a 2 ve Východní.',
  },
  'solo-turn': {
    text: 'Hrajete-li s taktickými žetony, nejdřív se vylosuje nový, kromě prvního tahu. Co a kam soupeř umístí, pak určí 24 kroků vždy ve stejném pořadí: v krocích 1 až 3 soupeř hledá, zda může vyhrát nebo něco uzavřít, kroky 4 až 8 určí válčiště, 9 až 19 pole a 20 až 24 žeton. Pravidla umísťování platí i pro soupeře. Na konci tahu si soupeř dolosuje žeton na pravý konec řady. Nemůže-li umístit žádný žeton, prohrává.',
    example:
      'Soupeř má v řadě 5 žetonů a umístí ten na pozici 2. Žetony z pozic 3 až 5 se posunou o jednu doleva a nový přijde na pozici 5.',
  },
  'solo-theatre': {
    text: '(1) Může-li soupeř vyhrát hru jedním žetonem, nebo s pomocí blesku více žetony, udělá to. (2) Jinak uzavře válčiště, za které získá body, (3) jinak kampaň, za kterou získá body; má-li na vybranou, zvolí víc bodů, pak menší hodnotu. (4) Jinak bere v úvahu jen aktivní kampaně, kam může něco umístit, aniž tím prohraje. Z nich zvolí: (5) podle taktického žetonu, (6) tu s nejvíc volnými poli, (7) tu za nejvíc bodů bez prémií, (8) válčiště s nejnižším číslem.',
    example:
      'Soupeř nemůže nic uzavřít. Aktivní kampaně v Pacifiku a v Africe mají po 4 volných polích, ostatní po 3, a obě jsou za 3 body. Rozhodne krok 8: Pacifik má číslo 2, Afrika 4.',
  },
  'solo-space': {
    text: 'V určené kampani se berou v úvahu jen volná pole, kam se hodí některý žeton řady. (9) Přednost má taktický žeton. Pak soupeř obsadí první, co z tohoto pořadí najde: (10) propagandu, má-li aspoň 20 bodů, (11) strategickou výhodu, (12) propagandu, prohrává-li aspoň o 3 body, (13) průmysl, má-li nejvýš 4 žetony, (14) výzkum nebo výzkum a průmysl, (15) bombardování, (16) taktickou výhodu, (17) průmysl, (18) propagandu, (19) pole nejvíc vlevo.',
    example:
      'Druhá kampaň v Pacifiku je celá volná: výzkum 2, průmysl, strategická výhoda 2 a pole bez efektu. Krok 11 zvolí strategickou výhodu. Je-li obsazená, soupeř s 5 žetony zvolí v kroku 14 výzkum 2, se 4 žetony v kroku 13 průmysl.',
  },
  'solo-token': {
    text: 'Berou se v úvahu jen žetony řady, které na pole smějí. (20) Přednost má taktický žeton. (21) Na pole bez efektu jen žetony s hodnotou aspoň 1, (22) na poslední volné pole kampaně jen žetony bez blesku, (23) má-li soupeř aspoň 20 bodů, jen žetony s nejvyšší hodnotou. Krok, po kterém by nezbyl žádný žeton, se vynechá. (24) Mezi zbylými rozhodne kostka: 1 je žeton nejvíc vlevo a za posledním se počítá znovu zleva.',
    example:
      'Hodí se žetony na pozicích 1, 2 a 4 a na kostce padne 5. Počítáte 1, 2, 4, 1, 2: soupeř umístí žeton z pozice 2.',
  },
  'solo-effects': {
    text: 'Soupeř provádí efekty jako vy, jen si při nich nevybírá. Vylosované žetony a speciální zbraně přidává na pravý konec řady. Strategickou výhodu použije tam, kde má největší vliv. Vědec je pro něj letectvem s hodnotou 3. Po blesku pokračuje na témže válčišti, kdykoli může, podle kroků 9 až 24; začal-li proto, aby vyhrál nebo něco uzavřel, prochází znovu i kroky 1 až 3. Jeho bombardování vám vezme náhodný žeton. Efekty u vlajky provádí podle kroků 10 až 18, pak zleva doprava.',
    example:
      'Soupeř obsadí továrnu s číslem 2 a v řadě mu zbývají 3 žetony. Nové přijdou na pozice 4 a 5 a ten z konce tahu na pozici 6.',
  },
  'greatest-change': {
    text: 'Posuny kostičky se řadí od největšího vlivu takto: 1 z vaší poloviny na soupeřovu, 2 ze středu na jeho polovinu, 3 z vaší poloviny na střed, 4 dál po jeho polovině, 5 blíž ke středu po vaší polovině, 6 jakýkoli jiný tah, který neuzavře nic, za co byste získali body vy, 7 jakýkoli jiný tah. Ve stupni 4 má přednost větší náskok, jehož dosáhne, ve stupni 5 větší náskok váš; pak delší posun a nakonec válčiště s nižším číslem.',
    example:
      'Soupeř má strategickou výhodu 2. V Pacifiku vedete o 1, v Africe o 4 a ve Východní Evropě nevede nikdo. Pacifik je stupeň 1, Východní Evropa 2, Afrika 5: posune se kostička v Pacifiku.',
  },
  stratagems: {
    text: 'S taktickými žetony se soupeř hůř předvídá; zda s nimi hrajete, volíte před hrou. Je jich osm. Od soupeřova druhého tahu se v každém jeho tahu jeden náhodně vylosuje. Ten, který právě leží odkrytý, se losování neúčastní a vrací se až po něm, takže tentýž nepřijde dvakrát po sobě. Taktický žeton se uplatní v krocích 5, 9 a 20; kroky 1 až 4 mají přednost. Platí po celý tah, i pro žetony po blesku.',
    example:
      'Ve 3. tahu se vylosuje Zvýšit náskok. V příštím soupeřově tahu se losuje ze sedmi ostatních a teprve pak se Zvýšit náskok vrátí mezi ně.',
  },
  'big-guns': {
    text: 'Krok 20: ze soupeřových žetonů se berou v úvahu jen speciální zbraně, může-li nějakou umístit. Žeton i pole volí najednou, ve všech kampaních, které ponechal krok 4, tak, aby umístění mělo největší vliv. Mezi rovnocennými poli rozhodnou kroky 6 až 19, mezi žetony kroky 21 až 24. Nemůže-li umístit žádnou speciální zbraň, taktický žeton nic neurčuje. Před hrou si můžete zvolit, že se nejdřív určí pole.',
    example:
      'V řadě je Elitní námořnictvo 4 a Úderná armáda 5. Námořnictvo by v Pacifiku změnilo váš náskok 3 na jeho náskok 1 (stupeň 1), armáda by v Západní Evropě jen opustila střed (stupeň 2). Umístí námořnictvo.',
  },
  counterattack: {
    text: 'Krok 5: soupeř zvolí válčiště, kde máte největší převahu vy. Krok 20: tam volí žeton i pole najednou tak, aby umístění mělo největší vliv. Před hrou si můžete zvolit, že se nejdřív určí pole.',
    example:
      'Vedete o 4 v Africe a o 2 v Pacifiku, soupeř tedy zvolí Afriku. Armáda 3 by vám nechala náskok 1 (stupeň 5), ale Námořnictvo 3 na poli +1 přesune kostičku na střed (stupeň 3). Umístí je tam.',
  },
  'economic-warfare': {
    text: 'Krok 5: soupeř zvolí válčiště, kde je v aktivní kampani dohromady nejvíc volných polí bombardování, průmyslu a výzkumu s průmyslem. Krok 9: má-li nejvýš 4 žetony, obsadí průmysl nebo výzkum s průmyslem, pak bombardování; s 5 a více žetony napřed bombardování.',
    example:
      'Druhá kampaň v Západní Evropě má volné bombardování i průmysl, jinde je takové pole nejvýš jedno. Soupeř zvolí ji: s 5 žetony v řadě obsadí bombardování, se 4 průmysl.',
  },
  'for-the-glory': {
    text: 'Krok 5: soupeř zvolí aktivní kampaň za nejvíc bodů, při shodě tu s nejvíc volnými poli propagandy. Krok 9: tam obsadí propagandu.',
    example:
      'Čtyři aktivní kampaně jsou za 3 body, ale jen ta ve Východní Evropě má volnou propagandu. Soupeř ji obsadí.',
  },
  'rapid-deployment': {
    text: 'Krok 20: soupeř umístí první žeton zleva, který na pole smí. Válčiště a pole určí obvyklé kroky a kostka není potřeba.',
    example:
      'V řadě je Armáda 2, Letectvo 1 a Námořnictvo 3 a pole je na pevnině. Umístí Armádu 2. Na moře by umístil Letectvo 1.',
  },
  'research-development': {
    text: 'Krok 5: soupeř zvolí válčiště, kde je v aktivní kampani volné pole výzkumu nebo výzkumu s průmyslem. Krok 9: tam takové pole obsadí. Krok 20: obsazuje-li pole jiného druhu, použije speciální zbraň, hodí-li se tam nějaká.',
    example:
      'Volný výzkum je v Pacifiku, ve Východní Evropě a v Africe. Nejvíc volných polí je v Pacifiku (krok 6), soupeř tam tedy obsadí výzkum 2. Mezi žetony, které tam smějí, rozhodne kostka.',
  },
  secure: {
    text: 'Krok 5: soupeř zvolí válčiště, kde má sám největší převahu. Pole a žeton určí obvyklé kroky.',
    example: 'Soupeř vede o 5 v Západní Evropě a o 3 v Africe. Žeton umístí v Západní Evropě.',
  },
  'no-change': {
    text: 'Žádná změna znamená, že znovu platí taktický žeton z předchozího tahu. Oba pak leží odkryté, příště se tedy losuje ze šesti ostatních; po tom losování se oba vracejí. V soupeřově prvním tahu leží Žádná změna odkrytá bez účinku, takže nemůže přijít v jeho druhém tahu.',
    example:
      'Ve 3. tahu se vylosuje Zvýšit náskok, v 5. tahu Žádná změna: znovu platí Zvýšit náskok. V 7. tahu se losuje ze šesti ostatních.',
  },
  harder: {
    text: 'Před sólovou hrou můžete dát virtuálnímu soupeři náskok 2, 4 nebo 6 bodů a k tomu 1, 2 nebo 3 další posuny na lištách. Posun je stejně dlouhý jako ostatní na zvolené obtížnosti. V rozšíření Nippon má 2 políčka a každé ze čtyř prvních měst ho dostane jednou dřív než některé podruhé.',
    example:
      'Na vysoké obtížnosti se 2 posuny navíc se hází 4 + 2 = 6krát: dohromady o 12 políček.',
  },
  nippon: {
    text: 'Japonsko a Německo bojují o 15 amerických měst. Na začátku jsou otevřená města Seattle, San Francisco, Los Angeles a San Diego, ostatní čekají. Když se město uzavře, strana na tahu podle své volby otevře jiné, po efektech u vlajky. Stála-li kostička uzavřeného města na vlajce, nová začíná 2 políčka od středu na téže polovině; stála-li 1 nebo 2 políčka před vlajkou, o 1 políčko; jinak na středu. Začíná Japonsko, při rovnosti vítězí Německo a hraje se do 25 bodů.',
    example:
      'Japonsko obsadí poslední pole v Seattlu a kostička stojí 7 políček na jeho polovině, 2 před vlajkou. Otevře Denver a tamní kostička začíná o 1 políčko na japonské polovině.',
  },
  'nippon-solo': {
    text: 'Hrajete za Německo se 3 žetony, virtuální soupeř za Japonsko s řadou 5 žetonů a začíná. Ve dvou náhodně určených městech z prvních čtyř stojí kostička 2 políčka na jeho polovině. Každé nové město otevíráte vy, ať se předchozí uzavřelo v čímkoli tahu. Stalo-li se to v tahu soupeře, začíná nová kostička ještě o 1 políčko blíž k němu.',
    example:
      'Soupeř uzavře San Diego u své vlajky. Otevřete Dallas: kostička začíná 2 + 1 = 3 políčka na japonské polovině.',
  },
  'japanese-tokens': {
    text: 'Mezi 22 japonskými žetony jsou dva, které nikdo jiný nemá; vymysleli jsme je sami, stejně jako celý plán. Kamikaze je letectvo s hodnotou 3, které se o efekt svého pole nestará. Kaidžú smí na kterékoli volné pole aktivní kampaně, efekt pole zadupe a hází se za něj kostkou: při 2 až 6 se kostička posune o tolik políček k Japonsku, případně až k vlajce; při 1 se posune o 2 k Německu a zastaví se políčko před vlajkou. Než se hodí, má kaidžú pro virtuálního soupeře hodnotu 0.',
    example:
      'Japonsko vede v Denveru o 4 a umístí tam kaidžú. Padne-li 5, kostička dojde k vlajce na 9; padne-li 1, japonský náskok se zmenší na 2.',
  },
};
