import { type CatalogueKind, formatTime } from '@girassol/shared-domain';
import type { CatalogueRequest } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Caller } from '../../platform/access';
import { newId, type Tx } from '../../platform/database';
import { Refusal } from '../../platform/refusals/refusal';
import { requireKeeper } from './catalogue-access';
import { type ItemRow, itemAnswers } from './item-answer';
import { itemColumns } from './item-columns';
import { itemRow } from './read-items';
import { tellCatalogue } from './tell-catalogue';

/** Adds an item to a catalogue. */
export async function addItem(tx: Tx, caller: Caller, kind: CatalogueKind, request: CatalogueRequest) {
  requireKeeper(caller);
  const id = newId();
  await tx
    .insertInto('catalogue_items')
    .values({
      ...itemColumns(request),
      account_id: caller.accountId,
      id,
      kind,
      updated_by: caller.userId,
    })
    .execute();
  await tellCatalogue(tx, caller, kind);
  return itemAnswers[kind].one(await itemRow(tx, caller, kind, id));
}

/** Replaces the fields of an item. A `version` that is no longer the current one changes nothing (409). */
export async function editItem(
  tx: Tx,
  caller: Caller,
  { kind, id }: { kind: CatalogueKind; id: string },
  { version, ...request }: CatalogueRequest & { version?: number | undefined },
) {
  requireKeeper(caller);
  await holdItem(tx, caller, kind, id);
  const item = await itemRow(tx, caller, kind, id);
  if (version !== undefined && version !== item.version) throw changedMeanwhile(item);
  await tx
    .updateTable('catalogue_items')
    .set({
      ...itemColumns(request),
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
      updated_by: caller.userId,
    })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', id)
    .execute();
  await tellCatalogue(tx, caller, kind);
  return itemAnswers[kind].one(await itemRow(tx, caller, kind, id));
}

/** Keeps other writers away until the transaction ends. */
async function holdItem(tx: Tx, caller: Caller, kind: CatalogueKind, id: string): Promise<void> {
  await tx
    .selectFrom('catalogue_items')
    .select('id')
    .where('account_id', '=', caller.accountId)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .forUpdate()
    .execute();
}

const changedMeanwhile = ({ user_name, updated_at }: ItemRow) =>
  new Refusal(
    409,
    `${user_name} alterou este item às ${formatTime(updated_at.getTime())}, enquanto você editava. Nada do que você digitou foi perdido.`,
    { fields: [{ path: 'version', message: 'Há uma versão mais nova.' }] },
  );
