/** Lines of the log, one after another as a text: a line that is no sentence gets its full stop. */
export const joinSentences = (lines: readonly string[]): string =>
  lines.map((line) => (/[.!?…:]$/.test(line) ? line : `${line}.`)).join(' ');
