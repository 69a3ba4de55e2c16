import type { BaseAction, Reason, Seat } from '@bivouac/kernel';
import type { AnyGameText } from '@bivouac/text';
import type { Context } from '../context.ts';
import { describe } from '../describe.ts';
import type { AnyProblem } from '../problems.ts';
import { saveRecord } from './keep-record.ts';
import { countOdds, luckyOffers, oddsLines } from './odds.ts';
import { findAction, type Offer } from './offers.ts';
import { ruleLines } from './rules.ts';
import type { Screen } from './screen.ts';
import { humansAt, type Table } from './table.ts';
import { findPlayCommand, PLAY_COMMANDS, wordFor } from './words.ts';

/** A seat that is being asked, with all that its answers touch. */
export interface Question {
  readonly table: Table;
  readonly seat: Seat;
  readonly offers: readonly Offer[];
  readonly own: AnyGameText;
  readonly screen: Screen;
  readonly context: Context;
}

/** `acted`: decided. `asked-again`: the position has changed. `ask`: go on listening. */
export type Answered = 'acted' | 'asked-again' | 'ask' | 'leave';

/** Takes one line from the player: a move or a command. */
export function answerLine(line: string, question: Question): Answered {
  if (line.trim() === '') return 'ask';
  const said = findPlayCommand(line);
  if (said === undefined) return takeMove(line, question);
  const { screen, seat, context, table } = question;
  switch (said.command) {
    case 'undo':
    case 'restart':
      return takeBack(said.command, question);
    case 'odds':
      sayOdds(said.rest, question);
      return 'ask';
    case 'log':
      screen.showLog(seat);
      return 'ask';
    case 'view':
      screen.showTable(seat);
      screen.showQuestion(seat, question.offers);
      return 'ask';
    case 'rules':
      sayRule(said.rest, question);
      return 'ask';
    case 'save':
      if (said.rest === '') context.output.line(context.text.play.saveWhere);
      else saveRecord(said.rest, table.match, context);
      return 'ask';
    case 'draw':
      return speakOfDraw(question);
    case 'resign':
      table.match.say(seat, 'resign');
      return 'acted';
    case 'help':
      sayHelp(question);
      return 'ask';
    case 'quit':
      return 'leave';
  }
}

/** Accepts an offer that stands, or makes one. Bots play on. */
function speakOfDraw({ table, seat, context }: Question): Answered {
  const { output, text } = context;
  const offer = table.match.drawOffer();
  if (offer !== null && offer !== seat) {
    table.match.say(seat, 'accept-draw');
    return 'acted';
  }
  if (humansAt(table).length < 2) {
    output.line(text.play.botPlaysOn);
    return 'ask';
  }
  table.match.say(seat, 'offer-draw');
  output.line(text.play.drawOffered);
  return 'ask';
}

function takeMove(line: string, question: Question): Answered {
  const { table, seat, offers } = question;
  const action = findAction(line, offers, table.match);
  if (!action.ok) return complain(action.problem, question);
  const acted = table.match.act(seat, action.value);
  if (acted.ok) return 'acted';
  return sayImpossible(action.value, acted.problem, question);
}

/** That it cannot be done, and, where the game knows, why. */
function sayImpossible(action: BaseAction, problem: AnyProblem, question: Question): 'ask' {
  complain(problem, question);
  const reason = explain(action, question);
  if (reason !== undefined) question.context.output.line(question.own.reason(reason));
  return 'ask';
}

function explain(action: BaseAction, { table, seat }: Question): Reason | undefined {
  const { match } = table;
  const view = match.view(seat);
  try {
    return view.ok ? match.game.explain?.(view.value, action) : undefined;
  } catch {
    // A missing explanation must not end the game.
    return undefined;
  }
}

function takeBack(how: 'undo' | 'restart', question: Question): Answered {
  const { table, seat, own, screen, context } = question;
  const { output, text } = context;
  if (how === 'undo') {
    const undone = table.match.undo(seat);
    if (!undone.ok) return complain(undone.problem, question);
    output.line(text.play.undone({ action: own.action(undone.value, seat) }));
  } else {
    const undone = table.match.restart(seat);
    if (!undone.ok) return complain(undone.problem, question);
    output.line(text.play.restarted({ actions: undone.value }));
  }
  screen.forgetUndone();
  return 'asked-again';
}

function sayOdds(rest: string, question: Question): void {
  const { table, offers } = question;
  if (rest === '') {
    sayAllOdds(question);
    return;
  }
  const action = findAction(rest, offers, table.match);
  if (!action.ok) {
    complain(action.problem, question);
    return;
  }
  const notation = table.match.game.notation.print(action.value);
  if (offers.some((offer) => offer.notation === notation)) sayOddsOf(action.value, question);
  else {
    const seat = table.match.game.seats[question.seat] ?? '';
    sayImpossible(action.value, { code: 'illegal-action', action: notation, seat }, question);
  }
}

function sayOddsOf(action: BaseAction, { table, seat, own, context }: Question): void {
  const { output } = context;
  output.line(own.action(action, seat));
  const found = countOdds(table.match, seat, action);
  for (const line of oddsLines(found, table.match, own, context)) output.line(line);
}

function sayAllOdds({ table, seat, offers, own, context }: Question): void {
  const { output, text } = context;
  const lucky = luckyOffers(table.match, seat, offers);
  if (lucky.length === 0) output.line(text.play.oddsNoLuck);
  for (const { offer, found } of lucky) {
    output.line(`${offers.indexOf(offer) + 1}  ${offer.label}`);
    for (const line of oddsLines(found, table.match, own, context)) output.line(line);
  }
}

function sayRule(wanted: string, { table, seat, own, context }: Question): void {
  const view = table.match.view(seat);
  if (!view.ok) return;
  const rules = table.entry.reference?.in(context.language) ?? {};
  const current = own.ruleFor?.(view.value) ?? '';
  for (const line of ruleLines(wanted, current, rules, context)) context.output.line(line);
}

function sayHelp({ context }: Question): void {
  const { output, text, language } = context;
  for (const line of text.play.helpMoves) output.line(line);
  for (const command of PLAY_COMMANDS) {
    const word = wordFor(command, language);
    output.line(`  ${word.padEnd(9)}${text.play.helpWords[command]}`);
  }
}

/** Sides are called as the game calls them, not as notation does. */
function complain(problem: AnyProblem, { context, own, table }: Question): 'ask' {
  const { seats } = table.match.game;
  const isOfSeat = 'seat' in problem && seats.includes(problem.seat);
  const named = isOfSeat ? { ...problem, seat: own.seat(seats.indexOf(problem.seat)) } : problem;
  context.output.line(describe(context, named));
  return 'ask';
}
