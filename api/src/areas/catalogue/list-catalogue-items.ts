import { type Caller, requireIdOfOwnAccount } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { countRows } from '@girassol/api-platform/database/count-rows';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import type { CatalogueKind } from '@girassol/shared-domain';
import { sql } from 'kysely';
import { requireCatalogueAccess } from './catalogue-access';
import { type CatalogueItemRow, catalogueItemConverters } from './item-answer';

/** Items per page where the request names no other number (shell-016). */
const USUAL_SIZE = 10;
/** Maximum number of items that a picker offers. */
const MAX_CHOICES = 20;

const selectItemRows = (tx: Tx, caller: Caller, kind: CatalogueKind) =>
  tx
    .selectFrom('catalogue_items as i')
    .innerJoin('users as u', (join) =>
      join.onRef('u.account_id', '=', 'i.account_id').onRef('u.id', '=', 'i.updated_by'),
    )
    .selectAll('i')
    .select('u.name as user_name')
    .where('i.account_id', '=', caller.accountId)
    .where('i.kind', '=', kind);

/**
 * Loads the row of one catalogue item, with the name of its last editor. Refused (404) for a missing item or
 * that of another account.
 */
export async function loadCatalogueItemRow(
  tx: Tx,
  caller: Caller,
  kind: CatalogueKind,
  id: string,
): Promise<CatalogueItemRow> {
  const row = await selectItemRows(tx, caller, kind).where('i.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('Este item não está mais no catálogo.');
  return row;
}

/** Loads one catalogue item as the API returns it. Refused (403) if the caller may not see the catalogue. */
export async function loadCatalogueItem(tx: Tx, caller: Caller, kind: CatalogueKind, id: string) {
  requireCatalogueAccess(caller);
  return catalogueItemConverters[kind].one(await loadCatalogueItemRow(tx, caller, kind, id));
}

/**
 * Lists a page of the catalogue items of one kind, ordered by name. The search covers model, manufacturer,
 * detail and power, without regard to accents and case; each word must be found. `fetchId` may name any user
 * of the account, because an account has only one catalogue.
 */
export async function listCatalogueItems(
  tx: Tx,
  caller: Caller,
  kind: CatalogueKind,
  {
    page = 1,
    pageSize = USUAL_SIZE,
    searchValue = '',
    wantsTotal = false,
    fetchId,
  }: {
    page?: number;
    pageSize?: number;
    searchValue?: string;
    wantsTotal?: boolean;
    fetchId?: string | undefined;
  },
) {
  requireCatalogueAccess(caller);
  if (fetchId) await requireIdOfOwnAccount(tx, caller, fetchId);
  const matching = selectMatchingCatalogueItems(tx, caller, kind, searchValue);
  // One more than is shown tells whether there is another page.
  const rows = await matching
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize)
    .execute();
  return catalogueItemConverters[kind].page(rows.slice(0, pageSize), {
    hasMoreItems: rows.length > pageSize,
    ...(wantsTotal && { total: await countRows(matching) }),
  });
}

/**
 * Builds the query of all catalogue items of one kind that match a text, ordered by name. Does not check
 * access: call `requireCatalogueAccess` first.
 */
export function selectMatchingCatalogueItems(
  tx: Tx,
  caller: Caller,
  kind: CatalogueKind,
  searchValue: string,
) {
  let query = selectItemRows(tx, caller, kind);
  for (const word of searchValue.split(/\s+/).filter(Boolean)) {
    query = query.where(sql<boolean>`i.search_key like search_pattern(${word})`);
  }
  return query.orderBy('i.name_key').orderBy('i.id');
}

/** Lists the first 20 catalogue items that match a text, for a picker. */
export async function listCatalogueItemChoices(
  tx: Tx,
  caller: Caller,
  kind: CatalogueKind,
  searchValue: string,
) {
  requireCatalogueAccess(caller);
  const rows = await selectMatchingCatalogueItems(tx, caller, kind, searchValue).limit(MAX_CHOICES).execute();
  return catalogueItemConverters[kind].choices(rows);
}
