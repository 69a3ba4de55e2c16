import type { Translated } from '@bivouac/text';
import type { lesson as english } from '../../en/lessons/vehicles.ts';

export const lesson: Translated<typeof english> = {
  watching: 'Na tahu jsou Italové. Sledujte mapu; kliknutím přeskočíte na konec.',
  doneText:
    'Máte jeden bod ze tří. Hrát odtud můžete dál proti Desátníkovi, lehkému soupeři: palmový háj kousek odtud má také cenu jednoho bodu.',
  leave: 'Vybrat scénář',
  steps: {
    car: {
      title: 'Vozidlo pod palbou',
      text: 'Scénář At-Tádž, třetí kolo. Vaše velitelské vozidlo stojí na poli 1B a Italové o něm vědí. Vlastní karty nemá: co dokáže, záleží na jeho sedadlech. Za volantem na sedadle 1 (jízda 2) sedí pátrač, na sedadle 2 (navigace 2) řidič. S poškozením 2 bude vozidlo nefunkční, s poškozením 3 zničené.',
    },
    bid: {
      title: 'Kdo nepomůže',
      text: 'Ostřelovač je daleko a vozidlu pomoci nemůže, vyberte tedy k určení iniciativy jeho kartu. Má jen čtyřku: počítejte s tím, že první budou hrát Italové.',
    },
    hits: {
      title: 'Dva zásahy',
      text: 'Na posádku nikdo střílet nemůže, jen na vozidlo. Kdo uvnitř zásah odnese, to ale volí útočník. Nejdřív zasáhla krycí palba a Italové zvolili pátrače: je pod palbou. Pak zasáhl útok: pátrač přišel o kartu a vozidlo má poškození 1. Ještě jedno a zastaví. Musí odtamtud!',
    },
    wheel: {
      title: 'Kdo bude řídit?',
      text: 'Pátrač pod palbou řídit nemůže a jeho kartu v ruce ani nemáte. Řidič vedle něj je ale připraven a jeho karty máte dvě. Jednu z nich zahrajte.',
    },
    swap: {
      title: 'Výměna míst',
      text: 'Výměna míst spotřebuje celou kartu. Voják, kterého hrajete, musí být připraven, ten druhý může být pod palbou. Vyměňte si místo s pátračem.',
    },
    again: {
      title: 'Řidič za volantem',
      text: 'Teď sedí na sedadle 1 řidič. Zahrajte jeho druhou kartu.',
    },
    drive: {
      title: 'Karta, nebo sedadlo',
      text: 'Voják ve vozidle smí provést podpůrnou nebo bojovou akci své karty, nebo akci svého sedadla. Pohnout se svou kartou nesmí: k přesunu by musel nejdřív vysednout. Vyberte jízdu.',
    },
    road: {
      title: 'Jízda',
      text: 'Jízda 2 posune vozidlo až o dvě pole, jen po vašich žetonech kontroly a nikdy do neprůjezdného terénu. Cílem je celnice na poli 18B. Nejdřív jeďte na 16A.',
    },
    post: {
      title: 'K celnici',
      text: 'Ještě jedno pole. Na 18B je kryt 2 a stojí tam váš střelec.',
    },
    dismount: {
      title: 'Volná akce',
      text: 'S každou kartou, kterou použijete k akci, smí voják jednou zdarma nasednout, vysednout nebo si přesednout, a to před akcí, nebo po ní. Řidič ať vysedne.',
    },
    lorry: {
      title: 'Nikdo nehlídá',
      text: 'Italové přijeli k celnici nákladním autem a nechali ho stát prázdné. Zahrajte střelce.',
    },
    mount: {
      title: 'Kořist',
      text: 'Prázdné nepřátelské vozidlo patří tomu, kdo do něj nasedne, a k tomu střelci stačí jeho volná akce. Nasedněte na sedadlo 1 nákladního auta.',
    },
    control: {
      title: 'Ovládnutí',
      text: 'Střelec má ještě akci své karty a provést ji může i ze sedadla. Na poli jsou dva nepřátelští vojáci, Italové ho ale mají jen propátrané. V ovládnutí vám nepřítel zabrání pouze tam, kde pole sám ovládá. Vyberte ovládnutí.',
    },
    end: {
      title: 'První bod',
      text: 'Celnice je vaše a auto s ní. S domky na poli 13A je to jinak: Italové je ovládají a mají tam vojáka. Toho byste odtamtud museli nejdřív dostat střelbou.',
    },
  },
  notShown: {
    navigate: 'Voják na sedadle s navigací pokládá vaše žetony kontroly na pole před vozidlem.',
    inoperable:
      'Poškozenému vozidlu přestanou sloužit sedadla, vojáci uvnitř ale mohou dál jednat.',
    repair: 'Ženista a mechanik odstraňují poškození vozidla na svém poli.',
    antitank: 'Tank nemá běžnou obranu, protitanková střela ho ale zasáhne i zdálky.',
    escape: 'V některých scénářích musíte opustit plán přes jeho okraj, třeba i ve vozidle.',
  },
};
