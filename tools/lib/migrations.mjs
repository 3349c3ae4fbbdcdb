import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

export const migrationsFolder = join(root, 'api/src/platform/database/migrations');

/** Names of the migrations, in the order in which they run: the first ones by number, later ones by the minute (UTC). */
export const migrationNames = () =>
  readdirSync(migrationsFolder)
    .filter((file) => /^\d.*\.ts$/.test(file))
    .map((file) => file.slice(0, -3))
    .sort();

/** `20261123-0320-jobs` for a migration begun at that minute. */
export const nameFor = (subject, now = new Date()) =>
  `${now.toISOString().slice(0, 16).replaceAll('-', '').replace('T', '-').replace(':', '')}-${subject}`;

/** The module that lists the migrations: bundlers follow imports, not folders. */
export function migrationList(names) {
  const variable = (name) => `m${name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}`;
  return `// Written by \`npm run migration\`.
import type { Migration } from 'kysely';
${names.map((name) => `import * as ${variable(name)} from './${name}';`).join('\n')}

/** Every migration by name, in order. Names are never changed and released migrations never edited. */
export const migrations: Record<string, Migration> = {
${names.map((name) => `  '${name}': ${variable(name)},`).join('\n')}
};
`;
}
