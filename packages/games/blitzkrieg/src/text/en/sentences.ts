import type { Name, NameList, Phrase } from '@bivouac/text';
import { sentencesOf } from '@bivouac/text';
import {
  bare,
  countEn,
  countedEn,
  inPlace,
  possessive,
  The,
  the,
  verb,
} from '@bivouac/text/grammar/en.ts';

const TOKEN = { one: 'token', other: 'tokens' };
const WEAPON = { one: 'special weapon', other: 'special weapons' };
const POINT = { one: 'point', other: 'points' };
const STEP = { one: 'step', other: 'steps' };

const wins = (side: Name): string => `${The(side)} ${verb(side, 'wins', 'win')}`;
const its = (side: Name): string => verb(side, 'its', 'their');

export const sentences = sentencesOf({
  about: {
    blitzkrieg:
      'A whole war in five theatres: place one token a turn and score 25 points. Solo against a virtual opponent, or for two players.',
    nippon:
      'The war that never was: Japan against Germany for the cities of America. The board and the Japanese tokens are our own design.',
  },
  scenarios: {
    blitzkrieg: {
      'two-players': {
        title: 'Two players',
        briefing:
          'The Axis moves first, but it has to win clearly: the Allies have the last turn, and ties are theirs.',
      },
      'vs-low': {
        title: 'Solo (easy)',
        briefing:
          'You play the Allies. The virtual opponent starts with 3 shifts of 1 step, on tracks that a die picks.',
      },
      'vs-middle': {
        title: 'Solo (medium)',
        briefing:
          'You play the Allies. The virtual opponent starts with 3 shifts of 2 steps, on tracks that a die picks.',
      },
      'vs-high': {
        title: 'Solo (hard)',
        briefing:
          'You play the Allies. The virtual opponent starts with 4 shifts of 2 steps, on tracks that a die picks.',
      },
    },
    nippon: {
      'two-players': {
        title: 'Two players',
        briefing:
          'Four cities are fought over at a time, and the side that closes one chooses the next. Japan moves first; ties go to Germany.',
      },
      vs: {
        title: 'Solo',
        briefing:
          'You play Germany against a virtual Japan, which starts 2 steps ahead in two of the first four cities. You choose every new city.',
      },
    },
  },
  options: {
    stratagems: {
      title: 'Solo: stratagem tokens',
      values: { off: 'without', on: 'with' },
    },
    'vs-points': {
      title: 'Solo: head start for the opponent (points)',
      values: { '0': 'none', '2': '2', '4': '4', '6': '6' },
    },
    'vs-shifts': {
      title: 'Solo: extra shifts for the opponent',
      values: { '0': 'none', '1': '1', '2': '2', '3': '3' },
    },
    'greatest-change': {
      title: 'Solo: Big Guns and Counterattack look for the greatest change',
      values: { wide: 'on the whole map', fixed: 'on the chosen space' },
    },
    'finish-points': {
      title: 'Solo: when it can close something, the opponent compares',
      values: { all: 'all the points it gains', closing: 'only the points for closing' },
    },
    'flag-bonus': {
      title: 'Bonus of 2 points for a flag',
      values: { once: 'once', each: 'for each campaign' },
    },
    spy: {
      title: 'The spy copies',
      values: { enemy: 'the opponent’s last token', anybody: 'the last token of either side' },
    },
    'all-closed': {
      title: 'When all theatres are closed',
      values: { 'mover-loses': 'the player who must place loses', totals: 'more points win' },
    },
  },
  /** On a card, in a list, after a number. */
  label: (p: { name: Name }) => bare(p.name),
  labels: (p: { tokens: NameList }) => countedEn(p.tokens),
  shift: (p: { theatre: Name }) => `Move the marker ${inPlace(p.theatre)}`,
  take: (p: { token: Name }) => `Choose ${bare(p.token)}`,
  pick: (p: { position: number }) => `Choose the token at position ${p.position}`,
  stop: 'Place no more tokens',
  place: (p: { space: Phrase }) => `Place on ${p.space}`,
  bomb: (p: { position: number }) => `Bomb position ${p.position}`,
  aim: (p: { theatre: Name }) => `Move the marker ${inPlace(p.theatre)}`,
  resolve: (p: { space: Phrase }) => `Take the effect of ${p.space}`,
  open: (p: { theatre: Name }) => `Open ${the(p.theatre)}`,
  stratagemDrawn: (p: { stratagem: Phrase }) => `Stratagem drawn: ${p.stratagem}.`,
  stratagemAgain: (p: { stratagem: Phrase; holds: Phrase }) =>
    `Stratagem drawn: ${p.stratagem}, so ${p.holds} applies again.`,
  vsReasoned: (p: { steps: Phrase }) => `Why: ${p.steps}.`,
  /** A placement and all that came of it: `parts` are phrases below. */
  tokenPlaced: (p: {
    side: Name;
    token: Name;
    as: Name | null;
    theatre: Name;
    effect: Phrase | null;
    parts: Phrase;
  }) => {
    const token = p.as === null ? bare(p.token) : `${bare(p.token)} (as ${bare(p.as)})`;
    const effect = p.effect === null ? '' : ` (${p.effect})`;
    const placed = `${The(p.side)} ${verb(p.side, 'places', 'place')} ${token} ${inPlace(p.theatre)}`;
    return `${placed}${effect}${p.parts === '' ? '' : `: ${p.parts}`}.`;
  },
  ignored: 'effect ignored',
  flagReached: (p: { theatre: Name; side: Name; points: number; parts: Phrase }) => {
    const reached = `${The(p.side)} ${verb(p.side, 'reaches', 'reach')} the flag ${inPlace(p.theatre)}`;
    const scored = `${verb(p.side, 'scores', 'score')} ${countEn(p.points, POINT)}`;
    return `${reached} and ${scored}${p.parts === '' ? '' : `: ${p.parts}`}.`;
  },
  theatreOpened: (p: { side: Name; theatre: Name; now: Phrase }) =>
    `${The(p.side)} ${verb(p.side, 'opens', 'open')} ${bare(p.theatre)}; marker: ${p.now}.`,
  /** A phrase as a sentence of its own. */
  alone: (p: { side: Name; told: Phrase }) => `${The(p.side)} ${p.told}.`,
  /** The results that a line lists after a placement. */
  parts: {
    drawn: (p: { side: Name; count: number }) => `${countEn(p.count, TOKEN)} drawn`,
    drawnNamed: (p: { side: Name; tokens: NameList }) => `${countedEn(p.tokens)} drawn`,
    researched: (p: { side: Name; count: number }) => `${countEn(p.count, WEAPON)} into the bag`,
    researchedNamed: (p: { side: Name; tokens: NameList }) => `${countedEn(p.tokens)} into the bag`,
    weaponTaken: (_: { side: Name }) => 'a special weapon into the reserve',
    weaponNamed: (p: { side: Name; tokens: NameList }) => `${countedEn(p.tokens)} into the reserve`,
    scored: (p: { points: number }) => `propaganda +${p.points}`,
    bombed: (p: { side: Name; count: number }) =>
      `${the(p.side)} ${verb(p.side, 'loses', 'lose')} ${countEn(p.count, TOKEN)}`,
    bombedNamed: (p: { side: Name; tokens: NameList }) =>
      `${the(p.side)} ${verb(p.side, 'loses', 'lose')} ${countedEn(p.tokens)}`,
  },
  /** The same as sentences, without the name of the side. */
  deeds: {
    drawn: (p: { side: Name; count: number }) =>
      `${verb(p.side, 'draws', 'draw')} ${countEn(p.count, TOKEN)}`,
    drawnNamed: (p: { side: Name; tokens: NameList }) =>
      `${verb(p.side, 'draws', 'draw')} ${countedEn(p.tokens)}`,
    researched: (p: { side: Name; count: number }) =>
      `${verb(p.side, 'puts', 'put')} ${countEn(p.count, WEAPON)} into ${its(p.side)} bag`,
    researchedNamed: (p: { side: Name; tokens: NameList }) =>
      `${verb(p.side, 'puts', 'put')} ${countedEn(p.tokens)} into ${its(p.side)} bag`,
    weaponTaken: (p: { side: Name }) => `${verb(p.side, 'takes', 'take')} a special weapon`,
    weaponNamed: (p: { side: Name; tokens: NameList }) =>
      `${verb(p.side, 'takes', 'take')} ${countedEn(p.tokens)}`,
    scored: (p: { side: Name; points: number }) =>
      `${verb(p.side, 'scores', 'score')} ${countEn(p.points, POINT)} for propaganda`,
    /** Of the side that is bombed. */
    bombed: (p: { side: Name; count: number }) =>
      `${verb(p.side, 'loses', 'lose')} ${countEn(p.count, TOKEN)} to bombs`,
    bombedNamed: (p: { side: Name; tokens: NameList }) =>
      `${verb(p.side, 'loses', 'lose')} ${countedEn(p.tokens)} to bombs`,
    closes: (p: { side: Name; points: number }) =>
      `${verb(p.side, 'scores', 'score')} ${countEn(p.points, POINT)}`,
  },
  /** The same for another side. */
  deedOf: (p: { side: Name; told: Phrase }) => `${the(p.side)} ${p.told}`,
  markerHere: (p: { from: Phrase; to: Phrase }) => `marker ${p.from} → ${p.to}`,
  markerThere: (p: { theatre: Name; to: Phrase }) => `${bare(p.theatre)} → ${p.to}`,
  fallout: (p: { side: Name; steps: number }) => `elsewhere ${p.steps} towards ${the(p.side)}`,
  monsterRolled: (p: { face: number }) => `the die shows ${p.face}`,
  effectLost: 'the effect is lost',
  rowCloses: (p: { result: Phrase }) => `campaign closed, ${p.result}`,
  bothScore: (p: { points: number }) => `both sides score ${countEn(p.points, POINT)}`,
  withShield: (p: { result: Phrase; bonus: number }) => `${p.result} (shield ${p.bonus})`,
  lastCloses: (p: { result: Phrase }) => `theatre closed, ${p.result}`,
  gains: (p: { side: Name; points: number }) => `${bare(p.side)} +${p.points}`,
  bothGain: (p: { points: number }) => `both sides +${p.points}`,
  markerMoved: (p: { theatre: Name; from: Phrase; to: Phrase }) =>
    `${bare(p.theatre)}: marker ${p.from} → ${p.to}.`,
  lostAlone: (p: { effect: Phrase }) => `The effect is lost (${p.effect}): nothing to work on.`,
  monsterAlone: (p: { face: number }) => `The kaiju’s die shows ${p.face}.`,
  campaignClosed: (p: { theatre: Name; row: number; result: Phrase }) =>
    `Campaign ${p.row} ${inPlace(p.theatre)} closes: ${p.result}.`,
  theatreClosed: (p: { theatre: Name }) => `${The(p.theatre)} closes.`,
  centre: 'centre',
  lead: (p: { side: Name; lead: number }) => `${bare(p.side)} +${p.lead}`,
  /** A lead of the reader, or of the side that led before. */
  ahead: (p: { lead: number }) => (p.lead > 0 ? `+${p.lead}` : `−${-p.lead}`),
  askShift: 'The die shows a 6: choose a theatre where the opponent starts further ahead.',
  askToken: 'Choose a token to place.',
  askTokenLast: (p: { needed: number }) =>
    p.needed === 0
      ? 'It’s the last turn of the game and you’re ahead. Choose a token to place.'
      : `It’s the last turn of the game and you need ${countEn(p.needed, POINT)}. Choose a token to place.`,
  askTokenAgain: (p: { theatre: Name }) =>
    `Blitz: choose another token to place ${inPlace(p.theatre)}, or place no more.`,
  askSpace: (p: { token: Name; as: Name | null }) =>
    p.as === null
      ? `Choose a space for ${bare(p.token)}.`
      : `Choose a space for ${bare(p.token)} (as ${bare(p.as)}).`,
  askNothing: 'Choose a space.',
  askBomb: 'Bombing: choose the token that goes back into the opponent’s bag.',
  askAim: (p: { steps: number }) =>
    `Strategic advantage: choose a theatre where the marker moves ${countEn(p.steps, STEP)}.`,
  askEffect:
    'You reached the flag, so the free spaces are yours too. Choose the effect that comes next.',
  askOpen: 'Choose a city to open.',
  wait: (p: { side: Name }) => `Waiting for ${the(p.side)} to move.`,
  over: 'The game is over.',
  headStatus: 'Status',
  headMap: 'Theatres',
  headSpaces: 'Spaces',
  headReserve: 'Your reserve',
  headOpponent: 'The opponent’s row',
  headReasons: 'Why the opponent moved like this',
  pointsLine: (p: { one: Name; two: Name; a: number; b: number; goal: number }) =>
    `Points: ${bare(p.one)} ${p.a}, ${bare(p.two)} ${p.b} (goal ${p.goal})`,
  turnLine: (p: { turn: number }) => `Turn ${p.turn}`,
  bagsLine: (p: { side: Name; reserve: number; bag: number }) =>
    `${bare(p.side)}: reserve ${p.reserve}, bag ${p.bag}`,
  lastTurn: 'The last turn: the game ends when the second side has moved.',
  lastTurnNeeds: (p: { needed: number }) =>
    p.needed === 0
      ? 'As it stands, you win.'
      : `You still need ${countEn(p.needed, POINT)} to win.`,
  shortage: {
    none: 'Warning: you’re about to have no token left. If you can’t place one on your next turn, you lose.',
    one: 'Warning: you’re down to one token. If it’s bombed, you can’t place and you lose.',
  },
  rowThen: (p: { tokens: Phrase }) => `Its row then: ${p.tokens}`,
  pileLine: (p: { pile: number }) => `Research pile: ${p.pile}`,
  stratagemLine: (p: { stratagem: Phrase; text: Phrase }) =>
    `Stratagem: ${p.stratagem} (${p.text})`,
  noStratagem: 'Stratagem: none on the first turn',
  reserveLine: (p: { token: Name; ability: Phrase; count: number }) =>
    `${bare(p.token)}: fits ${p.count}${p.ability === '' ? '' : ` (${p.ability})`}`,
  ownBag: (p: { tokens: Phrase }) => `In your bag: ${p.tokens}`,
  openReserve: (p: { side: Name; tokens: Phrase }) => `${bare(p.side)}, reserve: ${p.tokens}`,
  rowLine: (p: { token: Name; position: number }) => `${p.position}. ${bare(p.token)}`,
  theatreLine: (p: { theatre: Name; facts: Phrase }) => `${bare(p.theatre)}: ${p.facts}`,
  factLead: (p: { side: Name; lead: number }) =>
    `${the(p.side)} ${verb(p.side, 'leads', 'lead')} by ${p.lead}`,
  factCentre: 'nobody leads',
  factBonus: (p: { bonus: number }) => `shield +${p.bonus}`,
  factFlag: (p: { side: Name; steps: number }) =>
    `${possessive(p.side)} flag in ${countEn(p.steps, STEP)}`,
  factClosed: 'closed',
  factPool: 'not open yet',
  campaignName: (p: { theatre: Name; row: number }) => `${bare(p.theatre)}, campaign ${p.row}`,
  campaignLine: (p: { row: number; vp: number; state: Phrase; spaces: Phrase }) =>
    `campaign ${p.row} (${countEn(p.vp, POINT)}, ${p.state}): ${p.spaces}`,
  stateActive: 'active',
  stateLater: 'later',
  stateClosed: 'closed',
  spaceName: (p: { theatre: Name; what: Phrase; terrain: Phrase; row: number; at: number }) =>
    `${bare(p.theatre)} ${p.row}-${p.at} (${p.terrain}, ${p.what})`,
  effectOf: (p: { effect: Phrase; n: number }) => `${p.effect} ${p.n}`,
  occupied: (p: { side: Name; token: Name }) => `${bare(p.side)}: ${bare(p.token)}`,
  none: 'nothing',
  won: {
    points: (p: { side: Name }) => `${wins(p.side)} on points.`,
    totals: (p: { side: Name }) => `All theatres are closed. ${wins(p.side)} on points.`,
    'cannot-place': (p: { side: Name }) =>
      `${wins(p.side)}: the other side couldn’t place a token.`,
    'empty-reserve': (p: { side: Name }) => `${wins(p.side)}: the other side’s reserve is empty.`,
  },
  youWon: {
    points: 'You win on points.',
    totals: 'All theatres are closed. You win on points.',
    'cannot-place': 'Your opponent couldn’t place a token.',
    'empty-reserve': 'Your opponent’s reserve is empty: they have no token to place.',
  },
  youLost: {
    points: 'Your opponent wins on points.',
    totals: 'All theatres are closed. Your opponent wins on points.',
    'cannot-place': 'You couldn’t place a token.',
    'empty-reserve': 'Your reserve is empty: you have no token to place.',
  },
  gistCertain: 'nothing is left to luck',
  gistMonster: (p: { face: number }) => `the kaiju rolls ${p.face}`,
  reasons: {
    'game-over': () => 'The game is over.',
    'not-your-decision': () => 'It’s not your decision.',
    'other-decision': () => 'Something else has to be decided first.',
    'must-place': () => 'You have to place a token.',
    'not-in-reserve': (p: { token: Name }) => `${bare(p.token)} isn’t in your reserve.`,
    'no-such-position': () => 'There’s no token at that position.',
    'no-place': (p: { token: Name }) => `There’s no free space where ${bare(p.token)} can go.`,
    'nothing-to-copy': (p: { token: Name }) => `${bare(p.token)}: there’s nothing to copy yet.`,
    'space-covered': (p: { space: Phrase }) => `${p.space} already has a token.`,
    'blitz-elsewhere': (p: { theatre: Name }) =>
      `A blitz goes on in the same theatre: ${inPlace(p.theatre)}.`,
    'campaign-not-active': (p: { space: Phrase }) => `The campaign of ${p.space} isn’t active yet.`,
    'wrong-terrain': (p: { token: Name; space: Phrase }) =>
      `${bare(p.token)} can’t go on ${p.space}.`,
    'units-first': (p: { token: Name }) =>
      `${bare(p.token)} is a special weapon: you can bomb it only when the row has no unit left.`,
    'same-theatre': () => 'Use a strategic advantage in another theatre.',
    'theatre-closed': (p: { theatre: Name }) => `${The(p.theatre)} is closed.`,
    'theatre-not-opened': (p: { theatre: Name }) => `${The(p.theatre)} isn’t open yet.`,
    'not-uncovered': (p: { space: Phrase }) => `You can’t take the effect of ${p.space} now.`,
    'not-in-pool': (p: { theatre: Name }) => `${The(p.theatre)} can’t be opened any more.`,
  },
  legend:
    'L land, S sea, B both. Fa factory, Ge gears, FG both, Bo bombing, +n tactical, <n> strategic, $n propaganda.',
  legendTokens: (p: { one: Name; two: Name }) =>
    `In brackets, the token on the space: x ${bare(p.one)}, o ${bare(p.two)}; A army, N navy, F air force, * special weapon.`,
  short: {
    terrain: { land: 'L', sea: 'S', both: 'B' },
    effect: {
      none: '·',
      industry: 'Fa',
      research: 'Ge',
      'research-industry': 'FG',
      bombing: 'Bo',
    },
    kind: { army: 'A', navy: 'N', air: 'F', any: '?', copy: '?' },
  },
});

export type BlitzkriegSentences = typeof sentences;
