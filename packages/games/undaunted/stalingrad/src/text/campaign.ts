import { ofSeat } from '@bivouac/kernel';
import { type ChapterText, type GameText, phrase, type Section } from '@bivouac/text';
import { eventText } from '@bivouac/undaunted-core/text/series-text.ts';
import { tellStakes } from '@bivouac/undaunted-core/text/shots.ts';
import type { StalingradAction } from '../rules/index.ts';
import {
  AREAS,
  areaOf,
  bookTask,
  CARDS,
  type CampaignEvent,
  type CampaignView,
  COLUMNS,
  KINDS,
  moreOf,
  nextPlace,
  ROWS,
  remembered,
  reserveChoices,
  SCENARIOS,
  type SideBook,
  TILES,
  TREE,
  upgradesAfter,
} from '../rules/index.ts';
import { bookSections } from './book.ts';
import { CAMPAIGN_RECORDS } from './campaign-records.ts';
import type { CityContext } from './city-context.ts';
import { battleText, contextIn } from './describe.ts';
import type { CityLanguage } from './language.ts';
import { battleTitle } from './scenarios.ts';
import { nameTask, routLines } from './tasks.ts';

/** The campaign in one language: its battles with the usual texts, and the camp between them. */
export function campaignText(
  own: CityLanguage,
): GameText<StalingradAction, CampaignEvent, CampaignView> {
  const battle = battleText(own);
  const context = contextIn(own);
  const { words: w, names } = context;
  return {
    title: names.campaignTitle,
    about: w.about,
    seat: battle.seat,
    side: battle.side,
    scenario: () => ({ title: names.campaignScenario, briefing: w.about }),
    option: battle.option,
    action: battle.action,
    ...eventText(CAMPAIGN_RECORDS, { ...context, language: own }),
    chapter: (events) => headChapter(events, own, context),
    view: (view) =>
      view.battle === null ? describeCamp(view, own, context) : battle.view(view.battle),
    picture: (view) =>
      view.battle === null || battle.picture === undefined
        ? { heading: w.headMap, lines: drawCity(view, w), isPicture: true }
        : battle.picture(view.battle),
    ruleTitles: own.ruleTitles,
    ruleFor(view) {
      if (view.battle !== null) return battle.ruleFor?.(view.battle) ?? null;
      if (view.question === null) return null;
      return bookTask(view.own) === 'muster' ? 'deck' : 'merging';
    },
    prompt(view) {
      if (view.battle !== null) return battle.prompt(view.battle);
      if (view.question === null) return w.over;
      if (bookTask(view.own) === 'merge') return w.askMerge;
      const [fallen] = view.own?.owesReserves ?? [];
      if (fallen !== undefined && typeof view.viewer === 'number') {
        return w.askReserve({ man: context.titles.card(view.viewer, fallen) });
      }
      const place =
        view.own === null ? undefined : nextPlace(view.record.code, view.own, view.viewer);
      return place === undefined ? w.askMarch : w.askMuster({ name: context.titles.named(place) });
    },
    waiting(view) {
      if (view.battle !== null) return battle.waiting(view.battle);
      const [seat] = view.awaiting;
      return seat === undefined ? w.over : w.wait({ side: context.titles.side(seat) });
    },
    reason: battle.reason,
    gist: battle.gist,
    stakes: (events) => tellStakes(events, context),
    outcome(outcome, end) {
      const reader = end?.reader ?? null;
      const side = context.titles.side(outcome.winners[0] ?? 0);
      const ending = TREE.endings.find(({ code }) => code === outcome.reason);
      // Players may also end it between themselves.
      if (ending === undefined) return battle.outcome(outcome, { reader });
      if (reader !== null) {
        const isMine = outcome.winners.includes(reader);
        if (ending.isEpic) return isMine ? w.youWonCity : w.youLostCity;
        return isMine ? w.youWonLastBattle : w.youLostLastBattle;
      }
      return ending.isEpic ? w.wonCity({ side }) : w.wonLastBattle({ side });
    },
  };
}

/** `Battle 2: #021 Windows of the school, 28 September`, and who has won it. */
function headChapter(
  events: readonly CampaignEvent[],
  own: CityLanguage,
  { words: w, titles: t }: CityContext,
): ChapterText {
  let [number, scenario, winner] = [0, '', -1];
  for (const e of events) {
    if (e.type === 'chapterBegan') [number, scenario] = [e.stage, SCENARIOS[e.scenario]?.id ?? ''];
    if (e.type === 'gameEnded') winner = e.winners[0] ?? -1;
  }
  return {
    title: `${w.chapterBegan({ stage: number })}: ${battleTitle(scenario, own)}`,
    winner: winner < 0 ? null : winner,
    result: winner < 0 ? null : w.battleWon({ side: t.side(winner) }),
  };
}

/** The whole city in letters: who holds each tile's area, and what the war has made of it. */
function drawCity(
  { record }: CampaignView,
  { letters, cityLegend }: CityContext['words'],
): string[] {
  const rows: string[] = [];
  for (let row = 0; row < ROWS; row++) {
    const tiles = TILES.slice(row * COLUMNS, (row + 1) * COLUMNS).map((name, i) => {
      const tile = row * COLUMNS + i;
      const owner = record.owners[areaOf(tile)] ?? -1;
      const flag = owner < 0 ? '.' : owner === 0 ? letters.soviet : letters.german;
      return `${name}${'ABC'[record.letters[tile] ?? 0]}${flag}`;
    });
    rows.push(`${row % 2 === 0 ? '' : '   '}${tiles.join(' ')}`);
  }
  return [...rows, cityLegend];
}

/** The camp: the record, the viewer's own book, the story. */
function describeCamp(view: CampaignView, own: CityLanguage, context: CityContext): Section[] {
  const { words: w, labels: t, titles } = context;
  const { record, viewer } = view;
  const node = TREE.nodes.find(({ code }) => code === record.code);
  const owners = ([0, 1, -1] as const).map((seat) => {
    const areas = AREAS.filter((_, area) => record.owners[area] === seat).map((area) =>
      t.area(area),
    );
    return w.ownerLine({
      side: seat < 0 ? phrase(w.noOwner) : t.side(seat),
      areas: phrase(areas.join(', ') || w.none),
    });
  });
  const chapters = record.chapters.map((chapter, i) =>
    w.chapterLine({
      number: i + 1,
      scenario: battleTitle(chapter.scenario, own),
      reason: phrase(
        (w.won[chapter.reason as 'task'] ?? w.won.task)({ side: titles.side(chapter.winner) }),
      ),
    }),
  );
  const scenario = node === undefined ? phrase('') : battleTitle(node.scenario, own);
  const sections: Section[] = [
    {
      heading: w.headCampaign,
      lines: [w.codeLine({ code: phrase(record.code), scenario }), ...owners, ...chapters],
    },
    ...taskSections(view, context),
    ...bookSections(view, own, context),
    ...reserveSections(view, context),
  ];
  const books = view.own === null ? (view.open ?? []) : [view.own];
  books.forEach((book, i) => {
    const seat = typeof viewer === 'number' ? viewer : i;
    if (book !== undefined) {
      sections.push({
        heading: w.headRoster,
        lines: rosterLines(book, seat, context),
        isList: true,
      });
    }
  });
  return sections;
}

/** What has to be done in the coming battle, and what it brings; a sealed order to its reader alone. */
function taskSections({ record, viewer }: CampaignView, context: CityContext): Section[] {
  const { words: w, labels: t } = context;
  const node = TREE.nodes.find(({ code }) => code === record.code);
  const scenario = SCENARIOS.find(({ id }) => id === node?.scenario);
  if (node === undefined || scenario === undefined) return [];
  const more = moreOf(scenario);
  const lines = ([0, 1] as const).map((seat) =>
    w.taskLine({ side: t.side(seat), task: nameTask(more.tasks[seat], seat, more, context) }),
  );
  const order = typeof viewer === 'number' ? ofSeat(more.secrets, viewer) : null;
  if (order !== null && typeof viewer === 'number') {
    lines.push(w.sealedLine({ task: nameTask(order, viewer, more, context) }));
  }
  lines.push(...routLines(more, context));
  const count = upgradesAfter(node);
  if (count > 0) lines.push(w.upgradesLine({ count }));
  return [{ heading: w.headTasks, lines }];
}

/** The reservists among whom the reader has to choose, with what each of them can do. */
function reserveSections({ own, viewer }: CampaignView, context: CityContext): Section[] {
  if (own?.owesReserves === undefined || typeof viewer !== 'number') return [];
  const lines = reserveChoices(own).map((card) => faceLine(card, viewer, context));
  return [{ heading: context.words.headReserves, lines, isList: true }];
}

/** `4 Rifleman A (reservist 4): Move 1, Attack 1`. */
export function faceLine(card: number, seat: number, { words: w, labels: t }: CityContext): string {
  const kind = KINDS[card];
  const acts = phrase((kind?.acts ?? []).map((act) => t.act(act, card)).join(', '));
  const told = { card: t.card(seat, card), soldier: t.soldier(seat, card), acts };
  return w.handLine({ ...told, initiative: kind?.initiative ?? 0 });
}

/** The men who are there, by title; those who fell; those chosen for the deck. */
function rosterLines({ roster, picks }: SideBook, seat: number, context: CityContext): string[] {
  const { words: w, labels: t, titles } = context;
  const named = [...new Set(roster.available.map((card) => CARDS[card]?.name ?? ''))];
  const lines = named
    .filter((name) => name !== 'fog')
    .map((name) => {
      const cards = roster.available.filter((card) => CARDS[card]?.name === name);
      const men = cards.map((card) => t.soldier(seat, card) || t.card(seat, card));
      return w.rosterLine({ name: t.named(name), men: phrase(men.join(', ')) });
    });
  const fallen = remembered(roster);
  if (fallen.length > 0) lines.push(w.fallenLine({ men: titles.cards(seat, fallen) }));
  if (picks.length > 0) lines.push(w.pickLine({ men: titles.cards(seat, picks) }));
  return lines;
}
