import { kitSuppliers, toCents } from '@girassol/shared-domain';
import type { Answer, KitSearch } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { readSettingsDocument } from '../settings/read-settings';
import { kitAnswers } from './kit-answer';
import { kitOwners } from './kit-scope';

/** Kits per page where the request names no other number (shell-016). */
const USUAL_SIZE = 10;

type Page = Answer<'GET /kits/paginated/:userId/:multiplier'>;

interface Wanted {
  userId: string;
  multiplier: number;
}

/** A page of the kits of the person, team or company that `userId` means, newest first. */
export const listKits = (tx: Tx, caller: Caller, wanted: Wanted): Promise<Page> =>
  readPage(tx, caller, wanted, {});

/** The same, narrowed by text, power (within a tenth of it) and the seven numbered filters. */
export const searchKits = (tx: Tx, caller: Caller, wanted: Wanted, search: KitSearch): Promise<Page> =>
  readPage(tx, caller, wanted, { ...search, isNear: search.power > 0 });

/**
 * Kits to choose from for a proposal: of any power, the nearest to the one that is wanted first, of equally near ones
 * the cheaper; none of a supplier that the account has switched off.
 */
export async function kitsByPower(tx: Tx, caller: Caller, wanted: Wanted, search: KitSearch): Promise<Page> {
  const { disabledSuppliers } = await readSettingsDocument(tx, caller.accountId);
  return readPage(tx, caller, wanted, { ...search, byDistance: true, without: disabledSuppliers });
}

/** How far from the wanted power a kit of the list may be. */
const NEAR = 0.1;

type Search = Partial<KitSearch> & { isNear?: boolean; byDistance?: boolean; without?: string[] };

async function readPage(
  tx: Tx,
  caller: Caller,
  { userId, multiplier }: Wanted,
  { pageSize = USUAL_SIZE, ...search }: Search,
): Promise<Page> {
  const owners = await kitOwners(tx, caller, search.fetchId ?? userId);
  // One more than is shown tells whether there is another page.
  const rows = await foundKits(tx, caller, owners, search)
    .limit(pageSize + 1)
    .offset((multiplier - 1) * pageSize)
    .execute();
  return { kits: await kitAnswers(tx, rows.slice(0, pageSize)), hasMoreItems: rows.length > pageSize };
}

/** The kits of these owners (null: everybody's) that a search finds, in its order. */
export function foundKits(
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
      .where('power', '>=', String(power * (1 - NEAR)))
      .where('power', '<=', String(power * (1 + NEAR)));
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
