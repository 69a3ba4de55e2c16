/** Glicko-2, after Mark Glickman's description of it: every game is a rating period of its own. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

export const NEWCOMER: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

const SCALE = 173.7178;
/** How fast volatility may change. */
const TAU = 0.5;
const CLOSE_ENOUGH = 1e-6;

export interface Game {
  readonly opponent: Rating;
  /** 1 for a win, 0.5 for a draw, 0 for a loss. */
  readonly score: number;
}

const weight = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));

export function rate(player: Rating, games: readonly Game[]): Rating {
  const mu = (player.rating - 1500) / SCALE;
  const phi = player.deviation / SCALE;
  const terms = games.map(({ opponent, score }) => {
    const g = weight(opponent.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-g * (mu - (opponent.rating - 1500) / SCALE)));
    return { g, expected, score };
  });
  const information = terms.reduce((sum, { g, expected: e }) => sum + g * g * e * (1 - e), 0);
  if (information === 0) return player;
  const v = 1 / information;
  const surprise = terms.reduce((sum, { g, expected, score }) => sum + g * (score - expected), 0);
  const volatility = newVolatility(player.volatility, phi, v, v * surprise);
  const wider = Math.sqrt(phi * phi + volatility * volatility);
  const narrower = 1 / Math.sqrt(1 / (wider * wider) + 1 / v);
  return {
    rating: 1500 + SCALE * (mu + narrower * narrower * surprise),
    deviation: Math.min(350, SCALE * narrower),
    volatility,
  };
}

/** The root that the description finds by the Illinois method. */
function newVolatility(sigma: number, phi: number, v: number, delta: number): number {
  const a = Math.log(sigma * sigma);
  const f = (x: number): number => {
    const spread = phi * phi + v + Math.exp(x);
    return (Math.exp(x) * (delta * delta - spread)) / (2 * spread * spread) - (x - a) / (TAU * TAU);
  };
  let low = a;
  let high: number;
  if (delta * delta > phi * phi + v) high = Math.log(delta * delta - phi * phi - v);
  else {
    let k = 1;
    while (f(a - k * TAU) < 0) k += 1;
    high = a - k * TAU;
  }
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > CLOSE_ENOUGH) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = f(middle);
    if (atMiddle * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [middle, atMiddle];
  }
  return Math.exp(low / 2);
}
