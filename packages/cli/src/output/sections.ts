import type { BaseView } from '@bivouac/kernel';
import type { AnyGameText, Section } from '@bivouac/text';
import { readingWidth, wrap } from './columns.ts';
import type { Output } from './output.ts';

/** The table for a terminal: the game's drawing, where it has one, and in words what is not drawn. */
export function tableSections(own: AnyGameText, view: BaseView): readonly Section[] {
  const sections = own.view(view);
  if (own.picture === undefined) return sections;
  return [own.picture(view), ...sections.filter(({ isDrawn }) => isDrawn !== true)];
}

/** A view's sections as lines, each under its heading. */
export function viewLines(sections: readonly Section[], output: Output): string[] {
  return sections.flatMap(({ heading, lines, isPicture }) => [
    '',
    output.heading(heading),
    ...lines.flatMap((line) => (isPicture ? [`  ${line}`] : indented(line))),
  ]);
}

/** A line under a heading; what does not fit goes on further in. */
export function indented(line: string): string[] {
  return wrap(line, readingWidth() - 6).map((part, i) => (i === 0 ? `  ${part}` : `      ${part}`));
}

/**
 * The news of a view: the lines that were not there before, under their headings. A player who
 * takes several decisions in a row need not read the whole table after each.
 */
export function changedSections(
  before: readonly Section[],
  after: readonly Section[],
): readonly Section[] {
  return after.flatMap((section) => {
    const old = before.find(({ heading }) => heading === section.heading)?.lines ?? [];
    const lines = section.lines.filter((line) => !old.includes(line));
    // Of like cards in a list one may have come or gone without a new line.
    const isNew = section.isList ? old.join('\n') !== section.lines.join('\n') : lines.length > 0;
    if (!isNew) return [];
    return section.isPicture || section.isList ? [section] : [{ heading: section.heading, lines }];
  });
}
