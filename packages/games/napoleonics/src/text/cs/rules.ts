import type { RuleTexts } from '@bivouac/text';
import type { NapoleonicsRuleId } from '../rule-sources.ts';

/** In the terms of the Czech rulebook. */
export const rules: RuleTexts<NapoleonicsRuleId> = {
  turn: 'Zahrajete kartu, určíte všechny jednotky a velitele, kterým dává rozkaz, jednoho po druhém je přesunete, pak jednou jednotkou po druhé bojujete a doberete kartu. Všechen pohyb končí před prvním bojem a každý boj i s následky před dalším.',
  victory:
    'Za každou zničenou jednotku nebo velitele je zástava, scénář může přidat další za území. Hra končí ve chvíli, kdy jich někdo má dost, třeba i v soupeřově tahu. Území dává zástavu na začátku vlastního tahu a bere ji zpět, jakmile ho nedržíte.',
  'command-card':
    'Karty sekce dávají rozkazy jednotkám a velitelům na křídlech nebo ve středu; karty taktiky samy říkají komu, kdekoli na bojišti. Kartu, která nikomu rozkaz dát nemůže, zahrát smíte: rovnou dobíráte.',
  orders:
    'Přesunout se a bojovat může jen ten, kdo má rozkaz, a to jednou. Hex proťatý přerušovanou čarou patří do dvou sekcí a rozkaz se počítá do kterékoli z nich. Nevyužité rozkazy propadají.',
  command:
    'Vaše velení je počet karet v ruce i s právě zahranou. Karty na tabulce čtverců se nepočítají.',
  movement:
    'Řadová pěchota, granátníci a garda se přesunou o jeden hex a bojují. Lehká pěchota, ostrostřelci, Mladá garda a jízdní dělostřelectvo o jeden a bojují, nebo o dva bez boje. Lehká jízda o tři, těžká o dva. Polní dělostřelectvo se buď přesune o hex, nebo bojuje. Jednotkami se neprochází; na hex se samotným přátelským velitelem jednotka vstoupit smí a tam se s ním zastaví.',
  leaders:
    'Velitel na hexu jednotky je k ní přiřazen a jde s ní na její rozkaz. Kartou se symbolem dvourohého klobouku může dostat rozkaz se oddělit; ujede až tři hexy, skrz vlastní, ne skrz nepřítele. Přesune se jen jednou za kolo, takže jednotka, ke které se právě připojil, zůstává na místě.',
  battle:
    'Každá jednotka s rozkazem může jednou bojovat, na dálku nebo zblízka. Kostky nedělí na víc cílů a bojovat nemusí.',
  ranged:
    'Pěchota střílí na dva hexy, ostrostřelci na tři, jízdní dělostřelectvo na čtyři, polní na pět. Kostka za každý blok, po přesunu za polovinu (nahoru, u Portugalců a ostrostřelců dolů) a co přidá druh jednotky. Kdo má vedle sebe nepřátelskou jednotku, nestřílí vůbec. Zasahuje jen symbol druhu cíle.',
  artillery:
    'Počet kostek určuje vzdálenost, ne bloky; poslední blok má o kostku méně. Polní dělostřelectvo po přesunu nebojuje. Jízdní po přesunu o jeden hex střílí na tři; jeho poslední blok se nepřesune a nebojuje zároveň.',
  'line-of-sight':
    'Přímka ze středu do středu. Překážkou mezi nimi jsou jednotky, velitelé, les, budovy a strmý svah; také kopec, pokud nestojí na kopcích oba konce. Vede-li linie po hraně, musí bránit oba hexy vedle ní. Okraj bojiště se počítá jako překážka.',
  melee:
    'Proti nepříteli na sousedním hexu: kostka za blok a co přidá druh a karta, bez toho, co ubere terén; přesun nevadí. Před hodem může obránce zahrát Zaútočit jako první, pěchota se proti jízdě zformovat do čtverce a jízda se před pěchotou stáhnout. Napadnout lze i samotného velitele: šavle ho zabijí, jinak ustoupí.',
  hits: 'Zasahuje symbol druhu cíle. Zblízka zasahují šavle kohokoli, jen ostrostřelcům a milici ne. Každý zásah bere blok; za poslední blok je zástava.',
  'battle-back':
    'Jednotka napadená zblízka, která drží svůj hex, může jednou odpovědět vlastními kostkami a terénem. Která ustoupila, nesmí, ani když stojí vedle útočníka. Na protiútok se neodpovídá a po něm se nepostupuje.',
  'leader-check':
    'Ztratí-li jeho jednotka bloky, hodí se jednou za boj dvěma kostkami: dvoje šavle a velitel padl. Padne-li poslední blok, stačí jedna kostka a jedny šavle; přežije-li, musí ustoupit.',
  retreat:
    'Každý prapor posílá jednotku o hex k vlastnímu okraji, milici o tři. Průchodný terén nezdržuje. Za každý hex, o který ustoupit nemůže, přijde o blok. Jednotka bez velitele, která narazí na samotného přátelského velitele, si ho přiřadí a zastaví se.',
  morale:
    'Jeden prapor lze ignorovat za přiřazeného velitele, jeden za podporu dvou přátel vedle, jeden za opevněním u pěchoty a dělostřelectva a jeden nebo dva u granátníků, kyrysníků a gardy. Kolik, rozhodne majitel. Prapory čtverce proti jízdě ignorovat nelze.',
  'leader-retreat':
    'Jeden až tři hexy k vlastnímu okraji, jak majitel chce, i skrz vlastní; zastavit se smí u přátelské jednotky bez velitele. Za okrajem je ze hry, ale zástavu nikdo nezíská. Nemá-li kudy, je ztracen.',
  escape:
    'Ustupující velitel se může pokusit projít nepřátelskou jednotkou: ta hodí obvyklým počtem kostek pro boj zblízka bez terénu a karet a jediné šavle ho zabijí. Projít může i dvěma nepřáteli po sobě. Je-li nepřítel i na třetím hexu, nemá velitel kde ústup skončit a je ztracen.',
  'taking-ground':
    'Pěchota, která ve vlastním boji zblízka nepřítele zničila nebo zahnala, může obsadit uvolněný hex. Čtverec a dělostřelectvo nikdy.',
  breakthrough:
    'Vítězná jízda může obsadit uvolněný hex a postoupit ještě o jeden, třeba i zpět. Terén, který zastavuje pohyb, ji zastaví i tady.',
  'bonus-melee':
    'Jízda, která obsadila uvolněný hex, může ještě jednou za kolo bojovat zblízka s kýmkoli vedle sebe. Po druhém vítězství smí obsadit hex a nic víc.',
  'end-of-turn':
    'Zahraná karta jde na odkládací balíček a doberete jednu. Kdo zahrál Zaútočit jako první, dobírá dřív. Prázdný balíček se vytvoří znovu z odložených karet.',
  'retire-and-reform':
    'Jízda napadená pěchotou se může místo boje vrátit o dva hexy, jsou-li oba volné. Útočník nejdřív hodí, ale zasahuje jen symbol jízdy. Pěchota pak může hex obsadit.',
  square:
    'Napadne-li pěchotu jízda, může se zformovat do čtverce, má-li její hráč aspoň tři karty: jedna náhodná leží po tu dobu na tabulce. Čtverec hází první, jednou kostkou, a jeho prapor jízdu zažene s jistotou; pak hodí jednou kostkou jízda. Čtverec nikdy nehází víc než jednou kostkou, nehýbe se a za každý hex ústupu platí blokem.',
  'leaving-square':
    'Čtverec s rozkazem se může během vydávání rozkazů rozpustit, nestojí-li vedle něj nepřátelská jízda. Karta se vrátí do ruky a jednotka se přesune a bojuje jako obvykle; rozpuštění není pohyb.',
  'combined-arms':
    'Děla s rozkazem, která by na týž cíl mohla bojovat, mohou přidat své kostky k boji zblízka pěchoty nebo jízdy. Každý počítá svůj terén. Šavle zasahují za všechny kostky, nevedou-li útok ostrostřelci nebo milice. Protiútok míří na pěchotu nebo jízdu. Přes hlavy vlastních se při tom nestřílí.',
  forest:
    'Při vstupu se zastavíte a bojovat může jen lehká pěchota. Na les ztrácí pěchota a dělostřelectvo kostku, jízda dvě; z lesa jízda dvě, dělostřelectvo jednu. Brání výhledu.',
  hill: 'Zdola ztrácí pěchota i jízda kostku, jízda ji ztrácí i při útoku dolů. Z kopce na kopec ztrácí kostku jen palba pěchoty. Děla na kopci střílejí přes vlastní na sousedním nižším hexu.',
  'rugged-hill': 'Nikdo na něj nevstoupí. Brání výhledu.',
  town: 'Při vstupu se zastavíte, v tom kole nebojujete a čtverec tu nezformujete. Na budovy ztrácí pěchota dvě kostky, jízda tři, dělostřelectvo jednu; z budov jízda tři, dělostřelectvo jednu. Útok jízdy tu nic nepřidá. Brání výhledu.',
  'field-works':
    'Chrání tři strany hexu. Při útoku přes ně ztrácí pěchota jednu kostku a jízda dvě a žádný jiný terén se nepočítá, ani ten pod cílem, ani ten pod útočníkem. Jízda, která útočí ven přes vlastní opevnění, ztrácí dvě kostky a nic dalšího; pěchota a dělostřelectvo za to neztrácejí nic. Pěchota a dělostřelectvo za nimi ignorují jeden prapor. Přechod přes opevnění ukončí pohyb a čtverec tu pěchota nezformuje, ať útok přijde odkudkoli.',
  river: 'Neprůchodná mimo most a brod. Výhledu nebrání.',
  ford: 'Při vstupu se zastavíte, bojovat smíte, čtverec tu nezformujete. Boj zblízka na brod a každý boj z brodu ztrácí kostku.',
  bridge: 'Jako volný terén.',
  quarry:
    'Při vstupu se zastavíte; pro děla je neprůchodný. Na lom ztrácí pěchota zblízka kostku, jízda dvě, dělostřelectvo jednu; z lomu pěchota jednu, jízda dvě.',
  'first-strike':
    'Hraje se v tahu soupeře, když ohlásí boj zblízka proti vaší jednotce: ta udeří první. Zůstane-li útočník na místě, zaútočí, jak chtěl. Na konci kola si novou kartu doberete dřív než on.',
  'tactic-cards':
    'Dovolují, co jednotky jinak neumějí; terén platí dál. Nemá-li armáda pěchotu, jízdu, děla ani velitele, pro které karta je, dá místo toho rozkaz jedné libovolné jednotce.',
  'square-roll':
    'Volitelné pravidlo autora překladu: pěchota, která se chce zformovat do čtverce, hodí kostkou. Kůň, a proti lehké jízdě i šavle, znamená, že to nestihla.',
  'turn-limit':
    'Po dvou stech tazích bez rozhodnutí padne tma: vítězí, kdo má víc zástav, při stejném počtu je remíza. Pravidla omezení nemají; skutečná hra se k němu nepřiblíží.',
};
