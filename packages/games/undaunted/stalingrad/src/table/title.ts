import type { Seat } from '@bivouac/kernel';
import { capital, type Language } from '@bivouac/text';
import { counterFor, scenarioOf, sideOfUnit } from '@bivouac/undaunted-core';
import { COVER_PLACE, STAR_PLACE } from '@bivouac/undaunted-core/art/index.ts';
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
  BARRAGED_BUILDING,
  type BarrageVerb,
  barrageTargets,
  CARDS,
  type CityPart,
  defenceOfGround,
  faceNow,
  GROUND_NAMES,
  isRouted,
  isTank,
  minesOf,
  moreOf,
  progressOf,
  stalingradRules as rules,
  type Task,
  TILES,
  unitKindOf,
} from '../rules/index.ts';
import { type CityTelling, nameTask, routLines, tellingIn } from '../text/index.ts';
import { CITY_WORDS, type CityWords } from '../text/table-words.ts';
import { PAGE_LANGUAGES } from './library.ts';
import { cityScore } from './score.ts';

const SQUADS = ['A', 'B', 'C'] as const;
const LETTERS = 'ABC';
/** Stalingrad, Žetony dýmu. */
const SMOKE = 2;

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
const side = (unit: number): 0 | 1 => sideOfUnit(rules, unit) as 0 | 1;
const taskOf = (any: AnyPart, seat: number) =>
  progressOf(rules, part(any), seat, moreOf(scenarioOf(rules, part(any))).tasks[seat as 0 | 1]);

/** A star has its corner; what else is printed stands below it. */
const hasStar = (any: AnyPart, tile: number): boolean =>
  (scenarioOf(rules, part(any)).objectives[tile] ?? 0) > 0;

const changing: ChangingGround = {
  face: (any, tile) => `${TILES[tile]}${LETTERS[part(any).extra.letters[tile] ?? 0]}`,
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
        ? at(80, 128, `<g transform="scale(.8)">${smokeMark(SMOKE)}</g>`)
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
      art: mineMark(seat as 0 | 1, isForTanks),
    })),
};

/** Stalingrad, Tajné informace: a sealed order is read by the one who holds it, and nobody else. */
function tasksIn(telling: CityTelling, words: CityWords, view: AnyView, seat: Seat): TaskLine[] {
  const now = part(view.public);
  const more = moreOf(scenarioOf(rules, now));
  const { tasks, secrets } = more;
  const line = (of: Seat, title: string, task: Task, isSealed: boolean): TaskLine => ({
    seat: of,
    title,
    text: capital(nameTask(task, of, more, telling)),
    ...progressOf(rules, now, of, task),
    isSealed,
  });
  const own = view.viewer === seat ? secrets[seat as 0 | 1] : null;
  // Whoever watches has no task of his own.
  const taskOf = (of: Seat, title: string): string =>
    typeof view.viewer === 'number' ? title : words.taskOf({ side: telling.titles.side(of) });
  return [
    line(seat, taskOf(seat, words.task), tasks[seat as 0 | 1], false),
    line(1 - seat, taskOf(1 - seat, words.theirTask), tasks[(1 - seat) as 0 | 1], false),
    ...(own === null ? [] : [line(seat, words.order, own, true)]),
  ];
}

function wordsIn(language: Language): TitleWords {
  const telling = tellingIn(PAGE_LANGUAGES.in(language));
  const { titles, words } = telling;
  const { costs } = CITY_WORDS.in(language);
  return {
    ...titles,
    ground: (what, tile) =>
      what === 'building'
        ? words.buildingOn({ tile: titles.tile(tile) })
        : words.tunnelOn({ tile: titles.tile(tile) }),
    withdrawal: CITY_WORDS.in(language).withdrawal,
    tasks: (view, seat) => tasksIn(telling, CITY_WORDS.in(language), view, seat),
    taskNotes: (view) => routLines(moreOf(scenarioOf(rules, part(view.public))), telling),
    cost(any, { verb, target, ground, tile }) {
      if (ground === 'tunnel') return costs.tunnel;
      if (ground === 'building') {
        return part(any).extra.letters[tile] === 0 ? costs.damage : costs.destroy;
      }
      if (verb === 'suppress' || verb === 'area-suppress') return null;
      const name = { target: titles.unit(target) };
      return verb === 'flamethrower' ? costs.flame(name) : costs.attack(name);
    },
    cardTitle: (_seat, kind) => titles.rank(kind).replace(/ [ABC]$/, ''),
    suppressed: CITY_WORDS.in(language).suppressed,
  };
}

export const stalingradTitle: UndauntedTitle = {
  rules,
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
  blasts: {
    defence: (any, { verb, unit, tile, ground }) =>
      defenceOfGround(rules, part(any), verb, unit, tile, ground),
    targetsOn: (any, vars, verb, tile) =>
      barrageTargets(rules, part(any), { ...vars, chosen: [tile] }, verb as BarrageVerb).map(
        (one) => (one >= 0 ? one : one === BARRAGED_BUILDING ? 'building' : 'tunnel'),
      ),
  },
  stamp: (any, unit, language) =>
    isRouted(part(any), unit) ? at(0, 14, routMark(CITY_WORDS.in(language).routed)) : '',
  /** Only counters whose soldiers are in this battle. */
  waits: (any, unit) =>
    part(any).extra.cards[side(unit)].some(
      (card) =>
        CARDS[card] !== undefined &&
        counterFor(rules, part(any), side(unit), rules.kindOf[card] ?? -1) === unit,
    ),
};
