import { text } from 'node:stream/consumers';

// Reads the output of `npm audit --json` from standard input; see .ci/audit.

const SERIOUS = ['high', 'critical'];
const { metadata, vulnerabilities = {}, message } = read(await text(process.stdin));
if (metadata === undefined) {
  console.log(`audit: not done, the registry gave no answer (${reason(message)})`);
} else {
  const bad = Object.values(vulnerabilities).filter(({ severity }) => SERIOUS.includes(severity));
  for (const { name, severity, range } of bad) console.log(`audit: ${severity}: ${name} ${range}`);
  console.log(`audit: ${bad.length} serious holes in ${metadata.dependencies.prod} packages`);
  process.exitCode = bad.length === 0 ? 0 : 1;
}

/** The address of the registry belongs to this machine and not into a log. */
function reason(message = 'no network') {
  return message.replace(/\s*-?\s*\w*\s*https?:\S+/, '');
}

function read(answer) {
  try {
    return JSON.parse(answer);
  } catch {
    return {};
  }
}
