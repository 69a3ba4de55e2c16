import { readFileSync } from 'node:fs';

export function programVersion(): string {
  const manifest: { readonly version: string } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  );
  return manifest.version;
}
