import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import { StartFailure } from './start-failure';

/**
 * Locks a folder for this process and returns the function that releases it. The embedded database has no lock of its
 * own: two processes would both write. The lock is an abstract Unix socket, which the kernel frees even after kill -9;
 * on systems without such sockets (not Linux) nothing is locked.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  if (process.platform !== 'linux') return async () => {};
  const name = `\0girassol-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32)}`;
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new StartFailure(
              `A pasta de dados ${folder} está em uso por outro processo do Girassol. Encerre-o ou use outra pasta (DATA_DIR).`,
            )
          : error,
      ),
    );
    server.listen(name, resolve);
  });
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}
