import { must } from '@bivouac/kernel';
import { findGame } from '@bivouac/shelf';
import { orRefuse } from '../problems.ts';
import { serveJobs } from '../workers/serve.ts';
import { measure } from './measure.ts';
import type { BenchRow, BenchTask } from './metrics.ts';

serveJobs<readonly BenchTask[], BenchRow>((tasks) => (job) => {
  const task = must(tasks[job], `task ${job}`);
  return measure(orRefuse(findGame(task.game)), task);
});
