import { idOf, must, nth, type Outcome, type Reason, type Seat } from '@bivouac/kernel';
import type { GameText, Translated } from '@bivouac/text';
import { capital, type Name, type Phrase, recordOf } from '@bivouac/text';
import {
  type Action,
  type Event,
  kindName,
  type Question,
  SCENARIOS,
  type View,
} from '../rules/index.ts';
import type { scenarios as englishScenarios } from './en/scenarios.ts';
import type { standing as englishStanding } from './en/standing.ts';
import { EVENT_RECORDS, lineOf, mentionsOf } from './events/records.ts';
import { lookUp } from './look-up.ts';
import { drawField } from './picture.ts';
import type { NapoleonicsRuleId, RuleWords } from './rule-sources.ts';
import { tellSum } from './sums.ts';
import { describeOrders, describeTable } from './table.ts';
import { type Names, type Naming, type Titles, titlesIn } from './titles.ts';
import type { Wording, Words } from './wording.ts';

/** One language of the game, put together. */
export interface NapoleonicsLanguage extends Naming {
  readonly names: Names;
  readonly sentences: Words;
  readonly scenarios: Translated<typeof englishScenarios>;
  readonly ruleTitles: RuleWords;
  readonly standing: Translated<typeof englishStanding>;
}

/** The rule that each question is about. */
const RULE_OF: { readonly [kind in Question['kind']]: NapoleonicsRuleId } = {
  play: 'command-card',
  section: 'command-card',
  mode: 'tactic-cards',
  supply: 'tactic-cards',
  place: 'tactic-cards',
  rally: 'tactic-cards',
  order: 'orders',
  pick: 'movement',
  go: 'movement',
  attack: 'battle',
  combine: 'combined-arms',
  react: 'melee',
  ignore: 'morale',
  retreat: 'retreat',
  withdraw: 'retire-and-reform',
  flee: 'leader-retreat',
  advance: 'taking-ground',
  further: 'breakthrough',
  bonus: 'bonus-melee',
  'battle-back': 'battle-back',
  keep: 'end-of-turn',
};

export function napoleonicsText(language: NapoleonicsLanguage): GameText<Action, Event, View> {
  const { names, sentences: w, scenarios } = language;
  const t = titlesIn(names, w.none, language);
  const wording: Wording = { names, words: w, titles: t };
  return {
    title: names.title,
    about: w.about,
    standingOrders: language.standing,
    seat: (seat) => t.label(t.side(seat)),
    side: t.side,
    scenario(id) {
      const { title, allied, french } = must(lookUp(scenarios, id), 'the words of a scenario');
      return {
        title,
        briefing: `${t.label(t.side(0))}: ${allied}\n${t.label(t.side(1))}: ${french}`,
      };
    },
    option: (id) => must(lookUp(w.options, id), 'the words of an option'),
    action: (action) => nameAction(action, w, t),
    event: (event, viewer) => lineOf(event, viewer, wording),
    mentions: (event) => mentionsOf(event, wording),
    shot: (event) => recordOf(EVENT_RECORDS, event).shot?.(event, wording) ?? null,
    view: (view) => describeTable(view, names, w, t),
    picture: (view) => ({
      heading: w.headMap,
      lines: drawField(view, names, w),
      isPicture: true,
    }),
    ruleTitles: language.ruleTitles,
    ruleFor: ({ question }) => (question === null ? null : RULE_OF[question.kind]),
    prompt: (view) => capital(prompt(view, w, t)),
    waiting(view) {
      const [seat] = view.awaiting;
      return seat === undefined ? w.over : w.wait({ side: t.side(seat) });
    },
    reason: (reason) => giveReason(reason, w, t),
    gist: (key) =>
      key
        .split(' ')
        .map((one) => nameGist(one, w))
        .join('; '),
    stakes(events) {
      const roll = events.find((event) => event.type === 'diceRolled');
      return roll === undefined ? null : tellSum(roll.modifiers, roll.total, wording);
    },
    outcome: (outcome, end) => nameOutcome(outcome, end?.reader ?? null, w, t),
  };
}

function nameAction(action: Action, w: Words, t: Titles): string {
  const a = w.actions;
  switch (action.kind) {
    case 'play':
    case 'keep':
      return a[action.kind]({ card: t.card(action.card) });
    case 'section':
      return a.section({ section: t.section(action.section) });
    case 'fire':
    case 'melee':
      return a[action.kind]({ from: t.hex(action.from), hex: t.hex(action.hex) });
    case 'ignore':
      return a.ignore({ count: action.count });
    case 'supply':
    case 'place':
    case 'rally':
    case 'order':
    case 'lead':
    case 'unform':
    case 'pick':
    case 'pickLeader':
    case 'go':
    case 'join':
    case 'retreat':
      return a[action.kind]({ hex: t.hex(action.hex) });
    default:
      return a[action.kind];
  }
}

function prompt(view: View, w: Words, t: Titles): string {
  const { question, public: part } = view;
  const scenario = nth(SCENARIOS, part.scenario);
  const unit = (id: number): Name => t.unit(kindName(scenario, idOf(id)), nth(part.at, id));
  const leader = (id: number): Name => t.leader(scenario.leaders[id]?.id);
  const leaving = (id: number) => ({
    unit: unit(id),
    name: t.unit(kindName(scenario, idOf(id))),
    from: t.hex(nth(part.at, id)),
  });
  const led = (name: Name) => ({ unit: name, name, from: null });
  switch (question?.kind) {
    case 'play':
    case 'section':
    case 'mode':
    case 'supply':
    case 'place':
    case 'rally':
    case 'pick':
    case 'attack':
    case 'combine':
    case 'keep':
      return w.asks[question.kind]();
    case 'order':
      return w.asks.order({ left: describeOrders(view, w) });
    case 'go':
      return w.asks.go(question.unit < 0 ? led(leader(question.leader)) : leaving(question.unit));
    case 'react':
      return w.asks.react({ unit: unit(question.unit), target: unit(question.target) });
    case 'ignore':
      return w.asks.ignore({ unit: unit(question.unit), flags: question.flags });
    case 'flee':
      return w.asks.flee({ leader: leader(question.leader) });
    case 'retreat':
    case 'withdraw':
      return w.asks[question.kind](leaving(question.unit));
    case 'advance':
    case 'further':
    case 'bonus':
    case 'battle-back':
      return w.asks[question.kind]({ unit: unit(question.unit) });
    case undefined:
      return w.over;
  }
}

function giveReason(reason: Reason, w: Words, t: Titles): string {
  const sentence = lookUp<(names: { card: Phrase; hex: Phrase }) => string>(w.reasons, reason.code);
  const id = (name: string): number => Number(reason[name] ?? 0);
  return sentence?.({ card: t.card(id('card')), hex: t.hex(id('hex')) }) ?? reason.code;
}

function nameGist(key: string, w: Words): string {
  const [, hits, flags] = /^hits-(\d+)-flags-(\d+)$/.exec(key) ?? [];
  if (hits === undefined || flags === undefined) return w.gistNone;
  return w.gist({ hits: Number(hits), flags: Number(flags) });
}

function nameOutcome(outcome: Outcome, reader: Seat | null, w: Words, t: Titles): string {
  const [winner] = outcome.winners;
  if (winner === undefined) return w.exhausted;
  const isNight = outcome.reason === 'exhausted';
  if (reader === null) {
    const side = t.side(winner);
    return isNight ? w.wonAtNight({ side }) : w.won({ side });
  }
  if (reader === winner) return isNight ? w.youWonAtNight : w.youWon;
  return isNight ? w.youLostAtNight : w.youLost;
}
