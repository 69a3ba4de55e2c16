import { must } from '@bivouac/kernel';
import { CARDS, TREE } from '@bivouac/stalingrad';
import {
  CITY_LANGUAGES,
  type CityLibrary,
  MEN_GROUPS,
  soldierName,
  stageOfCode,
} from '@bivouac/stalingrad/text';
import { loadEvery } from '@bivouac/text/testing/load-every.ts';

await loadEvery(CITY_LANGUAGES);

// Sentences by which a piece of the campaign's books is found again in whatever a page fetches.

const SIDES = ['soviet', 'german'] as const;
const [CS, EN] = [CITY_LANGUAGES.in('cs'), CITY_LANGUAGES.in('en')];
/** In both languages. */
const both = <T>(read: (library: CityLibrary) => T | undefined, name: string): readonly [T, T] => [
  must(read(CS.library), name),
  must(read(EN.library), name),
];
const STAGES = [...new Set(TREE.nodes.map(({ code }) => stageOfCode(code)))];

/** Every text in it, at any depth. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** The longest part of a text that no compiler writes otherwise. */
function canary(text: string): string {
  const parts = text.match(/[\p{L}\d ,]+/gu) ?? [''];
  return parts.reduce((best, part) => (part.length > best.length ? part : best));
}

export interface Piece {
  readonly name: string;
  readonly path: string;
  readonly texts: readonly string[];
  readonly canaries: readonly string[];
}

/** The piece in Czech and in English. */
function piecesOf(name: string, path: string, [cs, en]: readonly [unknown, unknown]): Piece[] {
  return Object.entries({ cs, en }).map(([tag, content]) => {
    const texts = textsOf(content);
    return {
      name: `${name} ${tag}`,
      path: `../games/undaunted/stalingrad/src/text/${tag}/${path}.ts`,
      texts,
      canaries: [...new Set(texts.map(canary))],
    };
  });
}

const ALL: readonly Piece[] = [
  ...SIDES.flatMap((side, seat) =>
    STAGES.flatMap((stage) =>
      piecesOf(
        `${side} ${stage}`,
        `pages/${side}-${String(stage).padStart(2, '0')}`,
        both((library) => library.pages(seat, stage), `${side} ${stage}`),
      ),
    ),
  ),
  ...TREE.endings.flatMap(({ code }) =>
    piecesOf(
      code,
      `endings/${code.toLowerCase()}`,
      both((library) => library.ending(code)?.ending, code),
    ),
  ),
];
/** Shorter ones stand anywhere. */
const LONG = 24;
/** Each side's book by stages, and the endings, each with sentences that no other has. */
export const PIECES: readonly Piece[] = ALL.map((own) => {
  const others = ALL.filter((other) => other !== own).flatMap(({ texts }) => texts);
  const canaries = own.canaries.filter(
    (one) => one.length >= LONG && !others.some((other) => other.includes(one)),
  );
  must(canaries[0], `a sentence of ${own.name}`);
  return { ...own, canaries };
});
/** Texts that nothing else shares, and at least one of them. */
function alone(own: Piece, isShared: (text: string) => boolean): Piece {
  const canaries = own.texts.filter((text) => !isShared(text));
  must(canaries[0], `a text of ${own.name} alone`);
  return { ...own, canaries };
}

/** Men who are there from the beginning: some come back later with another card. */
const FIRST_NAMES: ReadonlySet<string> = new Set(
  CARDS.flatMap(({ deck }, card) =>
    deck === 'P' ? [soldierName(card, CS), soldierName(card, EN)] : [],
  ),
);
/** Names of those who come later. */
export const NAMES: readonly Piece[] = SIDES.flatMap((side, seat) =>
  MEN_GROUPS.flatMap((group) => {
    const name = `${side} ${group}`;
    const men = both((library) => library.men(seat, group), name);
    return piecesOf(name, `men/${side}-${group}`, men).map((one) =>
      alone(one, (text) => FIRST_NAMES.has(text)),
    );
  }),
);

/** Places have names of their own, and some battles are called by them. */
const PLACES = JSON.stringify([CS.names, CS.sentences, EN.names, EN.sentences]);
const titlesOf = (stage: number): readonly string[] =>
  textsOf(both((library) => library.titles(stage), `titles ${stage}`));
/** The names of the battles after the first; one may be part of another. */
export const TITLES: readonly Piece[] = STAGES.filter((stage) => stage > 1).flatMap((stage) =>
  piecesOf(
    `titles ${stage}`,
    `battles/stage-${String(stage).padStart(2, '0')}`,
    both((library) => library.titles(stage), `titles ${stage}`),
  ).map((one) =>
    alone(
      one,
      (text) =>
        PLACES.includes(text) ||
        STAGES.some(
          (other) => other !== stage && titlesOf(other).some((title) => title.includes(text)),
        ),
    ),
  ),
);

/** Words are typeset when they are loaded: hard spaces stand in canaries and documents, and not in files. */
export const untypeset = (text: string): string => text.replaceAll(/\u00a0|&nbsp;/g, ' ');

/** The pieces of which anything stands in the code. */
export function foundIn(code: string, pieces: readonly Piece[]): string[] {
  const text = untypeset(code);
  return pieces.flatMap(({ name, canaries }) =>
    canaries.some((one) => text.includes(untypeset(one))) ? [name] : [],
  );
}
