import { auditAfter, newestAudit } from '../storage/audit.ts';
import type { AuditRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import type { Report } from './report.ts';
import { throttledLog } from './throttled-log.ts';

const POLL_MS = 1_000;

/**
 * Polls the audit log for commands that a host runs in another process; SQLite has no notifications. The commands are
 * stored already; this process only applies their effects.
 */
export async function watchModeration(
  { db }: Storage,
  act: (entry: AuditRow) => Promise<void>,
  report: Report,
): Promise<{ close(): void }> {
  let seen = await newestAudit(db);
  let isPolling = false;
  const logFailure = throttledLog((error, times) =>
    report('the audit log could not be read', { error, times }, 'warn'),
  );
  const poll = async (): Promise<void> => {
    if (isPolling) return;
    isPolling = true;
    try {
      for (const entry of await auditAfter(db, seen)) {
        await act(entry);
        seen = entry.id;
      }
    } catch (error) {
      logFailure(error);
    } finally {
      isPolling = false;
    }
  };
  const timer = setInterval(() => void poll(), POLL_MS);
  timer.unref();
  return { close: () => clearInterval(timer) };
}
