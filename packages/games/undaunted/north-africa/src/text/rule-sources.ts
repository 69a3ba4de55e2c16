import { type RuleText, sourcedRules } from '@bivouac/text';

export type { RuleText };

/** Heading of the Czech rulebook under which each rule stands; null for what is ours. */
export const RULE_SOURCES = {
  round: 'PRŮBĚH HRY',
  draw: 'DOBRÁNÍ KARET',
  initiative: 'URČENÍ INICIATIVY',
  turn: 'TAHY HRÁČŮ',
  'playing-a-card': 'TAHY HRÁČŮ',
  'fog-of-war': 'Válečný zmatek',
  suppressed: 'Vojáci pod palbou',
  'hunker-down': 'Stažení do zálohy',
  vehicles: 'Karty vozidel',
  seats: 'Akce karty u vojáků ve vozidlech',
  mounting: 'Nasednutí, vasednutí, přisednutí a výměna míst',
  swap: 'Nasednutí, vasednutí, přisednutí a výměna míst',
  capture: 'Nasednutí, vasednutí, přisednutí a výměna míst',
  inoperable: 'Nefunkční vozidlo',
  move: 'Přesun',
  scout: 'Pátrání',
  stalk: 'Skrytý přesun',
  drive: 'Jízda',
  bolster: 'Posily',
  command: 'Za mnou!',
  conceal: 'Zmatení nepřítele',
  control: 'Ovládnutí',
  inspire: 'Povzbuzení',
  recon: 'Průzkum',
  navigate: 'Navigace',
  repair: 'Oprava',
  'air-recon': 'Průzkumný let',
  attack: 'BOJOVÉ AKCE',
  suppress: 'BOJOVÉ AKCE',
  strafe: 'BOJOVÉ AKCE',
  antitank: 'BOJOVÉ AKCE',
  demolish: 'BOJOVÉ AKCE',
  defence: 'URČENÍ CELKOVÉ HODNOTY OBRANY',
  hills: 'Kopcovitý terén',
  dice: 'HOD KOSTKAMI',
  casualties: 'ZTRÁTY',
  'vehicle-damage': 'ZTRÁTY',
  structures: 'Žetony strategických cílů',
  roadblocks: null,
  objectives: 'Obsazování cílů',
  escape: 'Únik z bojiště',
  neutralize: 'Eliminace nepřítele',
  'beyond-all-hope': 'BEZNADĚJNÁ SITUACE',
  'control-markers': 'Žetony kontroly',
  'public-information': 'PŘÍPRAVA HRY',
  'resign-and-draw': null,
  campaign: null,
} as const;

export type RuleId = keyof typeof RULE_SOURCES;

export const withSources = sourcedRules(RULE_SOURCES);
