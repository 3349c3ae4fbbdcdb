#!/usr/bin/env node
// Builds what changed: the API, the shell and every remote. Two at a time: that is what a small machine has.
//   npm run build                  everything
//   npm run build -- shell         only these
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inputHash } from '../federation/build/input-hash.mjs';
import { ensureInstalled, fail, root, run } from './lib/workspace.mjs';

const AT_ONCE = 2;
const girassol = join(root, 'federation', 'bin', 'girassol.mjs');
const stamps = join(root, '.cache', 'build');

/** What every browser build depends on besides its own folder. */
const common = [
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

/** Name -> what it is made of, what must be there afterwards, and how it is made. */
function targets() {
  const remotes = readdirSync(root).filter(
    (name) => name.startsWith('mfe-') && existsSync(join(root, name, 'webpack.config.mjs')),
  );
  const webpackBuild = (name) => () => run(process.execPath, [girassol, 'build'], { cwd: join(root, name) });
  return {
    // The longest first: the others fit beside it.
    shell: {
      inputs: ['shell', ...common, ...sharedSources],
      output: 'build/shell/shell.json',
      build: webpackBuild('shell'),
    },
    ...Object.fromEntries(
      remotes.map((name) => [
        name,
        {
          inputs: [name, ...common, 'shared-templates', 'shared-ui/package.json', 'shared-auth/package.json'],
          output: `build/releases/${name}`,
          build: webpackBuild(name),
        },
      ]),
    ),
    api: {
      inputs: ['api/src', 'api/build.mjs', 'api/package.json', ...common],
      output: 'api/dist/server.mjs',
      build: () => run(process.execPath, ['build.mjs'], { cwd: join(root, 'api') }),
    },
  };
}

/**
 * Builds what has changed since the last build, and ends the process in words when something does not build.
 * @param {{ only?: string[] }} options names of targets; all when left out
 */
export async function build({ only } = {}) {
  const all = targets();
  for (const name of only ?? [])
    if (!(name in all)) fail(`Não há o que construir em "${name}". Há: ${Object.keys(all).join(', ')}.`);

  const waiting = Object.entries(all)
    .filter(([name]) => only?.includes(name) ?? true)
    .map(([name, target]) => ({
      name,
      ...target,
      hash: inputHash(target.inputs.map((path) => join(root, path))),
    }))
    .filter((target) => !isUpToDate(target));

  const failed = [];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let target = waiting.shift(); target; target = waiting.shift())
        if (!(await buildOne(target))) failed.push(target.name);
    }),
  );
  if (failed.length > 0) fail(`Não foi possível construir: ${failed.join(', ')}.`);
}

const stampOf = (name) => join(stamps, name);

function isUpToDate({ name, output, hash }) {
  if (!existsSync(join(root, output)) || !existsSync(stampOf(name))) return false;
  return readFileSync(stampOf(name), 'utf8') === hash;
}

async function buildOne({ name, build: make, hash }) {
  const started = Date.now();
  console.log(`Construindo ${name}…`);
  if ((await make()) !== 0) return false;
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stampOf(name), hash);
  console.log(`Construído  ${name} em ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return true;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  const only = process.argv.slice(2);
  await build(only.length > 0 ? { only } : {});
}
