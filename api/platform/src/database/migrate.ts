import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { StartFailure } from './start-failure';
import type { Tables } from './tables';

/**
 * Name of the database schema that only the owner of the tables may read: it contains the list of migrations
 * and the password of the runtime login.
 */
export const OWNER_SCHEMA = 'internal';

/** All migrations of the product by name, in the order in which they run. */
export type Migrations = Readonly<Record<string, Migration>>;

/**
 * Applies the pending migrations (only those named in `only`, if given). Processes that start together wait
 * for one another. Throws for a database that a newer release has migrated.
 */
export async function migrate(
  db: Kysely<Tables>,
  migrations: Migrations,
  only = Object.keys(migrations),
): Promise<void> {
  await refuseNewer(db, migrations);
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

async function refuseNewer(db: Kysely<Tables>, migrations: Migrations): Promise<void> {
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
