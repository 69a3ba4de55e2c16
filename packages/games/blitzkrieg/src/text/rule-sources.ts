/**
 * Heading of the Czech solo rules under which each rule stands; null for the base game, whose rules
 * that booklet presupposes, and for what is ours.
 */
export const RULE_SOURCES = {
  goal: null,
  turn: null,
  terrain: null,
  industry: null,
  research: null,
  'research-industry': null,
  bombing: 'Provedení efektu',
  tactical: null,
  strategic: 'Provádění efektů VS',
  propaganda: null,
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
  stratagems: 'TAKTICKÉ ŽETONY',
  'greatest-change': 'Největší vliv',
  harder: 'Zvýšení úrovně obtížnosti',
  nippon: null,
  'nippon-solo': 'ROZŠÍŘENÍ NIPPON',
  'japanese-tokens': null,
} as const;

export type RuleId = keyof typeof RULE_SOURCES;

/** The type demands words for every rule and none besides. */
export type RuleWords = { readonly [id in RuleId]: string };
