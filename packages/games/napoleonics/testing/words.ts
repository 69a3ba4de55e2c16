import type { Language, Name, Phrase } from '@bivouac/text';
import { phrase } from '@bivouac/text';
import { COUNTS, type Samples } from '@bivouac/text/testing/render-words.ts';
import { CARD_IDS, KINDS, SCENARIOS } from '../src/rules/index.ts';
import { napoleonicsTitles, napoleonicsWords } from '../src/text/texts.ts';

const kindsInPlay = (): readonly string[] => [
  ...new Set([...KINDS.map(({ id }) => id), ...SCENARIOS.flatMap(({ names }) => names)]),
];

const leadersInPlay = (): readonly string[] => [
  ...new Set(SCENARIOS.flatMap(({ leaders }) => leaders.map(({ id }) => id))),
];

/** Everything that can reach a sentence of Napoleonics. */
export async function wordSamples(language: Language): Promise<Samples> {
  const { names } = await napoleonicsWords.load(language);
  const titles = await napoleonicsTitles.load(language);
  const kinds = kindsInPlay();
  const units = [
    ...kinds.map((kind) => titles.unit(kind)),
    ...kinds.map((kind) => titles.unit(kind, 0)),
  ];
  const leaders: readonly Name[] = leadersInPlay().map((id) => titles.leader(id));
  const cards: readonly Phrase[] = CARD_IDS.map((_, card) => titles.card(card));
  const hexes = [titles.hex(0), titles.hex(42), titles.hex(112)];
  const dice = [titles.dice([1]), titles.dice([1, 2, 5]), titles.dice([6, 6])];
  const shares = [phrase('3 %'), phrase('12 %')];
  const counts = COUNTS;
  return {
    side: Object.values(names.sides),
    unit: units,
    target: [...units, titles.leaderOn(0)],
    leader: leaders,
    name: [...units, ...leaders],
    'leader.name': leaders,
    section: Object.values(names.sections),
    terrain: Object.values(names.terrains),
    hex: hexes,
    from: hexes,
    to: hexes,
    card: cards,
    as: cards,
    cards: [titles.cards([0]), titles.cards([0, 0, 4])],
    text: [phrase(names.cards['probe-left'].text)],
    facts: [phrase(''), phrase(', 1')],
    left: [phrase('1'), ...counts],
    why: [phrase('1')],
    'commandRolled.dice': dice,
    'squareRolled.dice': dice,
    'leaderChecked.dice': dice,
    isFormed: [true, false],
    isHit: [true, false],
    dice: [0, ...counts],
    hits: [0, ...counts],
    flags: [0, ...counts],
    count: [0, ...counts],
    share: shares,
    destroys: shares,
    drives: shares,
    repels: shares,
    ...Object.fromEntries(NUMBERS.map((key) => [key, counts])),
    'unitName#0': [KINDS[0]?.nation],
    'unitName#1': [KINDS[0]?.type],
    'onHex#0': units,
    'onHex#1': hexes,
    'label#0': units,
    'list#0': [['1'], ['1', '2']],
  };
}

const NUMBERS = [
  'any',
  'artillery',
  'banners',
  'blocks',
  'cavalry',
  'centre',
  'deck',
  'discards',
  'distance',
  'hand',
  'hexes',
  'infantry',
  'leaders',
  'need',
  'of',
  'range',
  'right',
  'round',
  'squares',
  'units',
  'won',
] as const;
