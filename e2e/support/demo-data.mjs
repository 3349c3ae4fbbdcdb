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

/**
 * Returns the folder of the demonstration data of this build and of today: its dates count from the day of its
 * creation.
 */
function getDemoDataFolder() {
  const build = createHash('sha256').update(readFileSync(program)).digest('hex').slice(0, 16);
  return join(home, `${build}-${new Date().toISOString().slice(0, 10)}`);
}

/**
 * Writes the demonstration data of today to the cache unless it exists, by starting the server without a
 * build, whose releases would belong to another run. That server listens on a free port, so that no journey
 * mistakes it for its own server. Throws when that server ends before it is ready.
 */
export async function writeDemoData() {
  const folder = getDemoDataFolder();
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
 * Copies the demonstration data into the folder of a new server; returns false where no data was written, so that the
 * server writes its own.
 * @param {string} dataDir
 */
export function copyDemoData(dataDir) {
  const folder = getDemoDataFolder();
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
