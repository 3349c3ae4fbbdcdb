#!/usr/bin/env node
// `pnpm bench <name>`: one measurement, printed as a table and kept in bench/RESULTS.md.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../tools/build.mjs';
import { exitWithError, runCommand, workspaceRoot } from '../tools/lib/workspace.mjs';

const [name, ...rest] = process.argv.slice(2);
const folder = join(workspaceRoot, 'bench', 'src');
const known = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3));
if (!name || !existsSync(join(folder, `${name}.ts`))) exitWithError(`Uso: pnpm bench <${known.join(' | ')}>`);

// Measures the current contents of the folder; loads are compared with the same code as one bundle.
await build();
if (name === 'load') await runCommand(process.execPath, [join(workspaceRoot, 'tools', 'build-mono.mjs')]);

process.exit(
  await runCommand(process.execPath, ['--import', 'tsx', join(folder, `${name}.ts`), ...rest], {
    cwd: join(workspaceRoot, 'bench'),
  }),
);
