import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { publish } from '../../platform/events/publish';
import { actorOf, writeHistory } from '../../platform/histories/write-history';
import { customerAudience } from '../customers/customer-audience';

/** Other open archives of this customer are to be read again. */
export const tellArchive = async (
  tx: Tx,
  caller: Pick<Caller, 'accountId' | 'clientId'>,
  cid: string,
): Promise<void> =>
  publish(
    tx,
    caller,
    { kind: 'archive-changed', customer: cid },
    await customerAudience(tx, caller.accountId, [cid]),
  );

/** The same, and a line in the customer's history. */
export async function recordArchive(
  tx: Tx,
  caller: Caller,
  cid: string,
  { title, content }: { title: string; content: string },
): Promise<void> {
  await writeHistory(tx, caller, await actorOf(tx, caller), {
    customerId: cid,
    saleId: null,
    title,
    content,
  });
  await tellArchive(tx, caller, cid);
}
