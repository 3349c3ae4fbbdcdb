#!/usr/bin/env node
// `npm run migration -- <area> <subject>`: begins a migration in the module of an area (`mfe-account`), named by the minute
// so that two teams never take the same name, and lists it. `platform` stands for the platform, and for areas that are no
// modules yet. Without arguments: writes the lists of what the folders have.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildMigrationModule,
  createMigrationName,
  getModuleFolder,
  listMigrationFolders,
  listMigrationNames,
} from './lib/migrations.mjs';
import { exitWithError, workspaceRoot } from './lib/workspace.mjs';

const [area, subject] = process.argv.slice(2);
if (area !== undefined) {
  if (!/^[a-z][a-z-]*$/.test(subject ?? ''))
    exitWithError('A subject is small letters and hyphens: npm run migration -- mfe-account service-orders');
  const folder = area === 'platform' ? listMigrationFolders()[0] : getModuleFolder(area);
  if (area !== 'platform' && !existsSync(join(workspaceRoot, area, 'api', 'package.json')))
    exitWithError(`${area} has no module: there is no ${area}/api/package.json.`);
  const path = join(workspaceRoot, folder, `${createMigrationName(subject)}.ts`);
  mkdirSync(join(workspaceRoot, folder), { recursive: true });
  writeFileSync(
    path,
    `import { type Kysely, sql } from 'kysely';

/** Why these tables are there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`select 1\`.execute(db);
}
`,
  );
  console.log(path);
}
for (const folder of listMigrationFolders())
  writeFileSync(join(workspaceRoot, folder, 'index.ts'), buildMigrationModule(listMigrationNames(folder)));
