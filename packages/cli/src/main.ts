import { leaveWhenNobodyListens } from './output/output.ts';
import { run } from './run.ts';

leaveWhenNobodyListens();
// Not process.exit: what has been written to a pipe must still flow out.
process.exitCode = await run(process.argv.slice(2));
