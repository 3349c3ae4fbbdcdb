#!/usr/bin/env node
// `npm run migration -- <subject>`: begins a migration, named by the minute so that two teams never take the same number,
// and lists it. Without a subject: writes the list of what the folder has.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationList, migrationNames, migrationsFolder, nameFor } from './lib/migrations.mjs';
import { fail } from './lib/workspace.mjs';

const [subject] = process.argv.slice(2);
if (subject !== undefined) {
  if (!/^[a-z][a-z-]*$/.test(subject)) fail('A subject is small letters and hyphens: service-orders');
  const path = join(migrationsFolder, `${nameFor(subject)}.ts`);
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
writeFileSync(join(migrationsFolder, 'index.ts'), migrationList(migrationNames()));
