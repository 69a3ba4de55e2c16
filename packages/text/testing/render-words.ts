/** Values that can reach a sentence, by the name of the parameter, or by `sentence.parameter` where one differs. */
export interface Samples {
  readonly [parameter: string]: readonly unknown[];
}

/** A sentence as a reader can meet it. */
export interface Rendered {
  /** Where it is written: `names.ts sentences.scouted`. */
  readonly path: string;
  readonly text: string;
}

/** A parameter for which the samples have nothing. */
export interface Unsampled {
  readonly path: string;
  readonly parameter: string;
}

export interface RenderedWords {
  readonly lines: readonly Rendered[];
  readonly unsampled: readonly Unsampled[];
}

/** Counts with every plural form of the languages that we have. */
export const COUNTS: readonly number[] = [1, 2, 5, 22];

type Say = (parameters: object) => unknown;

/**
 * Every sentence of a table of words. A sentence with parameters is rendered once with each value of each parameter,
 * with the first value of the others. A sentence that lists its parameters one by one has samples under `sentence#0`, `sentence#1`.
 */
export function renderWords(words: unknown, samples: Samples, path: string): RenderedWords {
  const lines: Rendered[] = [];
  const unsampled: Unsampled[] = [];
  const visit = (part: unknown, at: string): void => {
    if (typeof part === 'string') lines.push({ path: at, text: part });
    else if (typeof part === 'function') say(part as Say, at);
    else if (typeof part === 'object' && part !== null) {
      for (const [key, value] of Object.entries(part)) visit(value, `${at}.${key}`);
    }
  };
  const say = (sentence: Say, at: string): void => {
    const read = readParameters(sentence, samples, at);
    unsampled.push(...read.missing.map((parameter) => ({ path: at, parameter })));
    if (read.missing.length > 0) return;
    for (const values of variants(read.values)) visitResult(call(sentence, values), at);
  };
  const visitResult = (result: unknown, at: string): void => {
    // Words that make other words, such as the title of a unit, give names, which sentences say.
    if (typeof result === 'string') lines.push({ path: at, text: result });
  };
  visit(words, path);
  return { lines: lines.filter(isNew()), unsampled };
}

interface ReadParameters {
  readonly values: { readonly [parameter: string]: readonly unknown[] };
  readonly missing: readonly string[];
}

/** Calls a sentence until it has asked for all its parameters, some of which it asks for only sometimes. */
function readParameters(sentence: Say, samples: Samples, path: string): ReadParameters {
  const values: { [parameter: string]: readonly unknown[] } = {};
  const missing = new Set<string>();
  const positional = Object.keys(samples).filter((key) => key.startsWith(`${lastOf(path)}#`));
  if (positional.length > 0) {
    for (const key of positional) values[key.slice(lastOf(path).length)] = samples[key] ?? [];
    return { values, missing: [] };
  }
  let known = -1;
  while (known < Object.keys(values).length + missing.size) {
    known = Object.keys(values).length + missing.size;
    for (const chosen of variants(values)) {
      const asked = new Proxy(chosen, {
        get(target, key) {
          const parameter = String(key);
          const found = samples[`${lastOf(path)}.${parameter}`] ?? samples[parameter];
          // A text used as a whole, which a sentence with listed parameters does.
          if (typeof key === 'symbol') missing.add('#0');
          else if (found === undefined) missing.add(parameter);
          else values[parameter] = found;
          return Reflect.get(target, key) ?? found?.[0];
        },
      });
      try {
        sentence(asked);
      } catch {
        // It asked for something that has no sample, which is listed as such.
      }
      if (missing.size > 0) break;
    }
  }
  return { values, missing: [...missing] };
}

/** All at their first value, and then each value of each parameter in turn. */
function* variants(values: ReadParameters['values']): Generator<{ [parameter: string]: unknown }> {
  const first = Object.fromEntries(Object.entries(values).map(([key, all]) => [key, all[0]]));
  yield first;
  for (const [key, all] of Object.entries(values)) {
    for (const value of all.slice(1)) yield { ...first, [key]: value };
  }
}

function call(sentence: Say, values: { readonly [parameter: string]: unknown }): unknown {
  if (!('#0' in values)) return sentence(values);
  const list = Object.keys(values).sort();
  return (sentence as (...parameters: unknown[]) => unknown)(...list.map((key) => values[key]));
}

const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

function isNew(): (line: Rendered) => boolean {
  const seen = new Set<string>();
  return ({ path, text }) => {
    const key = `${path}\n${text}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };
}
