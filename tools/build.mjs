#!/usr/bin/env node
// Builds what changed: the API, the shell and every remote. Two at a time: that is what a small machine has.
//   npm run build                  everything
//   npm run build -- shell         only these
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { computeInputHash } from './lib/input-hash.mjs';
import { listPackageFolders } from './lib/packages.mjs';
import { ensureInstalled, exitWithError, runCommand, workspaceRoot } from './lib/workspace.mjs';

const AT_ONCE = 2;
const girassol = join(workspaceRoot, 'federation', 'bin', 'girassol.mjs');
const stamps = join(workspaceRoot, '.cache', 'build');

/** Inputs of every browser build besides its own folder. */
const commonInputs = [
  'federation/build',
  'federation/src',
  'shared-domain/src',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
];
const sharedSources = [
  'shared-ui/src',
  'shared-ui/package.json',
  'shared-auth/src',
  'shared-auth/package.json',
];

const packageFolders = listPackageFolders();
/** Domain packages of all areas: a remote may import others than its own. */
const domains = packageFolders.filter((folder) => folder.endsWith('/domain'));
/** Folders whose sources are in the bundle of the API. */
const serverSources = [
  'api/src',
  'api/platform/src',
  'shared-templates/src',
  ...domains,
  ...packageFolders.filter((folder) => folder.endsWith('/api')),
];

/** Name -> what it is made of, what must be there afterwards, and how it is made. */
function targets() {
  const remotes = readdirSync(workspaceRoot).filter(
    (name) => name.startsWith('mfe-') && existsSync(join(workspaceRoot, name, 'webpack.config.mjs')),
  );
  const webpackBuild = (name) => () =>
    runCommand(process.execPath, [girassol, 'build'], { cwd: join(workspaceRoot, name) });
  return {
    // The longest first: the others fit beside it.
    shell: {
      inputs: [
        ...readdirSync(join(workspaceRoot, 'shell'))
          .filter((path) => path !== 'api')
          .map((path) => `shell/${path}`),
        ...commonInputs,
        ...sharedSources,
      ],
      output: 'build/shell/shell.json',
      build: webpackBuild('shell'),
    },
    ...Object.fromEntries(
      remotes.map((name) => [
        name,
        {
          inputs: [
            // Not its server part, which is in the bundle of the API.
            ...['src', 'package.json', 'webpack.config.mjs'].map((path) => `${name}/${path}`),
            ...domains,
            ...commonInputs,
            'shared-templates',
            'shared-ui/package.json',
            'shared-auth/package.json',
          ],
          output: `build/releases/${name}`,
          build: webpackBuild(name),
        },
      ]),
    ),
    api: {
      inputs: [...serverSources, 'api/build.mjs', 'api/package.json', ...commonInputs],
      output: 'api/dist/server.mjs',
      build: () => runCommand(process.execPath, ['build.mjs'], { cwd: join(workspaceRoot, 'api') }),
    },
  };
}

/**
 * Builds what has changed since the last build, and ends the process with a message when a build fails.
 * @param {{ only?: string[] }} options names of targets; all when left out
 */
export async function build({ only } = {}) {
  const all = targets();
  for (const name of only ?? [])
    if (!(name in all))
      exitWithError(`Não há o que construir em "${name}". Há: ${Object.keys(all).join(', ')}.`);

  const waiting = Object.entries(all)
    .filter(([name]) => only?.includes(name) ?? true)
    .map(([name, target]) => ({
      name,
      ...target,
      hash: computeInputHash(target.inputs.map((path) => join(workspaceRoot, path))),
    }))
    .filter((target) => !isUpToDate(target));

  const failed = [];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let target = waiting.shift(); target; target = waiting.shift())
        if (!(await buildOne(target))) failed.push(target.name);
    }),
  );
  if (failed.length > 0) exitWithError(`Não foi possível construir: ${failed.join(', ')}.`);
}

const getStampPath = (name) => join(stamps, name);

function isUpToDate({ name, output, hash }) {
  if (!existsSync(join(workspaceRoot, output)) || !existsSync(getStampPath(name))) return false;
  return readFileSync(getStampPath(name), 'utf8') === hash;
}

async function buildOne({ name, build: make, hash }) {
  const started = Date.now();
  console.log(`Construindo ${name}…`);
  if ((await make()) !== 0) return false;
  mkdirSync(stamps, { recursive: true });
  writeFileSync(getStampPath(name), hash);
  console.log(`Construído  ${name} em ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return true;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  const only = process.argv.slice(2);
  await build(only.length > 0 ? { only } : {});
}
