import type { Reason, Viewer } from '@bivouac/kernel';
import type { GameText, Section } from '@bivouac/text';
import { type Action, box, type Event, prizesHeld, type View } from '../rules/index.ts';
import type { SkirmishEnglish } from './en/sentences.ts';
import type { Translated } from './words.ts';

export type SkirmishLanguage = Translated<SkirmishEnglish>;

/** The game's sentences over one language's words. */
export function skirmishText(w: SkirmishLanguage): GameText<Action, Event, View> {
  const seat = (id: number): string => w.seats[id as 0 | 1];
  const area = (id: number): string => w.areas[id as 0];
  const unit = (id: number): string => w.units[id as 0];
  const card = (id: number): string => w.cards[id as 0];
  const cards = (ids: readonly number[]): string => ids.map(card).join(', ') || w.none;

  const action = (a: Action): string => {
    switch (a.kind) {
      case 'bid':
        return w.bid({ card: card(a.card) });
      case 'order':
        return w.order({ card: card(a.card) });
      case 'pick':
        return w.pick({ unit: unit(a.unit) });
      case 'march':
        return w.march({ area: area(a.area) });
      case 'attack':
        return w.attack({ area: area(a.area) });
      default:
        return w[a.kind];
    }
  };

  const drawn = (e: Extract<Event, { type: 'cardsDrawn' }>, viewer: Viewer): string => {
    const own =
      typeof viewer === 'number' || viewer === 'everyone' ? e.secret?.[e.seat] : undefined;
    if (own === undefined) return w.cardsDrawn({ seat: seat(e.seat), count: e.count });
    return w.cardsDrawnOwn({
      seat: seat(e.seat),
      cards: cards((own as { cards: number[] }).cards),
    });
  };

  const event = (e: Event, viewer: Viewer): string | null => {
    switch (e.type) {
      case 'roundBegan':
        return w.roundBegan(e);
      case 'deckReshuffled':
      case 'bidPlaced':
      case 'ambushSprung':
        return w[e.type]({ seat: seat(e.seat) });
      case 'cardsDrawn':
        return drawn(e, viewer);
      case 'bidsRevealed': {
        const [blue = 0, red = 0] = e.cards;
        return w.bidsRevealed({ blue: card(blue), red: card(red), first: seat(e.first) });
      }
      case 'cardPlayed':
        return w.cardPlayed({ seat: seat(e.seat), card: card(e.card) });
      case 'unitMarched':
        return w.unitMarched({ unit: unit(e.unit), from: area(e.from), to: area(e.to) });
      case 'attackDeclared':
        return w.attackDeclared({ unit: unit(e.unit), area: area(e.area) });
      case 'fired': {
        const need = e.modifiers.map((m) => w[m.source]({ value: m.value })).join(' ');
        const dice = e.dice.join(' ');
        return w.fired({ unit: unit(e.unit), target: unit(e.target), dice, need, hits: e.hits });
      }
      case 'unitLost':
        return w.unitLost({ unit: unit(e.unit) });
      case 'gameEnded':
        return outcome(e);
    }
  };

  const outcome = (
    o: { winners: readonly number[]; reason: string },
    { reader = null }: { reader?: number | null } = {},
  ): string => {
    const [winner] = o.winners;
    if (winner === undefined) return w.outcomeDraw;
    if (reader !== null) {
      const told = winner === reader ? w.youWon : w.youLost;
      return o.reason === 'destroyed' ? told.destroyed : told.areas;
    }
    const words = { seat: seat(winner) };
    return o.reason === 'destroyed' ? w.outcomeDestroyed(words) : w.outcomeAreas(words);
  };

  const areaLine = (view: View, id: number): string => {
    const standing = box.UNITS.flatMap((_, u) =>
      view.public.at[u] === id
        ? [
            w.unitLine({
              seat: seat(box.sideOf(u)),
              unit: unit(u),
              strength: view.public.strength[u] ?? 0,
            }),
          ]
        : [],
    );
    const units = standing.join(', ') || w.empty;
    return w.areaLine({ area: area(id), cover: box.COVER[id] ?? 0, units });
  };

  const cardLines = (view: View): string[] => {
    const lines = w.seats.map((name, id) =>
      w.handCount({
        seat: name,
        hand: view.handSizes[id] ?? 0,
        deck: view.deckSizes[id] ?? 0,
        discard: view.public.discards[id as 0 | 1].length,
      }),
    );
    for (const [id, part] of view.open?.seats.entries() ?? []) {
      lines.push(w.handOpen({ seat: seat(id), cards: cards(part.hand) }));
    }
    if (view.own !== null) lines.push(w.handOwn({ cards: cards(view.own.hand) }));
    if (view.own !== null && view.own.bid >= 0) lines.push(w.ownBid({ card: card(view.own.bid) }));
    return lines;
  };

  const view = (v: View): Section[] => [
    {
      heading: w.headStatus,
      lines: [
        w.roundLine({ round: v.public.round, rounds: v.public.rounds }),
        w.prizesLine({ blue: prizesHeld(v.public, 0), red: prizesHeld(v.public, 1) }),
      ],
    },
    { heading: w.headMap, lines: box.AREAS.map((_, id) => areaLine(v, id)) },
    { heading: w.headCards, lines: cardLines(v) },
  ];

  const prompt = (v: View): string => {
    const { question } = v;
    switch (question?.kind) {
      case 'bid':
        return w.askBid;
      case 'order':
        return w.askOrder;
      case 'unit':
        return w.askUnit({ left: question.left });
      case 'goal':
        return w.askGoal({ unit: unit(question.unit) });
      case 'react':
        return w.askReact({ unit: unit(question.unit), area: area(question.area) });
      case undefined:
        return w.over;
    }
  };

  const waiting = (v: View): string => {
    const words = { seat: seat(v.awaiting[0] ?? 0) };
    switch (v.question?.kind) {
      case 'bid':
        return w.waitBid;
      case 'order':
        return w.waitOrder(words);
      case 'unit':
        return w.waitUnit(words);
      case 'goal':
        return w.waitGoal(words);
      case 'react':
        return w.waitReact(words);
      case undefined:
        return w.over;
    }
  };

  const reason = (r: Reason): string => {
    const sentence = w.reasons[r.code as keyof SkirmishLanguage['reasons']] as
      | ((p: { card: string; unit: string; area: string; from: string }) => string)
      | undefined;
    const id = (name: string): number => Number(r[name] ?? 0);
    return (
      sentence?.({
        card: card(id('card')),
        unit: unit(id('unit')),
        area: area(id('area')),
        from: area(id('from')),
      }) ?? r.code
    );
  };

  return {
    title: w.title,
    about: w.about,
    seat,
    scenario: (id) => w.scenarios[id as keyof SkirmishLanguage['scenarios']],
    option: (id) => w.options[id as keyof SkirmishLanguage['options']],
    action,
    event,
    view,
    prompt,
    waiting,
    reason,
    gist: (key) =>
      key.startsWith('hits-') ? w.gistHits({ hits: Number(key.slice(5)) }) : w.gistNone,
    outcome,
  };
}
