import { countNames, type Language, phrase } from '@bivouac/text';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';
import { COUNTS, type Samples } from '@bivouac/text/testing/render-words.ts';
import { normandyRules as rules } from '../src/rules/index.ts';
import { normandyContexts, normandyNames } from '../src/text/index.ts';

/** Sentences that speak of these by themselves, as labels. */
const LABELLED: { readonly [parameter: string]: readonly string[] } = {
  side: [
    ...['initiativeLine', 'goalPoints', 'goalPin', 'factScouted', 'factControlled', 'factTarget'],
    ...['sideCards', 'supplyLine', 'playLine', 'discardLine', 'removedLine', 'openHand'],
  ],
  unit: ['suppressedUnit'],
  card: ['handLine', 'fogLine'],
};

/** A card of each kind, of both sides. */
const firstCards = rules.kinds.map((_, kind) => rules.kindOf.findIndex((of) => of === kind));

/** What can reach the sentences of the game. */
export async function wordSamples(language: Language): Promise<Samples> {
  await loadEvery(normandyContexts);
  const { names, labels, titles } = normandyContexts.in(language);
  const { actions } = normandyNames.in(language);
  const seats = [0, 1] as const;
  const side = seats.map(titles.side);
  const unit = [...rules.units, ...rules.units].map((_, id) => titles.unit(id));
  const own = rules.units.map((_, id) => titles.ownUnit(id));
  const card = seats.flatMap((seat) => rules.kinds.map((_, kind) => titles.kind(seat, kind)));
  const men = seats.flatMap((seat) => firstCards.map((one) => titles.man(seat, one)));
  const tile = [phrase('2B'), phrase('14A')];
  const acts = Object.keys(actions).map(titles.verb);
  const alone = {
    side: seats.map(labels.side),
    unit: unit.map((_, id) => labels.unit(id)),
    card: rules.kinds.map((_, kind) => labels.kind(0, kind)),
  };
  return {
    ...{ side, first: side, name: [...side, ...unit, ...card] },
    ...{ unit: [...unit, ...own], target: unit, card: [...card, ...men] },
    'bid.card': card,
    'bidOf.card': card,
    cards: [countNames(card.slice(0, 1)), countNames([...card.slice(2, 9), ...card.slice(5, 7)])],
    ...{ won: [phrase('A (7)')], 'bidsRevealed.lost': [phrase('B (5)')], lost: [0, 3] },
    ...{ one: [phrase('A (5)')], two: [phrase('B (5)')], act: acts },
    'fired.act': [null, ...acts],
    acts: [phrase(acts.slice(0, 3).join(', '))],
    ...{ tile, from: tile, to: tile, facts: [phrase('1')], sum: [phrase('8 (4 + 3 + 1)')] },
    'tileLine.name': [titles.tileName(0), titles.tileName(35)],
    ...{ count: COUNTS, 'turnEnded.count': [0, ...COUNTS], left: COUNTS, dice: [1, 2, 3, 4] },
    'fired.dice': [phrase('7'), phrase('3, 0'), phrase('1, 4, 6, 9')],
    ...{ total: [4, 10], isHit: [false, true], isBeaten: [false, true] },
    ...{ value: [1, 2, 10], points: [1, 2, 10], round: [1, 100], initiative: [1, 9] },
    ...{ distance: [2], cover: [phrase('3/1'), phrase('2')], copies: [3, 5] },
    zone: [names.zones.hand, names.zones.discard, names.zones.deck].map(({ from }) => phrase(from)),
    soldier: [titles.soldier(0, 2), titles.soldier(1, 43)],
    ...{ hand: [4], deck: [9], discard: [0] },
    ...labelled(alone),
  };
}

const labelled = (alone: { readonly [parameter: string]: readonly unknown[] }): Samples =>
  Object.fromEntries(
    Object.entries(LABELLED).flatMap(([parameter, sentences]) =>
      sentences.map((id) => [`${id}.${parameter}`, alone[parameter] ?? []] as const),
    ),
  );
