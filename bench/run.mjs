#!/usr/bin/env node
// `pnpm bench <name>`: one measurement, printed as a table and kept in bench/RESULTS.md.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../tools/build.mjs';
import { fail, root, run } from '../tools/lib/workspace.mjs';

const [name, ...rest] = process.argv.slice(2);
const folder = join(root, 'bench', 'src');
const known = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3));
if (!name || !existsSync(join(folder, `${name}.ts`))) fail(`Uso: pnpm bench <${known.join(' | ')}>`);

// What is measured is what is in the folder now; loads are compared with the same code as one bundle.
await build();
if (name === 'load') await run(process.execPath, [join(root, 'tools', 'build-mono.mjs')]);

process.exit(
  await run(process.execPath, ['--import', 'tsx', join(folder, `${name}.ts`), ...rest], {
    cwd: join(root, 'bench'),
  }),
);
