import { type AnyMatch, must, type Seat, type Viewer } from '@bivouac/kernel';
import { type AnyGameText, type Section, tellEvents } from '@bivouac/text';
import type { Context } from '../context.ts';
import { columns, readingWidth, wrap } from '../output/columns.ts';
import { changedSections, indented, tableSections, viewLines } from '../output/sections.ts';
import type { Offer } from './offers.ts';

/** Wipes the window and what has scrolled out of it: the other player's hand was there. */
const CLEAR = '\x1b[2J\x1b[3J\x1b[H';

/** The screen, which remembers what each viewer has seen. It shows only what that viewer may know. */
export interface Screen {
  clear(): void;
  /** The lines of the log that this viewer has not read yet. */
  showNews(viewer: Viewer): void;
  /** The log from the beginning. */
  showLog(viewer: Viewer): void;
  /** The whole table. */
  showTable(viewer: Viewer): void;
  /** The changes on the table since the last time it was shown. */
  showChanges(viewer: Viewer): void;
  showQuestion(seat: Seat, offers: readonly Offer[]): void;
  /** Events have been taken back: they will be news again if they happen again. */
  forgetUndone(): void;
}

/** The number of events to repeat of a game that began another day. */
const REMINDED = 8;

export function openScreen(match: AnyMatch, own: AnyGameText, { output, text }: Context): Screen {
  const read = new Map<Viewer, number>();
  const known = match.decision === 0 ? 0 : Math.max(0, match.log('spectator').length - REMINDED);
  let shown: readonly Section[] = [];

  const sectionsFor = (viewer: Viewer): readonly Section[] => {
    const view = match.view(viewer);
    return tableSections(
      own,
      must(view.ok ? view.value : undefined, 'a view of a game that may be seen'),
    );
  };
  const print = (sections: readonly Section[]): void => {
    for (const line of viewLines(sections, output)) output.line(line);
  };
  const printLog = (viewer: Viewer, since: number): number => {
    const told = match.log(viewer, since);
    for (const { sentence } of tellEvents(own, told, viewer)) {
      for (const part of indented(sentence)) output.line(part);
    }
    return since + told.length;
  };

  return {
    clear: () => void process.stdout.write(CLEAR),
    showNews(viewer) {
      read.set(viewer, printLog(viewer, read.get(viewer) ?? known));
    },
    showLog(viewer) {
      output.line(output.heading(text.play.logHead));
      read.set(viewer, printLog(viewer, 0));
    },
    showTable(viewer) {
      shown = sectionsFor(viewer);
      print(shown);
    },
    showChanges(viewer) {
      const before = shown;
      shown = sectionsFor(viewer);
      print(changedSections(before, shown));
    },
    showQuestion(seat, offers) {
      const view = match.view(seat);
      if (!view.ok) return;
      output.line();
      const offer = match.drawOffer();
      if (offer !== null && offer !== seat) output.line(text.play.drawStands);
      for (const line of wrap(own.prompt(view.value), readingWidth())) {
        output.line(output.heading(line));
      }
      const rows = offers.map(({ label }, i) => [`  ${i + 1}`, label]);
      const width = readingWidth() - 2;
      columns(rows, [0]).forEach((line, i) => {
        const notation = offers[i]?.notation ?? '';
        const gap = Math.max(2, Math.min(40, width - notation.length) - line.length);
        output.line(`${line}${' '.repeat(gap)}${output.dim(notation)}`);
      });
    },
    forgetUndone() {
      const told = match.log('spectator').length;
      for (const [viewer, count] of read) read.set(viewer, Math.min(count, told));
    },
  };
}
