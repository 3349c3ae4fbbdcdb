import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/** What the platform's journeys are about: releases, the gate, distributions, teams elsewhere. */
const watched = [
  'federation',
  'shell/src',
  'shared-auth/src',
  'shared-domain/src',
  'shared-ui/src',
  'api/src/areas/distributions',
  'api/src/areas/hosting',
  'api/src/areas/overrides',
  'api/src/areas/registry',
  'e2e/platform',
  'e2e/support',
  'patches',
  'pnpm-lock.yaml',
];
const note = join(root, 'e2e', 'platform.seen');

function* filesIn(path) {
  if (!existsSync(path)) return;
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name === 'node_modules' || entry.name === 'dist') continue;
    if (entry.isDirectory()) yield* filesIn(join(path, entry.name));
    else if (entry.isFile()) yield join(path, entry.name);
  }
}

/** One word for what the platform is made of now. Its own unit tests change nothing of it. */
export function platformFingerprint() {
  const hash = createHash('sha256');
  for (const path of watched.map((name) => join(root, name))) {
    for (const file of path.endsWith('.yaml') ? [path] : filesIn(path)) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash
        .update(`${file.slice(root.length)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/** Were the platform's journeys green on what is here? `e2e/platform.seen` says on what they last were, and is committed. */
export const isPlatformSeen = () =>
  existsSync(note) && readFileSync(note, 'utf8').trim() === platformFingerprint();

/** They are green on what is here. */
export const notePlatformSeen = () => writeFileSync(note, `${platformFingerprint()}\n`);
