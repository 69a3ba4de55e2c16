import {
  AREAS,
  allSoldiers,
  areaOf,
  CARDS,
  type CampaignView,
  type Career,
  type Chapter,
  careerOf,
  GROUND_NAMES,
  levelOf,
  type Mark,
  NO_RESERVIST,
  NOT_CHOSEN,
  placeOf,
  SCENARIOS,
  type SideBook,
  TILES,
  TREE,
} from '../../rules/index.ts';

// The campaign between two battles, worked out of what the viewer may see.

export const HALF = 80;
export const ROWS = 6;
/** Half tiles across: rows are shifted against each other. */
export const CELLS = 25;

/** The tile that covers each half tile of the map; -1 beside the city. */
const COVERED: readonly (readonly number[])[] = Array.from({ length: ROWS }, (_, row) => {
  const cells = new Array<number>(CELLS).fill(-1);
  TILES.forEach((_name, tile) => {
    const { hx, hy } = placeOf(tile);
    if (hy === 2 * row) for (const at of [hx, hx + 1]) cells[at] = tile;
  });
  return cells;
});

/** The lines between tiles that do not belong together, as a path on the map. */
export function borders(keyOf: (tile: number) => number | string | null): string {
  const key = (row: number, cell: number): number | string | null => {
    const tile = COVERED[row]?.[cell] ?? -1;
    return tile < 0 ? null : keyOf(tile);
  };
  let d = '';
  for (let row = 0; row <= ROWS; row++) {
    for (let cell = 0; cell <= CELLS; cell++) {
      const here = key(row, cell);
      if (here !== key(row, cell - 1)) d += `M${cell * HALF} ${row * 2 * HALF}v${2 * HALF}`;
      if (here !== key(row - 1, cell)) d += `M${cell * HALF} ${row * 2 * HALF}h${HALF}`;
    }
  }
  return d;
}

export const areaBorders = borders(areaOf);

export interface AreaSpot {
  readonly area: number;
  readonly id: (typeof AREAS)[number];
  readonly x: number;
  readonly y: number;
}

/** Where the name of each area stands. */
export const AREA_SPOTS: readonly AreaSpot[] = AREAS.map((id, area) => {
  const places = TILES.flatMap((_, tile) => (areaOf(tile) === area ? [placeOf(tile)] : []));
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return {
    area,
    id,
    x: (mean(places.map(({ hx }) => hx)) + 1) * HALF,
    y: (mean(places.map(({ hy }) => hy)) + 1) * HALF,
  };
});

export const nodeNow = ({ record }: CampaignView) =>
  TREE.nodes.find(({ code }) => code === record.code) ?? null;

export const scenarioNow = (view: CampaignView) =>
  SCENARIOS.find(({ id }) => id === nodeNow(view)?.scenario) ?? null;

/** Tiles of the coming battle. */
export const windowOf = (view: CampaignView): ReadonlySet<number> =>
  new Set(scenarioNow(view)?.layout.map(({ tile }) => tile));

/** The scars that can be counted. */
export function scarsOf({ record }: CampaignView): {
  readonly damaged: number;
  readonly destroyed: number;
  readonly fortified: number;
  readonly tunnels: number;
} {
  const count = (letter: number, isDug: boolean): number =>
    record.letters.filter((one, tile) => one === letter && isDugIn(tile) === isDug).length;
  return {
    damaged: count(1, false),
    destroyed: count(2, false),
    fortified: count(1, true),
    tunnels: record.lostTunnels.length,
  };
}

/** Ground that is not damaged but dug in: its other face is a fortified one. */
export const isDugIn = (tile: number): boolean => GROUND_NAMES[tile] === 'works';

/** A soldier's line in the roster. */
export interface CareerLine extends Career {
  readonly card: number;
  readonly name: string;
  /** `rifleman`, without the squad. */
  readonly kind: string;
  readonly squad: string | null;
  readonly level: string;
  readonly isGone: boolean;
}

/** The soldiers in a side's book, present and past, with what happened to each of them. */
export function careersOf(
  { roster }: SideBook,
  chapters: readonly Chapter[],
): readonly CareerLine[] {
  return allSoldiers(roster)
    .map((card): CareerLine => {
      const name = CARDS[card]?.name ?? '';
      return {
        card,
        name,
        kind: name.replace(/-[abc]$/, ''),
        squad: /-([abc])$/.exec(name)?.[1]?.toUpperCase() ?? null,
        level: levelOf(card),
        isGone: !roster.available.includes(card),
        ...careerOf(roster, card, chapters),
      };
    })
    .sort((a, b) => (CARDS[a.card]?.number ?? 0) - (CARDS[b.card]?.number ?? 0) || a.card - b.card);
}

/** The width of one battle in a career; many of them stand closer. */
export const careerStep = (battles: number): number => (battles > 8 ? 14 : 18);

/** What the last battle brought to this book, in the order in which it was drawn. */
export interface News {
  /** Each with the reservist who replaced them, or `NO_RESERVIST`, or `NOT_CHOSEN`. */
  readonly lost: readonly { readonly card: number; readonly by: number; readonly mark: Mark }[];
  readonly wounded: readonly number[];
  /** The upgraded cards. */
  readonly better: readonly number[];
}

export function newsOf({ roster, owesReserves }: SideBook, stage: number): News {
  const entries = roster.ledger.filter((entry) => entry.stage === stage);
  const noneFor = (card: number): number =>
    owesReserves?.includes(card) ? NOT_CHOSEN : NO_RESERVIST;
  const cards = (of: Mark): number[] =>
    entries.flatMap(({ mark, card }) => (mark === of ? [card] : []));
  return {
    lost: entries
      .filter(({ mark }) => mark === 'fell' || mark === 'shot-down')
      .map(({ card, mark }) => ({
        card,
        mark,
        by:
          entries.find((one) => one.mark === 'reservist' && one.other === card)?.card ??
          noneFor(card),
      })),
    wounded: cards('wounded'),
    better: cards('upgraded'),
  };
}

/** The soldiers who have come for the battle of this stage. */
export const newcomersOf = ({ roster }: SideBook, stage: number): readonly number[] =>
  roster.ledger.flatMap(({ stage: at, mark, card, other }) => {
    if (at !== stage || CARDS[card]?.name === 'fog') return [];
    return mark === 'unlocked' ? [card] : mark === 'replaced' ? [other] : [];
  });
