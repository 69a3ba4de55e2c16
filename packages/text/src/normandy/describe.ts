import type { Outcome, Reason, Viewer } from '@bivouac/kernel';
import { type Extra, normandyRules as rules } from '@bivouac/normandy';
import type { Action, Event, PlayVars, View } from '@bivouac/undaunted-core';
import type { GameText } from '../game-text.ts';
import type { Translated } from '../translated.ts';
import { tellEvent, tellStakes } from './log.ts';
import { mentionsOf, shotOf } from './mentions.ts';
import type { NormandyNames } from './names-en.ts';
import { drawMap } from './picture.ts';
import type { RuleId, RuleText } from './rule-sources.ts';
import type { scenariosEn } from './scenarios-en.ts';
import type { NormandySentences } from './sentences-en.ts';
import { describeTable } from './table.ts';
import { type Titles, titlesIn } from './titles.ts';

type Words = Translated<NormandySentences>;

/** One language of the game, put together. */
export interface NormandyLanguage {
  readonly names: Translated<NormandyNames>;
  readonly sentences: Words;
  readonly scenarios: Translated<typeof scenariosEn>;
  readonly rules: { readonly [id in RuleId]: RuleText };
}

/** The rule that the present decision is about: for the question of an action, that action's. */
function ruleFor({ decision, stack, public: part }: View<Extra>): RuleId | null {
  const frame = stack.at(-1);
  switch (decision) {
    case null:
      return null;
    case 'bid':
      return 'initiative';
    case 'card':
      return 'turn';
    case 'use': {
      const play = frame?.vars as PlayVars | undefined;
      return part.isSuppressed[play?.unit ?? -1] ? 'suppressed' : 'playing-a-card';
    }
    default:
      return (frame?.proc ?? '').replace('verb-', '') as RuleId;
  }
}

export function normandyText(language: NormandyLanguage): GameText<Action, Event, View<Extra>> {
  const { names, sentences: w, scenarios } = language;
  const t = titlesIn(names, w.none);
  return {
    title: names.title,
    about: w.about,
    seat: t.side,
    scenario(id) {
      const { title, briefing } = scenarios[id as keyof typeof scenarios];
      const { us, de } = briefing;
      return { title, briefing: `${t.side(0)}: ${us}\n${t.side(1)}: ${de}` };
    },
    option: (id) => w.options[id as 'discard'],
    action: (action, seat = 0) => nameAction(action, seat, w, t),
    event: (event, viewer: Viewer) => tellEvent(event, viewer, w, t, names),
    mentions: (event) => mentionsOf(event, t),
    shot: (event) => shotOf(event, w, t, names),
    view: (view) => describeTable(view, w, t),
    picture: (view) => ({ heading: w.headMap, lines: drawMap(view, w), isPicture: true }),
    rules: language.rules,
    ruleFor,
    prompt: (view) => prompt(view, w, t),
    waiting(view) {
      const [seat] = view.awaiting;
      if (seat === undefined) return w.over;
      return view.decision === 'bid' ? w.waitBid : w.wait({ side: t.side(seat) });
    },
    reason: (reason) => giveReason(reason, w, t),
    gist: (key) =>
      key
        .split(' ')
        .map((word) => (word === 'hit' ? w.gistHit : word === 'miss' ? w.gistMiss : w.gistNone))
        .join(', '),
    stakes: (events) => tellStakes(events, w, names),
    outcome: (outcome) => nameOutcome(outcome, w, t),
  };
}

function nameAction(action: Action, seat: number, w: Words, t: Titles): string {
  switch (action.kind) {
    case 'bid':
      return w.bid({
        card: t.kind(seat, action.card),
        initiative: rules.kinds[action.card]?.initiative ?? 0,
      });
    case 'play':
    case 'take':
      return w[action.kind]({ card: t.kind(seat, action.card) });
    case 'use':
      return w.use({ act: t.verb(rules.verbs[action.verb]?.verb ?? '') });
    case 'useFor': {
      const act = t.verb(rules.verbs[action.verb]?.verb ?? '');
      return w.useFor({ act, count: action.value });
    }
    case 'unit':
      return w.unit({ unit: t.ownUnit(action.unit) });
    case 'shoot':
      return w.shoot({ unit: t.unit(action.unit) });
    case 'go':
    case 'aim':
      return w[action.kind]({ tile: `${t.tile(action.tile)} (${t.tileName(action.tile)})` });
    default:
      return w[action.kind];
  }
}

function prompt(view: View<Extra>, w: Words, t: Titles): string {
  const play = view.stack.at(-1)?.vars as unknown as PlayVars;
  const unit = (): string => t.ownUnit(play.unit);
  switch (view.decision) {
    case 'bid':
      return w.askBid;
    case 'card':
      return w.askCard;
    case 'use':
      return w.askUse({
        card: `${t.kind(play.seat, play.kind)}, ${t.soldier(play.seat, play.card)}`,
      });
    case 'step':
      return w.askStep({ unit: unit(), left: play.left });
    case 'guide':
      return w.askGuide;
    case 'attack':
      return w.askAttack({ unit: unit(), dice: play.value });
    case 'suppress':
      return w.askSuppress({ unit: unit(), dice: play.value });
    case 'blast':
      return w.askBlast;
    case 'target':
      return w.askTarget;
    case 'bolster':
      return w.askBolster({ left: play.left });
    case 'inspire':
      return w.askInspire;
    default:
      return w.over;
  }
}

function giveReason(reason: Reason, w: Words, t: Titles): string {
  if (reason.code === 'other-decision') return w.first[reason.now as keyof Words['first']];
  const sentence = w.reasons[reason.code as keyof Words['reasons']] as
    | ((p: { card: string; unit: string; tile: string; distance: number }) => string)
    | undefined;
  const id = (name: string): number => Number(reason[name] ?? 0);
  const card = t.kind(id('seat'), id('card'));
  // Both sides have the same units, and one may have been pointed at for the other.
  const unit = t.unit(id('unit'));
  return (
    sentence?.({ card, unit, tile: t.tile(id('tile')), distance: id('distance') }) ?? reason.code
  );
}

function nameOutcome(outcome: Outcome, w: Words, t: Titles): string {
  const [winner] = outcome.winners;
  if (winner === undefined) return w.exhausted;
  const sentence = w.won[outcome.reason as keyof Words['won']] ?? w.won.points;
  return sentence({ side: t.side(winner) });
}
