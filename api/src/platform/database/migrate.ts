import { type Kysely, Migrator, sql } from 'kysely';
import { migrations } from './migrations';
import { StartFailure } from './start-failure';
import type { Tables } from './tables';

/** Schema of what only the owner may read: the list of migrations and the password of the runtime login. */
export const OWNER_SCHEMA = 'internal';

/** Brings the tables up to date, or to where `only` some migrations bring them. Processes that start together wait for one another; a newer database is refused. */
export async function migrate(db: Kysely<Tables>, only = Object.keys(migrations)): Promise<void> {
  await refuseNewer(db);
  const wanted = Object.entries(migrations).filter(([name]) => only.includes(name));
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(wanted) },
    migrationTableSchema: OWNER_SCHEMA,
    // Two that were made side by side may be merged in another order than they were numbered.
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) {
    const failed = results?.find((result) => result.status === 'Error')?.migrationName;
    throw new Error(`Migration failed: ${failed ?? 'before the first one'}`, { cause: error });
  }
}

async function refuseNewer(db: Kysely<Tables>): Promise<void> {
  const table = await sql<{ exists: boolean }>`
    select to_regclass(${`${OWNER_SCHEMA}.kysely_migration`}) is not null as exists`.execute(db);
  if (!table.rows[0]?.exists) return;
  const done = await sql<{ name: string }>`
    select name from ${sql.table(`${OWNER_SCHEMA}.kysely_migration`)} order by name`.execute(db);
  const unknown = done.rows.find(({ name }) => !(name in migrations));
  if (unknown) {
    throw new StartFailure(
      `O banco de dados é de uma versão mais nova do Girassol (migração ${unknown.name}). Atualize o programa.`,
    );
  }
}
