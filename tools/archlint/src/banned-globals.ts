/** The alternative to each of these globals in a pure package. */
const clock = 'take the time as a parameter from the caller';
const timer = 'return and let the caller decide when to go on';
const browser = 'return data and let packages/web show or store it';
const network = 'leave talking to the outside to packages/server or packages/web';
const node = 'take what you need as a parameter from the caller';
const collector = 'do not let a result depend on the garbage collector';

export const bannedGlobals: ReadonlyMap<string, string> = new Map([
  ['Date', clock],
  ['performance', clock],
  ['Temporal', clock],
  ['setTimeout', timer],
  ['setInterval', timer],
  ['setImmediate', timer],
  ['clearTimeout', timer],
  ['clearInterval', timer],
  ['clearImmediate', timer],
  ['queueMicrotask', timer],
  ['requestAnimationFrame', timer],
  ['cancelAnimationFrame', timer],
  ['requestIdleCallback', timer],
  ['window', browser],
  ['self', browser],
  ['document', browser],
  ['navigator', browser],
  ['localStorage', browser],
  ['sessionStorage', browser],
  ['indexedDB', browser],
  ['fetch', network],
  ['XMLHttpRequest', network],
  ['WebSocket', network],
  ['EventSource', network],
  ['Worker', network],
  ['process', node],
  ['Buffer', 'use Uint8Array'],
  ['global', node],
  ['globalThis', node],
  ['require', 'use an import statement'],
  ['module', 'use an export statement'],
  ['__dirname', node],
  ['__filename', node],
  ['crypto', 'draw from the random generator in the state'],
  ['structuredClone', 'copy the fields that change by hand, it is many times faster'],
  ['eval', 'write the code out'],
  ['WeakRef', collector],
  ['FinalizationRegistry', collector],
]);
