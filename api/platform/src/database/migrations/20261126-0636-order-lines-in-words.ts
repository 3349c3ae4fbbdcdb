import { type Kysely, sql } from 'kysely';

/**
 * Replaces the decimal point by a comma in powers that the lines of equipment orders mention: `0.1 kW`
 * becomes `0,1 kW`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The walls hold for the owner of the tables too.
  await sql`alter table order_items no force row level security`.execute(db);
  await sql`update order_items set detail = replace(detail, '.', ',')
    where detail ~ '^[0-9]+[.][0-9]+ (kW|Wp)$'`.execute(db);
  await sql`alter table order_items force row level security`.execute(db);
}
