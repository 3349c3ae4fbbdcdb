import { type Kysely, sql } from 'kysely';

/**
 * Creates the stored irradiation of locations, kWh/m² a day, January first. Locations belong to no account, so these
 * tables have no row-level security by account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  const months = 'real[] not null check (cardinality(horizontal) = 12)';

  await run(`create table irradiation_answers (
    service text not null check (service in ('NASA_POWER', 'PVGIS')),
    latitude numeric(5, 2) not null,
    longitude numeric(5, 2) not null,
    horizontal ${months},
    source text not null,
    asked_at timestamptz not null default now(),
    primary key (service, latitude, longitude)
  )`);
}
