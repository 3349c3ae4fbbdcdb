import type { Caller } from '../../../../platform/access';
import { ownerOf } from '../../../../platform/access/owner-of';
import type { Tx } from '../../../../platform/database';
import { publish } from '../../../../platform/events/publish';

/** Tells who looks after the site that its leads changed. */
export async function tellLeads(tx: Tx, caller: Pick<Caller, 'accountId' | 'clientId'>): Promise<void> {
  const { id } = await ownerOf(tx, caller.accountId);
  await publish(tx, caller, { kind: 'website-changed' }, { people: [id], managers: ['configManager'] });
}
