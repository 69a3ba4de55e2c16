import { titles as titles01 } from './battles/stage-01.ts';
import { titles as titles02 } from './battles/stage-02.ts';
import { titles as titles03 } from './battles/stage-03.ts';
import { titles as titles04 } from './battles/stage-04.ts';
import { titles as titles05 } from './battles/stage-05.ts';
import { titles as titles06 } from './battles/stage-06.ts';
import { titles as titles07 } from './battles/stage-07.ts';
import { titles as titles08 } from './battles/stage-08.ts';
import { titles as titles09 } from './battles/stage-09.ts';
import { titles as titles10 } from './battles/stage-10.ts';
import { titles as titles11 } from './battles/stage-11.ts';
import { titles as titles12 } from './battles/stage-12.ts';
import { titles as titles13 } from './battles/stage-13.ts';
import { titles as titles14 } from './battles/stage-14.ts';
import { titles as titles15 } from './battles/stage-15.ts';
import { ending as end1 } from './endings/end1.ts';
import { ending as end2 } from './endings/end2.ts';
import { ending as end3 } from './endings/end3.ts';
import { ending as end4 } from './endings/end4.ts';
import { ending as end5 } from './endings/end5.ts';
import { ending as end6 } from './endings/end6.ts';
import { ending as end7 } from './endings/end7.ts';
import { ending as end8 } from './endings/end8.ts';
import type {
  BattleTitles,
  BookPages,
  CityLibrary,
  EndingPages,
  Men,
  MenGroup,
} from './library.ts';
import { men as germanGuns } from './men/german-guns.ts';
import { men as germanPioneers } from './men/german-pioneers.ts';
import { men as germanSnipers } from './men/german-snipers.ts';
import { men as germanSquadC } from './men/german-squad-c.ts';
import { men as germanStaff } from './men/german-staff.ts';
import { men as germanTanks } from './men/german-tanks.ts';
import { men as sovietGuns } from './men/soviet-guns.ts';
import { men as sovietPioneers } from './men/soviet-pioneers.ts';
import { men as sovietSnipers } from './men/soviet-snipers.ts';
import { men as sovietSquadC } from './men/soviet-squad-c.ts';
import { men as sovietStaff } from './men/soviet-staff.ts';
import { men as sovietTanks } from './men/soviet-tanks.ts';
import { pages as german01 } from './pages/german-01.ts';
import { pages as german02 } from './pages/german-02.ts';
import { pages as german03 } from './pages/german-03.ts';
import { pages as german04 } from './pages/german-04.ts';
import { pages as german05 } from './pages/german-05.ts';
import { pages as german06 } from './pages/german-06.ts';
import { pages as german07 } from './pages/german-07.ts';
import { pages as german08 } from './pages/german-08.ts';
import { pages as german09 } from './pages/german-09.ts';
import { pages as german10 } from './pages/german-10.ts';
import { pages as german11 } from './pages/german-11.ts';
import { pages as german12 } from './pages/german-12.ts';
import { pages as german13 } from './pages/german-13.ts';
import { pages as german14 } from './pages/german-14.ts';
import { pages as german15 } from './pages/german-15.ts';
import { pages as soviet01 } from './pages/soviet-01.ts';
import { pages as soviet02 } from './pages/soviet-02.ts';
import { pages as soviet03 } from './pages/soviet-03.ts';
import { pages as soviet04 } from './pages/soviet-04.ts';
import { pages as soviet05 } from './pages/soviet-05.ts';
import { pages as soviet06 } from './pages/soviet-06.ts';
import { pages as soviet07 } from './pages/soviet-07.ts';
import { pages as soviet08 } from './pages/soviet-08.ts';
import { pages as soviet09 } from './pages/soviet-09.ts';
import { pages as soviet10 } from './pages/soviet-10.ts';
import { pages as soviet11 } from './pages/soviet-11.ts';
import { pages as soviet12 } from './pages/soviet-12.ts';
import { pages as soviet13 } from './pages/soviet-13.ts';
import { pages as soviet14 } from './pages/soviet-14.ts';
import { pages as soviet15 } from './pages/soviet-15.ts';

const TITLES: readonly BattleTitles[] = [
  ...[titles01, titles02, titles03, titles04, titles05, titles06, titles07, titles08],
  ...[titles09, titles10, titles11, titles12, titles13, titles14, titles15],
];

const PAGES: readonly (readonly BookPages[])[] = [
  [
    ...[soviet01, soviet02, soviet03, soviet04, soviet05, soviet06, soviet07, soviet08],
    ...[soviet09, soviet10, soviet11, soviet12, soviet13, soviet14, soviet15],
  ],
  [
    ...[german01, german02, german03, german04, german05, german06, german07, german08],
    ...[german09, german10, german11, german12, german13, german14, german15],
  ],
];

const ENDINGS: { readonly [code: string]: EndingPages } = {
  END1: end1,
  END2: end2,
  END3: end3,
  END4: end4,
  END5: end5,
  END6: end6,
  END7: end7,
  END8: end8,
};

const MEN: readonly { readonly [group in MenGroup]: Men }[] = [
  {
    'squad-c': sovietSquadC,
    snipers: sovietSnipers,
    pioneers: sovietPioneers,
    tanks: sovietTanks,
    staff: sovietStaff,
    guns: sovietGuns,
  },
  {
    'squad-c': germanSquadC,
    snipers: germanSnipers,
    pioneers: germanPioneers,
    tanks: germanTanks,
    staff: germanStaff,
    guns: germanGuns,
  },
];

/** Everything at hand; a page of one side fetches it piece by piece instead. */
export const WHOLE_LIBRARY: CityLibrary = {
  titles: (stage) => TITLES[stage - 1],
  pages: (seat, stage) => PAGES[seat]?.[stage - 1],
  ending: (code) => ENDINGS[code],
  men: (seat, group) => MEN[seat]?.[group],
};
