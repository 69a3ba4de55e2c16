import { must, seededChance, seedFromPhrase } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { normandyBots } from '../src/bots/index.ts';
import { type NormandyState, normandy } from '../src/rules/index.ts';
import { build, type Position, type Side, seatOf } from './position.ts';

const BOTS = ['medium', 'hard'] as const;
const luck = () => seededChance(seedFromPhrase('blunders'));

/** The bot's choice in a state, as a line. */
function answer(id: string, state: NormandyState, side: Side): string {
  const seat = seatOf(side);
  const bot = must(
    normandyBots.find((candidate) => candidate.id === id),
    id,
  );
  const action = bot.choose({
    seat,
    view: normandy.view(state, seat),
    actions: normandy.actions(state, seat),
    budget: { trials: 60 },
    chance: luck(),
  });
  return normandy.notation.print(action);
}

/** The bot's actions until its turn is over, line by line. */
function turnOf(id: string, position: Position, side: Side): string[] {
  const state = build(position);
  const seat = seatOf(side);
  const io = { chance: luck(), emit: () => undefined };
  const lines: string[] = [];
  const isMine = (): boolean => {
    const awaiting = normandy.awaiting(state);
    return awaiting.kind === 'seats' && awaiting.seats.includes(seat);
  };
  const { round } = state.public;
  while (isMine() && state.public.round === round) {
    const line = answer(id, state, side);
    lines.push(line);
    const action = normandy.notation.parse(line);
    if (!action.ok) throw new Error(line);
    normandy.apply(state, seat, action.value, io);
  }
  return lines;
}

// La Raye: 5 points win; 5B is worth 3, 13B and 6A 2 each, 2B, 16B and 7A 1 each.
describe.each(BOTS)('%s makes no blunders', (id) => {
  it('takes the winning objective at once', () => {
    const lines = turnOf(
      id,
      {
        scenario: 'la-raye',
        turn: 'us',
        us: {
          at: { 'riflemen-a': '13b', 'riflemen-b': '17b', 'scouts-a': '17b' },
          scouted: ['17b', '13b'],
          controlled: ['2b', '6a'],
          hand: ['sergeant', 'scout-a', 'rifleman-a'],
          discard: ['rifleman-b'],
        },
        de: { deck: ['rifleman-a', 'rifleman-b', 'scout-a'] },
      },
      'us',
    );
    expect(lines).toEqual(['play rifleman-a', 'use control']);
  });

  it('does not bid the only rifleman who can win this turn', () => {
    const state = build({
      scenario: 'la-raye',
      turn: 'bids',
      us: {
        at: { 'riflemen-a': '13b', 'riflemen-b': '17b', 'scouts-a': '17b' },
        scouted: ['17b', '13b'],
        controlled: ['2b', '6a'],
        hand: ['leader-b', 'scout-a', 'rifleman-a', 'fog'],
        discard: ['rifleman-b'],
      },
      de: { hand: ['scout-a', 'scout-b', 'rifleman-b', 'fog'], deck: ['rifleman-a', 'fog'] },
    });
    expect(answer(id, state, 'us')).not.toBe('bid rifleman-a');
  });

  it('shoots rather than idles', () => {
    const lines = turnOf(
      id,
      {
        scenario: 'la-raye',
        turn: 'us',
        us: {
          at: { 'riflemen-a': '13b', 'scouts-a': '13b' },
          scouted: ['17b'],
          controlled: ['13b'],
          hand: ['rifleman-a'],
          deck: ['scout-a', 'rifleman-a'],
        },
        de: {
          at: { 'riflemen-a': '13b', 'riflemen-b': '5b' },
          scouted: ['13b'],
          controlled: ['5b'],
          deck: ['rifleman-a', 'rifleman-b'],
        },
      },
      'us',
    );
    expect(lines).toEqual(['play rifleman-a', 'use attack', 'shoot de-riflemen-a']);
  });

  it('gets rid of a Fog of War when a scout can', () => {
    const lines = turnOf(
      id,
      {
        scenario: 'la-raye',
        turn: 'us',
        us: {
          // The way is scouted and no counter is near: there is nothing better to do.
          at: { 'riflemen-a': '17b', 'scouts-a': '17b' },
          scouted: ['17b', '2b', '16b', '6a', '12b', '13b', '7a'],
          controlled: [],
          hand: ['scout-a', 'fog'],
          deck: ['rifleman-a', 'rifleman-a', 'leader-a'],
        },
        de: { deck: ['rifleman-a', 'rifleman-b', 'scout-a'] },
      },
      'us',
    );
    expect(lines.slice(0, 2)).toEqual(['play scout-a', 'use recon']);
  });

  it('does not shell its own riflemen', () => {
    const lines = turnOf(
      id,
      {
        scenario: 'mortain',
        turn: 'us',
        us: { hand: ['mortar'], target: ownTile('us'), deck: ['rifleman-a', 'rifleman-b'] },
        de: { deck: ['rifleman-a', 'rifleman-b'] },
      },
      'us',
    );
    expect(lines[0]).toBe('play mortar');
    expect(lines).not.toContain('use blast');
  });

  it('never ends its turn on a move of no tiles', () => {
    const lines = turnOf(
      id,
      {
        scenario: 'la-raye',
        turn: 'us',
        us: { hand: ['rifleman-a', 'rifleman-b'], deck: ['scout-a'] },
        de: { deck: ['rifleman-a', 'rifleman-b'] },
      },
      'us',
    );
    expect(lines.join(' ')).not.toMatch(/use (move|scout) done/);
    expect(lines).not.toContain('hunker');
  });

  it('keeps an enemy who is about to win from their objective', () => {
    // The Germans hold 3 points and stand on 13B, worth 2: a counter of ours on the tile stops it.
    const lines = turnOf(
      id,
      {
        scenario: 'la-raye',
        turn: 'us',
        us: {
          at: { 'riflemen-a': '17b', 'scouts-a': '17b' },
          scouted: ['17b', '2b'],
          controlled: [],
          hand: ['scout-a'],
          deck: ['rifleman-a', 'rifleman-a', 'leader-a', 'fog'],
        },
        de: {
          at: { 'riflemen-a': '13b', 'riflemen-b': '5b' },
          scouted: ['13b', '8a'],
          controlled: ['5b'],
          hand: ['rifleman-a', 'rifleman-a', 'rifleman-a'],
          deck: ['rifleman-a', 'rifleman-a', 'leader-a'],
        },
      },
      'us',
    );
    expect(lines).toContain('go 13b');
    expect(lines.at(-1)).toMatch(/go 13b|done/);
  });
});

/** A tile on which a side has riflemen at the start of Mortain. */
function ownTile(side: Side): string {
  const state = build({ scenario: 'mortain', turn: side });
  const at = state.public.at[seatOf(side) * (state.public.at.length / 2)] ?? -1;
  return must(normandy.notation.print({ kind: 'go', tile: at }).split(' ')[1], 'a tile');
}
