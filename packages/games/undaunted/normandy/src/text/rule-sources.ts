/**
 * Heading of the Czech rulebook under which each rule stands; null for what comes from the scenario
 * book or is ours.
 */
export const RULE_SOURCES = {
  round: 'PRŮBĚH HRY',
  draw: 'DOBRÁNÍ KARET',
  reshuffle: 'DOBRÁNÍ KARET',
  initiative: 'URČENÍ INICIATIVY',
  turn: 'TAHY HRÁČŮ',
  'playing-a-card': 'TAHY HRÁČŮ',
  cards: 'KARTY',
  'fog-of-war': 'Válečný zmatek',
  suppressed: 'Pod palbou',
  spawning: 'Nasazení žetonů jednotek do hry',
  'hunker-down': 'Stažení do zálohy',
  move: 'Přesun',
  guide: 'Manévr',
  scout: 'Pátrání',
  stalk: 'Skrytý přesun',
  bolster: 'Posily',
  command: 'Za mnou!',
  conceal: 'Zmatení nepřítele',
  control: 'Ovládnutí',
  inspire: 'Povzbuzení',
  recon: 'Průzkum',
  target: 'Zaměření',
  attack: 'BOJOVÉ AKCE',
  suppress: 'BOJOVÉ AKCE',
  blast: 'BOJOVÉ AKCE',
  defence: 'URČENÍ CELKOVÉ HODNOTY OBRANY',
  hills: 'Kopcovitý terén',
  range: 'URČENÍ CELKOVÉ HODNOTY OBRANY',
  dice: 'HOD KOSTKAMI',
  casualties: 'ZTRÁTY',
  'removed-units': 'Odstranění žetonů jednotek z herního plánu',
  objectives: 'Obsazování cílů',
  pin: 'Potlačení nepřítele',
  'both-pinned': 'Potlačení nepřítele',
  'beyond-all-hope': 'Beznadějná situace',
  'hopeless-end': 'Beznadějná situace',
  radio: 'Žeton vysílače',
  'resign-and-draw': null,
  'public-information': 'PŘÍPRAVA HRY',
  campaign: null,
  stacking: 'AKCE POHYBU',
  'control-markers': 'Žetony kontroly',
} as const;

export type RuleId = keyof typeof RULE_SOURCES;

/** The type demands words for every rule and none besides. */
export type RuleWords = { readonly [id in RuleId]: string };
