import type { NotificationFacts } from '@girassol/shared-domain';
import type { Caller } from '../access';
import type { Tx } from '../database';
import type { Audience } from '../events/audience';
import { listAudiencePeople } from '../events/list-audience-people';
import { notify } from '../notifications';

/** Change of an item or a customer, of which its followers are notified. */
export interface FollowedChange {
  customerId: string;
  /** Item; null where it happened to the customer. */
  saleId: string | null;
  /** Loads who may see the item or customer. Called only if somebody follows. */
  loadAudience: () => Audience | Promise<Audience>;
  facts: NotificationFacts<'followed-changed'>;
}

/**
 * Notifies the people who follow an item, or its customer, of a change, in the transaction of the change. Who has lost the
 * right to see it hears nothing.
 */
export async function notifyFollowers(
  tx: Tx,
  { accountId, userId, voice }: Pick<Caller, 'accountId' | 'userId' | 'voice'>,
  { customerId, saleId, loadAudience, facts }: FollowedChange,
): Promise<void> {
  const followers = await tx
    .selectFrom('follows')
    .select('user_id')
    .distinct()
    .where('account_id', '=', accountId)
    .where((where) =>
      where.or([
        where('customer_id', '=', customerId),
        ...(saleId === null ? [] : [where('sale_id', '=', saleId)]),
      ]),
    )
    .execute();
  if (followers.length === 0) return;
  const ids = followers.map(({ user_id }) => user_id);
  const people = await listAudiencePeople(tx, accountId, await loadAudience(), ids);
  await notify(tx, {
    accountId,
    kind: 'followed-changed',
    people: people.map(({ id }) => id),
    // A visitor of the administration acts under another name than the person visited.
    by: voice === undefined ? userId : null,
    facts,
  });
}
