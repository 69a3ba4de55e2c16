import type { BookPages } from '../../library.ts';

/** The Soviet book, stage 6. */
export const pages: BookPages = {
  stories: {
    '6a': [
      'Nádraží hořelo celou noc a z oken školy se při tom dalo číst. Za odměnu jste dostali radiostanici a k ní Allu Vinogradovovou, které je devatenáct a hlas má jako z rozhlasu.',
      'Přišlo i třetí družstvo. Vede ho Sergej Vedeňapin, námořník z volžské flotily; tričko s pruhy si odmítá svléknout. S nimi přišla zdravotnice Nina Orlovová. Prohlédla vaše obvazy a začala je beze slova převazovat.',
      'Němci teď udeří z pomsty. Melnik tvrdí, že z uražené pýchy se špatně míří.',
    ],
    '6b': [
      'Na nádraží jste se nedostali. Ženisté přinesli nálož zpátky a položili ji doprostřed sklepa, aby se na ni všichni museli dívat.',
      'Ve dveřích stálo třetí družstvo a před ním Sergej Vedeňapin, námořník z volžské flotily, v pruhovaném tričku, které si odmítá svléknout. Nálož obešel a na nic se neptal. Zdravotnice Nina Orlovová, která přišla s ním, se dívala jen na vaše obvazy a začala je převazovat.',
      'Vlaky jezdí dál a to, co přivezly, teď půjde proti vám. Školu držíte. Držte ji.',
    ],
    '6c': [
      'Nálož na nádraží vyšla. Dva dny jim nic nepřijede. Velení vám poslalo radiostanici s Allou Vinogradovovou a rozkaz toho času využít.',
      'Máte nové družstvo: vede je Sergej Vedeňapin, námořník z volžské flotily. A máte zdravotnici, Ninu Orlovovou, která se na nic neptá a všechno vidí.',
      'Půjdete přes náměstí jako první den. Gorškov spočítal, že z těch, kdo tu tehdy stáli, zbývá už jen tolik, že je zná všechny po jménech i po hlase.',
    ],
    '6d': [
      'Nálož se na nádraží nedostala a z předních hlídek slyšíte, jak se tam celou noc vykládá. Ráno půjdou do útoku, to ví i kašna.',
      'Máte aspoň nové družstvo. Vede je Sergej Vedeňapin, námořník z volžské flotily, a jeho lidé přinesli vlastní kotel. A přišla zdravotnice Nina Orlovová. Vybrala si nejsušší sklep a nikdo se neodvážil říct, že už byl zabraný.',
      'Strelcov obešel stanoviště a u každého řekl totéž: nárožní dům, potom nic, potom Volha.',
    ],
    '6e': [
      'Gorškov své lidi vyvedl. Přišli k přístavišti ve dvou hloučcích a ten druhý nesl ten první. Za to, že se to povedlo, jste dostali radiostanici, Allu Vinogradovovou a rozkaz k útoku.',
      'Po stejném břehu, kudy oni vyšli, přišlo třetí družstvo. Vede je Sergej Vedeňapin, námořník z volžské flotily. Zdravotnice Nina Orlovová s ním měla jet až zítra. Nepočkala.',
      'Náměstí je pořád jejich. Zítra se zeptáte, jestli na tom trvají.',
    ],
    '6f': [
      'Z kotelny se vrátili skoro všichni, ale nevrátili se vítězně. Gorškov sedí zády ke zdi a s nikým nemluví. Co viděl na minách, si nechal pro sebe.',
      'Přišlo třetí družstvo. Vede je Sergej Vedeňapin, námořník z volžské flotily, který měl vystřídat někoho jiného, ale ten úsek už neexistuje. S ním zdravotnice Nina Orlovová; s Gorškovem promluvila jako první.',
      'Oni vědí, že jste slabí. Přijdou přes nárožní dům a elektrárnu najednou.',
    ],
    '6g': [
      'Gorškovovo družstvo se probilo až k přístavišti. Čluny mezitím odvezly raněné a přivezly posily: třetí družstvo Sergeje Vedeňapina, námořníka z flotily, zdravotnici Ninu Orlovovou a radiostanici s Allou Vinogradovovou, která vysílá i za chůze.',
      'Z celého města držíte pruh, který se dá přejít za cigaretu. Mlýn má zdi tlusté metr. Vedeňapin je poklepal a řekl, že na horších lodích už bojoval.',
      'Němci se přeskupují v nárožním domě. Slyšíte, jak tam stěhují nábytek do oken.',
    ],
    '6h': [
      'Z kotelny se probili jen po hrstkách. Gorškov přišel poslední a nesl kulomet, který měl zůstat. Nikdo mu neřekl, že to bylo proti rozkazu.',
      'Čluny přivezly třetí družstvo Sergeje Vedeňapina, námořníka z flotily, a zdravotnici Ninu Orlovovou. Zpátky odvezly tolik raněných, že bok člunu šel pod vodu.',
      'Z celého města držíte pruh, který se dá přejít za cigaretu. Strelcov na mapě zakroužkoval mlýn a napsal k němu: konečná. Potom to přeškrtl.',
    ],
  },
  briefings: {
    '061':
      'Přišlo třetí družstvo; jednotky družstva vstupují do hry u jeho střelců. Šest bodů: dva máte, náměstí uprostřed dává dva a zbylé dva leží kolem něj.',
    '062':
      'Kiosek dává dva body a je nejkratší cestou ke čtyřem. Třetí družstvo ať drží dům vpravo, zatímco ostatní přebíhají.',
    '063': 'Nárožní dům dává dva body a je váš. Další dva dávají turbíny; buďte tam dřív než oni.',
    '064':
      'Šest bodů podél břehu. Sýpka dává dva a je z ní vidět na celý dvůr; kdo v ní sedí, nemusí spěchat.',
  },
};
