import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { can } from '@girassol/shared-domain';
import type { FoundRecord } from '@girassol/shared-domain/contract';
import { type RawBuilder, sql } from 'kysely';
import { resolveKitOwners } from '../kits/kit-access';

type CatalogueItem = Omit<Extract<FoundRecord, { kind: 'CATALOGUE_ITEM' }>, 'kind'>;
type Kit = Omit<Extract<FoundRecord, { kind: 'KIT' }>, 'kind'>;

/** Returns the SQL condition that every word of the text occurs, as in the lists of the catalogue and of kits. */
const filterByWords = (text: string): RawBuilder<unknown> =>
  sql.join(
    text.split(/\s+/).map((word) => sql`search_key like search_pattern(${word})`),
    sql` and `,
  );

/** Searches modules, inverters and equipment by model, manufacturer, detail or power. */
export async function searchCatalogueItems(
  tx: Tx,
  accountId: string,
  text: string,
  most: number,
): Promise<CatalogueItem[]> {
  const { rows } = await sql<CatalogueItem>`
    select id as "_id", kind as catalogue, name, manufacturer from catalogue_items
    where account_id = ${accountId} and ${filterByWords(text)} order by name_key, id limit ${most}`.execute(
    tx,
  );
  return rows;
}

/** Searches kits by their contents, newest first. */
export async function searchKitRecords(tx: Tx, caller: Caller, text: string, most: number): Promise<Kit[]> {
  const seesAll = can(caller, 'kitsManager') || can(caller, 'salesManager');
  const owners = await resolveKitOwners(tx, caller, seesAll ? caller.accountId : caller.userId);
  const { rows } = await sql<Kit>`
    select id as "_id", supplier, power::float8 as power, price_cents::float8 / 100 as price from kits
    where account_id = ${caller.accountId} and (${owners}::uuid[] is null or owner_id = any(${owners}::uuid[]))
      and ${filterByWords(text)}
    order by registered_at desc, id desc limit ${most}`.execute(tx);
  return rows;
}
