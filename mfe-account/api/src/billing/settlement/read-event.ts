import type { JobHandler } from '@girassol/api-platform/jobs';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { readEventJob } from '../../payments/inbox/read-event-job';
import type { BillingContext } from '../billing-context';
import { readAuthorization } from './read-authorization';
import { settleReference } from './settle-reference';

/**
 * Creates the handler of the job that reads at the provider what an event is about, and settles it. An event that comes
 * before its charge is stored is tried again.
 */
export const createHandler =
  ({ app, own: { payments } }: BillingContext): JobHandler<z.output<typeof readEventJob.payload>> =>
  async (job) => {
    const { provider, eventId } = job.payload;
    const event = await job.read((tx) =>
      tx
        .selectFrom('payment_events')
        .select(['kind', 'reference', 'processed_at'])
        .where('provider', '=', provider)
        .where('event_id', '=', eventId)
        .executeTakeFirstOrThrow(),
    );
    // Events of the provider before this one are not read any more: its charges are settled by hand.
    if (provider === payments.name && event.processed_at === null) {
      const isKnown =
        event.kind === 'authorization'
          ? await readAuthorization(app, payments, event.reference)
          : await settleReference(app, payments, event.reference);
      if (!isKnown) throw new Error(`no ${event.kind} has the reference of event ${eventId}`);
    }
    await job.finish(async (tx) => {
      await tx
        .updateTable('payment_events')
        .set({ processed_at: sql<Date>`now()` })
        .where('provider', '=', provider)
        .where('event_id', '=', eventId)
        .execute();
    });
  };
