import type { Row, Tx } from '@girassol/api-platform/database';
import { defineJob, enqueue } from '@girassol/api-platform/jobs';
import { z } from 'zod';

/** Job that checks the DNS zone of a claimed domain. */
export const domainCheckJob = defineJob({
  kind: 'websites.look-at-domain',
  title: 'Conferir o domínio de um site',
  payload: z.object({ domainId: z.uuid() }),
});

/** Schedules a check of the DNS zone of a claimed domain. A domain has at most one scheduled check. */
export async function scheduleDomainCheck(
  tx: Tx,
  { account_id, id }: Pick<Row<'website_domains'>, 'account_id' | 'id'>,
  dueAt: Date,
): Promise<void> {
  await enqueue(tx, domainCheckJob, {
    accountId: account_id,
    payload: { domainId: id },
    once: id,
    dueAt,
    priority: 'LOW',
  });
}
