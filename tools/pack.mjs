#!/usr/bin/env node
// `npm run pack -- FOLDER`: the packages that a remote in another repository needs, as tarballs.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureInstalled, fail, PNPM, root, run } from './lib/workspace.mjs';

const packed = ['shared-domain', 'shared-ui', 'shared-auth', 'federation'];

ensureInstalled();
const folder = resolve(process.argv[2] ?? join(root, 'build', 'packages'));
mkdirSync(folder, { recursive: true });
for (const name of packed) {
  const code = await run('npx', ['--yes', PNPM, '--silent', 'pack', '--pack-destination', folder], {
    cwd: join(root, name),
  });
  if (code !== 0) fail(`Não foi possível empacotar ${name}.`);
}
console.log(`${packed.length} pacotes em ${folder}`);
