import type { JobHandler } from '@girassol/api-platform/jobs';
import { sql } from 'kysely';
import { PaymentProviderError } from '../../payments/payment-provider-error';
import type { BillingContext } from '../billing-context';
import { lookUpAttempt } from '../card-attempts/look-up-attempt';
import { issueCharge } from '../charges';
import { settleReference } from '../settlement/settle-reference';

interface FoundRow {
  account_id: string;
  id: string;
}

interface OpenReference {
  reference: string;
}

/** Creates the handler of the job that reads the open charges, and undecided attempts by card, of all accounts at the provider. */
export const createHandler =
  ({ app, own: { payments } }: BillingContext): JobHandler =>
  async (job) => {
    const open = await app.database.lookUp(
      sql<OpenReference>`select reference from list_open_references(${payments.name})`,
    );
    /** One that fails is no reason to leave the others; a bank that is down is. */
    const tryEach = async <T>(found: readonly T[], work: (one: T) => Promise<unknown>) => {
      for (const one of found) {
        if (job.signal.aborted) break;
        try {
          await work(one);
        } catch (error) {
          if (error instanceof PaymentProviderError && error.isTemporary) throw error;
          app.log.warn({ found: one, err: error }, 'open charge');
        }
      }
    };
    await tryEach(open, ({ reference }) => settleReference(app, payments, reference));
    const unanswered = await app.database.lookUp(
      sql<FoundRow>`select account_id, id from list_unanswered_charges(${payments.name})`,
    );
    await tryEach(unanswered, ({ account_id: accountId, id: chargeId }) =>
      issueCharge({ database: app.database, payments }, { accountId, chargeId }),
    );
    const undecided = await app.database.lookUp(
      sql<FoundRow>`select account_id, id from list_undecided_attempts(${payments.name})`,
    );
    await tryEach(undecided, async ({ account_id: accountId, id }) => {
      const attempt = await app.database.asAccount({ accountId }, (tx) =>
        tx
          .selectFrom('card_attempts')
          .selectAll()
          .where('account_id', '=', accountId)
          .where('id', '=', id)
          .executeTakeFirst(),
      );
      if (attempt) await lookUpAttempt(app, payments, attempt);
    });
    await job.finish();
  };
