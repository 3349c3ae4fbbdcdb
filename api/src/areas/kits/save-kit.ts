import type { Caller } from '@girassol/api-platform/access';
import { generateId, type Row, type Tx } from '@girassol/api-platform/database';
import { notFound, Refusal } from '@girassol/api-platform/refusals/refusal';
import { formatTime } from '@girassol/shared-domain';
import type { Kit, KitRequest } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { publishCatalogueChanged } from '../catalogue/publish-catalogue-changed';
import { loadNewKitOwnerId, loadVisibleKits, lockEditableKits } from './kit-access';
import { loadKitRecords } from './load-kit-records';
import { toKitColumns } from './to-kit-columns';

/** Registers a new kit if the id is 0 (kits-002), otherwise edits the kit. */
export function saveKit(
  tx: Tx,
  caller: Caller,
  kitId: string,
  { version, ...request }: KitRequest & { version?: number | undefined },
): Promise<Kit> {
  return kitId === '0' ? addKit(tx, caller, request) : editKit(tx, caller, { kitId, version }, request);
}

async function addKit(tx: Tx, caller: Caller, request: KitRequest): Promise<Kit> {
  const row = await tx
    .insertInto('kits')
    .values({
      ...toKitColumns(request),
      account_id: caller.accountId,
      id: generateId(),
      owner_id: await loadNewKitOwnerId(tx, caller),
      updated_by: caller.userId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return saved(tx, caller, row);
}

async function editKit(
  tx: Tx,
  caller: Caller,
  { kitId, version }: { kitId: string; version: number | undefined },
  request: KitRequest,
): Promise<Kit> {
  const [kit] = await lockEditableKits(tx, caller, [kitId]);
  if (kit && version !== undefined && version !== kit.version) throw await changedMeanwhile(tx, kit);
  const row = await tx
    .updateTable('kits')
    .set({
      ...toKitColumns(request),
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
      updated_by: caller.userId,
    })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', kitId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return saved(tx, caller, row);
}

async function saved(tx: Tx, caller: Caller, row: Row<'kits'>): Promise<Kit> {
  await publishCatalogueChanged(tx, caller, 'kits');
  return one(tx, row);
}

async function one(tx: Tx, row: Row<'kits'> | undefined): Promise<Kit> {
  const [kit] = row ? await loadKitRecords(tx, [row]) : [];
  if (!kit) throw notFound('Este kit não existe mais.');
  return kit;
}

/** Loads one kit that the caller may use. */
export async function loadKit(tx: Tx, caller: Caller, id: string): Promise<Kit> {
  const [row] = await loadVisibleKits(tx, caller, [id]);
  return one(tx, row);
}

async function changedMeanwhile(tx: Tx, row: Row<'kits'>): Promise<Refusal> {
  const { lastUpdate } = await one(tx, row);
  return new Refusal(
    409,
    `${lastUpdate.userName} alterou este kit às ${formatTime(lastUpdate.timestamp)}, enquanto você editava. Nada do que você digitou foi perdido.`,
    { fields: [{ path: 'version', message: 'Há uma versão mais nova.' }] },
  );
}
