import type { Tx } from '@girassol/api-platform/database';
import { scheduleFileDeletion } from '@girassol/api-platform/files';

/**
 * Schedules the deletion of the stored contents of files that were deleted from an archive or replaced. Skips
 * contents that belong to a contract or are its sealed document, because signed documents are retained.
 */
export async function scheduleArchiveContentDeletion(
  tx: Tx,
  accountId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const contracts = await tx
    .selectFrom('sale_contracts')
    .select('file_id')
    .where('account_id', '=', accountId)
    .where('file_id', 'in', ids)
    .execute();
  const sealed = await tx
    .selectFrom('signatures')
    .select('sealed_file_id')
    .where('account_id', '=', accountId)
    .where('sealed_file_id', 'in', ids)
    .execute();
  const held = new Set<string | null>([
    ...contracts.map(({ file_id }) => file_id),
    ...sealed.map(({ sealed_file_id }) => sealed_file_id),
  ]);
  await scheduleFileDeletion(
    tx,
    accountId,
    ids.filter((id) => !held.has(id)),
  );
}
