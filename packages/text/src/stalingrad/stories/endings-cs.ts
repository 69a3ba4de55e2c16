import type { EndingTexts } from './ending.ts';
import type { endingsEn } from './endings-en.ts';

export const endingsCs: EndingTexts<keyof typeof endingsEn> = {
  END1: {
    title: 'Až na konečnou',
    soviet: [
      'Nádraží padlo za svítání a po něm vlečka. Němci odešli po pražcích do stepi a v celém městě bylo najednou slyšet, jak kape voda.',
      'Strelcov došel až na konec kolejí. Položil na ně dlaň, jako by čekal, že se chvějí. Potom se otočil a šel zpátky pěšky, zastávku po zastávce, a u každé chvíli postál.',
      'Gorškov našel svůj dům. Nestál. V kamnech, která stála, si uvařil čaj a napsal dceři, ať přijedou, až bude kam.',
    ],
    german: [
      'Město jste ztratili celé, do posledního domu. Kdo vyšel, vyšel po pražcích do stepi, proti větru.',
      'Wegener nesl dveře od čekárny dva kilometry, než mu je Lindner vzal z rukou a položil do sněhu. Lehli si na ně ranění, aby nebyli na zemi.',
      'O osm dní později se ve stepi ozvala děla a armáda, ke které jste chtěli dojít, byla obklíčená. Nikdo z vás už nebyl uvnitř. Byli jste první, kdo prohrál, a proto z vás někdo přežil.',
    ],
  },
  END2: {
    title: 'Šedá voda',
    soviet: [
      'Mlýn padl v poledne a molo odpoledne. Kdo uměl plavat, plaval mezi krami; kdo neuměl, střílel, dokud měl čím.',
      'Strelcov zůstal na břehu jako poslední a nikdo neviděl, co bylo potom. Nina Orlovová převezla po ledu jedenáct raněných, na dveřích od pivovaru. Sešit se jmény měla pod kabátem.',
      'Za týden se ve stepi ozvala děla a kruh se zavřel kolem těch, kdo vás vyhnali. Vaši se do města vrátili v únoru. Sešit přišel s nimi.',
    ],
    german: [
      'V poledne padl mlýn, odpoledne molo. Velitelství dostalo svůj telefonát a někde daleko to vyhlásili v rozhlase. Město je vaše. Nemá okna, střechy, vodu ani lidi.',
      'Lindner nechal raněné ze sklepa mlýna odnést k řece a pustit po ledu. Někdo to ohlásil. Nikdo už se tím nestačil zabývat.',
      'Devatenáctého listopadu začala na severu děla a za čtyři dny se kruh zavřel. Dobyli jste past. Wegener do poslední chvíle stloukal z trosek dveře a zavěšoval je do futer.',
    ],
  },
  END3: {
    title: 'Náměstí zůstalo',
    soviet: [
      'Jedenáctého listopadu přišli po celé šířce a po celé šířce se zastavili. Večer bylo na náměstí ticho a na zbytek kašny někdo pověsil cedulku zastávky.',
      'Osm dní nato jste slyšeli děla ve stepi. Strelcov poslouchal, odkud jdou, a ukázal rukou kruh. Poslední spoj, řekl. A všichni jste v něm seděli.',
      'Ti, kdo přežili, se z města nevrátili hned. Bylo tam moc práce kvůli těm, kdo v něm zůstali.',
    ],
    german: [
      'Útok po celé šířce trval do tří odpoledne. Potom nebylo z čeho útočit. Rehden si stačil zapsat všechna jména; večer jich polovinu přeškrtl.',
      'Osm dní nato se kruh zavřel. Lindner se dostal do zajetí v lednu, s křídou v kapse. V táboře učil děti strážných počítat.',
      'Wegener se vrátil po sedmi letech. Vyráběl zase dveře, jen už je nikdy nezamykal.',
    ],
  },
  END4: {
    title: 'Ještě jednou nádraží',
    soviet: [
      'Drželi jste skoro celé město a jedenáctého listopadu jste o půl města přišli. Co se dobývalo týdny, ztratilo se za dopoledne; tak to tady chodí.',
      'Gorškov odvedl, kdo zůstal, k elektrárně. Tam vás zastihla zpráva, že se ve stepi zavřel kruh. Nikdo nejásal. Všichni si sedli.',
      'Do školy jste se vrátili v únoru. Jméno pod oknem tam pořád bylo. I to druhé.',
    ],
    german: [
      'Jedenáctého listopadu jste dobyli, co jste celý podzim nemohli. Odpoledne stáli vaši lidé na náměstí, dívali se jeden na druhého a nevěděli, co se dělá potom.',
      'Osm dní nato přišla odpověď: nic. Kruh se zavřel a to, co jste dobyli, bylo jeho nejzazší místo.',
      'Hartung měl v brašně cizí deník. Odevzdal ho po válce na správné adrese. Otevřela mu žena, která se na nic neptala a pozvala ho dál.',
    ],
  },
  END5: {
    title: 'O dvě stě kroků',
    soviet: [
      'Bojovalo se od tmy do tmy. Když se setmělo podruhé, nestřílel na druhé straně nikdo. Bylo to vaše vítězství a měřilo dvě stě kroků.',
      'Nina Orlovová četla té noci nahlas ze sešitu, jedno jméno za druhým, a kdo toho člověka znal, řekl „zde“. Četla do rána.',
      'Devatenáctého zaduněla step. Stačilo vydržet tak dlouho. Vydrželi jste.',
    ],
    german: [
      'Bojovalo se od tmy do tmy. Chybělo tak málo, že se o tom na velitelství ještě dlouho dohadovali, dokud bylo nějaké velitelství.',
      'Rehden padl v poledne. V zápisníku měl vaše jména a u každého jednu věc, kterou o něm věděl: „hraje“, „kráva Liesel“, „bojí se tmy“.',
      'Potom přišel kruh a zima. Lindner se vrátil domů v osmačtyřicátém. První den ve třídě napsal na tabuli příklad a nedokázal ho dopočítat.',
    ],
  },
  END6: {
    title: 'Vítězství bez jména',
    soviet: [
      'Večer jedenáctého zůstalo bojiště jim. Stáhli jste se k vodě, vynesli raněné a sešit, a to bylo všechno, co se vynést dalo.',
      'Velení vám nic nevyčítalo; potřebovalo, abyste tam byli, a byli jste. Za týden se ukázalo proč. Ve stepi se zavíral kruh.',
      'Strelcov v únoru prošel náměstí s lopatou a hledal kašnu. Našel mísu. Postavil na ni cedulku a počkal, jestli něco přijede.',
    ],
    german: [
      'Vyhráli jste. Rehden to ohlásil a na druhém konci drátu bylo ticho, protože ten, kdo se celý podzim ptal, už byl přeložen.',
      'Za týden bylo jasné, co jste získali: pár domů uvnitř kruhu. Nagel rozdělil poslední chléb na gramy a sám si nevzal; na seznamu měl u svého jména napsáno „vydáno“.',
      'Z čety se vrátili čtyři. Každý z nich uměl jména ostatních zpaměti.',
    ],
  },
  END7: {
    title: 'Pruh u řeky',
    soviet: [
      'Měli jste mlýn, kus břehu a řeku za zády. Jedenáctého na vás přišlo všechno, co měli, a večer jste měli mlýn, kus břehu a řeku za zády.',
      'Chomutov přivedl jedenáct kadetů a zpátky jich odvezli šest. Dopisy došly všechny. Strelcov je doručil sám, po válce, tramvají i pěšky; trvalo mu to dva roky.',
      'Devatenáctého se ozvala step. Baturin řekl: „Tak to jsme byli my, na co čekali.“ Žluděv otevřel láhev, na kterou do té doby nebyl důvod.',
    ],
    german: [
      'Stačilo tři sta kroků. Udělali jste jich dvě stě osmdesát.',
      'Těch posledních dvacet vás stálo četu. Wegener si sedl na břeh, na který jste dosáhli jen rukou, a řekl, že tady by dveře nepomohly.',
      'Kruh se zavřel za osm dní. Hartung zůstal s raněnými, s vašimi i s jejich. V zajateckém táboře mu pak jeden z nich nosil chléb.',
    ],
  },
  END8: {
    title: 'Na dosah',
    soviet: [
      'Břeh jste neudrželi. Za tmy vás stáhli přes led, po břiše, devět. Na druhé straně stál Vedeňapin s lucernou a svítil všem, i těm, co už nešli.',
      'Za týden po stejném ledu táhli jiní, na sever a na jih, a neměli čas se ptát, odkud jdete. Kruh se zavřel.',
      'Gorškovova dcera se o tom dni učila ve škole. Byla tam jedna věta. Otec jí řekl, že je správně, a víc nic.',
    ],
    german: [
      'Dosáhli jste řeky na celé délce vašeho úseku. Rehden si sundal rukavici a namočil ruku; potom ji dlouho nemohl zahřát.',
      'Zbýval jediný dům, jediný sklep, a ten jste už nebrali. Lindner k němu přinesl vodu, postavil ji na schody a odešel. Ráno byl kbelík prázdný.',
      'Osm dní nato se step ozvala. Od té chvíle jste drželi něco, odkud se nedalo odejít. Vrátili se dva.',
    ],
  },
};

/** Slova nad jmény těch, kdo v kampani padli. */
export const memorialCs = {
  title: 'Kdo zůstal ve městě',
  lead: {
    soviet: 'Jména ze sešitu, jak byla zapsána.',
    german: 'Jména ze seznamu, který vedl Gustav Nagel.',
  },
  nobody: 'Nikdo z vašich nepadl. V tomhle městě se to stávalo málokomu.',
  reservists: 'A ti, kdo přišli za ně a jejichž jména si nikdo nestačil zapsat.',
  city: 'A lidé ze sklepů, kteří v žádné četě nebyli.',
};
