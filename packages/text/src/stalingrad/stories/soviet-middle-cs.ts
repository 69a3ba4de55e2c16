import type { Stories } from './story.ts';

export const sovietMiddleCs: Stories = {
  '8a': [
    'Zdi školy vydržely a tank odjel tam, odkud přijel. Strelcova srazil z nohou náraz zdiva; od té doby špatně slyší na levé ucho a chodí opatrně, jako po kluzkém. Zpátky za řeku ho poslat nešlo. Řekl, že řidiči stačí oči.',
    'V noci přirazil prám s vaším prvním tankem, s T-34 nadporučíka Větrova, a za ním přitáhli vojáci na lanech protitankový kanón. Žluděv tank obešel, poklepal na pancíř a zeptal se, jestli se uvnitř topí.',
    'Teď jste na řadě vy. Před školou stojí jejich kanón a za ním předpolí nádraží.',
  ],
  '8b': [
    'Náměstí je zryté pásy a uprostřed zůstala z kašny jen mísa s dešťovou vodou. Pijí z ní obě strany, v noci a každá odjinud.',
    'Přes řeku přijel T-34 nadporučíka Větrova a s ním protitankový kanón Rodiona Guseva. Kanón se postaví jednou a potom už se s ním nehne, to dobře víte vy i Gusev.',
    {
      man: [54],
      there:
        'Kolesnikovová dostala z domova knihu. Čte ji nahlas, vždycky dvě stránky, a pak zhasne.',
      gone: 'Pro Kolesnikovovou přišla z domova kniha. Čte z ní teď Nina Orlovová, vždycky dvě stránky, a pak zhasne.',
    },
  ],
  '8c': [
    'O náměstí se zatím jen střílí, dojít na ně nemůže nikdo. Elektrárna nemá střechu a do haly sněží saze.',
    'Přes řeku přijel T-34 nadporučíka Větrova a s ním protitankový kanón Rodiona Guseva. Kanón se postaví jednou a potom už se s ním nehne, to dobře víte vy i Gusev.',
    {
      man: [54],
      there:
        'Kolesnikovová dostala z domova knihu. Čte ji nahlas, vždycky dvě stránky, a pak zhasne.',
      gone: 'Pro Kolesnikovovou přišla z domova kniha. Čte z ní teď Nina Orlovová, vždycky dvě stránky, a pak zhasne.',
    },
  ],
  '8d': [
    'Pořád držíte mlýn a kus břehu. Důstojníci, kteří tu veleli minulý týden, už tu nejsou, a tak se rozkazy ptají na Strelcova. Naučil se je dávat krátké: číslo domu, hodina, kdo. Lidé mu věří, protože nikdy neřekne „snadno“.',
    'Dnes v noci přijel na prámu T-34 nadporučíka Větrova. Vyložit ho trvalo dvě hodiny a tři muži při tom zůstali ve vodě.',
    'Na protější straně si Němci vykopali v ruinách postavení pro protitankový kanón. Půjdete na ně dřív, než se rozkoukají.',
  ],
  '9a': [
    'Ráno čtrnáctého října bylo jasné a to byla ta zlá zpráva. Kolem osmé se zvedl vzduch. Letadla přilétala ve vlnách, tak hustě, že je nejmladší v četě přestali počítat, a škola se pokaždé nadechla a vydechla prach.',
    'K přístavišti jsou zakopaná protiletadlová děla. Obsluhují je dívky, Galina Pestovová a tři další, a žádné není dvacet. Melnik jim nabídl výměnu. Galina se na něj podívala a řekla: „Umíte logaritmy?“',
    'Dnes nikdo nezíská ani dům. Jde o to, kolik jich zbude.',
  ],
  '9b': [
    'Ráno čtrnáctého října bylo jasné a to byla ta zlá zpráva. Kolem osmé se zvedl vzduch. Letadla přilétala ve vlnách a náměstí, které jste tak dlouho drželi, se po částech přestěhovalo na nebe.',
    'K přístavišti jsou zakopaná protiletadlová děla. Obsluhují je dívky, Galina Pestovová a tři další, a žádné není dvacet. Gorškov, který má doma dceru, se s nimi nedokáže bavit o ničem jiném než o jídle.',
    'Zůstat ve sklepích nesmíte: kdo dnes zůstane ve sklepě, toho tam zítra najdou. Jděte blíž k nim. Na vlastní lidi bomby neházejí.',
  ],
  '9c': [
    'Ráno čtrnáctého října bylo jasné a to byla ta zlá zpráva. Letadla nelétala na vás, ale přes vás: na přístaviště. Bez něj nebude chléb, náboje ani cesta ven pro ty, kdo už nemůžou.',
    'U mola stojí protiletadlová děla. Obsluhují je dívky, Galina Pestovová a tři další, a žádné není dvacet. Vedeňapin jim pomáhal nosit bedny a potom se ptal, kde se to naučily. „Ve škole,“ řekla Galina. „V matematice.“',
    'Dnes se nepůjde dopředu. Dnes musí zůstat molo.',
  ],
  '9d': [
    'Ráno čtrnáctého října bylo jasné a to byla ta zlá zpráva. Z břehu, který držíte, se stal nejhustěji bombardovaný kus země, jaký kdo z vás viděl, a to tu byli všichni od září.',
    'U mola stojí protiletadlová děla. Obsluhují je dívky, Galina Pestovová a tři další, a žádné není dvacet. Když se jedno převrátilo, postavily ho a střílely dál; a Strelcov, který neklel ani při přestupu, zaklel.',
    'Nina Orlovová odváží raněné po čtyřech. Dokud drží molo, má je kam odvážet.',
  ],
  '10a': [
    'Přežili jste ten den a škola také, aspoň její přízemí. Největší díl na tom má Vedeňapinovo družstvo. Naučilo se za jedno odpoledne to, na co se jinde čeká půl roku, a Vedeňapin od té doby nezvyšuje hlas.',
    'Přišli k vám tři muži s plamenomety a s nimi druhá zdravotnice, Zinaida Kravcovová, která umí ošetřit právě to, co plamenomety způsobí. Žluděv řekl, že se mu to pořadí nelíbí.',
    'Před vámi je nádraží. Kdysi konečná dvojky.',
  ],
  '10b': [
    'Z toho dne jste vyšli jako poslední a jako první jste si spočítali, co chybí. Škola má jen přízemí, kuchyně nemá kotel a Melnik dva dny neslyšel, co mu kdo říká; odpovídal podle výrazu.',
    'Přišli k vám tři muži s plamenomety a s nimi druhá zdravotnice, Zinaida Kravcovová, která umí ošetřit právě to, co plamenomety způsobí.',
    'Přesto rozkaz zní: nádraží. Když se půjde hned, řekl Strelcov, nebudou to čekat. A když se nepůjde, budou tady oni.',
  ],
  '10c': [
    'Kdo čtrnáctého přežil, tomu už se říká starý. V četě je to slovo zásluha a Vedeňapin, který ji za ten den získal dvakrát, vede teď své družstvo jen pohledem.',
    'Přišli tři muži s plamenomety. Jermolaj Šustov býval hasič a nežertuje o tom. Druhá zdravotnice, Zinaida Kravcovová, umí ošetřit právě to, co plamenomety způsobí.',
    'Škola už nemá okna, ze kterých by se dalo mířit. Půjdete na ni od nárožního domu.',
  ],
  '10d': [
    'Čtrnáctého října vzali nebe oni a s ním i chuť na další. Od rána slyšíte, jak si za školou volají družstva, klidně, jako na nástupišti.',
    'Přišli k vám tři muži s plamenomety. Jermolaj Šustov býval hasič a nežertuje o tom. Druhá zdravotnice, Zinaida Kravcovová, si vyžádala všechno sádlo z kuchyně. Nikdo se neptal proč.',
    'Přijdou přes náměstí na elektrárnu. Znovu. Gorškov vyškrábal do turbíny čárku, už jich tam má víc než prstů.',
  ],
  '10e': [
    'Molo drží a po něm celou noc chodili lidé dovnitř a nosítka ven. Vedeňapin, který to celé řídil od vody, teď vede své družstvo tak, že ho skoro není slyšet.',
    'S ranním prámem přijeli tři muži s plamenomety. Jermolaj Šustov býval hasič a nežertuje o tom. Druhá zdravotnice, Zinaida Kravcovová, umí ošetřit právě to, co plamenomety způsobí.',
    'Dva dny jste byli pod palbou vy. Dnes půjdete k náměstí a na školu, dokud si myslí, že nemůžete.',
  ],
  '10f': [
    'Molo hořelo a prámy teď přistávají o dvě stě kroků výš, na písku, kde je vidět každý krok. Chléb přichází mokrý.',
    'Přišli tři muži s plamenomety, všichni popálení už z výcviku. Druhá zdravotnice, Zinaida Kravcovová, si vyžádala všechno sádlo z kuchyně. Nikdo se neptal proč.',
    'Slyšíte je za zdí turbínové haly. Nekopou, jen čekají. Strelcov řekl, že tak se čeká na spoj, který určitě přijede.',
  ],
  '10g': [
    'Molo vydrželo a s ním i vy. Gorškov říká, že příště si o tom dni bude povídat s dcerou, až bude velká; a že to bude krátké. Vedeňapin velí svému družstvu už jen rukou.',
    'Připluli tři muži s plamenomety a druhá zdravotnice, Zinaida Kravcovová. Vynesla z člunu první svou brašnu a teprve potom sebe.',
    'Němci teď zkoušejí cestu roklí, zespodu na mlýn. Z jeho oken je vidět každý keř. Keřů tam už mnoho není.',
  ],
  '10h': [
    'Z mola zbyly kůly. Prámy přirážejí, kde se dá, a kdo přijede, brodí se po pás. Strelcov stojí na břehu a každému podá ruku; levou, pravou si zapisuje.',
    'Připluli tři muži s plamenomety a druhá zdravotnice, Zinaida Kravcovová. Přinesla i poštu. Pro polovinu jmen už tu nikdo není.',
    'Roklí, zespodu na mlýn, se sem stahuje jejich pěchota. Za mlýnem je jen voda a Žluděv se začal starat, jestli umíte plavat.',
  ],
  '11a': [
    'Pořád držíte školu i dělnické domy. Josif Melnik je nedržel dost nízko. Přecházel dvůr s miskou kaše pro hlídku a na půl cesty se zastavil, aby něco řekl. Co to mělo být za vtip, už se nedozvíte. Jeho družstvo převzal Arkadij Ryžov, tichý účetní, který si každého napřed prohlédne a potom pošle nejkratší cestou.',
    'Pod ulicemi vedou stoky. Ženisté v nich našli průchod od dělnických domů až za školu; Němci ho našli taky. A z druhého břehu vám budou poprvé střílet děla, podle hlasu Emila Gureviče, který leží na půdě s telefonem.',
    'Všechno, co je nahoře, už je rozbité. Bojuje se o to, co je dole.',
  ],
  '11b': [
    'Na náměstí už nikdo nechodí po povrchu. Ženisté našli v rumu kašny poklop a pod ním kanál k elektrárně. Strelcov tu jezdil dvanáct let a neměl o něm tušení.',
    {
      man: [14],
      there:
        'První tam sestoupil Fjodor Lapin, lovec z Altaje. Vrátil se po hodině a řekl, že dole jsou taky a že je tam tepleji než tady.',
      gone: 'První by tam byl sestoupil Fjodor Lapin, lovec z Altaje. Šel tedy Gorškov, s jeho baterkou.',
    },
    'Z druhého břehu vám budou střílet děla, podle hlasu Emila Gureviče. Melnik se ho ptal, jestli pozná vaši ulici od jejich. „Podle komína,“ řekl Gurevič. „Dokud stojí.“',
  ],
  '11c': [
    'Kabelová chodba pod elektrárnou je vysoká po prsa a vede až ke kašně. Objevili ji ženisté, když hledali vodu; Němci ji objevili z druhého konce, když hledali vás.',
    {
      man: [14],
      there:
        'První tam vlezl Fjodor Lapin, lovec z Altaje. Vrátil se po hodině a řekl, že dole jsou taky a že je tam tepleji než tady.',
      gone: 'První by tam byl vlezl Fjodor Lapin, lovec z Altaje. Šel tedy Gorškov, s jeho baterkou.',
    },
    'Z druhého břehu vám budou střílet děla, podle hlasu Emila Gureviče. Melnik se ho ptal, jestli pozná vaši ulici od jejich. „Podle komína,“ řekl Gurevič. „Dokud stojí.“',
  ],
  '11d': [
    'Mlýn, pivovar, rokle, přístaviště. Když se to řekne rychle, zní to jako hodně. Josif Melnik za ty dny zestárl o deset let a jeho družstvo se naučilo všechno, co uměl; žerty i to, jak pod palbou zvednout chlapa, který nechce vstát.',
    'Ze sýpky vede štola k sousednímu sklepu a od ní další; kdo ji kdy kopal, kopal ji pro obilí. Teď se jí plazí lidé. Němci z nárožního domu ji slyší a hledají druhý konec.',
    'Z protějšího břehu začnou střílet vaše děla, podle hlasu Emila Gureviče. Střílet budou blízko. Jinak to tady nejde.',
  ],
  '12a': [
    'Už týden jíte jednou denně. Přes řeku se nedá, po vodě plave led, a tak velení pošle zásoby vzduchem. Padáky mají spadnout na dvůr dělnických domů a k tomu, co bývala kašna.',
    'Vítr fouká od východu a Němci umějí číst vítr stejně dobře. „Takže pro jednu bednu sucharů,“ řekl Gorškov. „A mýdlo,“ dodala Nina Orlovová. „V rozpisu je mýdlo.“',
    'Strelcov dostal k rozkazu ještě zalepenou obálku. Přečetl ji, spálil a řekl, kdo půjde s ním.',
  ],
  '12b': [
    'Po Volze plave tříšť a prámy nejezdí. Zásoby mají přijít padákem: na dvůr za školou a na zbytky kašny. Na obojí dohlédnete. A oni taky.',
    'Hlas v telefonu diktuje seznam: suchary, náboje, obvazy, mýdlo. U mýdla se Nina Orlovová rozplakala a nikdo nevěděl, co s tím.',
    'Strelcov dostal k rozkazu ještě zalepenou obálku. Přečetl ji, spálil a řekl, kdo půjde s ním.',
  ],
  '12c': [
    'Po Volze plave tříšť a prámy nejezdí. Zásoby shodí letadla v noci, na sad u nárožního domu a na rozvodnu. Obojí leží přesně mezi vámi a jimi, jako by to piloti chtěli spravedlivě rozdělit.',
    {
      man: [9],
      there:
        'Pavel Zimin, tesař, vyrobil z dveří pivovaru saně. Dveří už je tu víc než domů, řekl.',
      gone: 'Na saních, které z dveří pivovaru vyrobil tesař Pavel Zimin, odvezli nakonec jeho. Teď je připravili pro bedny.',
    },
    'Strelcov dostal k rozkazu zalepenou obálku. Přečetl ji, spálil a pak se dlouho díval do mapy.',
  ],
  '12d': [
    'Led na řece je příliš tenký na nohy a příliš tlustý na čluny. Jíte z toho, co najdete v sýpce: spálené obilí, hrst na osobu, kdo chce, může víc, ale nikdo nechce.',
    {
      man: [9],
      there:
        'Pavel Zimin, tesař, vyrobil z vrat sýpky saně. Na zásoby, říká, a nikdo neříká na co ještě.',
      gone: 'Na saních, které z vrat sýpky vyrobil tesař Pavel Zimin, odvezli nakonec jeho. Teď je připravili pro bedny.',
    },
    'V noci přiletí letadla a shodí padáky na sad a na rozvodnu. Strelcov má zalepenou obálku; otevřel ji hned, na obřadnosti nebyl čas.',
  ],
};
