import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseAst } from 'vite';

// Data about the games for the build: the file that each part of a manifest loads. The manifests are read as syntax
// trees, because their parts can only run in a browser.

/** The files that a part of a manifest imports; `*` stands for the language. */
export type PartFiles = readonly string[];

/** By their names. */
export type Scenes = ReadonlyMap<string, PartFiles>;

export interface ManifestFiles {
  readonly id: string;
  /** The manifest itself. */
  readonly file: string;
  /** By the name of the part, such as `table`. */
  readonly parts: ReadonlyMap<string, PartFiles>;
  /** What a table also loads at once, by the scene that its game is in; a new game is in its `opening`. */
  readonly scenes: Scenes;
}

/** Where the code of a manifest loads one of its parts. */
export interface Span {
  /** The name under which the manifest is exported. */
  readonly manifest: string;
  readonly field: string;
  readonly start: number;
  readonly end: number;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** Every manifest in a file, in its order. */
export function readManifests(file: string): readonly ManifestFiles[] {
  const tree: unknown = parseAst(readFileSync(file, 'utf8'), { lang: 'ts' });
  const scenesOf = readScenes(dirname(dirname(file)));
  const { resolve: resolvePackage } = createRequire(file);
  const resolve = (path: string): string =>
    path.startsWith('.') ? join(dirname(file), path) : resolvePackage(path);
  const manifests: ManifestFiles[] = [];
  visit(tree, (node) => {
    if (!isManifest(node)) return;
    const fields = propertiesOf(node['init']);
    const parts = [...fields].map(
      ([name, value]) => [name, importsIn(value).map(resolve)] as const,
    );
    const id = (fields.get('id') as Node | undefined)?.['value'];
    if (typeof id !== 'string') throw new Error(`a manifest in ${file} has no id`);
    manifests.push({ id, file, parts: new Map(parts), scenes: scenesOf(id) });
  });
  return manifests;
}

/** Every part that the manifests of a file load, in the order of the code. */
export function loadersIn(code: string): readonly Span[] {
  const spans: Span[] = [];
  visit(parseAst(code, { lang: 'ts' }), (node) => {
    if (!isManifest(node)) return;
    const manifest = String((node['id'] as Node)['name']);
    for (const [field, value] of propertiesOf(node['init'])) {
      const { start, end } = value as Node;
      if (importsIn(value).length > 0) spans.push({ manifest, field, start, end });
    }
  });
  return spans;
}

/** A game lists its scenes in `opening.json`, where what its table shows depends on more than the game. */
function readScenes(game: string): (id: string) => Scenes {
  const file = join(game, 'opening.json');
  if (!existsSync(file)) return () => new Map();
  const all: { readonly [id: string]: { readonly [scene: string]: PartFiles } } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return (id) =>
    new Map(
      Object.entries(all[id] ?? {}).map(([scene, paths]) => [
        scene,
        paths.map((path) => join(game, path)),
      ]),
    );
}

/** `const x: GameClient = …` */
function isManifest(node: Node): boolean {
  if (node.type !== 'VariableDeclarator') return false;
  let isClient = false;
  visit(node['id'], ({ type, name }) => {
    isClient ||= type === 'Identifier' && name === 'GameClient';
  });
  return isClient;
}

function propertiesOf(object: unknown): ReadonlyMap<string, unknown> {
  const { properties = [] } = object as { properties?: readonly Node[] };
  return new Map(
    properties.map(({ key, value }) => [String((key as Node | undefined)?.['name']), value]),
  );
}

function importsIn(value: unknown): string[] {
  const paths: string[] = [];
  visit(value, ({ type, source }) => {
    if (type === 'ImportExpression') paths.push(pathOf(source as Node));
  });
  return paths;
}

/** Of a template only the language can vary. */
function pathOf({ type, value, quasis }: Node): string {
  if (type === 'Literal') return String(value);
  return (quasis as { value: { cooked: string } }[]).map((piece) => piece.value.cooked).join('*');
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const each of value) visit(each, see);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  if ('type' in value) see(value as Node);
  for (const each of Object.values(value)) visit(each, see);
}
