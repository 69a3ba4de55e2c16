/** Upper bounds of the histogram's buckets, in seconds. */
const STEPS = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export type CounterName =
  | 'entries_total'
  | 'refusals_total'
  | 'bad_messages_total'
  | 'bot_moves_total'
  | 'bot_failures_total'
  | 'troubles_total'
  | 'limited_total'
  | 'bus_losses_total'
  | 'pushes_total'
  | 'push_failures_total';

export interface Metrics {
  count(name: CounterName): void;
  /** Time from the arrival of an act until it is durable. */
  observeAct(seconds: number): void;
  /** Registers a value that is read on each scrape. */
  gauge(name: string, read: () => number): void;
  /** Prometheus text format. Numbers only: no user input and no game ids. */
  print(): string;
}

export function createMetrics(): Metrics {
  const counters = new Map<CounterName, number>(
    (
      [
        'entries_total',
        'refusals_total',
        'bad_messages_total',
        'bot_moves_total',
        'bot_failures_total',
        'troubles_total',
        'limited_total',
        'bus_losses_total',
        'pushes_total',
        'push_failures_total',
      ] as const
    ).map((name) => [name, 0]),
  );
  const gauges = new Map<string, () => number>();
  const buckets = STEPS.map(() => 0);
  let observed = 0;
  let sum = 0;

  return {
    count(name) {
      counters.set(name, (counters.get(name) ?? 0) + 1);
    },
    observeAct(seconds) {
      observed += 1;
      sum += seconds;
      for (const [i, step] of STEPS.entries()) {
        if (seconds <= step) buckets[i] = (buckets[i] ?? 0) + 1;
      }
    },
    gauge(name, read) {
      gauges.set(name, read);
    },
    print() {
      const lines: string[] = [];
      for (const [name, value] of counters) {
        lines.push(`# TYPE bivouac_${name} counter`, `bivouac_${name} ${value}`);
      }
      for (const [name, read] of gauges) {
        lines.push(`# TYPE bivouac_${name} gauge`, `bivouac_${name} ${read()}`);
      }
      lines.push('# TYPE bivouac_act_seconds histogram');
      for (const [i, step] of STEPS.entries()) {
        lines.push(`bivouac_act_seconds_bucket{le="${step}"} ${buckets[i]}`);
      }
      lines.push(
        `bivouac_act_seconds_bucket{le="+Inf"} ${observed}`,
        `bivouac_act_seconds_sum ${sum.toFixed(6)}`,
        `bivouac_act_seconds_count ${observed}`,
      );
      return `${lines.join('\n')}\n`;
    },
  };
}
