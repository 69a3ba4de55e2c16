import { type Io, must, type Seat, type Setup } from '@bivouac/kernel';
import type { Box, ScenarioDef } from './box.ts';
import { LEVELS, NIPPON_SHIFTS, NO_CHANGE, RESERVE_SIZE, ROW_SIZE } from './data/stratagems.ts';
import { moveMarker } from './effects.ts';
import type { Event } from './events.ts';
import type { BlitzkriegMachine } from './flow/parts.ts';
import { NO_THEATRE, NO_TOKEN, type TheatreId } from './ids.ts';
import {
  type HouseRules,
  type LaidCode,
  NOTHING_LAID,
  POOL,
  type State,
  type VsPart,
} from './state.ts';
import { drawTokens, removeAt } from './supply.ts';

/** The side of the solo opponent: the one that moves first. */
export const VS_SEAT: Seat = 0;

/** Choices before the game; each first value is the ruling in RULINGS.md. */
export const OPTIONS = [
  { id: 'stratagems', values: ['off', 'on'] },
  { id: 'vs-points', values: ['0', '2', '4', '6'] },
  { id: 'vs-shifts', values: ['0', '1', '2', '3'] },
  { id: 'greatest-change', values: ['wide', 'fixed'] },
  { id: 'finish-points', values: ['all', 'closing'] },
  { id: 'flag-bonus', values: ['once', 'each'] },
  { id: 'spy', values: ['enemy', 'anybody'] },
  { id: 'all-closed', values: ['mover-loses', 'totals'] },
] as const satisfies readonly { id: string; values: readonly [string, ...string[]] }[];

type OptionValues = Setup['options'];

function houseRules(options: OptionValues): HouseRules {
  return {
    isBonusPerCampaign: options['flag-bonus'] === 'each',
    doesSpyCopyAnybody: options.spy === 'anybody',
    doTotalsDecide: options['all-closed'] === 'totals',
    isChangeWide: options['greatest-change'] === 'wide',
    isClosingAlone: options['finish-points'] === 'closing',
  };
}

/** @rule blitzkrieg/setup */
export function setUp(
  box: Box,
  machine: BlitzkriegMachine,
  { scenario, options }: Setup,
  io: Io<Event>,
): State {
  const at = box.scenarios.findIndex(({ id }) => id === scenario);
  const { solo } = must(box.scenarios[at], `scenario ${scenario}`);
  const state: State = {
    stack: [],
    public: {
      scenario: at,
      house: houseRules(options),
      turn: 0,
      vp: [solo === null ? 0 : Number(options['vs-points']), 0],
      markers: new Array<number>(box.theatres.length).fill(0),
      active: box.theatres.map(({ campaigns }, i) =>
        i < box.open ? (campaigns[0] ?? POOL) : POOL,
      ),
      laid: new Array<LaidCode>(box.spaces.length).fill(NOTHING_LAID),
      results: new Array<number>(box.campaigns.length * 2).fill(-1),
      last: [NO_TOKEN, NO_TOKEN],
      lastSeat: -1,
      placed: [],
      vs: solo === null ? null : makeVs(options),
      outcome: null,
    },
    seats: [
      { reserve: [], bag: box.bags[0].slice(), held: -1 },
      { reserve: [], bag: box.bags[1].slice(), held: -1 },
    ],
    secret: { pile: box.pile.slice() },
  };
  drawTokens(state, 0, solo === null ? RESERVE_SIZE : ROW_SIZE, io);
  drawTokens(state, 1, RESERVE_SIZE, io);
  machine.call(state, 'war');
  if (solo !== null) handicap(box, machine, state, solo, Number(options['vs-shifts']), io);
  machine.advance(state, io);
  return state;
}

function makeVs(options: OptionValues): VsPart {
  const hasStratagems = options.stratagems === 'on';
  return {
    seat: VS_SEAT,
    hasStratagems,
    stratagem: -1,
    // Seed, Příprava hry: “Steamroll” lies open in the first turn, without effect.
    out: hasStratagems ? [NO_CHANGE] : [],
    die: 0,
    decidedBy: 0,
    reasons: [],
  };
}

/**
 * Seed, Příprava hry and Zvýšení úrovně obtížnosti; for Nippon its own section.
 * @rule blitzkrieg/solo-setup blitzkrieg/harder blitzkrieg/nippon-solo
 */
function handicap(
  box: Box,
  machine: BlitzkriegMachine,
  state: State,
  { level }: NonNullable<ScenarioDef['solo']>,
  more: number,
  io: Io<Event>,
): void {
  if (level !== null) {
    const { rolls, steps } = LEVELS[level];
    machine.call(state, 'handicap', {
      seat: VS_SEAT,
      left: rolls + more,
      steps,
      theatre: NO_THEATRE,
    });
    return;
  }
  let open: TheatreId[] = [];
  for (let i = 0; i < NIPPON_SHIFTS.theatres + more; i++) {
    // each of them once before one comes again.
    if (open.length === 0) open = box.theatreIds.slice(0, box.open);
    const theatre = removeAt(open, io.chance.pick(open.length, 'handicap'));
    moveMarker(box, state, theatre, VS_SEAT, NIPPON_SHIFTS.steps, 'handicap', io);
  }
}
