import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, readdir, rm } from 'node:fs/promises';
import { createConnection, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { writeDump } from './dump-tables';

/** Longer paths are no address of a socket (108 bytes with its end, fewer elsewhere). */
const LONGEST_PATH = 100;

const COPY = '.copy-';

const socketOf = (dataDir: string) => join(dataDir, 'copy.sock');

/**
 * While a process holds the embedded database nobody else may open it, so that process makes the copies: whoever connects
 * to the socket in the data folder, which only its owner may, is sent one. It is written down first and sent afterwards:
 * the others wait for the reading only.
 */
export async function offerCopy(
  dataDir: string,
  pool: pg.Pool,
  onFailure: (error: Error) => void,
): Promise<() => Promise<void>> {
  const path = socketOf(dataDir);
  if (Buffer.byteLength(path) > LONGEST_PATH) {
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

/** Asks the process that holds the embedded database for a copy. False: there is none. */
export async function receiveCopy(dataDir: string, path: string): Promise<boolean> {
  const socket = createConnection(socketOf(dataDir));
  const isThere = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
  if (isThere) await pipeline(socket, createWriteStream(path, { mode: 0o600 }));
  return isThere;
}
