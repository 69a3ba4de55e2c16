import { must } from '@bivouac/kernel';
import { CARDS, TREE } from '@bivouac/stalingrad';
import {
  CITY_LANGUAGES,
  MEN_GROUPS,
  soldierName,
  stageOfCode,
  WHOLE_LIBRARY,
} from '@bivouac/stalingrad/text';

// Sentences by which a piece of the campaign's books is found again in whatever a page fetches.

const SIDES = ['soviet', 'german'] as const;
const LANGUAGES = ['cs', 'en'] as const;
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

function piece(name: string, path: string, content: unknown): Piece {
  const texts = textsOf(content);
  const canaries = [...new Set(texts.map(canary))];
  return { name, path: `../games/undaunted/stalingrad/src/text/${path}.ts`, texts, canaries };
}

const ALL: readonly Piece[] = [
  ...SIDES.flatMap((side, seat) =>
    STAGES.map((stage) =>
      piece(
        `${side} ${stage}`,
        `pages/${side}-${String(stage).padStart(2, '0')}`,
        must(WHOLE_LIBRARY.pages(seat, stage), `${side} ${stage}`),
      ),
    ),
  ),
  ...TREE.endings.map(({ code }) => {
    const { cs, en } = must(WHOLE_LIBRARY.ending(code), code);
    return piece(code, `endings/${code.toLowerCase()}`, [cs, en]);
  }),
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
    deck === 'P' ? LANGUAGES.map((language) => soldierName(card, language, WHOLE_LIBRARY)) : [],
  ),
);
/** Names of those who come later. */
export const NAMES: readonly Piece[] = SIDES.flatMap((side, seat) =>
  MEN_GROUPS.map((group) =>
    alone(
      piece(`${side} ${group}`, `men/${side}-${group}`, WHOLE_LIBRARY.men(seat, group)),
      (text) => FIRST_NAMES.has(text),
    ),
  ),
);

/** Places have names of their own, and some battles are called by them. */
const PLACES = JSON.stringify(CITY_LANGUAGES);
const titlesOf = (stage: number): readonly string[] => textsOf(WHOLE_LIBRARY.titles(stage));
/** What the battles after the first are called; one of them may be part of another. */
export const TITLES: readonly Piece[] = STAGES.filter((stage) => stage > 1).map((stage) =>
  alone(
    piece(
      `titles ${stage}`,
      `battles/stage-${String(stage).padStart(2, '0')}`,
      must(WHOLE_LIBRARY.titles(stage), `titles ${stage}`),
    ),
    (text) =>
      PLACES.includes(text) ||
      STAGES.some(
        (other) => other !== stage && titlesOf(other).some((title) => title.includes(text)),
      ),
  ),
);

/** The pieces of which anything stands in the code. */
export const foundIn = (code: string, pieces: readonly Piece[]): string[] =>
  pieces.flatMap(({ name, canaries }) =>
    canaries.some((one) => code.includes(one)) ? [name] : [],
  );
