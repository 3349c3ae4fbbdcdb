import { type Kysely, sql } from 'kysely';

/**
 * Creates the irradiation of municipalities by imported source, kWh/m² a day, January first; it belongs to no account.
 * A calculation stores the values that it used.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run(`create table municipal_irradiation (
    ibge text not null check (ibge ~ '^[0-9]{7}$'),
    source text not null,
    year smallint not null,
    horizontal real[] not null check (cardinality(horizontal) = 12),
    tilted real[] check (cardinality(tilted) = 12),
    imported_at timestamptz not null default now(),
    primary key (ibge, source)
  )`);
  await run('create index municipal_irradiation_source on municipal_irradiation (source)');
  await run('alter table calculations add column municipal_irradiation jsonb');
}
