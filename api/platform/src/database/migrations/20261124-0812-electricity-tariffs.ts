import { type Kysely, sql } from 'kysely';

/**
 * Creates electricity tariffs of distributors by class and first day, R$/kWh with taxes, by imported source; they
 * belong to no account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table electricity_tariffs (
    distributor text not null,
    modality text not null check (modality in ('A', 'B')),
    uc_type text not null,
    kwh_price double precision not null check (kwh_price > 0),
    b_wire double precision check (b_wire > 0 and b_wire < kwh_price),
    valid_from date not null,
    source text not null,
    imported_at timestamptz not null default now(),
    primary key (distributor, modality, uc_type, valid_from, source)
  )`.execute(db);
}
