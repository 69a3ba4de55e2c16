// npm writes into the lockfile only the platform builds that it could install here; `npm ci` on
// another platform, and even here, then refuses the lockfile. Run this after `npm install`.
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = new URL('../package-lock.json', import.meta.url);
const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64'];

/** The platform of a build, from its name. */
function platformOf(name) {
  const words = name.split('/').at(-1).split('-');
  if (words.includes('wasm32')) return { cpu: ['wasm32'] };
  const cpu = words.filter((word) => PROCESSORS.includes(word));
  const os = words.filter((word) => SYSTEMS.includes(word));
  const libc = words.includes('musl')
    ? ['musl']
    : words.some((word) => word.startsWith('gnu'))
      ? ['glibc']
      : [];
  return {
    ...(cpu.length > 0 && { cpu }),
    ...(os.length > 0 && { os }),
    ...(libc.length > 0 && { libc }),
  };
}

const lock = JSON.parse(readFileSync(FILE, 'utf8'));
let added = 0;
for (const owner of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(owner.optionalDependencies ?? {})) {
    const key = `node_modules/${name}`;
    if (lock.packages[key]) continue;
    lock.packages[key] = {
      version,
      optional: true,
      ...(owner.dev && { dev: true }),
      ...platformOf(name),
    };
    added += 1;
  }
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)),
);
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${added} platform builds added`);
