#!/usr/bin/env node
// `npm run pack -- FOLDER`: the packages that a remote in another repository needs, as tarballs.
import { join, resolve } from 'node:path';
import { packPackages } from './lib/pack-packages.mjs';
import { ensureInstalled, exitWithError, workspaceRoot } from './lib/workspace.mjs';

ensureInstalled();
const folder = resolve(process.argv[2] ?? join(workspaceRoot, 'build', 'packages'));
try {
  const names = await packPackages(folder);
  console.log(`${names.length} pacotes em ${folder}`);
} catch (error) {
  exitWithError(`Não foi possível empacotar: ${error.message}`);
}
