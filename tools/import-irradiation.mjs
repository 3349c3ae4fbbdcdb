#!/usr/bin/env node
// Brings a table of municipal irradiation into the database (docs/operations.md):
//   npm run import-irradiation -- table.csv
import { join, resolve } from 'node:path';
import { ensureInstalled, root, run } from './lib/workspace.mjs';

ensureInstalled();
const { build } = await import('./build.mjs');
await build({ only: ['api'] });

// npm runs scripts in the workspace; the file is named from where the person stands.
const [file] = process.argv.slice(2);
const path = file ? [resolve(process.env.INIT_CWD ?? process.cwd(), file)] : [];
process.exitCode = await run(process.execPath, [
  join(root, 'api', 'dist', 'import-irradiation.mjs'),
  ...path,
]);
