import { loadAccountOwner } from '@girassol/api-platform/access/load-account-owner';
import type { Row, Tx } from '@girassol/api-platform/database';
import { createUserAudience } from '@girassol/api-platform/events/audience';
import { publishEvent } from '@girassol/api-platform/events/publish-event';

/** Publishes that a visit began, changed or ended: to the owner and the visited person, and so to the tab of the visit. */
export async function publishVisitChanged(
  tx: Tx,
  { account_id: accountId, user_id }: Pick<Row<'support_accesses'>, 'account_id' | 'user_id'>,
  clientId: string | null,
): Promise<void> {
  const owner = await loadAccountOwner(tx, accountId);
  await publishEvent(
    tx,
    { accountId, clientId },
    { kind: 'visit-changed' },
    createUserAudience(owner.id, user_id),
  );
}
