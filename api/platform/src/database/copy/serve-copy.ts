import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, readdir, rm } from 'node:fs/promises';
import { createConnection, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { writeDump } from './dump-tables';

/** Longer paths are no address of a socket (108 bytes with its end, fewer elsewhere). */
const MAX_PATH_LENGTH = 100;

const COPY = '.copy-';

const getSocketPath = (dataDir: string) => join(dataDir, 'copy.sock');

/**
 * Serves copies of the embedded database, which only this process may open, on a socket in the data folder
 * that only the folder's owner may use. Each copy is first written to a file and afterwards sent, so that
 * other work waits only for the reading. Returns a function that stops serving.
 */
export async function serveCopies(
  dataDir: string,
  pool: pg.Pool,
  onFailure: (error: Error) => void,
): Promise<() => Promise<void>> {
  const path = getSocketPath(dataDir);
  if (Buffer.byteLength(path) > MAX_PATH_LENGTH) {
    onFailure(new Error(`no copies while it runs: the path ${path} is too long for a socket`));
    return async () => {};
  }
  // The folder is held: whoever left a socket or a copy is gone.
  await rm(path, { force: true });
  for (const name of await readdir(dataDir))
    if (name.startsWith(COPY)) await rm(join(dataDir, name), { force: true });
  const server = createServer(async (socket) => {
    socket.on('error', () => {});
    const copy = join(dataDir, `${COPY}${randomUUID()}`);
    try {
      const client = await pool.connect();
      await writeDump(client, createWriteStream(copy, { mode: 0o600 })).finally(() => client.release());
      await pipeline(createReadStream(copy), socket);
    } catch (error) {
      socket.destroy();
      onFailure(error instanceof Error ? error : new Error(String(error)));
    } finally {
      await rm(copy, { force: true });
    }
  });
  try {
    await listenOn(server, path);
    await chmod(path, 0o600);
  } catch (error) {
    // Some shared folders carry no sockets. Everything else works without.
    onFailure(new Error('no copies while it runs', { cause: error }));
    server.close();
    return async () => {};
  }
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function listenOn(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
}

/** Receives a copy from the process that holds the embedded database. Returns false if there is no such process. */
export async function receiveCopy(dataDir: string, path: string): Promise<boolean> {
  const socket = createConnection(getSocketPath(dataDir));
  const isThere = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
  if (isThere) await pipeline(socket, createWriteStream(path, { mode: 0o600 }));
  return isThere;
}
