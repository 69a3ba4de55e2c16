import type { RuleTexts } from '@bivouac/text';
import type { RuleId } from '../rule-sources.ts';

/** In the terms of the Czech rulebook. */
export const rules: RuleTexts<RuleId> = {
  round:
    'Kolo má tři fáze: oba hráči si doberou čtyři karty, oba vyberou kartu k určení iniciativy a pak odehrají své tahy, nejdřív ten, kdo má iniciativu. Kola se opakují, dokud jedna ze stran nesplní podmínku vítězství. Hra pak okamžitě končí, i uprostřed tahu.',
  draw: {
    text: 'Na začátku kola si každý hráč dobere ze svého balíčku čtyři karty. Je-li jich v dobíracím a odhazovacím balíčku dohromady méně, dobere si všechny. Z kola do kola si v ruce žádné karty nenecháváte.',
    example:
      'V dobíracím balíčku máte tři karty, v odhazovacím pět. Doberete si všechny tři, z pěti odhozených zamícháte nový balíček a z něj si doberete čtvrtou.',
  },
  reshuffle:
    'Máte-li si dobrat kartu a dobírací balíček je prázdný, zamíchejte svůj odhazovací balíček, udělejte z něj nový dobírací a dobírejte dál. Karty na stole ani karty v záloze se do něj nemíchají. Karty vybrané k určení iniciativy se odhazují hned, takže se mohou vrátit ještě v témž kole.',
  initiative: {
    text: 'Oba hráči si tajně vyberou kartu z ruky a současně ji otočí. Kdo má vyšší hodnotu iniciativy, získává žeton iniciativy a hraje první; při shodě zůstává žeton tam, kde byl. Obě karty jdou rovnou do odhazovacích balíčků. Vybrat lze kteroukoli kartu, i válečný zmatek. Komu žádná karta nezbyla, tomu se počítá nula.',
    example:
      'Vy vyberete střelce (5), soupeř pátrače (6). Žeton získává soupeř a hraje první. Kdybyste i vy vybrali pátrače, zůstal by žeton tomu, kdo ho měl.',
  },
  turn: {
    text: 'Ve svém tahu hrajete karty z ruky jednu po druhé, každou buď pro jednu z jejích akcí, nebo ke stažení do zálohy. Skončit můžete, kdykoli chcete. Potom odhodíte zbytek ruky i všechny své karty ze stolu a na tahu je soupeř.',
    example:
      'Po určení iniciativy máte v ruce tři karty. Dvě zahrajete, třetí je válečný zmatek, který hrát nesmíte. Na konci tahu odhodíte všechny tři.',
  },
  'playing-a-card':
    'Kartu vyložte na stůl lícem nahoru, vyberte jednu z jejích akcí a proveďte ji. Akci karty mužstva provádí žeton její jednotky; karta velitele žádný žeton nemá. Číslo u akce udává, o kolik polí se jednotka přemístí, kolik karet vezmete nebo kolika kostkami hodíte, a písmeno omezuje akci na dané družstvo. Smíte zvolit i akci, která nic nezmění, třeba zmatení nepřítele, když už soupeř v záloze žádný válečný zmatek nemá. Zvolit nelze akci, která nemá s čím pracovat: výbuch bez žetonu zaměření nebo průzkum bez válečného zmatku v ruce. U průzkumu se tu držíme anglického vydání, podle českého by se zahrát směl, jen by neměl žádný účinek.',
  cards:
    'Obě strany mají stejné karty. Voják z družstva A, B nebo C jedná žetonem své jednotky; odstřelovači a minomet do žádného družstva nepatří. Karty velitelů žádný žeton nemají. Scénář určuje, které karty začínají v balíčku, které v záloze a které zůstanou v krabici.',
  'fog-of-war': {
    text: 'Karty válečného zmatku vám zanášejí balíček. Můžete je vybrat k určení iniciativy, ale ve svém tahu je nesmíte zahrát ani stáhnout do zálohy. Zůstanou vám v ruce do konce tahu a pak je odhodíte. Zbavíte se jich jedině akcí průzkum; pak jsou vyřazeny ze hry a do zálohy se nevracejí.',
    example:
      'Dvě ze čtyř vašich karet jsou válečný zmatek. Jednu vyberete k určení iniciativy, kde má hodnotu 1, a obě dobré karty vám zůstanou na tah. Druhý válečný zmatek na konci tahu odhodíte.',
  },
  suppressed: {
    text: 'Jednotka pod palbou nemůže provést žádnou akci. Zahrajete-li její kartu, jen otočíte žeton stranou připraveni nahoru; karta zůstane na stole a velitel družstva ji odtud může povzbuzením vrátit do ruky. Kartu můžete i stáhnout do zálohy, jednotka pak ale zůstává pod palbou. Jednotku pod palbou nelze přemístit ani manévrem. I taková jednotka brání nepříteli v ovládnutí pole.',
    example:
      'Střelci B jsou pod palbou a vy máte v ruce dvě jejich karty. Jednou z nich střelce znovu připravíte, druhou je přesunete o jedno pole.',
  },
  spawning: {
    text: 'Zahrajete-li k akci kartu, jejíž jednotka není na herním plánu, umístěte nejdřív její žeton stranou připraveni nahoru na pole s odpovídajícím žetonem nasazení. Akci pak proveďte odtud. Nevadí, že na poli stojí nepřítel nebo že tam nemáte žeton kontroly. Stažením karty do zálohy ani manévrem se jednotka nenasazuje.',
    example:
      'Odstřelovači nejsou na herním plánu a jejich žeton nasazení leží na poli 5A. Zahrajete jejich kartu k útoku 3: žeton umístíte na 5A a hned odtud střílí.',
  },
  'hunker-down': {
    text: 'Místo provedení akce můžete kartu z ruky vrátit do zálohy. Balíček se tím ztenčí a kartu můžete později získat zpět akcí posily. Na herním plánu se nic nemění. Válečný zmatek takto odložit nelze. Pozor, abyste do zálohy nestáhli poslední kartu, která akci posily umožňuje.',
    example:
      'Balíček dvanácti karet se při čtyřech kartách na kolo protočí jednou za tři kola. Stáhnete-li do zálohy čtyři z nich, zbylých osm se protočí za dvě.',
  },
  move: {
    text: 'Jednotka uvedená na kartě se přemístí nejvýše o tolik polí, kolik udává hodnota akce. Na každém poli, na které vstoupí, musí ležet váš žeton kontroly, libovolnou stranou nahoru. Nepřátelské jednotky ani žetony jí nebrání. Smí také zůstat stát. Pohne-li se minomet, odstraní se z herního plánu jeho žeton zaměření.',
    example:
      'Střelci A mají přesun 1. Smějí vstoupit na sousední pole, které propátrali vaši pátrači, ale ne na nepropátrané pole vedle něj.',
  },
  guide: {
    text: 'Zástupce velitele přemístí kteroukoli vaši jednotku nejvýše o tolik polí, kolik udává hodnota akce. Na každém poli, na které jednotka vstoupí, musí ležet váš žeton kontroly, libovolnou stranou nahoru. Jednotka musí být na herním plánu a nesmí být pod palbou. Pohne-li se takto minomet, odstraní se jeho žeton zaměření.',
    example:
      'Manévr 1: kulometčíci se přemístí o jedno pole, i když žádnou jejich kartu v ruce nemáte. Kdybyste ji měli, mohli by se přesunem 1 dostat o další pole.',
  },
  scout: {
    text: 'Pátrači se přemístí nejvýše o tolik polí, kolik udává hodnota akce, i tam, kde nemáte žeton kontroly. Na každé pole bez vašeho žetonu, na které vstoupí, položíte žeton stranou propátráno nahoru. Za každý položený žeton si přidáte ze zálohy do odhazovacího balíčku jednu kartu válečného zmatku. Dojde-li vám v záloze, žetony pokládáte i tak. Pátrači smějí také zůstat stát.',
    example:
      'Pátráním 2 projdou pátrači přes pole s vaším žetonem a vstoupí na nové: položíte jeden žeton a přidáte si jeden válečný zmatek. Dvě nová pole by stála dva.',
  },
  stalk: {
    text: 'Odstřelovači se přemístí nejvýše o tolik polí, kolik udává hodnota akce, i tam, kde nemáte žeton kontroly. Žeton kontroly přitom nepokládáte a válečný zmatek si nepřidáváte. Smějí také zůstat stát.',
    example:
      'Skrytý přesun 1: odstřelovači vstoupí na nepropátrané pole. Válečný zmatek si nepřidáte, ale protože nepoložíte ani žeton, střelci za nimi zatím nemohou.',
  },
  bolster: {
    text: 'Velitel uvedený na kartě povolá ze zálohy nejvýše tolik karet, kolik udává hodnota akce, a vy je přidáte do odhazovacího balíčku; do ruky se dostanou, až se zamíchá. Velitel družstva smí povolat jen karty svého družstva. Seržant či feldvébl a zástupce velitele smějí povolat kterékoli karty kromě válečného zmatku. Jen oni tedy přivedou odstřelovače, minomet a další velitele.',
    example:
      'Velitel družstva A má posily 2 (A): povolá dvě karty střelců A, nebo jednu střelců A a jednu pátračů A. Seržant s posilami 3 smí povolat třeba střelce A, pátrače B a odstřelovače.',
  },
  command: {
    text: 'Seržant či feldvébl vám umožní dobrat si z balíčku nejvýše tolik karet, kolik udává hodnota akce; v tomto tahu je můžete hrát jako obvykle. Dojde-li vám balíček, zamíchejte odhazovací, udělejte z něj nový a dobírejte dál. Karty ze stolu ani ze zálohy se do něj nemíchají.',
    example:
      'Zahrajete seržanta pro Za mnou! 2 a v balíčku máte jedinou kartu. Doberete si ji, zamícháte odhazovací balíček a doberete si druhou. Za jednu zahranou kartu můžete zahrát dvě další.',
  },
  conceal: {
    text: 'Pátrači zmatou nepřítele: soupeř přesune ze své zálohy do svého odhazovacího balíčku jednu kartu válečného zmatku. Nemá-li už v záloze žádnou, nic se nestane. Zvolit akci ale smíte.',
    example:
      'Soupeř má v záloze šest karet válečného zmatku a balíček z devíti karet. Po dvou zmateních mu v záloze zbývají čtyři a dvě z jedenácti karet jsou mu na obtíž.',
  },
  control: {
    text: 'Střelci otočí váš žeton kontroly na svém poli ze strany propátráno na stranu ovládáno. Leží-li tam nepřátelský žeton stranou ovládáno nahoru, otočí se zpět na propátráno. Na poli nesmí být žádná nepřátelská jednotka, ani jednotka pod palbou. Když střelci odejdou, pole vám zůstane. Ovládnout lze i pole bez cíle, žádnou hodnotu však nemá.',
    example:
      'Nepřítel ovládá cíl v hodnotě 2. Vaši střelci vstoupí na jeho pole, kde už žádná nepřátelská jednotka není, a provedou ovládnutí: oba body máte teď vy a nepřítel o ně přišel.',
  },
  inspire: {
    text: 'Velitel družstva vám vrátí ze stolu do ruky tolik zahraných karet svého družstva, kolik udává hodnota akce, a v tomto tahu je můžete zahrát znovu. Karty velitelů takto vrátit nelze, ani jeho vlastní. Nelze vrátit ani odstřelovače a minomet, protože nepatří do žádného družstva.',
    example:
      'Střelci B se přesunuli na pole s cílem. Velitel družstva B vám povzbuzením 1 (B) vrátí jejich kartu do ruky a střelci pole ovládnou ještě v témž tahu.',
  },
  recon: {
    text: 'Pátrači vyřadí ze hry jednu kartu válečného zmatku z vaší ruky a vy si místo ní doberete jinou kartu. V tomto tahu ji můžete hrát jako obvykle. Je-li balíček prázdný, zamíchejte nejdřív odhazovací. Bez válečného zmatku v ruce nelze tuto akci zvolit.',
    example:
      'V ruce máte pátrače B a dvě karty válečného zmatku. Průzkum jednu z nich navždy vyřadí a doberete si jinou kartu. Na druhou potřebujete další průzkum.',
  },
  target: {
    text: 'Minomet se zaměří na pole vzdálené nejméně tři pole: položte tam žeton zaměření, a leží-li už na herním plánu, přemístěte ho. Žeton zůstává ležet, dokud se minomet nepohne nebo není odstraněn z herního plánu. Nevadí, ocitne-li se minomet pod palbou nebo přijde-li o kartu.',
    example:
      'Sousední pole je od minometu vzdálené jedno pole, pole za ním dvě. Až to další je vzdálené tři a smíte se na ně zaměřit.',
  },
  attack: {
    text: 'Jednotka zaútočí na kteroukoli nepřátelskou jednotku na herním plánu: na linie výhledu se nehraje a dostřel není omezen. Hoďte tolika kostkami, kolik udává hodnota akce, proti celkové hodnotě obrany cíle. Alespoň na jedné musí padnout tolik nebo víc, anebo nula. Zásah znamená jednu ztrátu, nikdy ne víc.',
    example:
      'Kulometčíci (útok 2) střílejí na pátrače vzdálené jedno pole, kryt 1. Celková hodnota obrany: 5 + 1 + 1 = 7, šance na zásah 64 %. Padne 3 a 7: zásah, jedna karta pátračů je vyřazena ze hry.',
  },
  suppress: {
    text: 'Kulometčíci střílejí na kteroukoli nepřátelskou jednotku na herním plánu. Hoďte tolika kostkami, kolik udává hodnota akce, proti její celkové hodnotě obrany. Zásahem se její žeton otočí na stranu pod palbou; o žádnou kartu jednotka nepřijde. Na jednotku, která už pod palbou je, nemá zásah žádný účinek.',
    example:
      'Krycí palba 4 na střelce vzdálené dvě pole, kryt 2. Celková hodnota obrany: 4 + 2 + 2 = 8, šance na zásah 76 %. Padne 1, 4, 6 a 9: devítka stačí a příští karta těchto střelců je jen znovu připraví.',
  },
  blast: {
    text: 'Minomet střílí na všechny jednotky na poli s vaším žetonem zaměření, i na vlastní. Za každou hoďte zvlášť tolika kostkami, kolik udává hodnota akce, v pořadí, jaké si zvolíte. Vzdálenost se nepočítá a kopec kryje jen za 1. Zásah znamená jednu ztrátu; vítězství se ověřuje po každém hodu. Žeton zůstává ležet, takže tam minomet může střílet znovu. Bez žetonu zaměření na herním plánu nelze výbuch provést.',
    example:
      'Na zaměřeném poli s krytem 2 jsou střelci a pátrači. Výbuch 1 hází jednou kostkou proti 4 + 2 = 6 (50 %) a jednou proti 5 + 2 = 7 (40 %). Padne 6 a 4: střelci jsou zasaženi, pátrači ne.',
  },
  defence: {
    text: 'Celková hodnota obrany je součet tří čísel: základní obrany na žetonu, krytu pole, na kterém cíl stojí, a bonusu za vzdálenost od útočníka. Kryt útočníkova pole se nepočítá. Při výbuchu se nepočítá ani vzdálenost.',
    example:
      'Pátrači se základní obranou 5 stojí na poli s krytem 1, dvě pole od útočníka: 5 + 1 + 2 = 8. Střílí-li na ně útočník z téhož pole, mají 5 + 1 + 0 = 6.',
  },
  hills: {
    text: 'Pole s krytem 3/1 je kopec. Jednotky na něm kryje za 3. Stojí-li útočník také na kopci, ať už na tomtéž, nebo na jiném, kryje jen za 1; stejně tak při výbuchu.',
    example:
      'Střelci na kopci vzdáleném dvě pole mají proti útočníkovi v rovině 4 + 3 + 2 = 9, proti útočníkovi na jiném kopci 4 + 1 + 2 = 7. Při výbuchu mají 4 + 1 = 5.',
  },
  range: {
    text: 'Vzdálenost je počet kroků z pole na pole od útočníka k cíli. Pole útočníka se nepočítá, takže na společném poli je vzdálenost nulová. Sousedí spolu pole, která mají společný kus hrany. Řeky, ploty ani domy na obrázku nic neblokují, záleží jen na čísle krytu.',
    example:
      'Cíli na sousedním poli přidá vzdálenost k obraně 1, cíli za tímto polem 2. Na druhém konci herního plánu to může být 5 i víc a pak často zasáhne jen nula.',
  },
  dice: {
    text: 'Hází se desetistěnnými kostkami s čísly 0 až 9. Zásah je, padne-li alespoň na jedné z nich celková hodnota obrany nebo víc. Nula je zásah vždy, takže při obraně 10 a vyšší pomůže jen ona. Další úspěšné kostky nic nepřidávají.',
    example:
      'Na dvou kostkách proti obraně 7 padne 2 a 0. Nula je zásah. I kdyby padlo 8 a 9, byl by to stále jen jeden zásah.',
  },
  casualties: {
    text: 'Hráč, jehož jednotka byla zasažena, vyřadí ze hry jednu její kartu: pokud možno z ruky, jinak z odhazovacího balíčku, a není-li ani tam, z dobíracího, který se pak zamíchá. Nenajde-li se nikde, odstraní se z herního plánu žeton jednotky. Karty na stole a v záloze se nevyřazují. Oba hráči vidí, které jednotce karta patřila a odkud byla.',
    example:
      'Střelci A jsou zasaženi. V ruce jejich kartu nemáte, ale v odhazovacím balíčku jsou dvě: jedna z nich je vyřazena ze hry. Nezbude-li žádná v ruce ani v balíčcích, další zásah odstraní žeton, i kdyby v záloze ležely ještě tři.',
  },
  'removed-units': {
    text: 'Jednotka odstraněná z herního plánu se může vrátit, dokud má nějaké karty, třeba v záloze. Vrací se připravená, a to na pole se svým žetonem nasazení, nikoli tam, kde byla zničena. S odstraněným minometem mizí i jeho žeton zaměření.',
    example:
      'Střelci B už na herním plánu nejsou, ale v záloze leží dvě jejich karty. Posily 2 povolají obě; jakmile zahrajete první z nich, žeton se vrátí na pole nasazení a jedná.',
  },
  objectives: {
    text: 'Hodnota cíle se počítá tomu, kdo ovládá jeho pole; krátce jí říkáme body. Jakmile součet vašich bodů dosáhne čísla ze scénáře, okamžitě vítězíte, i uprostřed tahu. Je-li vaším úkolem nepřítele potlačit, samotné body vám vítězství nepřinesou.',
    example:
      'Potřebujete 5 bodů a ovládáte cíle za 2 a 2. Ovládnutím pole za 1 máte 5 bodů a hra hned končí.',
  },
  pin: {
    text: 'Strana je potlačena, když na herním plánu nemá žádný žeton střelců. Vítězství to znamená jen pro toho, komu scénář ukládá nepřítele potlačit. Jinak potlačená strana hraje dál a její střelci se mohou vrátit s kartami z balíčku nebo ze zálohy.',
    example:
      'Němci mají Američany potlačit. Střelci A už na herním plánu nejsou a střelcům B zbyly karty jen v záloze. Další zásah odstraní jejich žeton: na herním plánu nejsou žádní američtí střelci a Němci vítězí.',
  },
  'both-pinned': {
    text: 'Když jsou potlačeny obě strany a žádná dosud nezvítězila, hra končí. Vítězí ten, kdo má víc bodů; při shodě ten, kdo má žeton iniciativy. Jsou-li v jediném okamžiku splněny podmínky obou stran, vítězí ten, kdo je na tahu.',
    example:
      'Obě strany přišly o poslední žeton střelců. Američané mají 3 body, Němci 2: vítězí Američané. Při stavu 3:3 by rozhodl žeton iniciativy.',
  },
  'beyond-all-hope': {
    text: 'Situace strany, které ještě chybějí body, je beznadějná, když je strana potlačena a nezbyla jí jediná karta střelců v ruce, v balíčcích, na stole ani v záloze: pole už jí nemá kdo ovládnout. Dokud jí v záloze leží jediná karta střelců, naději má, i kdyby už neměla kartu, která ji povolá. Před hrou se lze dohodnout, že stačí přijít o všechny karty střelců. Taková strana pak platí za potlačenou, i kdyby měla střelce na herním plánu.',
    example:
      'Američané potřebují 5 bodů a mají 3. Přišli o poslední žeton střelců a všech deset karet střelců A a B je vyřazeno ze hry: jejich situace je beznadějná. S jedinou z nich v záloze by ještě nebyla.',
  },
  'hopeless-end': {
    text: 'Je-li situace jedné strany beznadějná, rozhoduje úkol té druhé. Má-li druhá strana nepřítele potlačit, hned vítězí. Má-li získat body, vítězí, jakmile jich má víc než strana bez naděje. Je-li dřív sama potlačena, jsou potlačeny obě: vítězí ten, kdo má víc bodů, při shodě ten, kdo má žeton iniciativy.',
    example:
      'Němci jsou v beznadějné situaci a mají 3 body; Američané mají také 3 a potřebují 5. Hraje se dál. Američané ovládnou cíl za 1, vedou 4:3 a vítězí.',
  },
  radio: {
    text: 'Toto pravidlo platí jen ve scénáři Důležité informace. Ovládají-li Američané pole s vysílačem, smějí tam jejich střelci použít ovládnutí znovu a zvýšit hodnotu cíle o 1, a to kolikrát chtějí. Na poli přitom nesmí být nepřátelská jednotka. Němci hodnotu zvyšovat nemohou, ale ovládnou-li pole, počítá se jim celá.',
    example:
      'Vysílač má hodnotu 1. Američané ovládají jeho pole a použijí ovládnutí ještě dvakrát: hodnota je 3. Dobudou-li pole Němci, počítají se jim všechny 3 body.',
  },
  'resign-and-draw':
    'Pravidla délku hry neomezují a remízu neznají. Zde se můžete kdykoli vzdát; vítězí pak soupeř. Oba hráči se také mohou dohodnout na remíze. Po stu kolech končí hra nerozhodně.',
  'public-information':
    'Oba hráči vidí herní plán se všemi žetony, obě zálohy, zahrané karty na stole a počty karet v rukou i v balíčcích. Karty v ruce jsou tajné a pořadí karet v dobíracím balíčku nezná nikdo. Zda se smí nahlížet do odhazovacích balíčků, se určí před hrou. Do vlastních vyřazených karet smíte nahlédnout vždy, soupeřovy si musíte pamatovat.',
  campaign: {
    text: 'Scénáře lze hrát jeden po druhém jako kampaň; ze hry do hry se nic nepřenáší. Za každé vítězství je jeden bod, za každých celých deset vlastních ztrát ve všech hrách dohromady se jeden odečte. Vyhrává, kdo má víc bodů. Rozdíl 1 až 3 je těsné vítězství, 4 nebo 5 jasné, víc než 5 rozhodující; při rovnosti zůstává kampaň nerozhodnutá.',
    example:
      'Vyhráli jste sedm her a utrpěli 34 ztrát: 7 − 3 = 4. Soupeř vyhrál pět her a utrpěl 27 ztrát: 5 − 2 = 3. Vítězíte těsně, 4:3.',
  },
  stacking:
    'Na jednom poli smí stát libovolný počet jednotek obou stran. Nepřátelské jednotky ani žetony kontroly nikdy nebrání ve vstupu. Jediné, čemu nepřátelská jednotka brání, je ovládnutí jejího pole.',
  'control-markers': {
    text: 'Kde máte žeton kontroly, ať na straně propátráno, nebo ovládáno, tam smějí vstoupit všechny vaše jednotky. Leží-li stranou ovládáno nahoru, počítá se vám i cíl na tomto poli. Na jednom poli mohou mít žeton obě strany, ovládáno však ukazuje nejvýš jeden z nich. Jednou položené žetony na herním plánu zůstávají. Pátrači při pátrání a odstřelovači při skrytém přesunu žeton nepotřebují.',
    example:
      'Vaši pátrači vstoupí na pole s cílem za 2, které ovládá nepřítel: položíte tam svůj žeton stranou propátráno nahoru. Oba body má dál nepřítel, dokud vaši střelci pole neovládnou.',
  },
};
