import type { Tx } from '../../platform/database';
import { dropFiles } from '../../platform/files';

/** Ends contents that left an archive, but for those that a contract or its seal stands on: what was signed stays. */
export async function endContents(tx: Tx, accountId: string, ids: readonly string[]): Promise<void> {
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
  await dropFiles(
    tx,
    accountId,
    ids.filter((id) => !held.has(id)),
  );
}
