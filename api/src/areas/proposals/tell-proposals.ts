import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { publish } from '../../platform/events/publish';
import { customerAudience } from '../customers/customer-audience';

/** Tells open browsers of whoever may see it that a proposal was made, changed, finished, seen, taken or deleted. */
export async function tellProposals(
  tx: Tx,
  sender: Pick<Caller, 'accountId' | 'clientId'>,
  { customer_id: customer, user_id }: Pick<Row<'proposals'>, 'customer_id' | 'user_id'>,
): Promise<void> {
  const seers = await customerAudience(tx, sender.accountId, [customer], user_id);
  await publish(tx, sender, { kind: 'proposals-changed', customer }, seers);
}
