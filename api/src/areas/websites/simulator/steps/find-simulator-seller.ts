import type { Tx } from '@girassol/api-platform/database';

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/**
 * Finds the seller whose personal address of a simulator was opened, by user id (simulator-001). Returns null
 * for the slug of the company or the id of its manager.
 */
export async function findSimulatorSeller(
  tx: Tx,
  accountId: string,
  idOrSlug: string,
): Promise<{ id: string; name: string; phone: string } | null> {
  if (!UUID.test(idOrSlug)) return null;
  const found = await tx
    .selectFrom('users')
    .select(['id', 'name', 'phone'])
    .where('account_id', '=', accountId)
    .where('id', '=', idOrSlug)
    .where('type', '<>', 'MANAGER')
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return found ?? null;
}
