#!/usr/bin/env node
// Runs an operator's command on the database and files that the environment names (docs/operations.md):
//   npm run backup -- <folder>
import { join, resolve } from 'node:path';
import { ensureInstalled, runCommand, workspaceRoot } from './lib/workspace.mjs';

const [command = '', ...given] = process.argv.slice(2);
/** True when the arguments of the command name files or folders; the arguments of other commands are options. */
const takesPath = ['import-irradiation', 'import-tariffs', 'backup', 'restore'].includes(command);

ensureInstalled();
const { build } = await import('./build.mjs');
await build({ only: ['api'] });

// npm runs scripts in the workspace; a file is named from where the person stands.
const from = process.env.INIT_CWD ?? process.cwd();
const args = takesPath ? given.map((path) => resolve(from, path)) : given;
process.exitCode = await runCommand(process.execPath, [
  join(workspaceRoot, 'api', 'dist', `${command}.mjs`),
  ...args,
]);
