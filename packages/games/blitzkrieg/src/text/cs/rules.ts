import type { RuleTexts } from '@bivouac/text';
import type { RuleId } from '../rule-sources.ts';

/** In the terms of the Czech solo rules. */
export const rules: RuleTexts<RuleId> = {
  goal: 'Hra končí po tahu druhé strany, má-li tehdy někdo aspoň 25 bodů. Vítězí, kdo jich má víc; při rovnosti druhá strana, tedy Spojenci, v rozšíření Nippon Německo. Pětadvacet bodů první straně samo nestačí: druhá má ještě svůj poslední tah.',
  turn: 'Umístěte jeden žeton ze zásoby na volné pole aktivní kampaně. Proveďte efekt pole, posuňte kostičku válčiště k sobě o hodnotu žetonu a uzavřete, co se má uzavřít. Na konci si doberte jeden žeton ze sáčku; z prázdného sáčku nic.',
  terrain:
    'Armády patří na pevninu, loďstva na moře, letectva kamkoli. Na pole s pevninou i mořem smí každý žeton. Na válčišti je otevřená jen aktivní kampaň, v ní si ale můžete vybrat kterékoli volné pole.',
  industry:
    'Doberte si ze sáčku do zásoby tolik žetonů, kolik udává pole. Dojdou-li, dobere se, co zbývá. Zásoba nemá horní hranici.',
  research:
    'Vezměte z banku tolik speciálních zbraní, kolik udává pole, a vložte je do svého sáčku. Prohlédnout si je smíte. Do zásoby se dostanou, až si je dolosujete.',
  'research-industry':
    'Vezměte z banku jednu speciální zbraň rovnou do zásoby. Je-li bank prázdný, efekt propadá.',
  bombing:
    'Jeden žeton soupeřovy zásoby se vrací do jeho sáčku; losuje se náhodně a uvidí ho jen majitel. Virtuálnímu soupeři vyberete běžnou jednotku z jeho řady, speciální zbraň jen tehdy, když nic jiného nemá. Prázdnou zásobu bombardovat nelze.',
  tactical:
    'Kostička tohoto válčiště se k vám posune o číslo na poli, a to navíc k hodnotě žetonu. Dohromady mohou dosáhnout až k vlajce.',
  strategic:
    'Kostička jednoho jiného otevřeného válčiště se k vám posune o číslo na poli. K vlajce takhle nedojde, zastaví se políčko před ní. Není-li otevřené žádné jiné válčiště, efekt propadá.',
  propaganda:
    'Ihned získáváte body uvedené na poli. Zůstanou vám, i když kampaň nakonec prohrajete.',
  commanders:
    'Generál je armáda, admirál loďstvo. Generál posune kostičku o 1 za sebe a o 1 za každou armádu a každé letectvo, které už na válčišti máte; admirál počítá loďstva a letectva. Speciální zbraně ani hodnoty žetonů se nepočítají.',
  blitz:
    'Po žetonu s bleskem smíte na totéž válčiště umístit ze zásoby další žeton a po dalším blesku ještě jeden. Na konci tahu si přesto doberete jen jeden. Uzavřel-li blesk válčiště, není kam pokračovat. Virtuální soupeř pokračuje, kdykoli může.',
  'bombing-units':
    'Bombardéry a bombardující loďstvo bombardují hned po umístění. Teprve pak se jako obvykle provede efekt jejich pole.',
  'task-force':
    'Efekt pole, které úderný svaz zakryje, se neprovádí. Jeho hodnota platí jako obvykle.',
  nuclear:
    'Umísťuje se jako armáda a posune kostičku o 7. Na všech ostatních otevřených válčištích se kostička posune o 2 k soupeři. Před vlajkou se tyto posuny zastaví.',
  scientist:
    'Má hodnotu 0, ale smí na kterékoli volné pole kteréhokoli otevřeného válčiště, i v kampani, která ještě není aktivní, a efekt pole se provede. Až na tu kampaň dojde, pole se počítá za obsazené; kampaň, která začne plná, se hned uzavře. Pro virtuálního soupeře je vědec letectvem s hodnotou 3.',
  spy: 'Špion je přesnou kopií posledního žetonu soupeře: druhem, hodnotou i schopností. Byl-li to také špion, kopíruje to, zač byl použit. Jako generál či admirál počítá vaše vlastní jednotky.',
  campaign:
    'Jakmile je obsazeno poslední pole, kampaň se uzavře: body získá strana, na jejíž polovině stojí kostička, ze středu obě. Pak začíná další kampaň válčiště. Po poslední je uzavřené celé válčiště.',
  shields:
    'Stojí-li kostička při uzavření kampaně na štítu nebo za ním, získá vedoucí strana o 1 bod víc, od druhého štítu o 2. Posuzuje se to u každé kampaně znovu.',
  flag: 'Dojde-li kostička k vlajce, válčiště se hned uzavře. Strana u vlajky získá body za všechny neuzavřené kampaně válčiště a 2 body navíc a v libovolném pořadí provede efekty všech volných polí; taktické výhody už nemají co posunout. K vlajce může kostičku dovést jen žeton na témže válčišti.',
  'cannot-place':
    'Kdo má umístit žeton a nemůže, okamžitě prohrává: má prázdnou zásobu, nebo se nic z ní nikam nehodí. Platí to i tehdy, když jsou uzavřená všechna válčiště, pokud jste si nezvolili, že pak rozhodnou body.',
  'hidden-information':
    'Vaše zásoba je za zástěnou a obsah svého sáčku znáte jen vy. Velikosti zásob, sáčků i banku vidí oba, stejně jako všechno na plánu. Virtuální soupeř hraje s odkrytou řadou.',
  'solo-setup':
    'Hrajete za Spojence se 3 žetony, virtuální soupeř za Osu s odkrytou řadou 5 žetonů. Kostka určí válčiště, na nichž začne kostička blíž soupeři: třikrát o 1 políčko, třikrát o 2, nebo čtyřikrát o 2. Padne-li šestka, vyberete si válčiště vy. Začíná soupeř.',
  'solo-turn':
    'S taktickými žetony se nejdřív vylosuje nový. Potom 24 kroků vždy ve stejném pořadí určí válčiště, pole a žeton; na stole vidíte, které kroky rozhodly. Nové žetony přibývají v řadě zprava.',
  'solo-theatre':
    'Přednost má vítězný tah, pak uzavření válčiště a uzavření kampaně, za něž soupeř získá body; má-li na vybranou, rozhodne víc bodů a potom menší hodnota. Jinak zvolí aktivní kampaň, kde svým tahem neprohraje: podle taktického žetonu, pak s nejvíc volnými poli, za nejvíc bodů a s nejnižším číslem.',
  'solo-space':
    'Po taktickém žetonu platí pořadí: od 20 bodů propaganda, strategická výhoda, při ztrátě aspoň 3 bodů propaganda, s nejvýš 4 žetony průmysl, výzkum, bombardování, taktická výhoda, průmysl, propaganda a nakonec zleva doprava. Pole, kam se nehodí žádný žeton řady, se přeskočí.',
  'solo-token':
    'Po taktickém žetonu: na pole bez efektu hodnota aspoň 1, na poslední volné pole kampaně žádný blesk, od 20 bodů nejvyšší hodnota, vždy jen je-li to možné. Mezi zbylými rozhodne kostka; počítá se zleva a dokola.',
  stratagems:
    'Osm žetonů mění, čemu dá soupeř přednost, v každém tahu jeden z nich. Tentýž nepřijde dvakrát po sobě. Žádná změna opakuje předchozí; v prvním tahu leží odkrytá bez účinku.',
  'greatest-change':
    'Největší vliv má posun z vaší poloviny na soupeřovu, pak ze středu na jeho polovinu, z vaší poloviny na střed, dál po jeho polovině a blíž ke středu po vaší. Potom cokoli, za co nezískáte body vy, a nakonec cokoli.',
  harder: 'Soupeři lze dát na začátku body, nebo víc posunů na lištách. Obojí se volí před hrou.',
  nippon:
    'Otevřená jsou vždy čtyři města, ostatní čekají. Když se některé uzavře, strana na tahu otevře jiné. Stála-li kostička uzavřeného města na některém z posledních políček, začíná nová mimo střed na téže straně: po vlajce o 2 políčka, bylo-li k ní nejvýš 2, o 1.',
  'nippon-solo':
    'Hrajete za Německo, virtuální soupeř za Japonsko a začíná. Ve dvou z prvních čtyř měst je kostička o 2 políčka na jeho straně. Každé nové město otevíráte vy; uzavřelo-li se předchozí v jeho tahu, posune se nová kostička ještě o 1 k němu.',
  'japanese-tokens':
    'Kamikaze je letectvo s hodnotou 3, pro které efekt pole neplatí. Kaidžú smí kamkoli v aktivní kampani, efekt pole zadupe a hází kostkou: 2 až 6 je jeho hodnota, při 1 se však obrátí a kostička se posune o 2 k Německu. Obojí jsme vymysleli sami, stejně jako celý plán.',
};
