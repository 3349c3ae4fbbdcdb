import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { loadCustomerAudience } from '../customers/load-customer-audience';

/**
 * Publishes that proposals changed to the open browsers of users who may see them. A change is a creation, an
 * edit, the end of the wizard, a view, an acceptance or a deletion.
 */
export async function publishProposalsChanged(
  tx: Tx,
  sender: Pick<Caller, 'accountId' | 'clientId'>,
  { customer_id: customer, user_id }: Pick<Row<'proposals'>, 'customer_id' | 'user_id'>,
): Promise<void> {
  const seers = await loadCustomerAudience(tx, sender.accountId, [customer], user_id);
  await publishEvent(tx, sender, { kind: 'proposals-changed', customer }, seers);
}
