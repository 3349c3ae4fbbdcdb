import { z } from 'zod';
import type { Row, Tx } from '../../../../platform/database';
import { defineJob, enqueue } from '../../../../platform/jobs';

export const lookAgain = defineJob({
  kind: 'websites.look-at-domain',
  title: 'Conferir o domínio de um site',
  payload: z.object({ domainId: z.uuid() }),
});

/** Has the zone of a claim looked at again; once, however often it is asked for. */
export async function lookAgainAt(
  tx: Tx,
  { account_id, id }: Pick<Row<'website_domains'>, 'account_id' | 'id'>,
  dueAt: Date,
): Promise<void> {
  await enqueue(tx, lookAgain, {
    accountId: account_id,
    payload: { domainId: id },
    once: id,
    dueAt,
    priority: 'LOW',
  });
}
