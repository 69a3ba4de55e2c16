/**
 * Heading of the Czech solo rules under which each rule stands; null for the base game, whose rules
 * that booklet presupposes, and for what is ours.
 */
export const RULE_SOURCES = {
  goal: null,
  setup: null,
  turn: null,
  track: null,
  tokens: null,
  terrain: null,
  effects: null,
  industry: null,
  research: null,
  'research-industry': null,
  bombing: 'Provedení efektu',
  tactical: null,
  strategic: 'Provádění efektů VS',
  propaganda: null,
  'special-weapons': null,
  commanders: null,
  blitz: 'Provádění efektů VS',
  'bombing-units': null,
  'task-force': null,
  nuclear: null,
  scientist: 'Provádění efektů VS',
  spy: null,
  campaign: null,
  shields: null,
  flag: null,
  'cannot-place': null,
  'hidden-information': null,
  'solo-setup': 'PŘÍPRAVA HRY',
  'solo-turn': 'PRŮBĚH HRY',
  'solo-theatre': 'Určení válčiště/kampaně',
  'solo-space': 'Určení bitevního pole',
  'solo-token': 'Určení žetonu',
  'solo-effects': 'Provádění efektů VS',
  'greatest-change': 'Největší vliv',
  stratagems: 'TAKTICKÉ ŽETONY',
  'big-guns': 'Dělostřelecká palba',
  counterattack: 'Protiofenzíva',
  'economic-warfare': 'Válečná produkce',
  'for-the-glory': 'Body především',
  'rapid-deployment': 'Berte je po řadě',
  'research-development': 'Nové zbraně',
  secure: 'Zvýšit náskok',
  'no-change': 'Žádná změna',
  harder: 'Zvýšení úrovně obtížnosti',
  nippon: null,
  'nippon-solo': 'ROZŠÍŘENÍ NIPPON',
  'japanese-tokens': null,
} as const;

export type RuleId = keyof typeof RULE_SOURCES;

/** The type demands words for every rule and none besides. */
export type RuleWords = { readonly [id in RuleId]: string };
