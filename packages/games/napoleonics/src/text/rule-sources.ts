import { lookUp } from './look-up.ts';

/** Heading of the Czech rulebook under which each rule stands; null for what is ours. */
export const NAPOLEONICS_RULE_SOURCES = {
  turn: 'TAH HRY',
  victory: 'CÍL HRY',
  'command-card': 'ZAHRÁNÍ KARTY VELENÍ',
  orders: 'VYDEJTE ROZKAZY VAŠIM JEDNOTKÁM A VELITELŮM',
  command: 'VYDEJTE ROZKAZY VAŠIM JEDNOTKÁM A VELITELŮM',
  movement: 'PROVEĎTE PŘESUN VAŠICH JEDNOTEK A VELITELŮ',
  leaders: 'PŘIŘAZENÍ VELITELE',
  battle: 'BOJ',
  ranged: 'BOJ NA DÁLKU (PALBA)',
  artillery: 'Tabulka dostřelu dělostřelectva',
  'line-of-sight': 'Ověření linie výhledu',
  melee: 'BOJ NA BLÍZKO',
  hits: 'Vyhodnocení zásahů',
  'battle-back': 'PROTIÚTOK (BRÁNÍCÍ SE JEDNOTKY)',
  'leader-check': 'OVĚŘENÍ ZTRÁTY VELITELE',
  retreat: 'ÚSTUP (JEDNOTEK)',
  morale: 'ZVEDNUTÍ MORÁLKY',
  'leader-retreat': 'ÚSTUP (VELITELE)',
  escape: 'ÚNIK (VELITELE)',
  'taking-ground': 'DOBYTÍ ÚZEMÍ (PĚCHOTOU)',
  breakthrough: 'PRŮLOM JÍZDY',
  'bonus-melee': 'BONUSOVÝ ÚTOK JÍZDY',
  'end-of-turn': 'KONEC KOLA A LOS & KONEC HRY',
  'retire-and-reform': 'STAŽENÍ A PŘESKUPENÍ (JÍZDY)',
  square: 'ZFORMOVÁNÍ DO ČTVERCE (PĚCHOTY)',
  'leaving-square': 'Rozpuštění formace čtverce',
  'combined-arms': 'KOMBINOVANÝ ÚTOK',
  forest: 'LES',
  hill: 'KOPEC',
  'rugged-hill': 'STRMÝ SVAH',
  town: 'MĚSTO, MLÝN (budovy)',
  'field-works': 'POLNÍ OPEVNĚNÍ',
  river: 'ŘEKA',
  ford: 'PŘEBRODITELNÁ ŘEKA (brod nebo potok)',
  bridge: 'MOST',
  quarry: 'PÍSKOVÝ LOM',
  'first-strike': 'Karty taktiky (22)',
  'tactic-cards': 'Karty taktiky (22)',
  'square-roll': 'Alternativní pravidlo od autora překladu',
  'turn-limit': null,
} as const;

export type NapoleonicsRuleId = keyof typeof NAPOLEONICS_RULE_SOURCES;

type Entry = { readonly title: string; readonly text: string };
export type NapoleonicsRules = {
  readonly [K in NapoleonicsRuleId]: Entry & { readonly seed: string | null };
};

/** The entries with their sources. The type demands an entry for every rule and none besides. */
export function withSources(
  entries: { readonly [K in NapoleonicsRuleId]: Entry },
): NapoleonicsRules {
  const rules = Object.entries(NAPOLEONICS_RULE_SOURCES).map(([id, seed]) => [
    id,
    { ...lookUp(entries, id), seed },
  ]);
  // TypeScript forgets which keys went in: those of the sources, all of them.
  return Object.fromEntries(rules) as NapoleonicsRules;
}
