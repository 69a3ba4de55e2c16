import type { RuleTexts } from '@bivouac/text';
import type { NapoleonicsRuleId } from '../rule-sources.ts';

/** In the terms of the Czech rulebook; each entry stands on its own, as in English. */
export const rules: RuleTexts<NapoleonicsRuleId> = {
  turn: {
    text: 'Váš tah má pět fází. Zahrajete jednu kartu velení. Určíte všechny jednotky a velitele, kterým dáte rozkaz. Jednoho po druhém je přesunete. Jednotkami s rozkazem jednou po druhé bojujete. Doberete si kartu. Všechny přesuny končí před prvním bojem a každý boj i se vším, co z něj plyne, končí dřív, než začne další.',
    example:
      'Zahrajete kartu Zkusit střed a dáte rozkaz dvěma jednotkám řadové pěchoty. Obě se přesunou o hex. První vystřelí, pak druhá zaútočí zblízka. Doberete si kartu a na tahu je soupeř.',
  },
  victory: {
    text: 'Vyhráváte ve chvíli, kdy máte tolik zástav, kolik jich scénář od vaší strany vyžaduje, třeba i uprostřed soupeřova tahu. Zástavu získáte za každou nepřátelskou jednotku, které odstraníte poslední blok, a za každého padlého nepřátelského velitele. V některých scénářích jsou zástavy i za území: berete si je na začátku svého tahu, drží-li vaše jednotky celé území, a vracíte je, jakmile ho držet přestanou. Samotný velitel území nedrží.',
    example:
      'Potřebujete pět zástav. Zničili jste tři jednotky a velitele, to jsou čtyři. Na začátku vašeho tahu stojí vaše jednotka na kopci za jednu zástavu: máte pět a vyhráváte.',
  },
  'command-card': {
    text: 'Zahrajte z ruky jednu kartu velení lícem nahoru. Karta sekce dává rozkazy jednotkám a velitelům v sekcích, které ukazuje: na vašem levém křídle, ve středu nebo na pravém křídle, tak jak bojiště vidíte vy. Karta taktiky sama říká, komu dává rozkaz, a to kdekoli na bojišti. Zahrát smíte i kartu, která nikomu rozkaz dát nemůže; pak si rovnou doberete kartu.',
    example:
      'Napadení na pravém křídle dá rozkaz až třem jednotkám nebo velitelům vpravo. I když tam nikoho nemáte, kartu zahrát smíte: jen si doberete novou a váš tah končí.',
  },
  orders: {
    text: 'Přesunout se a bojovat smějí jen jednotky a velitelé s rozkazem. Každý může v tahu dostat jeden rozkaz a nemusí ho využít. Rozkaz jednotce platí i pro velitele, který je u ní. Hex proťatý přerušovanou čarou patří do dvou sekcí a rozkaz na něm lze počítat do kterékoli z nich. Rozkazy, které nevydáte, propadají.',
    example:
      'Napadení středu dává tři rozkazy. Ve středu máte dvě jednotky a jednu na čáře mezi středem a levým křídlem. Rozkaz mohou dostat všechny tři: ta na čáře se počítá do středu.',
  },
  command: {
    text: 'Vaše velení je počet karet v ruce včetně té, kterou jste právě zahráli. Karty na tabulce pěchoty ve čtverci se nepočítají. Karty Útok dávají tolik rozkazů, kolik činí vaše velení, karty Elán a Zotavení tolik kostek. Když rozkazem karty Útok rozpustíte čtverec, jeho karta se vrátí do ruky a hned máte o rozkaz víc.',
    example:
      'Držíte pět karet, šestá leží na tabulce čtverců a zahrajete Útok ve středu: pět rozkazů. Jedním z nich rozpustíte čtverec, karta se vrátí, a celkem tedy smíte vydat šest.',
  },
  movement: {
    text: 'Každá jednotka s rozkazem se může jednou přesunout, vždy na sousední hex. Řadová pěchota, granátníci, gardoví granátníci, Stará garda a milice se přesunou o jeden hex a mohou bojovat. Lehká pěchota, ostrostřelci, Mladá garda a jízdní dělostřelectvo se přesunou o jeden hex a mohou bojovat, nebo o dva a bojovat nemohou. Lehká jízda se přesune až o tři hexy, ostatní jízda až o dva, a obě mohou bojovat. Polní dělostřelectvo se buď přesune o jeden hex, nebo bojuje. Jednotka nevstoupí na hex s jinou jednotkou ani s nepřátelským velitelem. Na hex se samotným přátelským velitelem vstoupit smí, nemá-li vlastního; tam se zastaví a velitel je k ní přiřazen. Čtverec se nepřesunuje. Z bojiště lze odejít jen tam, kde to scénář dovoluje.',
    example:
      'Francouzská lehká jízda se volným terénem přesune o tři hexy a zaútočí. Je-li druhý hex les, musí se v něm zastavit a v tomto tahu už nebojuje.',
  },
  units: {
    text: 'Co jednotka umí, záleží na národu a na druhu; tabulky uvádějí všechny jednotky každého národa. Bloky udávají počáteční velikost. Pohyb je nejdelší přesun a za lomítkem nejdelší přesun, po kterém jednotka ještě smí bojovat. Dostřel se počítá v hexech. Bonus za palbu a za boj zblízka se přičítá ke kostkám za bloky. Prapory říkají, kolik praporů smí jednotka ignorovat díky svému druhu. Jednotky z Nasavska, Hannoverska a Nizozemska používají portugalskou tabulku.',
    example:
      'Britská řadová pěchota má čtyři bloky a při palbě z místa +1: 5 kostek. Po přesunu hází jen za polovinu bloků a bonus nemá: 2 kostky.',
  },
  'dice-table': {
    text: 'Kolika kostkami jednotka hází podle zbývajících bloků, než se započte karta a terén: první číslo platí pro plnou sílu, poslední pro poslední blok. Při palbě po přesunu se počítá polovina bloků zaokrouhlená nahoru, u ostrostřelců a Portugalců dolů. U dělostřelectva rozhoduje místo bloků vzdálenost; má vlastní tabulku.',
    example:
      'Britští ostrostřelci se dvěma bloky po přesunu: 2 ÷ 2 = 1 a 1 za druh jednotky, tedy 2 kostky. Se třemi bloky se polovina zaokrouhlí dolů, takže hází také dvěma.',
  },
  die: {
    text: 'Bojová kostka má šest stran: na dvou je pěchota a po jedné jízda, dělostřelectvo, prapor a zkřížené šavle. Jedna kostka tedy pěchotu na dálku zasáhne ve dvou případech ze šesti a zblízka ve třech; jízdu nebo dělostřelectvo na dálku v jednom případě ze šesti a zblízka ve dvou. Prapor padne v jednom případě ze šesti.',
    example:
      'Tři kostky zblízka proti jízdě ukážou jízdu, šavle a pěchotu: dva zásahy. Při palbě na dva hexy by tytéž kostky znamenaly jeden zásah.',
  },
  leaders: {
    text: 'Velitel na hexu přátelské jednotky je k ní přiřazen a oba jednají na rozkaz jednotky. Kostky velitel nepřidává, ale jednotka s ním smí ignorovat jeden prapor. Karta se symbolem dvourohého klobouku (každá karta sekce, Elán, Velení a Velké manévry) může dát veliteli rozkaz, aby šel sám. Pak se přesune až o tři hexy, i přes přátelské jednotky a velitele, ale ne přes nepřátele, a neskončí na hexu s jiným velitelem. Velitel se v tahu přesune jednou. Jednotka, ke které se po svém přesunu připojí, tím rozkaz nedostane a v tomto tahu se už nepřesune; má-li vlastní rozkaz, může na místě bojovat. Čtverec velitel opustit nemůže.',
    example:
      'Napadení středu dá rozkaz granátníkům, jejich veliteli a těžké jízdě. První se přesune jízda, až k nepříteli. Velitel ujede tři hexy a připojí se k ní. Pak se přesunou granátníci. Kdyby se velitel připojil dřív, jízda by musela bojovat z místa, kde stála.',
  },
  battle: {
    text: 'Každá jednotka s rozkazem může v tahu jednou bojovat, na dálku, nebo zblízka, a to proti jednomu cíli. Své kostky mezi víc cílů nerozdělí. Každý boj dokončíte i se ztrátami, ústupem, postupem a protiútokem dřív, než začnete další; pořadí je na vás. Bojovat nikdo nemusí. Velitelé nebojují. Jízda, která zblízka zvítězí, může získat bonusový útok.',
    example:
      'Jednotka se čtyřmi bloky stojí mezi dvěma nepřáteli. Na jednoho z nich smí zaútočit čtyřmi kostkami, ne na oba po dvou.',
  },
  ranged: {
    text: 'Pěchota a dělostřelectvo mohou pálit na nepřátelskou jednotku, která je vidět, je aspoň dva hexy daleko a je na dostřel: pěchota střílí na dva hexy, ostrostřelci na tři, jízdní dělostřelectvo na čtyři, polní na pět. Jednotka, která má vedle sebe nepřátelskou jednotku, nesmí pálit na nikoho. Pěchota hází kostkou za každý blok; pokud se v tomto tahu přesunula, jen za polovinu bloků, zaokrouhleno nahoru, u ostrostřelců a Portugalců dolů. Přičtěte bonus druhu jednotky a karty, odečtěte terén. Zasahuje jen symbol druhu cíle, šavle ne, a každý prapor cíl zažene zpět. Cíl palbu neopětuje. Na samotného velitele se nestřílí.',
    example:
      'Francouzská lehká pěchota se čtyřmi bloky, která se nepřesunula, pálí na nepřítele dva hexy daleko: 4 + 1 = 5 kostek. Se třemi bloky po přesunu počítá dva a přičte jednu: 3 kostky.',
  },
  artillery: {
    text: 'Dělostřelectvo hází podle vzdálenosti, ne podle bloků; čísla jsou v tabulce. Polní dělostřelectvo dostřelí na pět hexů, jízdní na čtyři. Polní dělostřelectvo, které se přesunulo, v tomto tahu nebojuje. Jízdní po přesunu o jeden hex bojovat smí a střílí nejvýš na tři hexy; po přesunu o dva nebojuje. Poslední blok baterie má v tabulce vlastní řádek a jízdní dělostřelectvo s jedním blokem se v jednom tahu nepřesune a nebojuje zároveň. Gardové dělostřelectvo má zblízka o kostku víc. Dělostřelectvo nikdy nedobývá území.',
    example:
      'Polní dělostřelectvo se třemi bloky hází na cíl tři hexy daleko 2 kostkami, zblízka 4. Jeho poslední blok by měl 1 a 3. Jízdní dělostřelectvo se třemi bloky má na tři hexy 1 kostku.',
  },
  'line-of-sight': {
    text: 'Veďte přímku ze středu hexu střelce do středu hexu cíle. Brání jí hex mezi nimi, na kterém je jednotka nebo velitel kterékoli strany, les, město či mlýn nebo strmý svah. Brání jí i kopec, pokud nestojí na kopcích střelec i cíl. Hex cíle výhledu nebrání nikdy. Vede-li přímka přesně mezi dvěma hexy, je výhled zakrytý, jen když brání oba; okraj bojiště se počítá jako překážka. Dělostřelectvo na kopci vidí přes přátelské jednotky a velitele na sousedním nižším hexu. Řeka, brod, most, pískový lom ani polní opevnění výhledu nebrání.',
    example:
      'Vaše pěchota pálí na jednotku dva hexy daleko a přímka vede mezi dvěma hexy. Na jednom je les, druhý je volný a prázdný: pálit smíte. Kdyby na druhém stála jednotka, nesměli byste.',
  },
  melee: {
    text: 'Jednotka může zaútočit na nepřátelskou jednotku nebo na samotného nepřátelského velitele na sousedním hexu. Nejdřív se k ní smí připojit dělostřelectvo (Kombinovaný útok). Pak může obránce zvolit jednu reakci: zahrát kartu Zaútočit jako první, pěchota se proti jízdě zformovat do čtverce, jízda se před pěchotou stáhnout. Pěchota a jízda hází kostkou za každý blok, ať se přesunuly, nebo ne; polní dělostřelectvo čtyřmi kostkami, jízdní třemi, poslední blok o jednu méně. Přičtěte bonus druhu jednotky a karty, odečtěte terén. Zasahuje symbol druhu cíle a zkřížené šavle, ty však ne ostrostřelcům a milici. Nejdřív se počítají zásahy, pak prapory. Uvolněný hex může útočník obsadit; obránce, který svůj hex udržel, může provést protiútok.',
    example:
      'Francouzská těžká jízda se čtyřmi bloky útočí na řadovou pěchotu na kopci: 4 bloky + 1 těžká jízda − 1 kopec = 4 kostky. Padne pěchota, šavle, dělostřelectvo a prapor: pěchota přijde o dva bloky a ustoupí o hex.',
  },
  hits: {
    text: 'Zásahy se počítají dřív než prapory. Symbol druhu cíle zasahuje vždy. Zkřížené šavle zasahují zblízka každý cíl, jen ostrostřelcům a milici ne; na dálku míjejí. Samotného velitele zasáhnou jen šavle, ať je hodí kdokoli. Každý zásah bere blok, zásahy nad poslední blok propadají. S posledním blokem je jednotka zničena a vy získáte zástavu. Přišla-li jednotka o bloky, ověří se ztráta jejího velitele. Pak každý prapor jednotku zažene zpět.',
    example:
      'Pět kostek palby na pěchotu ukáže pěchotu, pěchotu, jízdu, šavle a prapor: dva bloky pryč a ústup o hex. Zblízka by šavle vzaly třetí blok.',
  },
  'battle-back': {
    text: 'Jednotka napadená zblízka, která neopustila svůj hex, může jednou provést protiútok na útočníka. Hází kostkou za každý blok, který jí zbyl, přičte svůj druh, odečte terén; bonus karty se nepočítá. Majitel to může odmítnout. Jednotka, která ustoupila nebo se stáhla, protiútok nemá, ani když stojí dál vedle útočníka; čtverec, který proti jízdě udeřil první, už svůj úder měl. Jednotka, která neměla kam ustoupit a zaplatila bloky, protiútok má. Na protiútok se nereaguje, neodpovídá se na něj a nedobývá se po něm území. Kdo je v tahu napaden víckrát, může provést protiútok pokaždé.',
    example:
      'Britská lehká pěchota se třemi bloky ubránila svůj hex proti řadové pěchotě, která zaútočila z brodu. Provede protiútok do brodu: 3 bloky − 1 brod = 2 kostky.',
  },
  'leader-check': {
    text: 'Ztratí-li jednotka s přiřazeným velitelem bloky palbou, zblízka nebo proto, že neměla kam ustoupit, proveďte ověření ztráty velitele. Hodí se dvěma kostkami: padnou-li na obou šavle, velitel padl. Přišla-li jednotka o poslední blok, hodí se jednou kostkou a šavle znamenají, že padl. Jeden hod bojovými kostkami vede nejvýš k jednomu ověření. Za padlého velitele získá nepřítel zástavu. Velitel, který svou jednotku přežil, musí o jeden až tři hexy ustoupit.',
    example:
      'Pěchota s velitelem přijde o dva bloky. Při ověření padnou šavle a prapor: velitel je v pořádku, šavle by musely být na obou kostkách. Později padne poslední blok a jedna kostka ukáže jízdu: velitel žije a ustoupí.',
  },
  retreat: {
    text: 'Po ztrátách zažene každý neignorovaný prapor jednotku o hex k okraji bojiště na její straně, milici o tři. Lze-li tím směrem ustoupit na dva hexy, vybírá majitel; do stran ani vpřed se neustupuje. Průchodný terén ústup nezdržuje, řeka a strmý svah ho zastaví; ústup dělostřelectva zastaví i pískový lom. Jednotka nevstoupí na hex s jinou jednotkou nebo s nepřátelským velitelem a neopustí bojiště, pokud tam scénář nemá cestu ven. Za každý hex, o který ustoupit nemůže, přijde o blok. Přiřazený velitel ustupuje s ní. Jednotka bez velitele, která vstoupí na hex samotného přátelského velitele, si ho přiřadí a její ústup končí. Čtverec se nehýbe: za každý hex přijde o blok.',
    example:
      'Jeden prapor zahání milici o tři hexy, ale k okraji bojiště zbývají jen dva: milice ustoupí o dva hexy a přijde o jeden blok.',
  },
  morale: {
    text: 'Majitel jednotky smí některé prapory ignorovat; jejich počty se sčítají. Jeden za přiřazeného velitele. Jeden, stojí-li vedle jednotky aspoň dvě přátelské jednotky nebo samotní velitelé; čtverec takovou podporu dává, ale nedostává. Jeden pro pěchotu a dělostřelectvo, přišel-li útok přes jejich polní opevnění. Podle druhu ignorují jeden prapor francouzští a britští granátníci, kyrysníci a Mladá garda, dva prapory Stará garda, gardoví granátníci, gardová jízda a gardové dělostřelectvo. Majitel jich může ignorovat i méně. Prapory, které proti jízdě hodí čtverec, ignorovat nelze.',
    example:
      'Francouzští granátníci s velitelem a dvěma přátelskými jednotkami vedle sebe utrží čtyři prapory. Smějí ignorovat 1 + 1 + 1 = 3 a ustoupí o jeden hex.',
  },
  'leader-retreat': {
    text: 'Velitel, jehož jednotka byla zničena nebo který byl napaden sám a zasažen nebyl, musí ustoupit o jeden až tři hexy k okraji bojiště na své straně. Jak daleko a kudy, vybírá majitel. Projít smí přes přátelské jednotky a velitele, zastavit se může na prázdném hexu nebo u přátelské jednotky bez velitele. Průchodný terén ho nezdržuje, řeka a strmý svah jsou zavřené. Z řady u okraje smí bojiště opustit; soupeř za to zástavu nezíská, ale velitel je ze hry. Přes nepřátelskou jednotku vede jen únik. Velitel, který se nemá kde zastavit, je ztracen a nepřítel získá zástavu.',
    example:
      'Velitel stojí v předposlední řadě a musí ustoupit: buď o hex do řady u okraje, nebo o dva, a tím z bojiště. Zástavu za to soupeř nezíská.',
  },
  escape: {
    text: 'Ustupující velitel se může pokusit projít nepřátelskou jednotkou, která mu stojí v cestě. Ta hodí svým obvyklým počtem kostek pro boj zblízka za bloky a druh, čtverec jednou kostkou, bez terénu a karet. Jakékoli šavle velitele zabijí a přinesou zástavu, na ničem jiném nezáleží. Nepadnou-li, jde dál, celkem nejvýš tři hexy. Projít může i dvěma nepřátelskými jednotkami po sobě, hází každá. Je-li nepřítel i na třetím hexu, je velitel ztracen bez hodu. Přes samotného nepřátelského velitele projde bez hodu.',
    example:
      'Velitel ustupuje přes britskou těžkou jízdu se třemi bloky: 3 + 1 = 4 kostky. Padnou dva prapory a dvě pěchoty, šavle žádné. Na třetím hexu se připojí k přátelské jednotce.',
  },
  'lone-leader': {
    text: 'Na velitele, který je na hexu sám, lze zaútočit jen zblízka, nikdy palbou, a dělostřelectvo se k útoku nepřipojí. Útočník hází svým obvyklým počtem kostek bez toho, co ubere terén. Jediné šavle velitele zabijí, i když je hodí ostrostřelci nebo milice; na ničem jiném nezáleží. Není-li zasažen, musí o jeden až tři hexy ustoupit. V obou případech může útočník jeho hex obsadit. Samotný velitel protiútok nemá a jednotkám vedle sebe nebrání pálit jinam.',
    example:
      'Milice se dvěma bloky útočí na velitele ve volném terénu: 2 kostky. Pěchota a šavle: velitel padl a máte zástavu. Dva prapory: velitel musí ustoupit.',
  },
  'taking-ground': {
    text: 'Pěchota, která v boji zblízka svůj cíl zničila nebo ho donutila hex opustit, třeba i jízdu, která se stáhla, může uvolněný hex obsadit. Nemusí. Čtverec a dělostřelectvo území nedobývají. Území se nedobývá po palbě, po protiútoku ani jednotkou, která udeřila první díky kartě Zaútočit jako první.',
    example:
      'Vaše řadová pěchota jedním praporem zažene z vesnice milici. Hned smí vesnici obsadit; do pohybu se jí to nepočítá.',
  },
  breakthrough: {
    text: 'Jízda, která v boji zblízka svůj cíl zničila nebo ho donutila hex opustit, může uvolněný hex obsadit a z něj postoupit ještě o jeden hex kterýmkoli směrem, i zpět. Obojí je dobrovolné, ale bez prvního není druhé. Terén, který zastavuje pohyb, a překročené polní opevnění ji zastaví už na prvním hexu. Průlom není po protiútoku ani pro jednotku, která udeřila první díky kartě Zaútočit jako první.',
    example:
      'Lehká jízda zničí ve volném terénu baterii. Obsadí její hex a postoupí o další, k samotnému veliteli. Kdyby baterie stála v lese, musela by jízda v lese zůstat.',
  },
  'bonus-melee': {
    text: 'Jízda, která obsadila uvolněný hex, smí ještě jednou zaútočit zblízka na kteréhokoli nepřítele vedle sebe, ať postoupila dál, nebo ne. Jednotka má v tahu jeden bonusový útok. Je to úplný boj zblízka: s terénem, reakcemi, protiútokem i s děly, která se připojí. Z lesa, města a mlýna, kam při průlomu vjela, zaútočit nemůže. Po druhém vítězství smí obsadit uvolněný hex, ale ne postoupit dál ani znovu útočit.',
    example:
      'S kartou Útok jízdy zničí těžká jízda se třemi bloky jednotku a obsadí její hex. Na další ve volném terénu útočí 3 bloky + 1 těžká jízda + 1 karta = 5 kostek. S kartou Dejte jim chladnou ocel by druhý útok bonus karty neměl.',
  },
  'end-of-turn': {
    text: 'Na konci tahu jde zahraná karta na odkládací balíček a doberete si jednu novou. Po kartě Prozkoumat si vezmete dvě, jednu si necháte a druhou odložíte. Zahrál-li soupeř ve vašem tahu kartu Zaútočit jako první, dobírá si dřív než vy. Dojde-li balíček, zamíchá se z odkládacího balíčku nový. Na konci tahu s kartou Elán se zamíchají oba balíčky dohromady, než kdokoli dobírá.',
    example:
      'Zahráli jste Prozkoumat levé křídlo. Na konci tahu si vezmete Postup vpřed a Zkusit pravé křídlo, Postup vpřed si necháte a druhou kartu odložíte.',
  },
  'retire-and-reform': {
    text: 'Jízda, na kterou zblízka útočí pěchota, sama nebo s děly, se může místo boje stáhnout a přeskupit. Musí mít kam jít: o dva hexy k okraji bojiště na své straně. Nejdřív útočník hodí všemi kostkami, ale zasahuje jen symbol jízdy; šavle a prapory nic neznamenají. Přijde-li jízda o bloky, ověří se ztráta jejího velitele. Co z ní zbylo, se vrátí o dva hexy, nebo o jeden, stojí-li tam samotný přátelský velitel, a protiútok nemá. Pěchota může uvolněný hex obsadit. Před jízdou, dělostřelectvem ani protiútokem se stáhnout nelze.',
    example:
      'Britská řadová pěchota se čtyřmi bloky útočí na francouzskou jízdu a ta se stáhne. Čtyři kostky ukážou jízdu, pěchotu, šavle a prapor: jízda přijde o jeden blok a vrátí se o dva hexy.',
  },
  square: {
    text: 'Pěchota, na kterou zblízka útočí jízda, se může zformovat do čtverce, má-li její hráč v ruce aspoň tři karty a na tabulce čtverců volné jedno ze čtyř míst; ne však ve městě, mlýnu, brodu a polním opevnění. Útočník vytáhne z té ruky náhodnou kartu a položí ji lícem dolů na tabulku. Čtverec udeří první, jednou kostkou. Jeho prapor nelze ignorovat a jízdu odrazí. Jízda, která na místě zůstala, útočí jednou kostkou bez ohledu na bloky, druh a kartu; terén jí může vzít i tu a děla, která se připojila, házejí svými. Čtverec má v každém boji jednu kostku. S rozkazem smí pálit i útočit, ale nepřesunuje se a nedobývá území. Od sousedů podporu nedostává a za každý hex, o který by měl ustoupit, přijde o blok. Pěchota a dělostřelectvo s ním bojují jako obvykle.',
    example:
      'Kyrysníci se čtyřmi bloky by na řadovou pěchotu hodili 5 kostkami. Ta se zformuje do čtverce a jejímu hráči ubude karta. Kostka čtverce ukáže prapor: kyrysníci ustoupí o hex a neútočí. Kdyby kostka minula, hodili by 1 kostkou.',
  },
  'leaving-square': {
    text: 'Když vydáváte rozkazy, může se čtverec s rozkazem rozpustit, nestojí-li vedle něj nepřátelská jízda. Karta z tabulky se vrátí do vaší ruky. Jednotka se pak přesune a bojuje jako obvykle; rozpuštění není pohyb, takže zůstane-li na místě, pálí všemi bloky. Její velitel pak může dostat vlastní rozkaz, aby ji opustil, ne však kartou Velení. Karta se vrací i tehdy, když je čtverec zničen.',
    example:
      'Zkusit střed dá rozkaz britské řadové pěchotě ve čtverci se čtyřmi bloky. Ta se rozpustí, zůstane stát a pálí 4 + 1 = 5 kostkami. Ve čtverci by měla 1.',
  },
  'combined-arms': {
    text: 'Útočí-li pěchota nebo jízda zblízka na nepřátelskou jednotku, může dělostřelectvo s rozkazem, které by na týž cíl mohlo bojovat, přidat své kostky. Každá jednotka počítá svou vzdálenost, kartu a terén, pak se všemi kostkami hází najednou. Šavle zasahují na všech kostkách, nevedou-li útok ostrostřelci nebo milice. Děla, která se připojila, už v tomto tahu bojovala. Potřebují dostřel a výhled a přes vlastní jednotky při tom nestřílejí ani z kopce. Protiútok míří na pěchotu nebo jízdu. Je-li ta zničena nebo zahnána dřív, než udeří, čtvercem nebo kartou Zaútočit jako první, kostky dělostřelectva propadají.',
    example:
      'Francouzská řadová pěchota se třemi bloky útočí ve volném terénu na pěchotu: 3 + 1 = 4 kostky. Jízdní dělostřelectvo se třemi bloky přidá ze vzdálenosti tří hexů jednu, celkem 5. Jízda by proti čtverci s ním měla 1 + 1 = 2.',
  },
  terrain: {
    text: 'Terén zastavuje pohyb, ubírá kostky a brání výhledu. Tabulka říká, kolik kostek ztrácí pěchota, jízda a dělostřelectvo, když útočí na cíl v tomto terénu a když útočí z něj. Při útoku z jednoho terénu na druhý se odečítá za oba, jen ne z kopce na kopec a přes polní opevnění. Počet kostek nikdy neklesne pod nulu.',
    example:
      'Britská řadová pěchota útočí z brodu na jednotku v brodu, za každý brod kostka dolů: ze čtyř bloků 4 − 1 − 1 = 2 kostky.',
  },
  forest: {
    text: 'Jednotka nebo velitel, kteří do lesa vstoupí, se musí zastavit. V tahu, kdy do něj vstoupila, smí bojovat jen lehká pěchota, ostrostřelci a Mladá garda. Na cíl v lese ztrácí pěchota a dělostřelectvo kostku, jízda dvě. Z lesa ztrácí jízda dvě, dělostřelectvo jednu, pěchota žádnou. Les brání výhledu. Čtverec tu pěchota zformovat smí.',
    example:
      'Francouzská řadová pěchota se čtyřmi bloky útočí na pěchotu v lese: 4 + 1 − 1 = 4 kostky. Těžká jízda se čtyřmi bloky by měla 4 + 1 − 2 = 3.',
  },
  hill: {
    text: 'Kopec pohyb nezdržuje. Na cíl na kopci ztrácí pěchota a jízda z nižšího terénu kostku, dělostřelectvo žádnou. Z kopce dolů ztrácí kostku jízda, ostatní nic. Z kopce na kopec ztrácí kostku jen palba pěchoty. Kopec brání výhledu na to, co je za ním, ne však mezi dvěma kopci. Dělostřelectvo na kopci smí pálit přes vlastní jednotky a velitele na sousedním nižším hexu, jen ne v kombinovaném útoku. Čtverec tu pěchota zformovat smí.',
    example:
      'Britská lehká pěchota s pěti bloky pálí z místa do kopce: 5 + 1 − 1 = 5 kostek. Zblízka z jednoho kopce na druhý neztrácí nic: 5 kostek.',
  },
  'rugged-hill': {
    text: 'Na strmý svah nevstoupí žádná jednotka ani velitel, ani při ústupu. Brání výhledu.',
    example:
      'Jednotka s jedním praporem má za sebou na jednom hexu strmý svah a na druhém přátelskou jednotku: zůstane a přijde o blok.',
  },
  town: {
    text: 'Města a mlýny jsou budovy. Jednotka nebo velitel, kteří do nich vstoupí, se musí zastavit a v tomto tahu nebojují. Na cíl v budovách ztrácí pěchota dvě kostky, jízda tři, dělostřelectvo jednu. Z budov ztrácí jízda tři, dělostřelectvo jednu, pěchota žádnou. Karta Útok jízdy tu kostky nepřidává, do budov ani z nich. Budovy brání výhledu. Čtverec tu pěchota nezformuje.',
    example:
      'Polní dělostřelectvo se třemi bloky pálí na město tři hexy daleko: 2 − 1 = 1 kostka. Francouzská řadová pěchota se čtyřmi bloky útočí na pěchotu v něm: 4 + 1 − 2 = 3.',
  },
  'field-works': {
    text: 'Polní opevnění chrání tři strany hexu. Útok přes ně, palbou i zblízka, stojí pěchotu jednu kostku, jízdu dvě a dělostřelectvo žádnou a žádný jiný terén se nepočítá, ani ten pod cílem, ani ten pod útočníkem. Jízda, která útočí ven přes vlastní opevnění, ztrácí dvě kostky a nic dalšího; pěchota a dělostřelectvo neztrácejí nic za opevnění ani za vlastní terén. Pěchota a dělostřelectvo smějí ignorovat jeden prapor z útoku, který přišel přes jejich opevnění. Palba přes roh se počítá, jsou-li chráněné obě jeho strany. Překročení opevnění kterýmkoli směrem ukončí pohyb. Výhledu nebrání. Čtverec v něm pěchota nezformuje, ať útok přijde odkudkoli.',
    example:
      'Britská řadová pěchota se čtyřmi bloky útočí z brodu přes opevnění reduty: 4 − 1 = 3 kostky. Brod, který jinak kostku stojí, se nepočítá.',
  },
  river: {
    text: 'Na hex řeky nevstoupí žádná jednotka ani velitel, ani při ústupu, leda po mostě nebo brodem. Výhledu řeka nebrání.',
    example:
      'Jednotka se dvěma prapory má hned za sebou řeku bez mostu: zůstane a přijde o dva bloky.',
  },
  ford: {
    text: 'Brody a potoky: jednotka nebo velitel, kteří do nich vstoupí, se musí zastavit; bojovat smějí. Boj zblízka proti cíli v brodu stojí každého útočníka kostku, palba na něj nic. Každý útok z brodu, palbou i zblízka, stojí kostku. Výhledu brod nebrání. Čtverec tu pěchota nezformuje.',
    example:
      'Francouzská řadová pěchota se čtyřmi bloky útočí z brodu na pěchotu ve volném terénu: 4 + 1 − 1 = 4 kostky. Stojí-li v brodu i nepřítel, má 3.',
  },
  bridge: {
    text: 'Most je jako volný terén: nezastavuje pohyb, neubírá kostky a nebrání výhledu. Čtverec tu pěchota zformovat smí.',
    example: 'Lehká jízda druhým ze svých tří hexů přejede most a zaútočí všemi kostkami.',
  },
  quarry: {
    text: 'Jednotka nebo velitel, kteří do pískového lomu vstoupí, se musí zastavit; bojovat smějí. Dělostřelectvo do něj nevstoupí, ani při ústupu. Na cíl v lomu ztrácí pěchota zblízka kostku a palbou nic, jízda dvě, dělostřelectvo jednu. Z lomu ztrácí pěchota jednu kostku, jízda dvě. Výhledu lom nebrání. Čtverec tu pěchota zformovat smí.',
    example:
      'Britská řadová pěchota se čtyřmi bloky pálí z místa do lomu: 4 + 1 = 5 kostek. Zblízka by měla 4 − 1 = 3.',
  },
  'first-strike': {
    text: 'Kartu Zaútočit jako první hrajete v soupeřově tahu, když ohlásil boj zblízka proti vaší jednotce a ještě nehodil. Vaše jednotka udeří první: kostka za každý blok, bonus druhu, bez toho, co ubere terén; bonus karty se nepočítá. Je-li útočník stále na svém hexu, zaútočí, jak chtěl, a ubrání-li se vaše jednotka, může ještě provést protiútok. Území nedobývá. Kartu nelze zahrát proti protiútoku ani tam, kde jízdu čeká čtverec, a v jednom boji jen jednou. Na konci tahu si doberete kartu dřív než soupeř.',
    example:
      'Francouzská řadová pěchota se čtyřmi bloky útočí na vaši řadovou pěchotu se třemi. Udeříte první 3 kostkami a jednou zasáhnete. Francouzi pak útočí 3 + 1 = 4 kostkami místo pěti.',
  },
  'tactic-cards': {
    text: 'Karta taktiky dává rozkaz jednotkám, které jmenuje, kdekoli na bojišti, a dovoluje jim, co jinak nesmějí; terén platí dál. Rozkaz smíte dát i méně jednotkám. Nemá-li vaše armáda pěchotu, jízdu, dělostřelectvo nebo velitele, pro které karta je, dá rozkaz jedné libovolné jednotce. Protiofenziva opakuje to, jako co platila soupeřova poslední karta.',
    example:
      'Ostřelování dá rozkaz třem bateriím. Dvě pálí na tři hexy každá 2 + 2 = 4 kostkami, třetí nebojuje a přesune se o tři hexy. Armáda bez dělostřelectva by dala rozkaz jedné jednotce jakéhokoli druhu.',
  },
  'square-roll': {
    text: 'Volitelné pravidlo autora českého překladu, volí se před hrou. Pěchota, která se chce zformovat do čtverce, hodí kostkou. Symbol jízdy, a útočí-li lehká jízda, i šavle znamenají, že to nestihla: o kartu nepřijde a boj pokračuje bez čtverce. Při každém jiném výsledku je čtverec zformován.',
    example:
      'Proti těžké jízdě se čtverec nepodaří na jedné straně kostky ze šesti, proti lehké na dvou.',
  },
  'turn-limit': {
    text: 'Po dvou stech tazích obou stran dohromady padne tma. Vítězí strana, která má víc zástav; při stejném počtu je remíza. Pravidla takové omezení nemají a žádná skutečná hra se k němu nepřiblíží.',
    example:
      'Obě strany odehrály po sto tazích. Čtyři zástavy proti třem: vítězí ta se čtyřmi. Čtyři proti čtyřem: remíza.',
  },
};
