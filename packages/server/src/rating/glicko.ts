/**
 * Glicko-2, after Mark Glickman's description. Games are rated one by one as they end, so a rating period is measured
 * in time and may be fractional.
 */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

export const NEWCOMER: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

const SCALE = 173.7178;
/** Constrains how fast volatility may change. */
const TAU = 0.5;
const CLOSE_ENOUGH = 1e-6;

/** Length of one Glicko-2 rating period. */
export const PERIOD_MS = 7 * 86_400_000;

export function periodsSince(then: number, now: number): number {
  return Math.max(0, now - then) / PERIOD_MS;
}

/** The rating after this many periods without a game. */
export function withIdlePeriods(player: Rating, periods: number): Rating {
  return {
    ...player,
    deviation: SCALE * widened(player.deviation / SCALE, player.volatility, periods),
  };
}

export interface Game {
  readonly opponent: Rating;
  /** 1 for a win, 0.5 for a draw, 0 for a loss. */
  readonly score: number;
}

const weight = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));

/** The deviation is never larger than a newcomer's. */
function widened(phi: number, sigma: number, periods: number): number {
  return Math.min(NEWCOMER.deviation / SCALE, Math.sqrt(phi * phi + periods * sigma * sigma));
}

/** The rating at the start of the period of the next game, after the periods without one. */
export function atPeriodStart(player: Rating, periods: number): Rating {
  return withIdlePeriods(player, Math.max(0, periods - 1));
}

/** The rating after these games, this many periods after the previous ones. */
export function rate(player: Rating, games: readonly Game[], periods = 1): Rating {
  const { rating, deviation, volatility: sigma } = atPeriodStart(player, periods);
  const mu = (rating - 1500) / SCALE;
  const phi = deviation / SCALE;
  const terms = games.map(({ opponent, score }) => {
    const g = weight(opponent.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-g * (mu - (opponent.rating - 1500) / SCALE)));
    return { g, expected, score };
  });
  const information = terms.reduce((sum, { g, expected: e }) => sum + g * g * e * (1 - e), 0);
  if (information === 0) return withIdlePeriods(player, periods);
  const v = 1 / information;
  const surprise = terms.reduce((sum, { g, expected, score }) => sum + g * (score - expected), 0);
  const volatility = newVolatility(sigma, phi, v, v * surprise);
  const before = widened(phi, volatility, Math.min(1, periods));
  const narrower = 1 / Math.sqrt(1 / (before * before) + 1 / v);
  return {
    rating: 1500 + SCALE * (mu + narrower * narrower * surprise),
    deviation: SCALE * narrower,
    volatility,
  };
}

/** Finds the root by the Illinois method, as in the description. */
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
