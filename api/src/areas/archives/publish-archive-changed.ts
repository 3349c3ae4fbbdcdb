import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { addHistoryLine, loadActor } from '@girassol/api-platform/histories/write-history';
import { loadCustomerAudience } from '../customers/load-customer-audience';

/**
 * Publishes that the archive of a customer has changed, so that browsers that show the archive load it again.
 */
export const publishArchiveChanged = async (
  tx: Tx,
  caller: Pick<Caller, 'accountId' | 'clientId'>,
  cid: string,
): Promise<void> =>
  publishEvent(
    tx,
    caller,
    { kind: 'archive-changed', customer: cid },
    await loadCustomerAudience(tx, caller.accountId, [cid]),
  );

/**
 * Adds a history line about a change of an archive to the customer's history, and publishes the change to
 * open browsers.
 */
export async function recordArchiveChange(
  tx: Tx,
  caller: Caller,
  cid: string,
  { title, content }: { title: string; content: string },
): Promise<void> {
  await addHistoryLine(tx, caller, await loadActor(tx, caller), {
    customerId: cid,
    saleId: null,
    title,
    content,
  });
  await publishArchiveChanged(tx, caller, cid);
}
