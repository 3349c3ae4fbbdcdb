import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from './workspace.mjs';

/** Folder of the migrations of the platform, and of areas that are no modules yet. */
const PLATFORM = 'api/platform/src/database/migrations';
/** Returns the folder of the migrations of an area's module. */
export const getModuleFolder = (area) => `${area}/api/src/migrations`;

/** Lists the folders with migrations: the platform's, and that of each module. */
export const listMigrationFolders = () => [
  PLATFORM,
  ...readdirSync(workspaceRoot)
    .map(getModuleFolder)
    .filter((folder) => existsSync(join(workspaceRoot, folder))),
];

/**
 * Lists the names of the migrations of a folder in the order in which they run: the first ones by number, later ones by
 * the minute (UTC).
 */
export const listMigrationNames = (folder) =>
  readdirSync(join(workspaceRoot, folder))
    .filter((file) => /^\d.*\.ts$/.test(file))
    .map((file) => file.slice(0, -3))
    .sort();

/**
 * Returns the name of a new database migration from the time of its creation (UTC) and its subject:
 * `20261123-0320-jobs`.
 */
export const createMigrationName = (subject, now = new Date()) =>
  `${now.toISOString().slice(0, 16).replaceAll('-', '').replace('T', '-').replace(':', '')}-${subject}`;

/** Builds the source of the module that lists the migrations, since bundlers follow imports, not folders. */
export function buildMigrationModule(names) {
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
