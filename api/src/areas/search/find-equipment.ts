import { can } from '@girassol/shared-domain';
import type { SearchRecord } from '@girassol/shared-domain/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { kitOwners } from '../kits/kit-scope';

type CatalogueItem = Omit<Extract<SearchRecord, { kind: 'CATALOGUE_ITEM' }>, 'kind'>;
type Kit = Omit<Extract<SearchRecord, { kind: 'KIT' }>, 'kind'>;

/** Every word of the text is found, as in the lists of the catalogue and of kits. */
const hasWords = (text: string): RawBuilder<unknown> =>
  sql.join(
    text.split(/\s+/).map((word) => sql`search_key like search_pattern(${word})`),
    sql` and `,
  );

/** Modules, inverters and equipment by model, manufacturer, detail or power. */
export async function findCatalogueItems(
  tx: Tx,
  accountId: string,
  text: string,
  most: number,
): Promise<CatalogueItem[]> {
  const { rows } = await sql<CatalogueItem>`
    select id as "_id", kind as catalogue, name, manufacturer from catalogue_items
    where account_id = ${accountId} and ${hasWords(text)} order by name_key, id limit ${most}`.execute(tx);
  return rows;
}

/** Kits by what they are made of, newest first. */
export async function findKits(tx: Tx, caller: Caller, text: string, most: number): Promise<Kit[]> {
  const seesAll = can(caller, 'kitsManager') || can(caller, 'salesManager');
  const owners = await kitOwners(tx, caller, seesAll ? caller.accountId : caller.userId);
  const { rows } = await sql<Kit>`
    select id as "_id", supplier, power::float8 as power, price_cents::float8 / 100 as price from kits
    where account_id = ${caller.accountId} and (${owners}::uuid[] is null or owner_id = any(${owners}::uuid[]))
      and ${hasWords(text)}
    order by registered_at desc, id desc limit ${most}`.execute(tx);
  return rows;
}
