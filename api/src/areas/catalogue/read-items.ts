import type { CatalogueKind } from '@girassol/shared-domain';
import { sql } from 'kysely';
import { type Caller, requireOwnAccount } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { notFound } from '../../platform/refusals/refusal';
import { requireCatalogue } from './catalogue-access';
import { type ItemRow, itemAnswers } from './item-answer';

/** Items per page where the request names no other number (shell-016). */
const USUAL_SIZE = 10;
/** How many a picker offers. */
const CHOICES = 20;

const rowsOf = (tx: Tx, caller: Caller, kind: CatalogueKind) =>
  tx
    .selectFrom('catalogue_items as i')
    .innerJoin('users as u', (join) =>
      join.onRef('u.account_id', '=', 'i.account_id').onRef('u.id', '=', 'i.updated_by'),
    )
    .selectAll('i')
    .select('u.name as user_name')
    .where('i.account_id', '=', caller.accountId)
    .where('i.kind', '=', kind);

/** One item of a catalogue, with who changed it last. What is not there, or another account's, is as absent. */
export async function itemRow(tx: Tx, caller: Caller, kind: CatalogueKind, id: string): Promise<ItemRow> {
  const row = await rowsOf(tx, caller, kind).where('i.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('Este item não está mais no catálogo.');
  return row;
}

export async function readItem(tx: Tx, caller: Caller, kind: CatalogueKind, id: string) {
  requireCatalogue(caller);
  return itemAnswers[kind].one(await itemRow(tx, caller, kind, id));
}

/**
 * A page of a catalogue, by name. The search looks at model, manufacturer, detail and power, without regard to accents
 * and case; each word of it must be found. There is one catalogue per account, whoever of it `fetchId` names.
 */
export async function listItems(
  tx: Tx,
  caller: Caller,
  kind: CatalogueKind,
  {
    page = 1,
    pageSize = USUAL_SIZE,
    searchValue = '',
    fetchId,
  }: { page?: number; pageSize?: number; searchValue?: string; fetchId?: string | undefined },
) {
  requireCatalogue(caller);
  if (fetchId) await requireOwnAccount(tx, caller, fetchId);
  // One more than is shown tells whether there is another page.
  const rows = await foundItems(tx, caller, kind, searchValue)
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize)
    .execute();
  return itemAnswers[kind].page(rows.slice(0, pageSize), rows.length > pageSize);
}

/** All items of a catalogue that fit a text, by name. Who may see them is asked before (`requireCatalogue`). */
export function foundItems(tx: Tx, caller: Caller, kind: CatalogueKind, searchValue: string) {
  let query = rowsOf(tx, caller, kind);
  for (const word of searchValue.split(/\s+/).filter(Boolean)) {
    query = query.where(sql<boolean>`i.search_key like search_pattern(${word})`);
  }
  return query.orderBy('i.name_key').orderBy('i.id');
}

/** The first that fit a text, to choose from. */
export const findItems = (tx: Tx, caller: Caller, kind: CatalogueKind, searchValue: string) =>
  listItems(tx, caller, kind, { searchValue, pageSize: CHOICES });
