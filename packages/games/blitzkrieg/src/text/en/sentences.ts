import { countEn } from '@bivouac/text/grammar/en.ts';

const TOKEN = { one: 'token', other: 'tokens' };
const WEAPON = { one: 'special weapon', other: 'special weapons' };
const POINT = { one: 'point', other: 'points' };
const STEP = { one: 'step', other: 'steps' };

type Words<K extends string> = { readonly [k in K]: string };

export const sentences = {
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
  shift: (p: Words<'theatre'>) => `Shift in: ${p.theatre}`,
  take: (p: Words<'token'>) => p.token,
  pick: (p: { position: number }) => `Token at position ${p.position}`,
  stop: 'No further token',
  place: (p: Words<'space'>) => p.space,
  bomb: (p: { position: number }) => `Bomb position ${p.position}`,
  aim: (p: Words<'theatre'>) => `Strategic advantage: ${p.theatre}`,
  resolve: (p: Words<'space'>) => `Next: ${p.space}`,
  open: (p: Words<'theatre'>) => `Open: ${p.theatre}`,
  stratagemDrawn: (p: Words<'stratagem'>) => `Stratagem: ${p.stratagem}`,
  stratagemAgain: (p: Words<'stratagem' | 'holds'>) =>
    `Stratagem: ${p.stratagem}, so ${p.holds} holds again`,
  vsReasoned: (p: Words<'steps'>) => `Why: ${p.steps}`,
  tokenPlaced: (p: Words<'side' | 'token' | 'space'>) => `${p.side}: ${p.token} → ${p.space}`,
  actingAs: (p: Words<'token' | 'as'>) => `${p.token} as ${p.as}`,
  tokensDrawn: (p: Words<'side'> & { count: number }) =>
    `${p.side}: ${countEn(p.count, TOKEN)} drawn`,
  tokensNamed: (p: Words<'side' | 'tokens'>) => `${p.side}: drawn ${p.tokens}`,
  researched: (p: Words<'side'> & { count: number }) =>
    `${p.side}: ${countEn(p.count, WEAPON)} into the bag`,
  researchedNamed: (p: Words<'side' | 'tokens'>) => `${p.side}: into the bag ${p.tokens}`,
  weaponTaken: (p: Words<'side'>) => `${p.side}: a special weapon into the reserve`,
  weaponNamed: (p: Words<'side' | 'tokens'>) => `${p.side}: into the reserve ${p.tokens}`,
  bombed: (p: Words<'side'>) => `Bombing: ${p.side}, a token back into the bag`,
  bombedNamed: (p: Words<'side' | 'tokens'>) => `Bombing: ${p.side}, back into the bag ${p.tokens}`,
  markerMoved: (p: Words<'theatre' | 'cause' | 'side' | 'now'> & { steps: number }) =>
    `${p.theatre}: ${p.side}, ${countEn(p.steps, STEP)} (${p.cause}); marker: ${p.now}`,
  causes: {
    value: 'value',
    tactical: 'tactical advantage',
    strategic: 'strategic advantage',
    nuclear: 'nuclear bomb',
    monster: 'kaiju',
    rampage: 'kaiju turns back',
    handicap: 'start',
  },
  centre: 'centre',
  lead: (p: Words<'side'> & { lead: number }) => `${p.side} +${p.lead}`,
  pointsScored: (p: Words<'side'> & { points: number }) =>
    `${p.side}: propaganda, ${countEn(p.points, POINT)}`,
  effectLost: (p: Words<'effect'>) => `${p.effect}: no effect, there is nothing left for it`,
  campaignClosed: (p: Words<'campaign' | 'result'>) => `${p.campaign} closed: ${p.result}`,
  sideScores: (p: Words<'side'> & { points: number }) => `${p.side} ${countEn(p.points, POINT)}`,
  bonusPart: (p: { bonus: number }) => `shield ${p.bonus} included`,
  theatreClosed: (p: Words<'theatre'>) => `${p.theatre}: closed`,
  theatreByFlag: (p: Words<'theatre' | 'side'> & { points: number; bonus: number }) =>
    `${p.theatre}: ${p.side} at the flag, ${countEn(p.points, POINT)} (${p.bonus} of them for the flag)`,
  theatreOpened: (p: Words<'theatre' | 'now'>) => `${p.theatre}: opened, marker: ${p.now}`,
  monsterRolled: (p: { face: number }) => `Kaiju: the die shows ${p.face}`,
  askShift: 'A six: in which theatre does the opponent begin further ahead?',
  askToken: 'Which token do you place?',
  askTokenLast: (p: { needed: number }) =>
    p.needed === 0
      ? 'The last turn of the game, and you’re ahead: which token do you place?'
      : `The last turn of the game, and you need ${countEn(p.needed, POINT)}: which token do you place?`,
  askTokenAgain: (p: Words<'theatre'>) => `Blitz: another token in ${p.theatre}?`,
  askSpace: (p: Words<'token'>) => `${p.token}: on which space?`,
  askBomb: 'Bombing: which token goes back into the opponent’s bag?',
  askAim: (p: { steps: number }) => `Strategic advantage: ${countEn(p.steps, STEP)}, where?`,
  askEffect: 'The flag is yours, and what was free there too. Which effect comes next?',
  askOpen: 'Which theatre opens next?',
  wait: (p: Words<'side'>) => `To move: ${p.side}.`,
  over: 'The game is over.',
  headStatus: 'Status',
  headMap: 'Theatres',
  headSpaces: 'Spaces',
  headReserve: 'Your reserve',
  headOpponent: 'The opponent’s row',
  headReasons: 'Why the opponent placed so',
  pointsLine: (p: Words<'one' | 'two'> & { a: number; b: number; goal: number }) =>
    `Points: ${p.one} ${p.a}, ${p.two} ${p.b} (goal ${p.goal})`,
  turnLine: (p: { turn: number }) => `Turn ${p.turn}`,
  bagsLine: (p: Words<'side'> & { reserve: number; bag: number }) =>
    `${p.side}: reserve ${p.reserve}, bag ${p.bag}`,
  lastTurn: 'The last turn: the game ends when the second side has moved.',
  lastTurnNeeds: (p: { needed: number }) =>
    p.needed === 0
      ? 'As it stands, you win.'
      : `You still need ${countEn(p.needed, POINT)} to win.`,
  shortage: {
    none: 'Warning: you’re about to have no token left. If you can’t place one on your next turn, you lose.',
    one: 'Warning: you’re down to one token. If it’s bombed, you can’t place and you lose.',
  },
  rowThen: (p: Words<'tokens'>) => `Its row then: ${p.tokens}`,
  pileLine: (p: { pile: number }) => `Research pile: ${p.pile}`,
  stratagemLine: (p: Words<'stratagem' | 'text'>) => `Stratagem: ${p.stratagem}: ${p.text}`,
  noStratagem: 'Stratagem: none in the first turn',
  reserveLine: (p: Words<'token' | 'ability'> & { count: number }) =>
    `${p.token}: fits ${p.count}${p.ability === '' ? '' : ` (${p.ability})`}`,
  ownBag: (p: Words<'tokens'>) => `In your bag: ${p.tokens}`,
  openReserve: (p: Words<'side' | 'tokens'>) => `${p.side}, reserve: ${p.tokens}`,
  rowLine: (p: Words<'token'> & { position: number }) => `${p.position}. ${p.token}`,
  theatreLine: (p: Words<'theatre' | 'facts'>) => `${p.theatre}: ${p.facts}`,
  factLead: (p: Words<'side'> & { lead: number }) => `lead: ${p.side} by ${p.lead}`,
  factCentre: 'nobody leads',
  factBonus: (p: { bonus: number }) => `shield +${p.bonus}`,
  factFlag: (p: Words<'side'> & { steps: number }) => `to the flag: ${p.side} ${p.steps}`,
  factClosed: 'closed',
  factPool: 'not yet open',
  campaignName: (p: Words<'theatre'> & { row: number }) => `${p.theatre}, campaign ${p.row}`,
  campaignLine: (p: { row: number; vp: number } & Words<'state' | 'spaces'>) =>
    `campaign ${p.row} (${countEn(p.vp, POINT)}, ${p.state}): ${p.spaces}`,
  stateActive: 'active',
  stateLater: 'later',
  stateClosed: 'closed',
  spaceName: (p: Words<'theatre' | 'what' | 'terrain'> & { row: number; at: number }) =>
    `${p.theatre} ${p.row}-${p.at} (${p.terrain}, ${p.what})`,
  effectOf: (p: Words<'effect'> & { n: number }) => `${p.effect} ${p.n}`,
  occupied: (p: Words<'side' | 'token'>) => `${p.side}: ${p.token}`,
  none: 'nothing',
  won: {
    points: (p: Words<'side'>) => `Victory on points: ${p.side}.`,
    totals: (p: Words<'side'>) => `All theatres are closed. Victory on points: ${p.side}.`,
    'cannot-place': (p: Words<'side'>) =>
      `Victory: ${p.side}. The other side had to place a token and could not.`,
    'empty-reserve': (p: Words<'side'>) =>
      `Victory: ${p.side}. The other side’s reserve is empty, so it has no token to place.`,
  },
  youWon: {
    points: 'You win on points.',
    totals: 'All theatres are closed. You win on points.',
    'cannot-place': 'Your opponent had to place a token and could not.',
    'empty-reserve': 'Your opponent’s reserve is empty, so they have no token to place.',
  },
  youLost: {
    points: 'Your opponent wins on points.',
    totals: 'All theatres are closed. Your opponent wins on points.',
    'cannot-place': 'You had to place a token and could not.',
    'empty-reserve': 'Your reserve is empty, so you have no token to place.',
  },
  gistCertain: 'nothing is left to luck',
  gistMonster: (p: { face: number }) => `kaiju rolls ${p.face}`,
  reasons: {
    'game-over': () => 'The game is over.',
    'not-your-decision': () => 'It is not your decision.',
    'other-decision': () => 'Something else has to be decided first.',
    'must-place': () => 'You have to place a token.',
    'not-in-reserve': (p: Words<'token'>) => `${p.token} is not in your reserve.`,
    'no-such-position': () => 'There is no token at that position.',
    'no-place': (p: Words<'token'>) => `${p.token}: there is no free space for it.`,
    'nothing-to-copy': (p: Words<'token'>) => `${p.token}: there is nothing to copy yet.`,
    'space-covered': (p: Words<'space'>) => `${p.space}: already taken.`,
    'blitz-elsewhere': (p: Words<'theatre'>) =>
      `A blitz goes on in the same theatre: ${p.theatre}.`,
    'campaign-not-active': (p: Words<'space'>) => `${p.space}: its campaign is not active yet.`,
    'wrong-terrain': (p: Words<'token' | 'space'>) => `${p.token} cannot go there: ${p.space}.`,
    'units-first': (p: Words<'token'>) =>
      `${p.token}: a special weapon can be bombed only when no unit is left in the row.`,
    'same-theatre': (p: Words<'theatre'>) =>
      `${p.theatre}: a strategic advantage works in another theatre.`,
    'theatre-closed': (p: Words<'theatre'>) => `${p.theatre}: closed.`,
    'theatre-not-opened': (p: Words<'theatre'>) => `${p.theatre}: not open yet.`,
    'not-uncovered': (p: Words<'space'>) => `${p.space}: its effect is not to be had now.`,
    'not-in-pool': (p: Words<'theatre'>) => `${p.theatre}: cannot be opened any more.`,
  },
  legend: (p: Words<'one' | 'two'>) =>
    `L land, S sea, B both. Fa factory, Ge gears, FG both, Bo bombing, +n tactical, <n> strategic, $n propaganda. In brackets the token that lies there: x ${p.one}, o ${p.two}; A army, N navy, F air force, * special weapon.`,
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
};

export type BlitzkriegSentences = typeof sentences;
