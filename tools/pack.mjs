#!/usr/bin/env node
// `npm run pack -- FOLDER`: the packages that a remote in another repository needs, as tarballs.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { withLock } from './lib/lock.mjs';
import {
  ensureInstalled,
  exitWithError,
  PNPM_PACKAGE_SPEC,
  runCommand,
  workspaceRoot,
} from './lib/workspace.mjs';

const packed = ['shared-domain', 'shared-ui', 'shared-auth', 'federation'];

ensureInstalled();
const folder = resolve(process.argv[2] ?? join(workspaceRoot, 'build', 'packages'));
mkdirSync(folder, { recursive: true });
// Each package has a `dist/` while it is packed: a second run at the same time would take it away in the middle.
const failed = await withLock(join(workspaceRoot, 'node_modules', '.cache', 'girassol-pack.lock'), packAll);
if (failed) exitWithError(`Não foi possível empacotar ${failed}.`);
console.log(`${packed.length} pacotes em ${folder}`);

/** Packs one after the other. Answers the first that could not be packed. */
async function packAll() {
  for (const name of packed) {
    const code = await runCommand(
      'npx',
      ['--yes', PNPM_PACKAGE_SPEC, '--silent', 'pack', '--pack-destination', folder],
      {
        cwd: join(workspaceRoot, name),
      },
    );
    if (code !== 0) return name;
  }
  return undefined;
}
