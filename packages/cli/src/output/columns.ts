/** Pads a table's cells so that its columns stand in line; numbers go to the right. */
export function columns(
  rows: readonly (readonly string[])[],
  alignRight: readonly number[] = [],
): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, cell.length);
    });
  }
  return rows.map((row) =>
    row
      .map((cell, i) => {
        const width = widths[i] ?? 0;
        return alignRight.includes(i) ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd(),
  );
}

/** Breaks a paragraph between words. A non-breaking space is none of its business. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  lines.push(line);
  return lines;
}

/** The width to write for: the terminal's, but no wider than is comfortable to read. */
export function readingWidth(): number {
  return Math.max(40, Math.min(process.stdout.columns ?? 100, 100));
}
