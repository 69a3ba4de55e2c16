import { userInfo } from 'node:os';
import { type openStorage, readConfig, type Storage } from '@bivouac/server/ops';

// Work on the server's database: the one that DATABASE_URL or DATA_DIR names, as for the server itself.

export async function withStorage<T>(
  open: typeof openStorage,
  work: (storage: Storage) => Promise<T>,
): Promise<T> {
  const storage = await open({ url: readConfig(process.env).databaseUrl });
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}

/** The name of the operator of the server. An account without an entry in the system's list has only a number. */
export function hostAccount(): string {
  if (process.env.SUDO_USER) return process.env.SUDO_USER;
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? '?');
  }
}
