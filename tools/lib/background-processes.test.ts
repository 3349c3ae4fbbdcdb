import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(__dirname, '../..');
const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^(api|shell|mfe-.+)$/.test(entry.name))
  .map(({ name }) => join(root, name, name === 'api' ? '' : 'api'));

/** Files of the server that start processes or threads by themselves, and why they may. */
const reasons: Record<string, string> = {
  'api/platform/src/background-process.ts':
    'starts every child process of a running server, with low priority',
  'api/platform/src/conversion/programs.ts': 'asks fontconfig for a list, for some milliseconds',
  'api/platform/src/conversion/run-limited.ts': 'asks once whether the machine can take a network away',
  'api/platform/src/sealing/run-pdf-task.ts': 'starts a thread, which lowers its own priority',
  'api/src/main.ts': 'writes the demonstration data before anybody is served',
};

/** Imports that start something; a type does not. */
const STARTS = /import (?!type )[^;]{0,300}from 'node:(?:child_process|worker_threads|cluster)'/g;

const startsProcesses = (source: string): boolean =>
  [...source.matchAll(STARTS)].some(([text]) => /\b(?:spawn|spawnSync|fork|exec\w*|Worker)\b/.test(text));

function* sourcesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!['node_modules', 'dist', 'build', 'test', 'commands'].includes(entry.name)) yield* sourcesIn(path);
    } else if (/\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

test('a running server starts its child processes in one place, which lowers their priority', () => {
  const found = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => [...sourcesIn(folder)])
    .filter((path) => startsProcesses(readFileSync(path, 'utf8')))
    .map((path) => relative(root, path));
  expect(found.sort()).toEqual(Object.keys(reasons).sort());
});

test.each([
  "import { spawn } from 'node:child_process';",
  "import { type ChildProcess, execFile } from 'node:child_process';",
  "import {\n  fork,\n} from 'node:child_process';",
  "import { Worker } from 'node:worker_threads';",
])('%s is found', (source) => expect(startsProcesses(source)).toBe(true));

test.each([
  "import type { ChildProcess } from 'node:child_process';",
  "import { parentPort } from 'node:worker_threads';",
])('%s is fine', (source) => expect(startsProcesses(source)).toBe(false));
