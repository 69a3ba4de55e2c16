import { nth, ofSeat, type Seat } from '@bivouac/kernel';
import { capital, type Language } from '@bivouac/text';
import { counterFor, scenarioOf, sideOfUnit } from '@bivouac/undaunted-core';
import { artSide, COVER_PLACE, STAR_PLACE } from '@bivouac/undaunted-core/art/index.ts';
import type {
  AnyPart,
  AnyView,
  ChangingGround,
  TaskLine,
  TitleWords,
  UndauntedTitle,
} from '@bivouac/undaunted-core/table/title.ts';
import {
  cityGround,
  cityShield,
  fieldMark,
  goalMark,
  mineMark,
  pointsMark,
  resilienceSign,
  routMark,
  smokeMark,
  tankArt,
  tunnelMark,
} from '../art/index.ts';
import {
  CARDS,
  type CityPart,
  FACE_LETTERS,
  faceNow,
  GROUND_NAMES,
  isRouted,
  isTank,
  minesOf,
  moreOf,
  progressOf,
  stalingradRules as rules,
  SMOKE_COVER,
  stalingrad,
  type Task,
  TILES,
  unitKindOf,
} from '../rules/index.ts';
import { type CityContext, contextIn, describeTile, nameTask, routLines } from '../text/index.ts';
import { CITY_WORDS, type CityWords } from '../text/table-words.ts';
import { PAGE_LANGUAGES } from './library.ts';
import { cityScore } from './score.ts';

const SQUADS = ['A', 'B', 'C'] as const;

/** Names that the pictures know otherwise. */
const BASES: { readonly [name: string]: string } = {
  rifleman: 'riflemen',
  scout: 'scouts',
  gunner: 'gunners',
};
const baseOf = (id: string): string => {
  const bare = id.replace(/-[abc]$/, '');
  return BASES[bare] ?? bare;
};

/** A card is called by its number, and by its name where it is drawn. */
const NAME_OF: ReadonlyMap<string, string> = new Map(
  rules.kinds.map(({ id }, kind) => [id, CARDS[kind]?.name ?? 'fog']),
);

const at = (x: number, y: number, art: string): string =>
  `<g transform="translate(${x} ${y})">${art}</g>`;

const part = (any: AnyPart): CityPart => any as CityPart;
const side = (unit: number): 0 | 1 => artSide(sideOfUnit(rules, unit));
const taskOf = (any: AnyPart, seat: number) =>
  progressOf(rules, part(any), seat, ofSeat(moreOf(scenarioOf(rules, part(any))).tasks, seat));

/** A star has its corner; what else is printed stands below it. */
const hasStar = (any: AnyPart, tile: number): boolean =>
  (scenarioOf(rules, part(any)).objectives[tile] ?? 0) > 0;

const changing: ChangingGround = {
  face: (any, tile) => `${TILES[tile]}${FACE_LETTERS[part(any).extra.letters[tile] ?? 0]}`,
  key: (any) => part(any).extra.letters.join(''),
  printed(any, tile) {
    const face = faceNow(part(any), tile);
    const house =
      face.resilience < 0
        ? ''
        : at(
            STAR_PLACE.x,
            STAR_PLACE.y + (hasStar(any, tile) ? 33 : 0),
            resilienceSign(face.resilience),
          );
    return at(COVER_PLACE.x, COVER_PLACE.y, cityShield(face)) + house;
  },
  under(any, tile) {
    const { extra } = part(any);
    const { escapes, goals } = moreOf(scenarioOf(rules, part(any)));
    const points = extra.pointsOn.findIndex((one, i) => i % 2 === 0 && one === tile);
    return [
      extra.tunnels.includes(tile) ? at(24, 66, tunnelMark()) : '',
      escapes.includes(tile) ? at(80, 24, goalMark('escape')) : '',
      goals.includes(tile) ? at(80, 24, goalMark('task')) : '',
      points < 0 ? '' : at(110, 24, pointsMark(extra.pointsOn[points + 1] ?? 0)),
    ].join('');
  },
  over(any, tile) {
    const { extra } = part(any);
    const fields = extra.fields.flatMap((on, unit) => (on === tile ? [side(unit)] : []));
    return [
      extra.smoke.includes(tile)
        ? at(80, 128, `<g transform="scale(.8)">${smokeMark(SMOKE_COVER)}</g>`)
        : '',
      ...fields.map((of, i) =>
        at(142, 76 + i * 24, `<g transform="scale(.8)">${fieldMark(of)}</g>`),
      ),
    ].join('');
  },
  edges: (any) =>
    minesOf(part(any)).map(({ seat, tile, other, isForTanks }) => ({
      tile,
      other,
      art: mineMark(artSide(seat), isForTanks),
    })),
};

/** Stalingrad, Tajné informace: a sealed order is read only by the player who holds it. */
function tasksIn(context: CityContext, words: CityWords, view: AnyView, seat: Seat): TaskLine[] {
  const now = part(view.public);
  const more = moreOf(scenarioOf(rules, now));
  const { tasks, secrets } = more;
  const line = (of: Seat, title: string, task: Task, isSealed: boolean): TaskLine => ({
    seat: of,
    title,
    text: capital(nameTask(task, of, more, context)),
    ...progressOf(rules, now, of, task),
    isSealed,
  });
  const own = view.viewer === seat ? ofSeat(secrets, seat) : null;
  // A spectator has no task.
  const taskOf = (of: Seat, title: string): string =>
    typeof view.viewer === 'number' ? title : words.taskOf({ side: context.titles.side(of) });
  return [
    line(seat, taskOf(seat, words.task), ofSeat(tasks, seat), false),
    line(1 - seat, taskOf(1 - seat, words.theirTask), ofSeat(tasks, 1 - seat), false),
    ...(own === null ? [] : [line(seat, words.order, own, true)]),
  ];
}

function wordsIn(language: Language): TitleWords {
  const context = contextIn(PAGE_LANGUAGES.in(language));
  const { titles, labels, words, names } = context;
  const { costs, danger, withdrawal } = CITY_WORDS.in(language);
  return {
    ...labels,
    titles,
    describeTile: (view, tile) => describeTile(view, tile, context),
    ground: (what, tile) =>
      words.groundOn({
        ground: names.grounds[what === 'tunnel' ? 'tunnel' : 'building'],
        tile: labels.tile(tile),
      }),
    withdrawal,
    danger,
    tasks: (view, seat) => tasksIn(context, CITY_WORDS.in(language), view, seat),
    taskNotes: (view) => routLines(moreOf(scenarioOf(rules, part(view.public))), context),
    cost(any, { verb, target, ground, tile }) {
      if (ground === 'tunnel') return costs.tunnel;
      if (ground === 'building') {
        return part(any).extra.letters[tile] === 0 ? costs.damage : costs.destroy;
      }
      if (verb === 'suppress' || suppresses(verb)) return null;
      const name = { target: titles.unit(target) };
      return verb === 'flamethrower' ? costs.flame(name) : costs.attack(name);
    },
    cardTitle: (_seat, kind) => labels.plainRank(kind),
    suppressed: CITY_WORDS.in(language).suppressed,
  };
}

/** Suppressing fire at a whole tile. */
const suppresses = (verb: string): boolean => verb === 'area-suppress';

export const stalingradTitle: UndauntedTitle = {
  game: stalingrad,
  rules,
  suppresses,
  ground: cityGround((number) => GROUND_NAMES[TILES.indexOf(number)] ?? ''),
  base: (id) => baseOf(NAME_OF.get(id) ?? id),
  squad: (squad) => SQUADS[squad] ?? null,
  cover: () => 0,
  objective: (any, tile) => scenarioOf(rules, part(any)).objectives[tile] ?? 0,
  progress: (any, seat) => taskOf(any, seat).done,
  needed: (any, seat) => taskOf(any, seat).needed,
  scoreboard: cityScore,
  targets: () => [-1, -1],
  words: wordsIn,
  piece(any, unit, { isChosen, radius }) {
    if (!isTank(unit)) return null;
    const { id, squad, armour = 0 } = unitKindOf(unit);
    return tankArt({
      side: side(unit),
      kind: baseOf(id),
      squad: SQUADS[squad] ?? null,
      armour,
      isSuppressed: part(any).isSuppressed[unit] === true,
      isChosen,
      ...(radius === undefined ? {} : { radius }),
    });
  },
  changing,
  givesUp: ({ kind }) => kind === 'withdraw',
  stamp: (any, unit, language) =>
    isRouted(part(any), unit) ? at(0, 14, routMark(CITY_WORDS.in(language).routed)) : '',
  /** Only counters whose soldiers are in this battle. */
  waits: (any, unit) =>
    part(any).extra.cards[side(unit)].some(
      (card) =>
        CARDS[card] !== undefined &&
        counterFor(rules, part(any), side(unit), nth(rules.kindOf, card)) === unit,
    ),
};
