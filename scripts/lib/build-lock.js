import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_AGAIN_MS = 200;

/**
 * Runs `work` while no other process of this machine holds the lock file. The file names its holder by
 * folder, process id and start time: a lock that came with a copied tree, or whose process id belongs to
 * another program by now, is taken over.
 */
export async function withBuildLock(path, root, work) {
  const own = JSON.stringify({ root, pid: process.pid, started: startOf(process.pid) });
  await takeLock(path, root, own);
  try {
    await work();
  } finally {
    if (readLock(path) === own) rmSync(path, { force: true });
  }
}

async function takeLock(path, root, own) {
  let hasSaidSo = false;
  while (!createLock(path, own)) {
    const found = readLock(path);
    if (found === null) continue;
    const holder = parseHolder(found);
    const why = whyAbandoned(holder, root);
    if (why !== null) {
      if (removeLock(path, found)) console.log(`Taking over the lock of another build: ${why}.`);
      continue;
    }
    if (!hasSaidSo) console.log(`Waiting for the build of process ${holder.pid} (lock: ${path}).`);
    hasSaidSo = true;
    await sleep(LOOK_AGAIN_MS);
  }
}

/** A link appears together with its content, so that no process reads half a lock. */
function createLock(path, text) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Removes this very lock; false if another process was quicker and holds the lock by now. */
function removeLock(path, text) {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
  const moved = readFileSync(aside, 'utf8');
  rmSync(aside);
  if (moved === text) return true;
  createLock(path, moved);
  return false;
}

function readLock(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

function parseHolder(text) {
  try {
    const { root, pid, started } = JSON.parse(text);
    return { root, pid, started };
  } catch {
    return {};
  }
}

/** Null where the holder may still be building here. */
function whyAbandoned({ root, pid, started }, ownRoot) {
  if (!Number.isInteger(pid)) return 'it does not say whose it is';
  if (root !== ownRoot) return `it belongs to the folder ${root}`;
  const now = startOf(pid);
  if (now === null) return `process ${pid} has ended`;
  return now === started ? null : `process ${pid} is another program by now`;
}

/** When a process started, in whatever form the system tells it; null where there is no such process. */
function startOf(pid) {
  if (!isAlive(pid)) return null;
  try {
    // The name in parentheses may hold blanks; the start is the 20th field after it.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    // Not Linux.
  }
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It lives, but belongs to another account.
    return error.code === 'EPERM';
  }
}
