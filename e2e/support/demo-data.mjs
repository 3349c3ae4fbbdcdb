// The demonstration data as a server writes it at its first start: written once per build and day, and copied by every
// server of the journeys that begins with it.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const home = join(root, '.cache', 'demo-data');
const program = join(root, 'api', 'dist', 'server.mjs');

/** Where the data of this build and of today is, or will be: its dates count from the day it was written. */
function place() {
  const build = createHash('sha256').update(readFileSync(program)).digest('hex').slice(0, 16);
  return join(home, `${build}-${new Date().toISOString().slice(0, 10)}`);
}

/**
 * Writes the data, if it is not there yet, by a server that has no build: what it knows of releases would be another's. It
 * listens where nobody waits for it: journeys that took it for theirs began, and it ended.
 */
export async function writeDemoData() {
  const folder = place();
  if (existsSync(folder)) return;
  const port = await freePort();
  rmSync(home, { recursive: true, force: true });
  const unfinished = `${folder}.unfinished`;
  mkdirSync(unfinished, { recursive: true });
  const server = spawn(process.execPath, [program], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: unfinished,
      BUILD_DIR: join(unfinished, 'no-build'),
      LOG_LEVEL: 'warn',
    },
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const isOver = ended.then(() => true);
  while (!(await isReady(port))) {
    if (await Promise.race([isOver, pause(250)]))
      throw new Error('the server that writes demonstration data ended');
  }
  server.kill('SIGTERM');
  await ended;
  renameSync(unfinished, folder);
}

/**
 * Gives a server that begins its demonstration data; false where none was written, and it writes its own.
 * @param {string} dataDir
 */
export function copyDemoData(dataDir) {
  const folder = place();
  if (!existsSync(folder)) return false;
  mkdirSync(dataDir, { recursive: true });
  for (const name of readdirSync(folder).filter((each) => !each.endsWith('.sock')))
    cpSync(join(folder, name), join(dataDir, name), { recursive: true });
  return true;
}

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

const isReady = (port) =>
  fetch(`http://localhost:${port}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

const pause = (milliseconds) => new Promise((resolve) => setTimeout(() => resolve(false), milliseconds));
