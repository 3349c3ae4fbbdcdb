import type { Caller } from '@girassol/api-platform/access';
import { generateId, type Tx } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { type CatalogueKind, formatTime } from '@girassol/shared-domain';
import type { CatalogueRequest } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { requireCatalogueEditor } from './catalogue-access';
import { toCatalogueItemColumns } from './catalogue-item-columns';
import { type CatalogueItemRow, catalogueItemConverters } from './item-answer';
import { loadCatalogueItemRow } from './list-catalogue-items';
import { publishCatalogueChanged } from './publish-catalogue-changed';

/** Adds an item to a catalogue. */
export async function addCatalogueItem(
  tx: Tx,
  caller: Caller,
  kind: CatalogueKind,
  request: CatalogueRequest,
) {
  requireCatalogueEditor(caller);
  const id = generateId();
  await tx
    .insertInto('catalogue_items')
    .values({
      ...toCatalogueItemColumns(request),
      account_id: caller.accountId,
      id,
      kind,
      updated_by: caller.userId,
    })
    .execute();
  await publishCatalogueChanged(tx, caller, kind);
  return catalogueItemConverters[kind].one(await loadCatalogueItemRow(tx, caller, kind, id));
}

/** Replaces the fields of a catalogue item. Refused (409) if `version` is no longer the current one. */
export async function editCatalogueItem(
  tx: Tx,
  caller: Caller,
  { kind, id }: { kind: CatalogueKind; id: string },
  { version, ...request }: CatalogueRequest & { version?: number | undefined },
) {
  requireCatalogueEditor(caller);
  await holdItem(tx, caller, kind, id);
  const item = await loadCatalogueItemRow(tx, caller, kind, id);
  if (version !== undefined && version !== item.version) throw changedMeanwhile(item);
  await tx
    .updateTable('catalogue_items')
    .set({
      ...toCatalogueItemColumns(request),
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
      updated_by: caller.userId,
    })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', id)
    .execute();
  await publishCatalogueChanged(tx, caller, kind);
  return catalogueItemConverters[kind].one(await loadCatalogueItemRow(tx, caller, kind, id));
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

const changedMeanwhile = ({ user_name, updated_at }: CatalogueItemRow) =>
  new Refusal(
    409,
    `${user_name} alterou este item às ${formatTime(updated_at.getTime())}, enquanto você editava. Nada do que você digitou foi perdido.`,
    { fields: [{ path: 'version', message: 'Há uma versão mais nova.' }] },
  );
