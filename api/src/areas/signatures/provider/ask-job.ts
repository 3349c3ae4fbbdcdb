import type { Row, Tx } from '@girassol/api-platform/database';
import { defineJob, enqueue } from '@girassol/api-platform/jobs';
import { z } from 'zod';

/** Seconds until the provider is asked for the first time. What a provider tells by itself is asked after at once. */
const FIRST_PROVIDER_QUERY_SECONDS = 15 * 60;
/** Interval in seconds at which a provider is queried for the state of a document while people sign it. */
export const PROVIDER_QUERY_INTERVAL_SECONDS = 60 * 60;

/** Job that queries a signature provider for the state of a document. */
export const queryProviderJob = defineJob({
  kind: 'signatures.ask',
  title: 'Perguntar ao provedor como está um documento',
  payload: z.object({ signatureId: z.uuid() }),
  attempts: 10,
});

/**
 * Enqueues a job that queries the signature provider for the state of a document: at once, after `inSeconds`,
 * or with `isFirst` after 15 minutes.
 */
export async function enqueueProviderQuery(
  tx: Tx,
  { account_id, id }: Pick<Row<'signatures'>, 'account_id' | 'id'>,
  { isFirst = false, inSeconds }: { isFirst?: boolean; inSeconds?: number } = {},
): Promise<void> {
  const wait = inSeconds ?? (isFirst ? FIRST_PROVIDER_QUERY_SECONDS : 0);
  await enqueue(tx, queryProviderJob, {
    accountId: account_id,
    payload: { signatureId: id },
    key: `signature ${id}`,
    once: wait === 0 ? id : `${id} again`,
    dueAt: new Date(Date.now() + wait * 1000),
  });
}
