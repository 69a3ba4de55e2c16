/** A bar on standard error while work goes on; nothing at all where that is not a terminal. */
export interface Progress {
  show(done: number): void;
  /** Wipes the bar away before results are printed. */
  end(): void;
}

const WIDTH = 30;
/** Often enough to look alive, seldom enough to cost nothing. */
const EVERY_MS = 100;

export function progressBar(total: number, label: (done: number) => string): Progress {
  const stream = process.stderr;
  if (!stream.isTTY) return { show: () => undefined, end: () => undefined };
  let shownAt = Number.NEGATIVE_INFINITY;
  return {
    show(done) {
      const now = performance.now();
      if (now - shownAt < EVERY_MS) return;
      shownAt = now;
      const filled = Math.min(WIDTH, Math.floor((WIDTH * done) / Math.max(1, total)));
      const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
      stream.write(`\r\x1b[K${bar} ${label(done)}`);
    },
    end() {
      stream.write('\r\x1b[K');
    },
  };
}
