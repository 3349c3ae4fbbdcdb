import { deleteInBatches, type JobHandler } from '@girassol/api-platform/jobs';
import { DAY_MS } from '@girassol/shared-domain';
import { sql } from 'kysely';
import type { BillingContext } from '../billing-context';

/**
 * Days for which an event of a payment provider is kept as it came. The ledger needs it until it is read; people who look
 * into a dispute need it for as long as cards and Pix can be disputed, also after the account was deleted: `keptRecords` of
 * the domain package says so to its owner.
 */
export const PAYMENT_EVENT_RETENTION_DAYS = 365;

/**
 * Creates the handler of the job that deletes events of payments that were read and are too old. One that was never read
 * stays. An event that is repeated after that is read again, and changes nothing.
 */
export const createHandler =
  ({ app: { database } }: BillingContext): JobHandler =>
  async (job) => {
    const before = new Date(Date.now() - PAYMENT_EVENT_RETENTION_DAYS * DAY_MS);
    await deleteInBatches(async (most) => {
      const { numDeletedRows } = await database.asSystem((tx) =>
        tx
          .deleteFrom('payment_events')
          .where(
            sql<boolean>`(provider, event_id) in (select provider, event_id from payment_events
              where processed_at is not null and received_at < ${before} limit ${most})`,
          )
          .executeTakeFirst(),
      );
      return Number(numDeletedRows);
    });
    await job.finish();
  };
