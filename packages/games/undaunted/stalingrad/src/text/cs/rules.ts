import type { RuleTexts } from '@bivouac/text';
import type { RuleId } from '../rule-sources.ts';

export const rules: RuleTexts<RuleId> = {
  round:
    'Obě strany si doberou karty, určí iniciativu a postupně odehrají své tahy. Tak to jde, dokud někdo nezvítězí.',
  draw: 'Každý si dobere čtyři karty. Dojde-li balíček, zamíchá se z odhozených karet nový; karty v herní oblasti do něj nepatří.',
  initiative:
    'Oba vyloží kartu lícem dolů. Vyšší bere iniciativu a hraje první, shoda nic nemění; obě karty se odhodí.',
  turn: 'Zahrajte z ruky kolik karet chcete, jednu po druhé. Co nezahrajete, odhodíte i s tím, co jste zahráli.',
  'playing-a-card':
    'Kartu zahrajete pro jednu z jejích akcí, pro připravení její jednotky pod palbou, nebo ji stáhnete do zálohy.',
  'fog-of-war':
    'Hodí se jen na iniciativu; nelze ho zahrát ani stáhnout do zálohy. Zbaví vás ho průzkum.',
  suppressed: 'Jednotka pod palbou nejedná. Karta zahraná pro ni ji jen znovu připraví.',
  entering:
    'Jednotka, která není na plánu, vstoupí, když se její karta zahraje pro akci: ke střelcům svého družstva, nebo k libovolným, nemá-li družstvo. Stačí i střelci rozprášení nebo pod palbou.',
  'hunker-down': 'Zahraná karta se vrátí do zálohy; žeton zůstává, jak je.',
  move: 'O jedno pole, na pole s vaším žetonem kontroly. Tanky nesmějí do neprůjezdného terénu.',
  scout:
    'Až o tolik polí, i bez žetonů. Na každé nové pole položíte svůj žeton a za každý si vezmete válečný zmatek.',
  stalk: 'O jedno pole, se žetonem i bez něj; žádný se nepokládá.',
  guide:
    'Přemístí libovolnou vaši jednotku o pole na váš žeton, s písmenem jen z toho družstva. Ne jednotku pod palbou nebo rozprášenou a nikdy protitankový kanón.',
  bolster: 'Vezme karty ze zálohy do odhozených. Karta rozprášené jednotky ji vrátí do boje.',
  'bring-up':
    'Vezme kartu ze zálohy rovnou do ruky, ještě v tomto tahu ji můžete zahrát. I tak se rozprášená jednotka vrací do boje.',
  command: 'Dobere až tolik karet.',
  conceal: 'Přidá nepříteli válečný zmatek z jeho zálohy mezi odhozené.',
  control:
    'Otočí váš žeton na poli jednotky na ovládáno. Nejde to jen tam, kde pole ovládá nepřítel a má tam jednotku, která není rozprášená.',
  inspire:
    'Zahraná karta družstva jedná ještě jednou a zůstává ležet. Vylepšené akce tak použít nelze.',
  exert:
    'Zahraná karta pěší jednotky jedná ještě jednou, kteroukoli svou akcí. Pak je její jednotka pod palbou.',
  recon:
    'Válečný zmatek z ruky odložíte do konce bitvy a doberete kartu. Bez něj v ruce akci zvolit nelze.',
  'recon-scout': 'Průzkum a pak, chcete-li, pátrání 1.',
  rally: 'Připraví jednotku pod palbou, s písmenem jen z toho družstva.',
  assault: 'Přesun 1 a pak, chcete-li, bojová akce karty.',
  'attack-stalk': 'Bojová akce karty a pak, chcete-li, skrytý přesun 1.',
  'field-of-fire':
    'Kulometčíci hlídají jedno libovolné pole. Nepřátelskou pěchotu, která na něj vstoupí, hned čeká krycí palba 3, a při zásahu její akce končí. Sektor zmizí, když se kulometčíci přesunou, utrpí ztráty nebo jsou pod palbou.',
  smoke:
    'Žeton na pole ženistů: všichni na něm mají obranu o 2 vyšší, jen ne proti demolici a minám. Každá jednotka ženistů A a B má na bitvu dva.',
  mines:
    'Na okraje pole ženistů, na každý jedna vaše, nejvýš čtyři na jednotku ženistů. Kdo přes takovou minu jde, toho čeká útok jednou kostkou proti samotné obraně; zasažený zůstane, kde byl.',
  'anti-air':
    'Nepřítel přijde do konce kampaně o bombardér z ruky, z odhozených, nebo z balíčku. Nemá-li tam žádný, smíte kartu vrátit do zálohy.',
  attack: 'Na jednu nepřátelskou pěší jednotku; zásah ji stojí kartu.',
  suppress: 'Na jednu nepřátelskou pěší jednotku; zasažená je pod palbou.',
  'area-suppress': 'Krycí palba proti každé nepřátelské pěší jednotce na poli, proti každé zvlášť.',
  grenades: 'Útok na každou nepřátelskou pěší jednotku na poli, na každou zvlášť.',
  flamethrower: 'Útok; zasaženého smíte i přesunout na sousední pole se žetonem jeho vlastníka.',
  antitank: 'Na tank, budovu nebo tunel; první hodnota platí na tanky, druhá na zdi.',
  demolish: 'Jako protitanková střela, ale kryt ani dým se nepočítá.',
  bombard:
    'Pole: jeho budova, tunel a všechna pěchota, i vaše, proti každému zvlášť v libovolném pořadí. Vzdálenost se nepočítá, tankům neublíží.',
  defence:
    'Základní obrana, kryt pole, vzdálenost útočníka a 2 za dým. V budově platí proti útoku zvenčí vyšší kryt, zevnitř nižší.',
  buildings:
    'Zásah budovu poškodí, druhý ji zničí. Poškozená méně kryje a snáz padne, ze zničené jsou sutiny, kterými tanky projedou. Zůstane to tak do konce kampaně.',
  works: 'Vyšší kryt má strana, která pole ovládá. Co se jednou vykope, zůstane do konce kampaně.',
  tunnels:
    'Všechna pole s tunelem spolu pro pohyb sousedí, ne však pro tanky a pro vytlačování. Tunel má obranu 7 a zasažený je ztracen napořád.',
  tanks:
    'Mají jen pancíř: ublíží jim jen protitanková střela, demolice a protitanková mina, a pod palbu je nedostane nic.',
  dice: 'Stačí jedna kostka, která dosáhne součtu; 0 zasáhne vždy. Víc zásahů nic nemění.',
  casualties:
    'Vlastník vyřadí kartu jednotky z herní oblasti, z ruky, z odhozených, nebo z balíčku; je-li jich víc, vybírá si. Kolik jich ztratil, vědí všichni, koho, jen on.',
  rout: 'Jednotka bez karty je rozprášená. Útočník ji smí vytlačit na sousední pole se žetonem vlastníka; kdo byl pod palbou, je pak připravený. Posily rozprášení ruší.',
  tasks:
    'Každá strana má svůj. Při „a“ platí všechny části, při „nebo“ stačí jedna, při „a/nebo“ je lze míchat. Kdo úkol splní, hned vítězí.',
  'total-rout':
    'Kdo rozprášil všechny nepřátelské střelce na plánu, vítězí, pokud bitva neurčuje jinak; v tom případě je to uvedeno u úkolů.',
  withdrawal:
    'Na začátku svého tahu, dokud neleží žádná karta, smíte bitvu vzdát. Ušetříte tím lidi.',
  losses:
    'Po bitvě se z 1 až 4, 5 až 9 nebo více ztrát vytáhne 1, 2 nebo 3 karty, které jsou do konce kampaně pryč. Rezervisté se neztrácejí. Střelce, pátrače a kulometčíky družstev A a B nahradí rezervista téhož čísla; není-li takový nebo už nastoupil, vyberete jiného z téhož družstva. Za ostatní nikdo nepřijde. Žeton jednotky, z níž nikdo nezbyl, se v dalších bitvách rozmístí jako dřív. Jednotka nemůže nic podniknout, ale dokud stojí na poli, které její strana ovládá, soupeř ho neovládne; první zásah ji rozpráší.',
  upgrades:
    'Běžní vojáci, tažení ze všech karet mimo zálohu, jsou do konce kampaně lepší: po většině bitev dva. Je-li počet jiný, stojí u dané bitvy.',
  merging:
    'Vojáci družstva C zaujmou místa rezervistů v A nebo B a od té chvíle k němu patří. Přijdete-li o některého z nich natrvalo, vyberete, který rezervista toho družstva nastoupí místo něj.',
  deck: 'Bitva říká, kolik koho začne v balíčku; kdo to bude, volíte vy.',
};
