import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listPackageNames, listPackageWithDependencies } from './packages.mjs';
import { workspaceRoot } from './workspace.mjs';

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
const committed = {
  file: join(workspaceRoot, 'e2e', 'green.json'),
  names: ['platform', 'mono', 'unit:federation'],
};
const local = { file: join(workspaceRoot, '.cache', 'green.json') };

/** Lists the paths whose content decides the result of a step: `platform`, `mono`, `e2e`, or `unit:<package>`. */
function listInputPaths(name) {
  if (name === 'platform' || name === 'mono') return platform;
  if (name === 'e2e') return [...listPackageNames(), 'patches', 'pnpm-lock.yaml'];
  const [, folder] = name.split(':');
  return [...listPackageWithDependencies(folder), ...jestItself];
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
const hashFile = (file) => {
  if (!hashes.has(file)) hashes.set(file, createHash('sha256').update(readFileSync(file)).digest('hex'));
  return hashes.get(file);
};

/**
 * Computes a hash of the files that decide the result of a test step (`platform`, `mono`, `e2e` or
 * `unit:<package>`), leaving out unit tests of other packages.
 */
export function computeStepFingerprint(name) {
  const hash = createHash('sha256');
  const own = name.startsWith('unit:') ? join(workspaceRoot, name.slice('unit:'.length)) : undefined;
  for (const path of listInputPaths(name).map((one) => join(workspaceRoot, one))) {
    const files = /\.\w+$/.test(path) ? [path] : filesIn(path);
    for (const file of files)
      if (path === own || !isTest.test(file))
        hash.update(`${file.slice(workspaceRoot.length)}\0${hashFile(file)}\0`);
  }
  return hash.digest('hex');
}

const getRecordFile = (name) => (committed.names.includes(name) ? committed : local).file;
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** Returns true if a step has passed on the sources with this fingerprint. */
export const hasStepPassed = (name, sources) => read(getRecordFile(name))[name] === sources;

/**
 * Records that a test step passed on sources with the fingerprint `sources`. The fingerprint must be computed
 * before the step runs, since files may change during the run.
 */
export function recordStepPassed(name, sources) {
  const file = getRecordFile(name);
  mkdirSync(dirname(file), { recursive: true });
  const noted = { ...read(file), [name]: sources };
  const sorted = Object.fromEntries(Object.entries(noted).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
