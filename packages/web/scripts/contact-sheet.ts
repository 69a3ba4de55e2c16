import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { BOOK, COVER, SCENARIOS } from '@bivouac/normandy';
import * as normandy from '@bivouac/normandy/art/ground.ts';
import { frameArt, SHEET_BOX } from '@bivouac/table/art/cover/sheet.ts';
import * as art from '@bivouac/undaunted-core/art/index.ts';
import { chromium } from 'playwright-core';
import { COVER_GAMES } from '../src/games/library.ts';

// All pictures on a few sheets, to be looked at:
//   node packages/web/scripts/contact-sheet.ts <folder>
// writes tiles, pieces, boards, thumbs and covers as HTML and, where a Chromium is, as PNG.

const folder = resolve(process.argv[2] ?? 'contact-sheets');
const require = createRequire(import.meta.url);

const font = (family: string, file: string): string =>
  `@font-face{font-family:"${family}";font-weight:200 900;src:url(${pathToFileURL(require.resolve(file))})}`;

const STYLE = `
${font('Oswald', '@fontsource-variable/oswald/files/oswald-latin-wght-normal.woff2')}
body{margin:0;padding:24px;background:#e5dabf;color:#2c2a24;font:14px Oswald}
.art-label{font-family:Oswald}
figure{display:inline-block;margin:0 10px 12px 0;vertical-align:top}
figcaption{font-size:12px}
figure>svg{display:block;overflow:visible}
`;

const svg = (box: string, width: number, height: number, inside: string): string =>
  `<svg viewBox="${box}" width="${width}" height="${height}">${inside}</svg>`;

const figure = (picture: string, caption: string): string =>
  `<figure>${picture}<figcaption>${caption}</figcaption></figure>`;

const book = { ...BOOK, cover: COVER };
const boards = SCENARIOS.map((scenario) => ({
  name: scenario.id,
  board: art.boardOf(scenario, book),
}));

function tilesSheet(): string {
  return normandy.FACES.map((face) => {
    const cover = art.coverOf(COVER[BOOK.tiles.indexOf(face.toLowerCase())] ?? 0);
    const plate = art.tilePlate({ face, hx: 0, hy: 0 }, [], normandy.NORMANDY_GROUND);
    const mark = `<g transform="translate(7 7)">${art.coverShield(cover)}</g>`;
    return figure(
      svg('0 0 160 160', 200, 200, plate + mark),
      `${face} · ${(normandy.tileArt(face).length / 1000).toFixed(1)} kB`,
    );
  }).join('');
}

const KINDS: readonly (readonly [string, string | null, number])[] = [
  ['riflemen', 'A', 4],
  ['scouts', 'B', 5],
  ['gunners', 'C', 4],
  ['sniper', null, 6],
  ['mortar', null, 4],
];

function piecesSheet(): string {
  const round = (inside: string, size = 96): string => svg('-48 -48 96 96', size, size, inside);
  const sides: readonly (0 | 1)[] = [0, 1];
  const counters = sides.flatMap((side) =>
    KINDS.flatMap(([kind, squad, defence]) => [
      figure(round(art.counterArt({ side, kind, squad, defence })), kind),
      figure(
        round(
          art.counterArt({ side, kind, squad, defence, isSuppressed: true, words: 'pod palbou' }),
        ),
        'suppressed',
      ),
      figure(round(art.counterArt({ side, kind, squad, defence, isChosen: true })), 'chosen'),
      figure(round(art.counterArt({ side, kind, squad, defence }), 44), 'small'),
    ]),
  );
  const glyphs = art.GLYPHS.map((name) =>
    figure(svg(art.GLYPH_BOX, 64, 64, art.glyph(name)), name),
  );
  const marks = sides.flatMap((side) => [
    figure(round(art.controlFlag(side)), 'control'),
    figure(round(art.scoutedBadge(side)), 'scouted'),
    figure(round(art.objectiveStar(2, side)), 'objective'),
    figure(round(art.targetBadge(side)), 'target'),
    figure(
      svg('-100 -20 110 40', 160, 58, art.spawnTag(side, ['A', 'B', 'sniper', 'mortar'])),
      'spawn',
    ),
    figure(svg('-4 -4 168 168', 120, 120, art.controlEdge(side)), 'edge'),
    figure(svg('-90 -90 180 180', 120, 120, art.targetRing(side)), 'ring'),
    figure(svg(art.BAND_BOX, 198, 87, art.cardBand(side, 'gunner-a')), 'band'),
    figure(svg(art.BAND_BOX, 198, 87, art.cardBand(side, 'leader-a')), 'band'),
    figure(svg(art.BAND_BOX, 198, 87, art.cardBand(side, 'sergeant')), 'band'),
  ]);
  const others = [
    ...[0, 1, 2, 3, { top: 3, bottom: 1 }].map((cover) =>
      figure(svg('-4 -4 48 48', 64, 64, art.coverShield(cover)), 'cover'),
    ),
    figure(round(art.objectiveStar(3)), 'objective'),
    figure(round(art.brackets(27, true)), 'aimed'),
    figure(round(art.brackets(27, false)), 'possible'),
    figure(round(art.chancePill('64 %', true)), 'chance'),
    figure(round(art.chancePill('51–64 %', false)), 'chance'),
    figure(round(art.radioMark()), 'radio'),
    figure(round(art.moreMark(2)), 'more'),
    figure(svg('-60 -70 120 130', 120, 130, art.compass('S')), 'compass'),
    figure(
      svg(art.FOG_BOX, 132, 150, `<path fill="#a9a79d" d="M0 0h132v150H0z"/>${art.fogArt()}`),
      'fog',
    ),
    figure(svg('0 0 400 300', 400, 300, art.paperArt(400, 300)), 'paper'),
  ];
  return `${counters.join('')}<hr>${glyphs.join('')}<hr>${marks.join('')}<hr>${others.join('')}`;
}

const boardsSheet = (from: number, to: number): string =>
  boards
    .slice(from, to)
    .map(({ name, board }) => {
      const { width, height } = art.boardSize(board.tiles);
      return figure(
        svg(
          `-8 -8 ${width + 16} ${height + 16}`,
          width * 0.62,
          height * 0.62,
          art.boardArt(board, normandy.NORMANDY_GROUND),
        ),
        name,
      );
    })
    .join('');

const thumbsSheet = (): string =>
  boards
    .map(({ name, board }) => {
      const { width, height } = art.thumbSize(board);
      const box = `-2 -2 ${width + 4} ${height + 4}`;
      const thumb = art.boardThumb(board, normandy.normandySign);
      return (
        figure(svg(box, width * 2, height * 2, thumb), name) +
        figure(svg(box, width * 0.5, height * 0.5, thumb), '')
      );
    })
    .join('');

const COVER_BOX = '0 0 226 262';
const COVERS = await Promise.all(
  COVER_GAMES.map(async ({ id, cover }) => ({ id, map: await cover.art() })),
);

const coversSheet = (): string =>
  COVERS.map(({ id, map }) =>
    figure(svg(SHEET_BOX, 378, 477, frameArt(map)), `${id} · ${(map.length / 1000).toFixed(0)} kB`),
  ).join('') +
  COVERS.map(
    ({ map }) =>
      `<figure style="overflow:hidden">${svg(COVER_BOX, 226, 262, map).replace('<svg', '<svg style="overflow:hidden"')}</figure>`,
  ).join('');

const SHEETS: Readonly<Record<string, () => string>> = {
  tiles: tilesSheet,
  pieces: piecesSheet,
  'boards-1': () => boardsSheet(0, 4),
  'boards-2': () => boardsSheet(4, 8),
  'boards-3': () => boardsSheet(8, 12),
  thumbs: thumbsSheet,
  covers: coversSheet,
};

const wanted = process.argv.slice(3);
mkdirSync(folder, { recursive: true });
const defs = `<svg width="0" height="0" style="position:absolute">${art.artDefs()}</svg>`;
const pages = Object.entries(SHEETS)
  .filter(([name]) => wanted.length === 0 || wanted.includes(name))
  .map(([name, draw]) => {
    const file = `${folder}/${name}.html`;
    writeFileSync(
      file,
      `<!doctype html><meta charset="utf-8"><style>${STYLE}</style><body>${defs}${draw()}`,
    );
    return { name, file };
  });

const root = fileURLToPath(new URL('../../..', import.meta.url));
const found = spawnSync(process.execPath, ['scripts/find-chromium.js'], { cwd: root });
if (found.status === 0) {
  const browser = await chromium.launch({
    executablePath: String(found.stdout).trim(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ viewport: { width: 1960, height: 900 } });
  for (const { name, file } of pages) {
    await page.goto(String(pathToFileURL(file)));
    await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
  }
  await browser.close();
} else console.log('No Chromium: only the HTML is written.');
