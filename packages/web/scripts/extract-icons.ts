import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

// Takes the few icons that the game draws out of the game-icons set (CC BY 3.0), rounded to whole
// units of a square of 512 x 512, or of 256 x 256 where they are drawn small. Run it after changing the list;
// its package serves nothing else and is not installed with the project:
//   npm install --no-save @iconify-json/game-icons@1 && node packages/web/scripts/extract-icons.ts

/** Our name of each icon and its name in the set; by the module that holds them. */
const USED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'table/src/art/icons.generated.ts': {
    rifle: 'lee-enfield',
    binoculars: 'binoculars',
    boot: 'walking-boot',
    bullets: 'bullets',
    heavyBullets: 'heavy-bullets',
    prints: 'boot-prints',
    lamp: 'fog-light',
    spy: 'spy',
    backup: 'backup',
    megaphone: 'megaphone',
    runner: 'run',
    shell: 'falling-bomb',
    signpost: 'direction-signs',
    rally: 'rally-the-troops',
    radio: 'radio-tower',
    helmet: 'brodie-helmet',
    mist: 'fog',
    tank: 'battle-tank',
    ship: 'battleship',
    plane: 'airplane',
    jeep: 'jeep',
  },
  'games/blitzkrieg/src/art/icons.generated.ts': {
    factory: 'factory',
    gears: 'gears',
    bombs: 'bombing-run',
    lightning: 'power-lightning',
    rank: 'rank-3',
    anchor: 'anchor',
    swords: 'crossed-swords',
    nuclear: 'nuclear',
    cloud: 'mushroom-cloud',
    flask: 'erlenmeyer',
    spy: 'spy',
    monster: 'dinosaur-rex',
    robot: 'vintage-robot',
    parachute: 'parachute',
    cannon: 'cannon',
    back: 'return-arrow',
    shield: 'shield',
    crosshair: 'crosshair',
    again: 'clockwise-rotation',
  },
  'games/napoleonics/src/art/icons.generated.ts': {
    cannon: 'cannon',
    horseHead: 'horse-head',
    flag: 'flying-flag',
    sabres: 'crossed-sabres',
    bayonet: 'bayonet',
    rally: 'rally-the-troops',
    boot: 'walking-boot',
    supplies: 'knapsack',
    back: 'return-arrow',
  },
};

/** The square of the set. */
const SQUARE = 512;
/** A smaller one is enough for most, and its numbers are shorter. */
const SQUARES: Readonly<Record<string, number>> = { 'table/src/art/icons.generated.ts': 256 };

const ARGUMENTS: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
};

/** Numbers of a path; the two flags of an arc may stand without a separator. */
function readNumbers(command: string, text: string): number[] {
  const numbers: number[] = [];
  const size = ARGUMENTS[command.toLowerCase()] ?? 0;
  let rest = text;
  for (;;) {
    rest = rest.replace(/^[\s,]+/, '');
    if (rest === '') return numbers;
    const place = numbers.length % size;
    const isFlag = command.toLowerCase() === 'a' && (place === 3 || place === 4);
    const token = isFlag ? rest.slice(0, 1) : /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?/.exec(rest)?.[0];
    if (token === undefined) throw new Error(`unreadable path near “${rest.slice(0, 20)}”`);
    numbers.push(Number(token));
    rest = rest.slice(token.length);
  }
}

/** Rounds every point; relative steps are rounded against the true pen, so that errors never add up. */
function roundPath(path: string, scale: number): string {
  let out = '';
  let pen = [0, 0];
  let shown = [0, 0];
  let start = [0, 0];
  for (const [, letter = '', text = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toLowerCase();
    if (command === 'z') {
      out += 'z';
      pen = start;
      shown = start.map(Math.round);
      continue;
    }
    const isRelative = letter === command;
    const numbers = readNumbers(letter, text);
    const size = ARGUMENTS[command] ?? 1;
    for (let i = 0; i < numbers.length; i += size) {
      // The angle and the flags of an arc have no length.
      const isLength = (place: number): boolean => command !== 'a' || place < 2 || place > 4;
      const values = numbers
        .slice(i, i + size)
        .map((value, place) => (isLength(place) ? value * scale : value));
      const shift = (value: number, axis: number): number =>
        isRelative ? value + (pen[axis] ?? 0) : value;
      const points =
        command === 'h'
          ? [shift(values[0] ?? 0, 0)]
          : command === 'v'
            ? [shift(values[0] ?? 0, 1)]
            : command === 'a'
              ? [shift(values[5] ?? 0, 0), shift(values[6] ?? 0, 1)]
              : values.map((value, place) => shift(value, place % 2));
      const rounded = points.map((value, place) => {
        const axis = command === 'v' ? 1 : command === 'h' ? 0 : place % 2;
        return Math.round(value) - (shown[axis] ?? 0);
      });
      const lead = command === 'a' ? values.slice(0, 5).map((v) => Math.round(v * 10) / 10) : [];
      const name = command === 'm' && i > 0 ? 'l' : command;
      out += `${name}${[...lead, ...rounded].join(' ')}`;
      if (command === 'h') pen = [points[0] ?? 0, pen[1] ?? 0];
      else if (command === 'v') pen = [pen[0] ?? 0, points[0] ?? 0];
      else pen = points.slice(-2);
      shown = pen.map(Math.round);
      if (name === 'm') start = pen;
    }
  }
  return out.replaceAll(' -', '-');
}

const require = createRequire(import.meta.url);
const { icons } = JSON.parse(
  readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
) as { icons: Record<string, { body: string }> };

function moduleOf(used: Readonly<Record<string, string>>, square: number): string {
  const lines = Object.entries(used).map(([name, source]) => {
    const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icons[source]?.body ?? '')?.[1];
    if (path === undefined) throw new Error(`no single path in the icon ${source}`);
    return `  /** ${source} */\n  ${name}:\n    '${roundPath(path, square / SQUARE)}',`;
  });
  return `// Written by scripts/extract-icons.ts from game-icons.net (CC BY 3.0, authors in CREDITS.md); do not edit.

/** Outlines on a square of ${square} x ${square}. */
export const ICONS = {
${lines.join('\n')}
} as const;
`;
}

for (const [file, used] of Object.entries(USED)) {
  const path = fileURLToPath(new URL(`../../${file}`, import.meta.url));
  writeFileSync(path, moduleOf(used, SQUARES[file] ?? SQUARE));
}
