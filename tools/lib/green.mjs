import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageNames, withDependencies } from './packages.mjs';
import { root } from './workspace.mjs';

/** Paths that decide the result of unit tests, besides the packages. */
const jestItself = ['jest.config.mjs', 'tools/jest', 'federation/jest', 'patches', 'pnpm-lock.yaml'];

/** Paths that decide the result of the platform's journeys: releases, the gate, distributions, teams elsewhere. */
const platform = [
  'federation',
  'shell/src',
  'shell/mono.config.mjs',
  'shared-auth/src',
  'shared-domain/src',
  'shared-ui/src',
  'api/src/areas/distributions',
  'api/src/areas/hosting',
  'api/src/areas/overrides',
  'api/src/areas/registry',
  'e2e/platform',
  'e2e/support',
  'patches',
  'pnpm-lock.yaml',
];

/**
 * Records that are committed, so that they hold on every machine: what takes longest and changes least. All others are of
 * this machine alone: a new clone, and so CI, runs them.
 */
const committed = { file: join(root, 'e2e', 'green.json'), names: ['platform', 'mono'] };
const local = { file: join(root, '.cache', 'green.json') };

/** Returns the paths whose content decides the result of a step: `platform`, `mono`, `e2e`, or `unit:<package>`. */
function pathsOf(name) {
  if (committed.names.includes(name)) return platform;
  if (name === 'e2e') return [...packageNames(), 'patches', 'pnpm-lock.yaml'];
  const [, folder] = name.split(':');
  return [...withDependencies(folder), ...jestItself];
}

const ignored = new Set(['node_modules', 'dist', 'test-results', 'green.json']);
const isTest = /\.test\.tsx?$/;

/** @returns {string[]} */
function filesIn(path) {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !ignored.has(name) && !name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(path, entry.name)) : [join(path, entry.name)]));
}

const hashes = new Map();
const hashOf = (file) => {
  if (!hashes.has(file)) hashes.set(file, createHash('sha256').update(readFileSync(file)).digest('hex'));
  return hashes.get(file);
};

/** Returns a hash of what decides the result of a step. Unit tests of other packages do not. */
export function fingerprint(name) {
  const hash = createHash('sha256');
  const own = name.startsWith('unit:') ? join(root, name.slice('unit:'.length)) : undefined;
  for (const path of pathsOf(name).map((one) => join(root, one))) {
    const files = /\.\w+$/.test(path) ? [path] : filesIn(path);
    for (const file of files)
      if (path === own || !isTest.test(file)) hash.update(`${file.slice(root.length)}\0${hashOf(file)}\0`);
  }
  return hash.digest('hex');
}

const storeOf = (name) => (committed.names.includes(name) ? committed : local).file;
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** Was a step green on the sources of this fingerprint? */
export const wasGreen = (name, sources) => read(storeOf(name))[name] === sources;

/** Notes that a step was green on the sources of this fingerprint, taken before it ran: some may have changed meanwhile. */
export function noteGreen(name, sources) {
  const file = storeOf(name);
  mkdirSync(dirname(file), { recursive: true });
  const noted = { ...read(file), [name]: sources };
  const sorted = Object.fromEntries(Object.entries(noted).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
