import { enqueueByAccountClock } from '@girassol/api-platform/clock';
import type { Row, Tx } from '@girassol/api-platform/database';
import { addHistoryLine } from '@girassol/api-platform/histories/write-history';
import { defineJob, registerJob } from '@girassol/api-platform/jobs';
import { addDays, formatDate, formatProposalNumber, toEpochMs } from '@girassol/shared-domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { findAgreement } from './agreement';
import { publishProposalsChanged } from './publish-proposals-changed';

const expireProposal = defineJob({
  kind: 'proposals.expire',
  title: 'Avisar que uma proposta venceu',
  payload: z.object({ proposalId: z.string(), validityDate: z.iso.date() }),
});

/**
 * Schedules the job that records the expiry of a finished proposal, on the day after its last valid day, by the clock
 * of its account.
 */
export async function scheduleProposalExpiry(
  tx: Tx,
  { account_id, id, validity_date }: Pick<Row<'proposals'>, 'account_id' | 'id' | 'validity_date'>,
): Promise<void> {
  if (validity_date === null) return;
  await enqueueByAccountClock(tx, expireProposal, {
    accountId: account_id,
    payload: { proposalId: id, validityDate: validity_date },
    once: `${id} ${validity_date}`,
    dueAt: new Date(toEpochMs(addDays(validity_date, 1), '00:00')),
  });
}

/**
 * Registers the handler of the job that runs when a proposal expires: it adds a line to the history of the
 * customer and refreshes open lists. The job does nothing if the proposal was agreed to, changed or given
 * another validity since the job was enqueued.
 */
export function registerProposalExpiryJob(app: FastifyInstance): void {
  registerJob(app, expireProposal, ({ accountId, payload, finish }) =>
    finish(async (tx) => {
      const proposal = await tx
        .selectFrom('proposals')
        .selectAll()
        .where('account_id', '=', accountId ?? '')
        .where('id', '=', payload.proposalId)
        .where('finished', '=', true)
        .where('validity_date', '=', payload.validityDate)
        .forUpdate()
        .executeTakeFirst();
      if (!proposal || (await findAgreement(tx, proposal))) return;
      const sender = { accountId: proposal.account_id, clientId: null };
      await addHistoryLine(
        tx,
        sender,
        { userId: null, name: 'Girassol', email: '' },
        {
          customerId: proposal.customer_id,
          saleId: proposal.sale_id,
          title: 'Proposta vencida',
          content: `A proposta ${formatProposalNumber(proposal.count)} valeu até ${formatDate(payload.validityDate)} e não foi aceita.`,
        },
      );
      await publishProposalsChanged(tx, sender, proposal);
    }),
  );
}
