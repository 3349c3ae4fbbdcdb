import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Row, Tx } from '../database';
import { registerJob } from '../jobs';
import { pushJob } from './push-job';
import { createPushMetrics, type PushOutcome } from './push-metrics';

/** Statuses of push services for a device that has gone. */
const GONE = new Set([404, 410]);

interface News {
  /** The latest notification: the message has its id, so that a message that is sent twice shows once. */
  id: string;
  /** All that are unseen, at most a hundred. */
  unseenIds: string[];
}

/**
 * Registers the job that tells the devices of a person that something is new. What was seen meanwhile is not told, and a
 * device that has gone is removed. After a kill a message is sent again with the same id and topic.
 */
export function registerPushJob(app: FastifyInstance): void {
  const count = createPushMetrics(app.metrics);
  registerJob(app, pushJob, async (job) => {
    const { accountId, payload, signal } = job;
    if (accountId === null || app.push.publicKey === null) return job.finish(async () => {});
    const person = { accountId, userId: payload.userId };
    const { news, devices } = await job.read(async (tx) => ({
      news: await loadNews(tx, person),
      devices: await listDevices(tx, person),
    }));
    if (!news || devices.length === 0) return job.finish(async () => {});
    const gone: string[] = [];
    let failed: unknown;
    const { id, unseenIds } = news;
    const message = {
      payload: JSON.stringify({ id, count: unseenIds.length }),
      topic: id.replaceAll('-', ''),
    };
    for (const device of devices)
      try {
        const status = await app.push.send(device, message, signal);
        count(getPushOutcome(status));
        if (GONE.has(status)) gone.push(device.id);
        else if (status === 429 || status >= 500) failed = new Error(`push service answered ${status}`);
        else if (status >= 300) app.log.warn({ device: device.id, status }, 'push was refused');
      } catch (error) {
        count('later');
        failed = error;
      }
    if (gone.length > 0)
      await app.database.asAccount({ accountId }, (tx) =>
        tx
          .deleteFrom('push_subscriptions')
          .where('account_id', '=', accountId)
          .where('id', 'in', gone)
          .execute(),
      );
    // The others are told again: with the same topic and id, a device shows it once.
    if (failed) throw failed;
    await job.finish(async (tx) => {
      await tx
        .updateTable('notifications')
        .set({ pushed_at: sql<Date>`now()` })
        .where('account_id', '=', accountId)
        .where('id', 'in', unseenIds)
        .execute();
    });
  });
}

/** Returns the outcome of a push by the status that the push service answered. */
function getPushOutcome(status: number): PushOutcome {
  if (GONE.has(status)) return 'gone';
  if (status === 429 || status >= 500) return 'later';
  return status >= 300 ? 'refused' : 'sent';
}

interface Person {
  accountId: string;
  userId: string;
}

/** Loads the latest notification that was not announced, with the number of unseen ones; undefined if nothing is new. */
async function loadNews(tx: Tx, { accountId, userId }: Person): Promise<News | undefined> {
  const unseen = await tx
    .selectFrom('notifications')
    .select(['id', 'pushed_at'])
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('is_listed', '=', true)
    .where('is_quiet', '=', false)
    .where('seen_at', 'is', null)
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('listed_at', '<=', sql<Date>`now()`)
    .orderBy('listed_at', 'desc')
    .limit(100)
    .execute();
  const latest = unseen.find(({ pushed_at }) => pushed_at === null);
  return latest && { id: latest.id, unseenIds: unseen.map(({ id }) => id) };
}

const listDevices = (tx: Tx, { accountId, userId }: Person): Promise<Row<'push_subscriptions'>[]> =>
  tx
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
