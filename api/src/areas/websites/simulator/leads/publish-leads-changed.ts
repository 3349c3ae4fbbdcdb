import type { Caller } from '@girassol/api-platform/access';
import { loadAccountOwner } from '@girassol/api-platform/access/load-account-owner';
import type { Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';

/** Publishes to users who manage the site that its leads changed. */
export async function publishLeadsChanged(
  tx: Tx,
  caller: Pick<Caller, 'accountId' | 'clientId'>,
): Promise<void> {
  const { id } = await loadAccountOwner(tx, caller.accountId);
  await publishEvent(tx, caller, { kind: 'website-changed' }, { people: [id], managers: ['configManager'] });
}
