import { countNames, type Language, phrase } from '@bivouac/text';
import { COUNTS, type Samples } from '@bivouac/text/testing/render-words.ts';
import { NIPPON_BOX, WORLD_BOX } from '../src/rules/index.ts';
import { blitzkriegTitles, blitzkriegWords } from '../src/text/texts.ts';

/** Everything that can reach a sentence of Blitzkrieg! and Nippon. */
export async function wordSamples(language: Language): Promise<Samples> {
  const { names, sentences } = await blitzkriegWords.load(language);
  const titles = [WORLD_BOX, NIPPON_BOX].map((box) => blitzkriegTitles(box, language));
  const [world] = titles;
  if (world === undefined) throw new Error('the titles of the base game');
  const sides = Object.values(names.seats);
  const theatres = Object.values(names.theatres);
  const tokens = Object.values(names.tokens);
  const [first, second] = tokens;
  if (first === undefined || second === undefined) throw new Error('two tokens');
  const lists = [
    countNames([first]),
    countNames([first, first, second]),
    countNames(tokens.slice(-4)),
  ];
  const spaces = titles.flatMap((of, at) =>
    (at === 0 ? WORLD_BOX : NIPPON_BOX).spaces.map((_, id) => of.space(id as never)),
  );
  const effects = Object.values(names.effects).map(phrase);
  const stratagems = Object.values(names.stratagems).map(phrase);
  const markers = [0, 4, -11].flatMap((at) => [world.marker(at), world.marker(at, 0)]);
  const side = sides[0];
  const told =
    side === undefined
      ? []
      : [
          phrase(sentences.deeds.drawn({ side, count: 2 })),
          phrase(sentences.deeds.closes({ side, points: 1 })),
        ];
  return {
    side: sides,
    one: sides,
    two: sides.toReversed(),
    theatre: theatres,
    token: tokens,
    as: [null, ...tokens],
    name: [...sides, ...theatres, ...tokens],
    'tokenPlaced.effect': [null, ...effects],
    'labels.tokens': lists,
    tokens: lists,
    'rowThen.tokens': [world.tokens([])],
    'ownBag.tokens': [world.tokens([])],
    'openReserve.tokens': [world.tokens([])],
    space: spaces,
    terrain: Object.values(names.terrains).map(phrase),
    what: effects,
    effect: effects,
    effects,
    campaign: [world.campaign(0 as never)],
    stratagem: stratagems,
    holds: stratagems,
    text: Object.values(names.stratagemTexts).map(phrase),
    ability: ['', ...Object.values(names.abilities)].map(phrase),
    parts: [phrase(''), phrase(sentences.markerHere({ from: phrase('+1'), to: phrase('−2') }))],
    // These phrases agree with one side.
    told,
    'alone.side': [side],
    'deedOf.side': [side],
    result: told,
    from: markers,
    to: markers,
    now: markers,
    'brings.lead': [phrase('+4')],
    lead: [1, -3],
    level: [phrase('*y*')],
    facts: [phrase(sentences.factCentre)],
    state: [phrase(sentences.stateActive)],
    spaces: spaces.slice(0, 1),
    steps: COUNTS,
    'vsReasoned.steps': [phrase('x')],
    among: [phrase('x')],
    title: [phrase('x')],
    change: [phrase('x')],
    rule: [phrase('x')],
    'inRow.token': [phrase(''), phrase('x')],
    points: COUNTS,
    count: COUNTS,
    needed: [0, ...COUNTS],
    bonus: [1, 2],
    face: [1, 2, 6],
    row: [1, 2],
    at: [1, 3],
    vp: COUNTS,
    n: COUNTS,
    a: [0, 12],
    b: [7],
    goal: [25],
    turn: COUNTS,
    reserve: [0, 3],
    bag: [0, 19],
    pile: [0, 16],
    position: [1, 2],
    step: [1, 24],
    value: [0, 3],
    die: [1, 6],
    mine: [15],
    theirs: [12],
  };
}
