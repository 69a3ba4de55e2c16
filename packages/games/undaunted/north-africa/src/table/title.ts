import type { Seat } from '@bivouac/kernel';
import type { Language } from '@bivouac/text';
import {
  type PublicPart,
  type Scenario,
  scenarioOf,
  tileOf,
  unitKind,
} from '@bivouac/undaunted-core';
import { artSide, STAR_PLACE } from '@bivouac/undaunted-core/art/index.ts';
import { goalLines } from '@bivouac/undaunted-core/table/score/goal-lines.ts';
import type {
  PieceLook,
  TitleWords,
  UndauntedTitle,
  Vehicle,
  VehicleWords,
} from '@bivouac/undaunted-core/table/title.ts';
import { DESERT_GROUND, exitSign, impassableSign, structureArt, vehicleArt } from '../art/index.ts';
import {
  COVER,
  crewOf,
  type Extra,
  earlyWin,
  HILL,
  IS_IMPASSABLE,
  isSoldier,
  moreOf,
  northAfrica,
  ownerOf,
  progressOf,
  northAfricaRules as rules,
  STRUCTURE_UNITS,
  structureOf,
  VEHICLE_UNITS,
  vehicleOf,
} from '../rules/index.ts';
import { describeTile, northAfricaContexts } from '../text/index.ts';
import { northScore } from './score.ts';

type Part = PublicPart<Extra>;

const SQUADS = ['A', 'T'] as const;

/** Names that the pictures know otherwise. */
const BASES: { readonly [id: string]: string } = {
  'gunner-t': 'tankgunner',
  'staff-sergeant': 'staff',
  scout: 'scouts',
  'scout-a': 'scouts',
};
const baseOf = (id: string): string => BASES[id] ?? id.replace(/-[at]$/, '');

function vehicleIn(part: Part, unit: number): Vehicle | null {
  const kind = vehicleOf(unit);
  const tile = tileOf(part, unit);
  if (kind === undefined || tile < 0) return null;
  const crew = crewOf(part, unit);
  return {
    unit,
    side: ownerOf(part, unit),
    kind: kind.id,
    tile,
    defence: kind.defence,
    armour: kind.armour,
    damage: part.extra.damage[unit] ?? 0,
    inoperableAt: kind.inoperableAt,
    destroyedAt: kind.destroyedAt,
    seats: kind.seats.map(({ acts, speciality }, place) => ({
      acts,
      speciality,
      unit: crew.find((soldier) => part.extra.places[soldier] === place) ?? -1,
    })),
  };
}

function pieceArt(part: Part, unit: number, { isChosen, radius }: PieceLook): string | null {
  const structure = structureOf(unit);
  const size = radius === undefined ? {} : { radius };
  if (structure !== undefined) {
    const { id: kind, resilience, value } = structure;
    return structureArt({ kind, resilience, value, ...size });
  }
  const vehicle = vehicleIn(part, unit);
  if (vehicle === null) return null;
  return vehicleArt({
    ...vehicle,
    ...size,
    side: artSide(vehicle.side),
    isChosen,
    seats: vehicle.seats.map(({ acts, unit: soldier }) => ({
      unit: soldier,
      who: soldier < 0 ? null : baseOf(unitKind(rules, soldier).id),
      isSuppressed: part.isSuppressed[soldier] === true,
      act: acts[0]?.verb ?? null,
    })),
  });
}

/** The side of the board to which an exit leads: where the tile has no neighbour. */
function towards({ layout }: Scenario, tile: number): 'n' | 'e' | 's' | 'w' {
  const here = layout.find((placed) => placed.tile === tile);
  if (here === undefined) return 'n';
  const isOuter = (axis: 'hx' | 'hy', most: boolean): boolean =>
    !layout.some((other) => (most ? other[axis] > here[axis] + 1 : other[axis] < here[axis] - 1));
  if (isOuter('hy', false)) return 'n';
  if (isOuter('hy', true)) return 's';
  return isOuter('hx', false) ? 'w' : 'e';
}

const EXIT_PLACES = { n: [80, 12], e: [150, 80], s: [80, 150], w: [10, 80] } as const;

/** What stays on a tile: that no vehicle enters it, and the way off the board. */
export function signsOn(scenario: Scenario, tile: number): string {
  const at = ([x, y]: readonly [number, number], art: string): string =>
    `<g transform="translate(${x} ${y})">${art}</g>`;
  const isStar = (scenario.objectives[tile] ?? 0) > 0;
  const block = IS_IMPASSABLE[tile]
    ? at([STAR_PLACE.x, STAR_PLACE.y + (isStar ? 32 : 0)], impassableSign())
    : '';
  if (!moreOf(scenario).exits.includes(tile)) return block;
  const way = towards(scenario, tile);
  return block + at(EXIT_PLACES[way], exitSign(way));
}

function vehicleWords(language: Language): VehicleWords {
  const { words, labels } = northAfricaContexts.in(language);
  return {
    heading: words.headVehicles,
    emptySeat: words.emptySeat,
    inoperable: words.inoperable,
    seat: (seat) => labels.seatActs(seat as Parameters<typeof labels.seatActs>[0]),
    damage: ({ damage, inoperableAt, destroyedAt }) =>
      words.vehicleState({ damage, inoperable: inoperableAt, destroyed: destroyedAt }),
  };
}

function wordsIn(language: Language): TitleWords {
  const context = northAfricaContexts.in(language);
  const { names, words, titles, labels } = context;
  return {
    ...labels,
    titles,
    describeTile: (view, tile) => describeTile(view, tile, context),
    tasks(view, seat) {
      const scenario = scenarioOf(rules, view.public);
      const hasStructures = STRUCTURE_UNITS.some((unit) => (scenario.at[unit] ?? -1) >= 0);
      const pointsKind = (of: Seat) => (!hasStructures ? 'points' : of === 0 ? 'raze' : 'guard');
      const progress = (of: Seat): number => progressOf(rules, view.public, of);
      const source = { language, view, scenario, progress, pointsKind, sideName: labels.side };
      return goalLines(source, seat);
    },
    taskNotes(view) {
      const points = earlyWin(scenarioOf(rules, view.public));
      return points === null ? [] : [`${words.goalEarly({ points })}.`];
    },
    cardTitle(_seat, kind) {
      const id = (rules.kinds[kind]?.id ?? 'fog') as keyof typeof names.cards;
      return words.label({ name: names.cards[id] }).replace(/ [AT]$/, '');
    },
    suppressed: names.suppressed,
    tally: { escape: words.tallyEscape, neutralize: words.tallyNeutralize },
    vehicles: vehicleWords(language),
    cost(part, { verb, target }) {
      if (isSoldier(target)) {
        if (verb !== 'suppress') return words.costSoldier;
        return part.isSuppressed[target] ? words.costSuppressedAlready : words.costSuppress;
      }
      if (structureOf(target) !== undefined) return words.costStructure;
      const isEmpty = crewOf(part as Part, target).length === 0;
      if (verb === 'suppress') return isEmpty ? words.costNobody : words.costSuppressCrew;
      return isEmpty ? words.costEmptyVehicle : words.costVehicle;
    },
  };
}

export const northAfricaTitle: UndauntedTitle = {
  game: northAfrica,
  rules,
  ground: DESERT_GROUND,
  base: baseOf,
  squad: (squad) => SQUADS[squad] ?? null,
  cover(tile) {
    const cover = COVER[tile] ?? 0;
    // Severní Afrika, Kopcovitý terén.
    return cover === HILL ? { top: 3, bottom: 1 } : cover;
  },
  objective: (part, tile) => scenarioOf(rules, part).objectives[tile] ?? 0,
  progress: (part, seat) => progressOf(rules, part, seat),
  // The LRDG destroys; Italy gains nothing by being ahead.
  enough: (part, seat) => (seat === 0 ? earlyWin(scenarioOf(rules, part)) : null),
  scoreboard: northScore,
  targets: () => [-1, -1],
  words: wordsIn,
  sideOf: (part, unit) => ownerOf(part, unit),
  piece: pieceArt,
  rideOf: (part: Part, unit) => part.extra.rides[unit] ?? -1,
  vehicles: (part) =>
    VEHICLE_UNITS.flatMap((unit) => {
      const vehicle = vehicleIn(part, unit);
      return vehicle === null ? [] : [vehicle];
    }),
  signs: signsOn,
};
