import type { Briefing } from './briefing.ts';
import type { briefingsEn } from './briefings-en.ts';

/** Co o bitvě píše kniha každé strany, než bitva začne. */
export const briefingsCs: { readonly [scenario in keyof typeof briefingsEn]: Briefing } = {
  '011': {
    title: 'Náměstí 9. ledna',
    soviet:
      'Stačí čtyři body a samotná kašna dává dva. Pátrače pošlete napřed, ale ne dál, než je třeba: každé nové pole vás stojí kartu válečného zmatku.',
    german:
      'Kulometčíci v domech vidí na celé náměstí; ať drží nepřítele při zemi, zatímco střelci poběží. Kašna dává dva body ze čtyř.',
  },
  '021': {
    title: 'Okna školy',
    soviet:
      'Pět bodů, nebo tři a rozprášený odstřelovač. Sedí ve škole a má dobrý kryt; napřed ho přitiskněte k zemi a vezměte dům naproti.',
    german:
      'Pět bodů, nebo tři a rozprášený odstřelovač. Rohde vidí až ke kiosku; nenechávejte ho ale samotného proti dvěma kulometům.',
  },
  '022': {
    title: 'Souboj u kašny',
    soviet:
      'Pět bodů, nebo tři a rozprášený odstřelovač. Domy na obou koncích linie dávají po dvou; k severnímu to máte blíž.',
    german:
      'Stačí čtyři body, nebo tři a rozprášený odstřelovač. K jižnímu domu je to kratší a z ruin na něj vidíte.',
  },
  '031': {
    title: 'Před školou',
    soviet:
      'Kašna dává dva body a leží mezi liniemi. Zákop vlevo je opevněný: dokud ho ovládají, z dálky na něj střílíte zbytečně.',
    german:
      'Nový zákop vás kryje tím lépe, dokud ho ovládáte. Ať ho drží kulometčíci a ostatní běží ke kašně.',
  },
  '032': {
    title: 'Turbínová hala',
    soviet:
      'Pět bodů z osmi: turbíny, zákop a všechno kolem. Opevnění vpravo chrání toho, kdo je ovládá.',
    german:
      'Dva body máte; zbylé dají ulice, uhelný dvůr nebo kotelna. Jejich zákop je pevný, tak ho obejděte.',
  },
  '041': {
    title: 'Dělnické domy',
    soviet:
      'Přijdou ulicí. Ženisté umějí strhnout dům na ty, kdo jsou v něm, a dým kryje i vás; mají ale jen dvě dýmovnice.',
    german:
      'Dva domy dávají po dvou bodech. Co nedobudete, to ženisté zbourají; v ruinách se nikdo neschová.',
  },
  '042': {
    title: 'Domy kolem náměstí',
    soviet:
      'Cíle a poškozené budovy se sčítají, dohromady šest. Každá zeď, která padne, je bod, ať za ní stál kdokoli.',
    german:
      'Cíle a poškozené budovy se sčítají, dohromady šest. Pohlovým lidem je jedno, čí ten dům byl.',
  },
  '043': {
    title: 'Protiútok od břehu',
    soviet:
      'Osm míst po jednom bodu, potřebujete pět. Vaše máte blízko, takže to páté musí být jejich.',
    german:
      'Osm míst po jednom bodu, potřebujete pět. Musí vyjít na holý dvůr: tam patří palba kulometčíků.',
  },
  '051': {
    title: 'Nálož',
    soviet:
      'Na označené pole se musí dostat střelci nebo ženisté, stačí jediná jednotka. Miny leží na okrajích polí; koho zasáhnou, ten zůstane, kde byl. Osm ztrát a je konec.',
    german:
      'Po osmi ztrátách se obrátí zpátky. K označenému poli musí přes miny; stůjte za nimi, ne na nich.',
  },
  '052': {
    title: 'Ven z kotelny',
    soviet:
      'Na poli úniku musí stát obě jednotky střelců zároveň. Družstvo A to má čtyři pole přes miny; ostatní ať drží cestu otevřenou.',
    german:
      'Zastaví je šest ztrát. Chtějí k přístavišti; přímou cestu jste zaminovali, takže hlídejte tu oklikou.',
  },
  '061': {
    title: 'Škola drží',
    soviet:
      'Přišlo třetí družstvo; jednotky družstva vstupují do hry u jeho střelců. Šest bodů: co máte, a k tomu náměstí uprostřed.',
    german:
      'Přišlo třetí družstvo; jednotky družstva vstupují do hry u jeho střelců. Čtyři body; náměstí uprostřed dává dva.',
  },
  '062': {
    title: 'Přes náměstí',
    soviet:
      'Kiosek dává dva body a je nejkratší cestou k pěti. Třetí družstvo ať drží dům vpravo, zatímco ostatní přebíhají.',
    german:
      'Půlku toho, co potřebujete, už držíte. Nevybíhejte jim naproti: z ruin dostřelíte na všechno, co chtějí.',
  },
  '063': {
    title: 'Nárožní dům',
    soviet: 'Nárožní dům dává dva body a je váš. Další dva dávají turbíny; buďte tam dřív než oni.',
    german: 'Čtyři body. Turbíny platí tolik co nárožní dům a nejsou tak dobře hlídané.',
  },
  '064': {
    title: 'Pod mlýnem',
    soviet:
      'Šest bodů podél břehu. Sýpka dává dva a je z ní vidět na celý dvůr; kdo v ní sedí, nemusí spěchat.',
    german:
      'Tři body a jeden máte. Ještě jeden zákop a jeden dvůr: vyberte si jeden konec a jděte tam se vším.',
  },
  '071': {
    title: 'Tank u obchodního domu',
    soviet:
      'Rozprašte tank a je konec; ublíží mu jen protitankové pušky a nálože. Jinak pět bodů. Do domů nesmí on, vy ano.',
    german: 'Čtyři body. Tank nelze přitisknout k zemi, ale do domů nemůže; ať se ho střelci drží.',
  },
  '072': {
    title: 'Pásy v ulici',
    soviet:
      'Šest bodů, nebo čtyři a rozprášený tank. Přijede otevřenou ulicí; počkejte si na něj v nárožním domě.',
    german: 'Čtyři body; dům a kiosek dávají po dvou. Než lidé vyběhnou, ať tank umlčí okna.',
  },
  '073': {
    title: 'Tank u mlýna',
    soviet:
      'Rozprašte tank, nebo držte šest bodů. Zákop uprostřed platí za dva: dlouhé pušky z něj dosáhnou po celé silnici.',
    german: 'Čtyři body. Zákop uprostřed dává dva; jejich dlouhé pušky čekají na silnici za ním.',
  },
  '081': {
    title: 'Předpolí nádraží',
    soviet:
      'Cestu otevírá Větrovův tank; nevystavujte ho kanónu v ulici, ten se odtud nehne. Pět bodů.',
    german:
      'Kanón stojí, kde stojí, a tam také zůstane. Čtyři body; náměstí dává dva a oni přes ně musí.',
  },
  '082': {
    title: 'Tank proti tanku',
    soviet:
      'Čtyři body, nebo dva a rozprášený tank. Kanón v ulici má na mušce kiosek; nalákejte je tam.',
    german:
      'Čtyři body, nebo dva a rozprášený tank. Steinertův kanón má na mušce náměstí; ať k němu přijdou sami.',
  },
  '083': {
    title: 'Zakopaný kanón',
    soviet:
      'Čtyři body a dva máte. Kanón sedí v opevněném zákopu; vezměte si to, co leží vlevo a vpravo od něj.',
    german:
      'Šest bodů. Zákop je opevněný a kanón z něj nikdo nevytlačí; držte ho a vyražte na obě strany.',
  },
  '091': {
    title: 'Den bombardérů',
    soviet:
      'Vyhrají vám tři body, úplné rozprášení nikoli. Děvčata u děl umějí sestřelit bombardér jednou provždy; nechte je střílet, než domy zmizí.',
    german:
      'Pět poškozených nebo zničených budov. Bombardéry dosáhnou kamkoli a nešetří nikoho, ani vlastní. O sestřelený stroj přijdete na celou kampaň.',
  },
  '092': {
    title: 'Molo',
    soviet:
      'Každé kolo, v němž ovládáte molo, přinese bod; po čtrnácti mohou čluny přistát. Nenechávejte je prázdné.',
    german:
      'Čtyři body, dřív než jejich čluny připlují počtrnácté. Vezmete-li samo molo, hodiny se zastaví.',
  },
  '101': {
    title: 'Nádraží',
    soviet:
      'Čtyři body, nebo čtyři rozprášené jednotky zároveň. Plamenomety vyženou lidi z domů; musí se k nim ale dostat zblízka.',
    german:
      'Pět bodů, nebo pět rozprášených jednotek zároveň. Koho vyženete z domu, toho můžete hnát dál.',
  },
  '102': {
    title: 'Co zbylo ze školy',
    soviet:
      'Pět bodů, nebo čtyři rozprášené jednotky zároveň. Tři body držíte; probijte se do školy, nebo vezměte ruiny na náměstí.',
    german:
      'Čtyři body, nebo čtyři rozprášené jednotky zároveň. Jedno družstvo ve škole, jedno na náměstí: obojí najednou nespálí.',
  },
  '103': {
    title: 'Znovu turbínová hala',
    soviet:
      'Pět bodů, nebo čtyři rozprášené jednotky zároveň. Jejich plamenomety dosáhnou na jedno pole; zůstaňte dál.',
    german:
      'Čtyři body, nebo čtyři rozprášené jednotky zároveň. Kiosek, ruiny, park: tři z nich máte u nohou.',
  },
  '104': {
    title: 'Roklí vzhůru',
    soviet:
      'Šest bodů, nebo čtyři rozprášené jednotky zároveň. Z mlýna vidíte na celý svah; nesestupujte do něj.',
    german:
      'Pět bodů, nebo čtyři rozprášené jednotky zároveň. Rokle vás kryje a tanky nepustí, ani jejich.',
  },
  '111': {
    title: 'Pod dělnickými domy',
    soviet:
      'Pole s tunely spolu sousedí. Cíle a zničené tunely se sčítají, dohromady pět; zničený tunel se už nevrátí.',
    german:
      'Pole s tunely spolu sousedí. Cíle a zničené tunely se sčítají, dohromady pět. Pěchotní dělo nestřílí na to, co má před sebou na dosah ruky.',
  },
  '112': {
    title: 'Kabelová chodba',
    soviet:
      'Jeden konec chodby máte pod nohama, druhý mají oni a třetí je pod kioskem. Cíle a zničené tunely se sčítají, dohromady pět.',
    german:
      'Chodba vede z náměstí rovnou za jejich záda a odtud rovnou za vaše. Cíle a zničené tunely se sčítají, dohromady pět.',
  },
  '113': {
    title: 'Štola pod sýpkou',
    soviet:
      'Štola končí v nárožním domě a ten mají oni. Cíle a zničené tunely se sčítají, dohromady pět. Děla za řekou střílejí, kam řeknete, i na vlastní.',
    german: 'Štola končí v sýpce a tu mají oni. Cíle a zničené tunely se sčítají, dohromady pět.',
  },
  '121': {
    title: 'Padáky',
    soviet:
      'Každé kolo dopadne jedna zásilka na dvůr a jedna ke kašně. Ovládněte pole, na kterém jich leží pět.',
    german:
      'Každé kolo dopadne jedna zásilka na dvůr a jedna ke kašně. Ovládněte pole, na kterém jich leží pět.',
  },
  '122': {
    title: 'Zásoby v noci',
    soviet:
      'Každé kolo dopadne jedna zásilka do zákopu u sadu a jedna k transformátoru. Ovládněte pole, na kterém jich leží pět.',
    german:
      'Každé kolo dopadne jedna zásilka do zákopu u sadu a jedna k transformátoru. Ovládněte pole, na kterém jich leží pět.',
  },
  '131': {
    title: 'Obchodní dům',
    soviet:
      'Družstvo C bojuje v cizích řadách. Čtyři body; obchodní dům dává dva. Baturin dostane z člověka ještě jednu akci a ten si pak lehne.',
    german:
      'Družstvo C bojuje v cizích řadách. Šest bodů, takže budete muset i na náměstí. Úderný oddíl se přesune a hned střílí.',
  },
  '132': {
    title: 'Uprostřed mapy',
    soviet: 'Šest bodů, nebo čtyři a dvě rozprášené jednotky zároveň. Dům a kiosek dávají po dvou.',
    german: 'Šest bodů, nebo čtyři a dvě rozprášené jednotky zároveň. Dům a kiosek dávají po dvou.',
  },
  '133': {
    title: 'Rokle a pivovar',
    soviet:
      'Šest bodů; sklepy dávají dva. Tank se přes rokli dostane jen po mostě: tam patří dlouhé pušky.',
    german:
      'Tři body a jeden máte. Další dva dávají sklepy; tank se přes rokli dostane jen po mostě.',
  },
  '141': {
    title: 'Konečná',
    soviet: 'Tři body a nezbude jim v celém městě nic. Devět vašich ztrát a útok skončí.',
    german: 'Ať je to přijde draho: devět ztrát útok zastaví. Za vámi je jen step.',
  },
  '142': {
    title: 'Stroje a zdi',
    soviet:
      'Cíle a nepřátelské ztráty se sčítají, dohromady devět. Dva tanky, dva kanóny, jedna škola.',
    german:
      'Cíle a nepřátelské ztráty se sčítají, dohromady devět. Dva tanky, dva kanóny, jedna škola.',
  },
  '143': {
    title: 'Nic, co by ještě spadlo',
    soviet: 'Cíle a nepřátelské ztráty se sčítají, dohromady osm. Nárožní dům dává dva.',
    german: 'Cíle a nepřátelské ztráty se sčítají, dohromady devět. Nárožní dům dává dva a je váš.',
  },
  '144': {
    title: 'Mlýn a molo',
    soviet:
      'Sedm jejich ztrát, nebo oba tanky; rozprášení střelců tu nic nevyhraje. Za vámi je jen voda.',
    german:
      'Cíle a nepřátelské ztráty se sčítají; osm a celé město je vaše. Oba tanky rozprášené nebo sedm ztrát a je konec.',
  },
  '151': {
    title: '11. listopadu',
    soviet:
      'Poslední bitva. Cíle a nepřátelské ztráty se sčítají, dohromady dvanáct; samo rozprášení střelců nic nevyhraje. Máte k tomu tajný rozkaz.',
    german:
      'Poslední bitva. Cíle a nepřátelské ztráty se sčítají, dohromady dvanáct; samo rozprášení střelců nic nevyhraje. Máte k tomu tajný rozkaz.',
  },
  '152': {
    title: 'Jedenáctý listopad',
    soviet:
      'Poslední bitva. Cíle a nepřátelské ztráty se sčítají, dohromady dvanáct; samo rozprášení střelců nic nevyhraje. Máte k tomu tajný rozkaz.',
    german:
      'Poslední bitva. Cíle a nepřátelské ztráty se sčítají, dohromady dvanáct; samo rozprášení střelců nic nevyhraje. Máte k tomu tajný rozkaz.',
  },
};
