import type { Tx } from '../../../../platform/database';

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** The seller whose own address was opened (simulator-001); null for the company's, by slug or by its manager. */
export async function sellerOf(
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
