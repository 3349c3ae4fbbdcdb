import { loadSettingsDocument } from '@girassol/account-api/settings';
import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { countRows } from '@girassol/api-platform/database/count-rows';
import { kitSuppliers, toCents } from '@girassol/shared-domain';
import type { KitSearch, ResponseBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { resolveKitOwners } from './kit-access';
import { loadKitRecords } from './load-kit-records';

/** Kits per page where the request names no other number (shell-016). */
const USUAL_SIZE = 10;

type Page = ResponseBody<'GET /kits/paginated/:userId/:multiplier'>;

interface KitsRequest {
  userId: string;
  multiplier: number;
}

/**
 * Lists a page of kits, newest first. `userId` names the user, the team or the company whose kits are listed.
 */
export const listKits = (tx: Tx, caller: Caller, wanted: KitsRequest): Promise<Page> =>
  readPage(tx, caller, wanted, {});

/**
 * Lists a page of the kits that match a search: text, power (within 10 %), and the filters for supplier,
 * voltage, fixation, brands, type of inverter and price.
 */
export const searchKits = (tx: Tx, caller: Caller, wanted: KitsRequest, search: KitSearch): Promise<Page> =>
  readPage(tx, caller, wanted, { ...search, isNear: search.power > 0 });

/**
 * Lists kits for a proposal, ordered by the distance to the wanted power and by price. Leaves out kits of suppliers
 * that the account has disabled.
 */
export async function listKitsByPower(
  tx: Tx,
  caller: Caller,
  wanted: KitsRequest,
  search: KitSearch,
): Promise<Page> {
  const { disabledSuppliers } = await loadSettingsDocument(tx, caller.accountId);
  return readPage(tx, caller, wanted, { ...search, byDistance: true, without: disabledSuppliers });
}

/** Maximum distance from the wanted power, as a fraction of it. */
const POWER_TOLERANCE = 0.1;

type Search = Partial<KitSearch> & { isNear?: boolean; byDistance?: boolean; without?: string[] };

async function readPage(
  tx: Tx,
  caller: Caller,
  { userId, multiplier }: KitsRequest,
  { pageSize = USUAL_SIZE, wantsTotal = false, ...search }: Search,
): Promise<Page> {
  const owners = await resolveKitOwners(tx, caller, search.fetchId ?? userId);
  // One more than is shown tells whether there is another page.
  const matching = buildKitsQuery(tx, caller, owners, search);
  const rows = await matching
    .limit(pageSize + 1)
    .offset((multiplier - 1) * pageSize)
    .execute();
  return {
    kits: await loadKitRecords(tx, rows.slice(0, pageSize)),
    hasMoreItems: rows.length > pageSize,
    ...(wantsTotal && { total: await countRows(matching) }),
  };
}

/** Builds the query for the kits of some owners (null: all) that a search finds, in its order. */
export function buildKitsQuery(
  tx: Tx,
  caller: Caller,
  owners: string[] | null,
  {
    power = 0,
    isNear = false,
    byDistance = false,
    without = [],
    searchValue = '',
    source = 'ALL',
    ...search
  }: Search,
) {
  let query = tx.selectFrom('kits').selectAll().where('account_id', '=', caller.accountId);
  if (owners) query = query.where('owner_id', 'in', owners);
  for (const word of searchValue.split(/\s+/).filter(Boolean)) {
    query = query.where(sql<boolean>`search_key like search_pattern(${word})`);
  }
  if (isNear) {
    query = query
      .where('power', '>=', String(power * (1 - POWER_TOLERANCE)))
      .where('power', '<=', String(power * (1 + POWER_TOLERANCE)));
  }
  if (source === 'SUPPLIERS') query = query.where('supplier', 'in', kitSuppliers);
  if (source === 'OWN') query = query.where('supplier', 'not in', kitSuppliers);
  if (without.length > 0) query = query.where('supplier', 'not in', without);
  if (search.filter1Active && search.filter1Value) query = query.where('supplier', '=', search.filter1Value);
  if (search.filter2Active && search.filter2Value) query = query.where('voltage', '=', search.filter2Value);
  if (search.filter4Active && search.filter4Value) query = query.where('fixation', '=', search.filter4Value);
  if (search.filter5Active && search.filter5Value)
    query = query.where(sql<boolean>`${search.filter5Value} = any(module_brands)`);
  if (search.filter6Active && search.filter6Value)
    query = query.where(sql<boolean>`${search.filter6Value} = any(inverter_brands)`);
  if (search.filter7Active && search.filter7Value)
    query = query.where(sql<boolean>`${search.filter7Value} = any(inverter_types)`);
  if (search.filter8Active && search.filter8Value) {
    const { min, max } = search.filter8Value;
    if (min !== null) query = query.where('price_cents', '>=', toCents(min));
    if (max !== null) query = query.where('price_cents', '<=', toCents(max));
  }

  return byDistance || isNear
    ? query.orderBy(sql`abs(power - ${power}::numeric)`).orderBy('price_cents').orderBy('id')
    : query.orderBy('registered_at', 'desc').orderBy('id', 'desc');
}
