import type { RuleTexts } from '@bivouac/text';
import type { RuleId } from '../rule-sources.ts';

/** In the terms of the Czech rulebook. */
export const rules: RuleTexts<RuleId> = {
  round: {
    text: 'Kolo má tři fáze: obě strany si doberou čtyři karty, určí iniciativu a odehrají své tahy, nejdřív ta, která má iniciativu. Kola se opakují, dokud některá strana nesplní svůj úkol, nerozpráší všechny nepřátelské střelce, nebo dokud nepřítel nestáhne vojska. V tu chvíli bitva končí, i uprostřed tahu. Pravidla délku bitvy neomezují; zde má nejvýš 100 kol.',
    example:
      'Ovládáte cíle v hodnotě 3 a potřebujete 4. Zahrajete ovládnutí na poli s cílem 1: bitva končí, i když držíte ještě dvě karty.',
  },
  draw: {
    text: 'Na začátku kola si každá strana dobere ze svého dobíracího balíčku 4 karty. Kdykoli si máte dobrat a dobírací balíček je prázdný, zamíchejte odhazovací balíček, vytvořte z něj nový a dobírejte dál. Karty z herní oblasti, ze zálohy a z balíčku ztrát se nepřimíchávají. Není-li z čeho nový balíček vytvořit, doberete si méně karet.',
    example:
      'V dobíracím balíčku máte 1 kartu, v odhazovacím 6. Doberete si tu jednu, 6 odhozených zamícháte do nového balíčku a doberete si z něj ještě 3.',
  },
  initiative: {
    text: 'Každá strana tajně vybere z ruky jednu kartu a obě se otočí současně. Vyšší iniciativa, tedy číslo nahoře na kartě, získá žeton iniciativy a hraje v tomto kole první. Při shodě zůstane žeton, kde byl. Obě karty se pak odhodí; nic jiného neudělají. Vybrat lze kteroukoli kartu, i válečný zmatek. Strana bez karty má 0.',
    example:
      'Vyberete pátrače (6), soupeř velitele družstva (7): první hraje soupeř. Kdybyste také vybrali velitele družstva, iniciativu by si nechal ten, kdo ji měl.',
  },
  turn: {
    text: 'Ve svém tahu hrajete karty z ruky jednu po druhé. Každá zůstane ležet lícem nahoru v herní oblasti. Přestat můžete kdykoli. Na konci tahu odhodíte celou herní oblast i všechny karty, které vám zbyly v ruce: do dalšího kola si žádnou nenecháte. Pak hraje druhá strana, nebo začne další kolo.',
    example:
      'Po určení iniciativy držíte střelce, velitele družstva a válečný zmatek. První dva zahrajete; na konci tahu odhodíte všechny tři.',
  },
  cards: {
    text: 'Karta mužstva ukazuje jednotku a družstvo vojáka, iniciativu pro určení iniciativy a akce, z nichž při zahrání vybíráte. Jedná žetonem své jednotky. Karta velení (velitel, zdravotník, děla, letadla) žeton nemá a k žádné jednotce nepatří. Číslo za akcí je její hodnota; dvě čísla, například 2/3, jsou kostky proti různým cílům. Písmeno v závorce omezuje akci na jedno družstvo, hranatá závorka určuje dosah a hvězdička označuje vylepšenou akci. V tabulce jsou běžní vojáci všech druhů; někteří přijdou do vaší čety až v průběhu kampaně. Karty rezervistů a vylepšených vojáků uvidíte, až k vám přijdou.',
    example:
      'Střelec A má iniciativu 5, přesun 1, útok 1 a ovládnutí; žeton střelců A má základní obranu 4.',
  },
  'playing-a-card': {
    text: 'Zahranou kartu využijete k jedné ze tří věcí: provedete jednu z jejích akcí, nebo připravíte její jednotku, je-li pod palbou, nebo kartu stáhnete do zálohy. Karta mužstva jedná žetonem své jednotky. Velitelé, děla a letadla jsou karty velení a žeton nemají. Akci, kterou teď nelze provést, zvolit nemůžete; například průzkum bez válečného zmatku v ruce nebo palbu bez cíle v dosahu.',
    example:
      'Střelec A nabízí přesun 1, útok 1 a ovládnutí: vyberte jednu z akcí. Chcete-li se přesunout a pak zaútočit, potřebujete dva střelce A, nebo velitele, který zahraného střelce povzbudí.',
  },
  'fog-of-war': {
    text: 'Válečný zmatek zanáší balíček: má iniciativu 1 a žádnou akci. Můžete ho vybrat k určení iniciativy, ale nemůžete ho zahrát, stáhnout do zálohy ani vzít ze zálohy posilami. Přibývá, když propátráváte nová pole a když nepřítel použije zmatení nepřítele. Zbavit se ho můžete jen průzkumem, a to do konce bitvy. V další bitvě máte zase všechny.',
    example:
      'Propátráte 2 nová pole: ze zálohy jdou mezi odhozené 2 válečné zmatky. Je-li v záloze už jen 1, vezmete si 1.',
  },
  suppressed: {
    text: 'Jednotka pod palbou nemůže jednat; její žeton leží lícem dolů. Zahrajete-li její kartu, karta jednotku jen znovu připraví. Místo toho můžete kartu stáhnout do zálohy a jednotka zůstane pod palbou. Akce připravit postaví jednotku na nohy bez její vlastní karty. Dostat se pod palbu podruhé nic nemění. I jednotka pod palbou brání nepříteli ovládnout pole, které ovládá vaše strana. Tank pod palbu dostat nelze.',
    example:
      'Kulometčíci A jsou pod palbou a vy držíte dvě jejich karty. První jednotku připraví, druhou už můžete zahrát ke krycí palbě 4.',
  },
  entering: {
    text: 'Ne každá jednotka začíná na plánu. Zahrajete-li k akci kartu jednotky, která na plánu nemá žeton, nejdřív ho položte, připravený, na pole se střelci jejího družstva. Jednotka bez družstva přijde ke kterýmkoli vašim střelcům. Nevadí, jsou-li ti střelci rozprášení nebo pod palbou ani stojí-li tam nepřítel. Jednotka pak hned provede svou akci. Tank přijede ke kterýmkoli střelcům, kteří nestojí na neprůjezdném terénu; nejsou-li takoví, jeho kartu pro akci zahrát nelze. Stažením do zálohy se žeton nepokládá ani neodebírá.',
    example:
      'Zahrajete odstřelovače k útoku 3. Vaši střelci stojí na polích 404 a 506. Vyberete 506, položíte tam odstřelovače a střílíte odtud.',
  },
  'hunker-down': {
    text: 'Místo akce vrátíte hranou kartu do zálohy. Bude mimo balíček, dokud ji nevrátí posily nebo okamžité posily, a ostatní karty na vás přijdou dřív. Na plánu se nic nezmění: žeton se nepoloží, neodebere ani nepřipraví. Válečný zmatek takto odložit nelze. Nestahujte poslední kartu, která má posily; nic by už karty ze zálohy nevrátilo.',
    example:
      'V balíčku se vám točí dvanáct karet a dva z nich jsou kulometčíci, kteří nemají na koho střílet. Stáhnete-li oba, točí se jich deset a střelci přicházejí častěji.',
  },
  'control-markers': {
    text: 'Na pole s vaším žetonem kontroly, ať leží kteroukoli stranou, smějí vaše jednotky přesunem, manévrem i výpadem. Strana propátráno nic víc nedává. Je-li nahoře strana ovládáno, počítá se vám cíl nebo vítězné body na poli a opevnění tam kryje vaše jednotky. Na jednom poli mohou mít žeton obě strany, ale ovládat ho může jen jedna. Během bitvy se žetony kontroly z plánu neodstraňují. Na poli může být libovolně mnoho jednotek obou stran; nepřátelské jednotky ani žetony v cestě nebrání.',
    example:
      'Na poli 504 máte propátráno, nepřítel ovládáno. Vaši střelci tam přesunem smějí. Stojí-li tam jen rozprášení nepřátelé, ovládnutím otočíte svůj žeton na ovládáno a jejich na propátráno.',
  },
  move: {
    text: 'Jednotka se přemístí o 1 pole. Musí na něm ležet váš žeton kontroly, kteroukoli stranou nahoru; nepřátelé tam nevadí. Tank nesmí do neprůjezdného terénu. Zde může jednotka i zůstat, kde je. Cestou ji může zastihnout mina nebo palebný sektor.',
    example:
      'Střelci A stojí na poli 504. Vaše žetony leží na polích 404 a 503. Přesunem 1 se dostanou na 404 nebo 503, ale ne na 505, kde žeton nemáte.',
  },
  scout: {
    text: 'Jednotka se přemístí až o X polí, i na pole bez vašeho žetonu kontroly; X je číslo na kartě. Na každé pole, na které vstoupí a kde váš žeton není, ho položíte stranou propátráno nahoru a za každý takový žeton jde ze zálohy mezi odhozené 1 válečný zmatek. Nezbývá-li v záloze žádný, žeton položíte stejně. Zásah minou nebo z palebného sektoru akci ukončí; pole propátraná do té chvíle propátraná zůstanou.',
    example:
      'Pátrání 2: pátrači vstoupí na pole 404, kde už váš žeton leží, a pak na 405, kde neleží. Položíte 1 žeton a vezmete si 1 válečný zmatek.',
  },
  stalk: {
    text: 'Jednotka se přemístí o 1 pole, i na pole bez vašeho žetonu kontroly. Žádný žeton nepoloží a žádný válečný zmatek vám nepřinese. Zde může i zůstat, kde je.',
    example:
      'Odstřelovač přejde skrytým přesunem ze 404 na 405, kde nemáte žeton. Pole tím propátrané není: vaši střelci na ně přesunem stále nesmějí.',
  },
  guide: {
    text: 'Přemístíte libovolnou svou jednotku o 1 pole, na pole s vaším žetonem kontroly. Je-li u akce písmeno, například manévr 1 (B), musí být z toho družstva. Manévrem nelze přemístit jednotku pod palbou nebo rozprášenou ani protitankový kanón, který se nepohybuje nikdy. Tank nesmí do neprůjezdného terénu.',
    example:
      'Staršina má manévr 1. Kulometčíci A stojí na poli 504 a na poli 404 leží váš žeton. Přejdou na 404, i když jste žádnou jejich kartu nezahráli.',
  },
  bolster: {
    text: 'Vezměte si ze zálohy až X karet a dejte je do odhazovacího balíčku; X je číslo na kartě. Do ruky se dostanou po příštím zamíchání. Je-li u akce písmeno, například posily 2 (A), smíte brát jen karty toho družstva. Válečný zmatek vzít nelze. Vezmete-li si kartu rozprášené jednotky, přestává být rozprášená.',
    example:
      'Posily 2 (A): vezmete si střelce A a kulometčíka A. Kulometčíci A byli rozprášeni; žeton rozprášení z nich hned odstraníte. Karty můžete hrát, až si je doberete.',
  },
  'bring-up': {
    text: 'Vezměte si ze zálohy 1 kartu přímo do ruky, kteroukoli kromě válečného zmatku. Můžete ji zahrát ještě v tomto tahu. Patří-li rozprášené jednotce, jednotka přestává být rozprášená.',
    example:
      'Zdravotník přivede střelce B. Střelci B byli rozprášeni; teď jsou zpátky v boji a kartu můžete hned zahrát k útoku 1.',
  },
  command: {
    text: 'Doberte si až X karet; X je číslo na kartě. Můžete je zahrát ještě v tomto tahu. Dojde-li dobírací balíček, zamíchejte odhazovací, vytvořte z něj nový a dobírejte dál. Karty z herní oblasti se nepřimíchávají.',
    example:
      'Za mnou! 2 a v dobíracím balíčku je 1 karta: doberete si ji, zamícháte odhazovací balíček a doberete si ještě 1. Po první kartě můžete také přestat.',
  },
  conceal: {
    text: 'Soupeř přesune ze své zálohy do svého odhazovacího balíčku 1 válečný zmatek. Nemá-li v záloze žádný, nestane se nic; akci ale zvolit můžete.',
    example:
      'Nepřítel má v záloze 6 válečných zmatků. Po zmatení nepřítele jich má 5 a jeden navíc mu po příštím zamíchání přijde do ruky.',
  },
  control: {
    text: 'Jednotka ovládne pole, na kterém stojí: váš žeton kontroly tam musí ležet stranou propátráno nahoru a vy ho otočíte na ovládáno. Nepřátelský žeton, který ukazoval ovládáno, se otočí na propátráno. Nejde to, když pole ovládá nepřítel a má na něm jednotku, která není rozprášená; stačí i jednotka pod palbou. Kde nepřítel pole neovládá, jeho jednotky nevadí. Pole ovládáte dál, i když z něj jednotka odejde.',
    example:
      'Na poli 505 stojí vaši střelci a nepřátelští pátrači, propátrané je mají obě strany. Zahrajete ovládnutí a pole je vaše. Nepřátelští střelci, kteří přijdou potom, ho neovládnou, dokud tam vaši střelci stojí a nejsou rozprášení.',
  },
  inspire: {
    text: 'Vyberte ze své herní oblasti 1 kartu družstva uvedeného na kartě a proveďte jednu z jejích akcí, jen ne vylepšenou (*). Nemusí to být ta, pro kterou jste kartu zahráli. Karta zůstane v herní oblasti. Vybrat nelze kartu velení ani kartu, jejíž jednotka je pod palbou.',
    example:
      'Střelce A jste zahráli pro přesun 1. Velitel družstva A s povzbuzením 1 (A) ho nechá jednat ještě jednou, třeba útokem 1. Na rozdíl od Normandie se karta nevrací do ruky.',
  },
  exert: {
    text: 'Vyberte ze své herní oblasti 1 kartu pěší jednotky z kteréhokoli družstva a proveďte jednu z jejích akcí, i vylepšenou (*). Pak je její jednotka pod palbou, i když byla akce přerušena. Vybrat nelze kartu tanku, kartu velení ani kartu, jejíž jednotka je pod palbou.',
    example:
      'Kulometčík A vystřelil útokem 3*. Komisař na něj použije výpětí sil: jednotka střílí znovu 3 kostkami a potom je pod palbou.',
  },
  recon: {
    text: 'Odložte do konce bitvy 1 válečný zmatek z ruky a doberte si 1 kartu; můžete ji zahrát ještě v tomto tahu. Je-li dobírací balíček prázdný, nejdřív zamíchejte odhazovací. Bez válečného zmatku v ruce průzkum zvolit nelze.',
    example:
      'Držíte pátrače B a válečný zmatek. Zahrajete pátrače pro průzkum: zmatek je pryč, doberete si střelce A a můžete ho hned zahrát.',
  },
  'recon-scout': {
    text: 'Nejdřív proveďte průzkum: odložte do konce bitvy 1 válečný zmatek z ruky a doberte si 1 kartu. Pak může jednotka provést pátrání 1: přemístí se až o 1 pole; není-li na něm váš žeton kontroly, položíte ho a vezmete si 1 válečný zmatek. Bez válečného zmatku v ruce akci zvolit nelze.',
    example:
      'Pátrači odloží 1 válečný zmatek, doberete si kartu a propátrají pole 405. Ze zálohy přijde 1 válečný zmatek: máte pole a kartu navíc a zmatku stejně jako předtím.',
  },
  rally: {
    text: 'Vyberte 1 svou jednotku, která je pod palbou, a připravte ji. Je-li u akce písmeno, například připravit 1 (A), musí být z toho družstva. Rozprášené jednotce tato akce nepomůže: tu vrátí do boje jen karta ze zálohy.',
    example:
      'Kulometčíci A jsou pod palbou. Zahrajete připravit 1 (A) a potom kulometčíka A: jeho karta už nemusí jednotku připravit a může hned střílet.',
  },
  assault: {
    text: 'Jednotka se může přemístit o 1 pole, na pole s vaším žetonem kontroly, a pak může provést jednu bojovou akci uvedenou na téže kartě. Může také zůstat a jen bojovat. Zastaví-li ji cestou mina nebo palebný sektor, končí celá akce.',
    example:
      'Úderníci mají výpad a útok 2 [0–1]. Přejdou na pole vedle střelců, které kryje pole s krytem 1, a zaútočí: 4 + 1 + 1 = 6. Dvě kostky zasáhnou v 75 % případů.',
  },
  'attack-stalk': {
    text: 'Jednotka provede jednu bojovou akci uvedenou na téže kartě. Pak může provést skrytý přesun 1: přemístí se o 1 pole, i na pole bez vašeho žetonu kontroly, a žádný žeton nepoloží. Nemá-li na co střílet, akci zvolit nelze.',
    example:
      'Odstřelovač s útokem 3 střílí z pole 404 na pátrače na poli 405: 5 + 0 + 1 = 6. Tři kostky zasáhnou v 88 % případů. Pak zmizí na pole 403.',
  },
  'field-of-fire': {
    text: 'Kulometčíci hlídají jedno pole: položte jejich žeton na libovolné pole, nebo ho tam přesuňte. Jakmile se na to pole přemístí nepřátelská pěší jednotka, kulometčíci proti ní hned provedou krycí palbu 3; kryt i vzdálenost se počítají. Při zásahu je jednotka pod palbou a její akce končí. Žeton zůstává v každém případě. Odstraní se, když se kulometčíci přemístí, utrpí ztrátu nebo se dostanou pod palbu. Na tanky a na vytlačené jednotky nepůsobí. Každí kulometčíci mají jen jeden.',
    example:
      'Kulometčíci na poli 403 hlídají pole 405 s krytem 0. Vstoupí na ně nepřátelští střelci: 4 + 0 + 2 = 6. Tři kostky zasáhnou v 88 % případů; střelci jsou pod palbou a dál nejdou.',
  },
  smoke: {
    text: 'Ženisté položí jeden ze svých žetonů dýmu na pole, na kterém stojí. Všechny jednotky na něm, vaše i nepřátelské, mají obranu o 2 vyšší, jen ne proti demolici a minám. Na poli může být jen jeden žeton dýmu a dým zůstane do konce bitvy. Ženisté A i ženisté B mají na bitvu po dvou.',
    example:
      'Na střelce na poli 504 (kryt 0) se střílí ze vzdálenosti 2: 4 + 0 + 2 = 6 a jedna kostka zasáhne v 50 % případů. V dýmu je to 4 + 0 + 2 + 2 = 8 a jedna kostka zasáhne ve 30 %.',
  },
  mines: {
    text: 'Ženisté položí až X min na okraje pole, na kterém stojí; X je číslo na kartě. Na každém okraji může být jedna vaše mina a každá jednotka ženistů má na bitvu čtyři. U každé zvolíte, zda je protipěchotní, nebo protitanková. Přechází-li přes ni nepřátelská jednotka, proti které je určená, hodí se proti ní 1 kostkou a počítá se jen základní obrana nebo pancíř. Zasažená jednotka utrpí ztrátu, zůstane, kde byla, a její akce končí; mina je do konce bitvy pryč. Při neúspěchu jde jednotka dál a mina zůstává. Vlastní miny vám neškodí a na vytlačené jednotky miny nepůsobí.',
    example:
      'Střelci (4) přecházejí přes protipěchotní minu: 1 kostka zasáhne v 70 % případů. Panzer III (pancíř 6) na protitankové mině: v 50 %.',
  },
  'anti-air': {
    text: 'Soupeř přijde do konce kampaně o 1 bombardér. Odstraní ho z ruky; nemá-li ho tam, z odhazovacího balíčku; nemá-li ho ani tam, z dobíracího, který pak zamíchá. Není-li bombardér na žádném z těch míst, můžete zahranou kartu vrátit do zálohy. Bombardéry v soupeřově záloze jsou v bezpečí. Sestřelený bombardér není ztráta.',
    example:
      'Nepřítel má jeden bombardér mezi odhozenými a druhý v dobíracím balíčku. Protiletadlová obrana 1 mu vezme ten odhozený.',
  },
  attack: {
    text: 'Vyberte jednu nepřátelskou pěší jednotku; má-li akce dosah v závorce, musí být v něm. Hoďte X kostkami proti její celkové obraně; X je číslo na kartě. Zásah stojí jednotku jednu kartu, bez ohledu na to, kolik kostek zasáhlo. Na tank takto útočit nelze.',
    example:
      'Útok 1 na střelce v otevřeném terénu vzdálené 2 pole: 4 + 0 + 2 = 6. Kostka zasáhne při 6, 7, 8, 9 a 0, tedy v 50 % případů.',
  },
  suppress: {
    text: 'Vyberte jednu nepřátelskou pěší jednotku; má-li akce dosah v závorce, musí být v něm. Hoďte X kostkami proti její celkové obraně; X je číslo na kartě. Zasažená jednotka je pod palbou, ztrátu neutrpí. Byla-li pod palbou už předtím, nic se nezmění. Tank pod palbu dostat nelze.',
    example:
      'Krycí palba 4 na pátrače v budově vzdálené 2 pole (kryt zvenčí 3): 5 + 3 + 2 = 10. Zasáhne jen 0; čtyři kostky uspějí ve 34 % případů.',
  },
  'area-suppress': {
    text: 'Vyberte pole; má-li akce dosah v závorce, musí být v něm. Proti každé nepřátelské pěší jednotce na tom poli proveďte krycí palbu X kostkami; X je číslo na kartě. Hází se proti každé zvlášť, v libovolném pořadí. Vašich jednotek ani tanků se to netýká.',
    example:
      'Umlčovací palba 2 na pole 405 (kryt 0) o 1 pole dál, kde jsou střelci a pátrači: 2 kostky proti 4 + 0 + 1 = 5 (84 %) a pak 2 kostky proti 5 + 0 + 1 = 6 (75 %).',
  },
  grenades: {
    text: 'Vyberte pole v dosahu uvedeném v závorce. Na každou nepřátelskou pěší jednotku na tom poli zaútočte X kostkami; X je číslo na kartě. Hází se proti každé zvlášť, v libovolném pořadí. Každá zasažená utrpí jednu ztrátu. Vašich jednotek ani tanků se to netýká.',
    example:
      'Granáty 2 [0–1] na sousední pole s krytem 1, kde jsou střelci a pátrači: 2 kostky proti 4 + 1 + 1 = 6 (75 %) a pak 2 kostky proti 5 + 1 + 1 = 7 (64 %).',
  },
  flamethrower: {
    text: 'Zaútočte X kostkami na jednu nepřátelskou pěší jednotku v dosahu uvedeném v závorce; X je číslo na kartě. Zasažená jednotka utrpí ztrátu a vy ji navíc můžete vytlačit na sousední pole se žetonem kontroly jejího vlastníka. Vytlačená jednotka, která byla pod palbou, je znovu připravená. Vytlačit ji smíte jen jednou, i když ji zásah rozpráší. Protitankový kanón vytlačit nelze.',
    example:
      'Plamenomet 2 [0–1] na střelce v téže budově (kryt zevnitř 1): 4 + 1 + 0 = 5. Dvě kostky zasáhnou v 84 % případů. Střelci přijdou o kartu a vy je vytlačíte na ulici.',
  },
  antitank: {
    text: 'Vyberte nepřátelský tank, budovu nebo tunel; má-li akce dosah v závorce, musí být v něm. Na kartě jsou dvě čísla: kostky proti tanku a kostky proti budově nebo tunelu. Tank brání pancíř, kryt, vzdálenost a dým, budovu její odolnost a vzdálenost, tunel 7 a vzdálenost. Zasažený tank utrpí ztrátu, budova je poškozená nebo zničená, tunel je do konce kampaně pryč.',
    example:
      'Protitanková střela 3/2 na Panzer III v otevřeném terénu vzdálený 2 pole: 6 + 0 + 2 = 8, tři kostky, 66 %. Na budovu s odolností 8 o 1 pole dál: 8 + 1 = 9, dvě kostky, 36 %.',
  },
  demolish: {
    text: 'Vyberte nepřátelský tank, budovu nebo tunel v dosahu uvedeném v závorce. Na kartě jsou dvě čísla: kostky proti tanku a kostky proti budově nebo tunelu. Kryt a dým se nepočítají, vzdálenost ano. Zasažený tank utrpí ztrátu, budova je poškozená nebo zničená, tunel je do konce kampaně pryč.',
    example:
      'Demolice 1/3 [0–1] na T-34 na sousedním poli: 7 + 1 = 8, jedna kostka, 30 %. Na budovu s odolností 8, ve které ženisté stojí: 8 + 0 = 8, tři kostky, 66 %.',
  },
  bombard: {
    text: 'Vyberte pole; má-li akce dosah v závorce, musí být v něm. Házejte proti jeho budově, tunelu a každé pěší jednotce na něm, i vaší, proti každému cíli zvlášť a v libovolném pořadí. Na kartě jsou dvě čísla: kostky proti každé pěší jednotce a kostky proti budově nebo tunelu. Vzdálenost se nepočítá; kryt a dým ano, v budově vyšší kryt. Každá zasažená jednotka utrpí ztrátu. Padne-li budova dřív, obránce už nekryje. Tanků se to netýká.',
    example:
      'Bombardování 3/4 na budovu (kryt 3, odolnost 8), ve které jsou střelci: 4 kostky proti 8 (76 %) a pak 3 kostky proti 4 + 3 = 7 (78 %). Je-li budova právě poškozená, platí 4 + 2 = 6 (88 %).',
  },
  defence: {
    text: 'Celková obrana je číslo, kterého musí kostka dosáhnout: základní obrana, kryt pole, vzdálenost a v dýmu ještě 2. Základní obrana je číslo na žetonu, u tanku pancíř. V budově platí proti palbě z jiného pole vyšší kryt, zevnitř nižší. Na opevněném poli platí vyšší kryt, ovládá-li pole strana cíle. Při demolici se nepočítá kryt ani dým, při bombardování vzdálenost a u miny nic než základ. Budovu brání odolnost a vzdálenost, tunel 7 a vzdálenost; kryt jim nepomáhá.',
    example:
      'Střelci (4) v budově s krytem 1/3. Ze vzdálenosti 2: 4 + 3 + 2 = 9. Zevnitř: 4 + 1 + 0 = 5.',
  },
  range: {
    text: 'Vzdálenost je počet kroků z pole útočníka na pole cíle; na témže poli je 0. Pole sousedí, dotýkají-li se částí okraje. Každá druhá řada je posunutá o půl dílku, takže pole uvnitř plánu má šest sousedů. Viditelnost se neřeší: nic, co stojí v cestě, palbě nebrání. Tunely vzdálenost nezkracují. Každý krok přidá k obraně cíle 1, jen ne při bombardování.',
    example: 'Ze 504 na 404 je vzdálenost 1. Ze 504 na 505 je 1. Ze 403 na 505 je 2.',
  },
  'range-brackets': {
    text: 'Závorka za akcí říká, jak daleko smí být její cíl. [0–2] znamená nejvýš 2 pole daleko, [0–0] jen pole, na kterém jednotka stojí, [1–…] aspoň 1 pole daleko a dál bez omezení. Akce bez závorky dosáhne po celém plánu. Vzdálenost se k obraně cíle přičítá i tak.',
    example:
      'Útok 3 [0–1] dosáhne na pole jednotky a na pole vedle něj. Pěchotní dělo s bombardováním 2/2 [2–…] nezasáhne pole hned vedle sebe.',
  },
  'upgraded-actions': {
    text: 'Hvězdička za akcí znamená, že je vylepšená: silnější, než má běžný voják, nebo taková, kterou běžný voják nemá. Hraje se jako každá jiná, s jednou výjimkou: povzbuzením ji použít nelze, ani v rámci výpadu nebo útoku a skrytého přesunu. Výpětím sil ano. Takové akce jsou jen na kartách vylepšených vojáků.',
    example:
      'Vylepšený střelec má přesun 1, útok 2* a ovládnutí. Povzbudí-li ho velitel družstva, může se přesunout nebo ovládnout pole, zaútočit ale ne.',
  },
  buildings: {
    text: 'Pole se třemi čísly, například 1/3/8, je budova: kryt 1 zevnitř, kryt 3 proti palbě z jiných polí, odolnost 8. Zasáhnout ji může protitanková střela, demolice a bombardování. První zásah ji poškodí: kryt zvenčí klesne o 1, odolnost o 2. Druhý ji zničí: zbude jen nižší kryt, smějí sem tanky a zasáhnout ji už nelze. Poškození zůstává po celou kampaň.',
    example:
      'Budova 1/3/8 je zasažena a je z ní 1/2/6. Střelci uvnitř měli proti palbě ze sousedního pole 4 + 3 + 1 = 8, teď mají 4 + 2 + 1 = 7. Po dalším zásahu budou mít 4 + 1 + 1 = 6.',
  },
  works: {
    text: 'Některé bitvy začínají opevněním polí. Opevněné pole má dva kryty, například 1+3: vyšší chrání jednotky strany, která pole ovládá, nižší všechny ostatní. Nezáleží na tom, kde stojí útočník. Opevnění zůstává po celou kampaň.',
    example:
      'Na střelce (4) na opevněném poli 1+3 se střílí ze vzdálenosti 2. Ovládá-li pole jejich strana: 4 + 3 + 2 = 9. Má-li je jen propátrané: 4 + 1 + 2 = 7.',
  },
  tunnels: {
    text: 'Všechna pole s tunelem spolu pro pohyb sousedí, ať jsou od sebe jakkoli daleko. Tanky tunelem neprojedou, jednotky se jím nevytlačují a vzdálenost nezkracuje. Pravidla pohybu platí dál: pro přesun musí na druhém poli ležet váš žeton kontroly. Tunel lze zasáhnout protitankovou střelou a demolicí (7 a vzdálenost), při bombardování se hází i proti tunelu na vybraném poli (7). Zasažený tunel je po celou kampaň pryč.',
    example:
      'Tunely jsou na polích 203 a 506. Střelci na 203 se přesunem 1 dostanou na 506, kde leží váš žeton. Demolice 1/3 na vlastním poli: 7 + 0 = 7, tři kostky, 78 %.',
  },
  tanks: {
    text: 'Tank má místo běžné obrany pancíř: T-34 7, Panzer III 6. Zasáhnout ho může jen protitanková střela, demolice a protitanková mina. Pod palbu ho dostat nelze a palebný sektor, granáty ani bombardování na něj nepůsobí. Nesmí do neprůjezdného terénu (stojící budovy, rokle, břeh Volhy) ani do tunelu. Nasadí se ke kterýmkoli vašim střelcům, kteří v neprůjezdném terénu nestojí. Zasažený tank utrpí ztrátu a může být rozprášen jako každá jednotka; výpětí sil pro něj použít nelze.',
    example:
      'Panzer III (6) na poli s krytem 1, 2 pole od protitankového kanónu: 6 + 1 + 2 = 9. Tři kostky zasáhnou ve 49 % případů.',
  },
  dice: {
    text: 'Kostky mají deset stran, 0 až 9. Hoďte jich tolik, kolik udává akce. Zásah je, ukáže-li aspoň jedna kostka celkovou obranu nebo víc. 0 zasáhne vždy, i při celkové obraně 10 a vyšší. Další zásahy nic nemění.',
    example:
      'Celková obrana 7: kostka zasáhne při 7, 8, 9 a 0, tedy ve 40 % případů. Dvě kostky zasáhnou v 64 %, tři v 78 %, čtyři v 87 %.',
  },
  casualties: {
    text: 'Zasažená jednotka přijde o jednu kartu. Její vlastník ji musí hledat v tomto pořadí: herní oblast, ruka, odhazovací balíček, dobírací balíček, který pak zamíchá. Kartu vezme z prvního místa, kde nějaká karta té jednotky je; je-li jich tam víc, vybere si. Karta jde do balíčku ztrát a v této bitvě už není. Ze zálohy se nikdy nebere. Není-li karta jednotky na žádném z těch čtyř míst, jednotka je rozprášená. Kolik karet jste ztratili a odkud, vidí všichni; které to byly, jen vy, pokud karta neležela odkrytá. V herní oblasti leží karty jen během vlastního tahu, proto o ně přijdete minou nebo vlastním bombardováním.',
    example:
      'Vaše střelce A zasáhl nepřítel ve svém tahu. V ruce střelce A nemáte, mezi odhozenými jsou dva a v dobíracím balíčku jeden. Vyberete jednoho z těch dvou; tomu v dobíracím balíčku se nic nestane.',
  },
  rout: {
    text: 'Je-li jednotka zasažena a žádná její karta není v herní oblasti, v ruce, v odhazovacím ani v dobíracím balíčku, je rozprášená. Strana, která ji zasáhla, ji smí vytlačit na sousední pole se žetonem kontroly jejího vlastníka; byla-li pod palbou a je vytlačena, je znovu připravená. Každý další zásah jen dovolí jednotku vytlačit znovu. Rozprášená jednotka zůstává na plánu, nemůže jednat a nebrání ovládnutí pole. Posily nebo okamžité posily s její kartou rozprášení hned ruší. Protitankový kanón vytlačit nelze a tank nelze vytlačit do neprůjezdného terénu.',
    example:
      'Jediní dva kulometčíci B, které máte, jsou v záloze a jednotka na poli 505 je zasažena: je rozprášená. Nepřítel ji vytlačí na 404, kde leží váš žeton. Posilami si vezmete jednu z jejích karet a jednotka je na poli 404 zpátky v boji.',
  },
  tasks: {
    text: 'Každá strana má svůj úkol; je napsaný vedle plánu. Jakmile ho splníte, vítězíte. Úkolů je pět druhů: ovládnout cíle v hodnotě X; rozprášit zároveň uvedené jednotky nebo X jednotek; získat X vítězných bodů; ovládat pole, na kterém leží X vítězných bodů; dostat uvedené jednotky, nerozprášené, zároveň na jedno pole se žetonem úniku nebo úkolu. Při „a“ musíte splnit všechny části, při „nebo“ jednu; při „a/nebo“ se části sčítají v libovolném poměru. Splní-li úkol obě strany zároveň, vítězí ta, která je na tahu.',
    example:
      'Úkol žádá dohromady 6 za cíle a/nebo rozprášené jednotky. Cíle v hodnotě 4 a 2 rozprášené nepřátelské jednotky dávají 4 + 2 = 6: vítězíte.',
  },
  objectives: {
    text: 'Žeton cíle dává svou hodnotu straně, která pole ovládá; jednotku tam mít nemusí. Ovládne-li pole druhá strana, přejde hodnota na ni. Pole, které je jen propátrané, nedává nic. Máte-li za úkol ovládnout cíle v hodnotě X, vítězíte, jakmile je součet jejich hodnot X nebo víc.',
    example:
      'Úkol: cíle v hodnotě 4. Ovládáte pole s cíli 2 a 1, dohromady 3. Vaši střelci ovládnou další cíl s hodnotou 1: 2 + 1 + 1 = 4 a vítězíte.',
  },
  'victory-points': {
    text: 'V některých bitvách se získávají vítězné body; za co, stojí u bitvy: za poškozené nebo zničené budovy, za zničené tunely, za ztráty nepřítele, nebo za pole ovládané na konci kola. Tyto body vám zůstanou. V jiných bitvách přibude na konci každého kola bod na určeném poli; takové body se počítají tomu, kdo pole ovládá. Každý žeton má hodnotu 1 a je jich 14. Jsou-li rozdané všechny, další nezíská nikdo. Za ztráty, které způsobíte vlastním jednotkám, body nejsou.',
    example:
      'Za každou poškozenou nebo zničenou budovu je 1 bod a potřebujete 4. Poškodíte dvě budovy a jednu z nich zničíte: 1 + 1 + 1 = 3. Ještě jeden zásah budovy a vítězíte.',
  },
  'sealed-orders': {
    text: 'V některých bitvách má strana tajný úkol: druhý úkol, který zná jen ona. Vítězíte, jakmile splníte svůj úkol, nebo tajný úkol; oba splnit nemusíte. Soupeř se nedozví, zda tajný úkol máte. Vyjde najevo, teprve když rozhodne bitvu.',
    example:
      'Máte za úkol ovládnout cíle v hodnotě 7 a tajně rozprášit zároveň dvě určené jednotky. Druhou rozprášíte, když je první ještě rozprášená: vítězíte.',
  },
  'total-rout': {
    text: 'Vítězíte hned, jakmile jsou rozprášení všichni nepřátelští střelci na plánu, pokud bitva neurčuje jinak; v tom případě je to uvedeno u úkolů. Střelci, kteří na plánu nejsou, se nepočítají. Střelci pod palbou rozprášení nejsou.',
    example:
      'Na plánu jsou nepřátelští střelci A a B. Střelci A už jsou rozprášení. Zasáhnete střelce B a žádná jejich karta nezbývá: rozprášení jsou i oni a vítězíte.',
  },
  withdrawal: {
    text: 'Na začátku svého tahu, dříve než zahrajete kartu, můžete stáhnout vojska. Bitvu hned vyhrává nepřítel. Prohrajete ji, ale neutrpíte další ztráty, a tak možná přijdete natrvalo o méně vojáků. Při přípravě hry lze stažení vojsk vyloučit.',
    example:
      'Máte 8 ztrát a přijdete za ně natrvalo o 2 vojáky. Po dalších dvou ztrátách by to byli 3. Stáhnete vojska.',
  },
  'resign-and-draw': {
    text: 'Pravidla znají jen stažení vojsk, které ukončí jednu bitvu. Zde se navíc můžete kdykoli vzdát a oba hráči se mohou dohodnout na remíze. V kampani obojí ukončí celou kampaň: chcete-li vzdát jen bitvu, stáhněte vojska. Není-li bitva rozhodnuta po 100 kolech, vítězí strana, která ovládá cíle s vyšší hodnotou, při rovnosti ta s menšími ztrátami a nakonec ta, která na začátku neměla iniciativu.',
    example:
      'Po 100. kole ovládají obě strany cíle v hodnotě 3. Vy máte 4 ztráty, nepřítel 6: bitvu vyhráváte.',
  },
  'public-information': {
    text: 'Obě strany vidí plán se všemi žetony, obě zálohy, karty v herních oblastech a počty karet v ruce, v dobíracím a odhazovacím balíčku i v balíčku ztrát. Zda se smí prohlížet odhazovací balíčky, se volí při přípravě hry. Skryté jsou karty v ruce, pořadí karet v dobíracím balíčku, karty v nepřítelově balíčku ztrát a tajné úkoly. V kampani má každá strana navíc svou knihu s příběhy, četou, ztrátami a vylepšeními; druhá strana si ji přečte až po konci kampaně.',
    example:
      'Nepřítel má v balíčku ztrát 5 karet. Víte, že 2 z nich jsou střelci A, protože jste tu jednotku dvakrát zasáhli, ale nevíte, kdo to byl.',
  },
  losses: {
    text: 'Po bitvě každá strana spočítá svůj balíček ztrát, zamíchá ho a vytáhne z něj tolik karet, kolik udává tabulka. Tito vojáci jsou do konce kampaně pryč. Vytažený rezervista se vrací a táhne se další karta; jsou-li v balíčku už jen rezervisté, ztrát je méně. Střelce, pátrače a kulometčíky družstev A a B nahradí rezervista, za ostatní nikdo nepřijde. Žeton jednotky, z níž nikdo nezbyl, se v dalších bitvách rozmístí jako dřív. Taková jednotka nemůže nic podniknout, ale dokud stojí na poli, které její strana ovládá, a není rozprášená, nepřítel ho neovládne. První zásah ji rozpráší.',
    example:
      'V balíčku ztrát máte 6 karet: táhnou se 2. První je rezervista a vrací se; další jsou střelec A a velitel družstva B. Za střelce přijde rezervista, za velitele nikdo.',
  },
  reservists: {
    text: 'Střelce, pátrače nebo kulometčíka družstva A nebo B, o kterého přijdete natrvalo, nahradí rezervista s týmž číslem. Není-li takový nebo už nastoupil, vyberete jiného téhož druhu z toho družstva dřív, než sestavíte balíček; soupeř neuvidí, koho vybíráte, ani že vybíráte. Každé družstvo má tak stále pět střelců, tři pátrače a tři kulometčíky. Rezervisté mají nižší iniciativu a slabší akce, nebo jich mají méně. Nelze je vylepšit, ale natrvalo o ně nikdy nepřijdete.',
    example:
      'Padne sovětský kulometčík číslo 20 a nastoupí rezervista 20: iniciativa 2 místo 3, útok 1 místo 2, krycí palba 3 místo 4.',
  },
  'card-levels': {
    text: 'Každá karta mužstva má jednu ze tří úrovní. Běžní vojáci mají akce svého druhu; lze je vylepšit a lze o ně přijít natrvalo. Rezervisté jsou slabší a nemají jméno; neplatí pro ně ani jedno. Vylepšení vojáci mají vyšší iniciativu a silnější nebo novou akci označenou hvězdičkou; podruhé je vylepšit nelze, ale přijít o ně natrvalo můžete. Karty velení úrovně nemají.',
    example:
      'Běžný pátrač má iniciativu 6 a pátrání 2. Rezervista může mít iniciativu 5 a pátrání 1, vylepšený pátrač iniciativu 8 a pátrání 3*.',
  },
  upgrades: {
    text: 'Po většině bitev si každá strana vylepší dva vojáky. Zamíchají se všechny její karty kromě zálohy: herní oblast, ruka, dobírací a odhazovací balíček i zbytek balíčku ztrát. Táhne se, dokud nepřijdou dvě běžné karty mužstva; vylepšené karty, rezervisté, karty velení a válečný zmatek se přeskakují. Oba vojáky do konce kampaně nahradí vylepšená karta s týmž číslem: je to týž voják. Je-li takových karet méně, vylepší se jich méně. Je-li jejich počet jiný, stojí u bitvy; po poslední bitvě se nevylepšuje nikdo.',
    example:
      'Na konci bitvy máte mimo zálohu 14 karet. Táhne se: válečný zmatek (přeskočí se), střelec A, rezervista (přeskočí se), pátrač B. Vylepšeni jsou střelec A a pátrač B.',
  },
  merging: {
    text: 'Určí-li to příběh, družstvo C se připojí k družstvu A nebo B; ke kterému, zvolí jeho hráč. Jeho střelci, pátrači a kulometčíci zaujmou místa tamních rezervistů, vylepšení napřed; střelců je dál pět, pátračů a kulometčíků po třech. Od té chvíle k tomu družstvu patří při každé akci s písmenem a používají jeho žetony. Na koho se nedostane, ten odchází do týlu, stejně jako velitel a ženisté družstva C. Přijdete-li o některého z vojáků C natrvalo, vyberete za něj kteréhokoli volného rezervistu toho družstva.',
    example:
      'Družstvo A má mezi pěti střelci 2 rezervisty, družstvo C má čtyři střelce. C se připojí k A: dva ze čtyř nastoupí za rezervisty, druzí dva odejdou do týlu.',
  },
  deck: {
    text: 'U bitvy je napsáno, kdo je ve vaší záloze a kolik vojáků kterého druhu začíná v dobíracím balíčku. Kdo to bude, volíte vy; ostatní zůstanou v záloze. Výchozí balíček má devět karet: zástupce velitele čety, velitele družstev A a B, střelce A a B, pátrače A a B a 2 válečné zmatky. Většina bitev jich pár přidá. Nemáte-li dost vojáků některého druhu, jejich místa zůstanou prázdná.',
    example:
      'Do balíčku patří jeden střelec A. Vezměte vylepšeného, ať od začátku bojujete dobře, nebo rezervistu, o kterého nemůžete přijít natrvalo.',
  },
  campaign: {
    text: 'Kampaň má nejvýš patnáct bitev. Její stav má kód: číslo je pořadí bitvy, písmeno říká, jak daleko má která strana navrch. Vítěz bitvy získá oblasti, o které se bojovalo, a další kód závisí na tom, kdo vyhrál. Ztráty, vylepšení, poškozené budovy, zničené tunely i opevnění zůstávají. Strana, která drží všech dvanáct oblastí, vyhrává kampaň hned; jinak rozhodne poslední bitva.',
    example:
      'Jste ve stavu 1a a bojujete o náměstí 9. ledna. Vyhrají-li Sověti, získají ho a kampaň pokračuje stavem 2a; vyhrají-li Němci, stavem 2b.',
  },
};
