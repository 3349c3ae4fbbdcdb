import net from 'node:net';
import { BuildError } from './build-error.mjs';

/**
 * Rejects with GF-722 when a port is taken, before anything is compiled.
 * @param {number} port
 * @returns {Promise<void>}
 */
export function requireFreePort(port) {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', () =>
      reject(new BuildError('GF-722', `The port ${port} is taken: name another with --port.`)),
    );
    probe.listen(port, 'localhost', () => probe.close(() => resolve()));
  });
}
