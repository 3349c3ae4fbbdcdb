#!/usr/bin/env node
// Makes `dist/` of a shared package before it is packed: JavaScript and declarations, a file for a file. In the workspace
// the sources themselves are used, so `--clean` takes it away again.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exitWithError, getCommandPath } from './lib/workspace.mjs';

const dist = join(process.cwd(), 'dist');
rmSync(dist, { recursive: true, force: true });
if (!process.argv.includes('--clean')) build();

function build() {
  mkdirSync(dist);
  const project = join(dist, 'tsconfig.json');
  const compilerOptions = {
    composite: false,
    emitDeclarationOnly: false,
    noCheck: true,
    declaration: true,
    rootDir: '../src',
    outDir: '.',
  };
  const exclude = ['../src/**/*.test.ts', '../src/**/*.test.tsx'];
  writeFileSync(
    project,
    JSON.stringify({ extends: '../tsconfig.json', compilerOptions, include: ['../src'], exclude }),
  );
  const { status, stdout } = spawnSync(getCommandPath('tsc'), ['-p', project], { encoding: 'utf8' });
  if (status !== 0) exitWithError(stdout);
  rmSync(project);
  for (const name of readdirSync(dist, { recursive: true }))
    if (/\.(js|d\.ts)$/.test(name)) completeImports(join(dist, name));
}

/** Node and bundlers want the whole name of a file in an ES module: `./area` becomes `./area.js`, `./host` its index. */
function completeImports(file) {
  const source = readFileSync(file, 'utf8');
  const complete = source.replace(
    /((?:from|import)\s*(?:\(\s*)?(?:\/\*[^*]*\*\/\s*)?['"])(\.[^'"]*)(['"])/g,
    (whole, start, name, end) => {
      const path = join(dirname(file), name);
      if (existsSync(`${path}.js`) || existsSync(`${path}.d.ts`)) return `${start}${name}.js${end}`;
      if (existsSync(join(path, 'index.js'))) return `${start}${name.replace(/\/$/, '')}/index.js${end}`;
      return whole;
    },
  );
  if (complete !== source) writeFileSync(file, complete);
}
