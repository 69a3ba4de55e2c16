import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { formatFinding } from './findings.ts';
import { lint } from './lint.ts';
import { readSourceTree } from './source-tree.ts';

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '../../..'));

if (existsSync(join(root, 'packages'))) {
  const { files, findings } = lint(readSourceTree(root));
  for (const finding of findings) console.log(formatFinding(finding));
  if (findings.length === 0) console.log(`archlint: ${files} files, no findings`);
  else {
    const noun = findings.length === 1 ? 'finding' : 'findings';
    console.log(`archlint: ${files} files, ${findings.length} ${noun}`);
    process.exitCode = 1;
  }
} else {
  // Zero files without a finding would look like success.
  console.error(`archlint: there is no folder packages/ in ${root}; give the root of the project.`);
  process.exitCode = 2;
}
