import { addDays, formatDate, formatProposalNumber, instantOf } from '@girassol/shared-domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { enqueueByClock } from '../../platform/clock';
import type { Row, Tx } from '../../platform/database';
import { writeHistory } from '../../platform/histories/write-history';
import { defineJob, registerJob } from '../../platform/jobs';
import { agreementOf } from './agreement';
import { tellProposals } from './tell-proposals';

const expireProposal = defineJob({
  kind: 'proposals.expire',
  title: 'Avisar que uma proposta venceu',
  payload: z.object({ proposalId: z.string(), validityDate: z.iso.date() }),
});

/** Has it told when the validity of a finished proposal is over: on the day after, by the clock of its account. */
export async function tellWhenExpired(
  tx: Tx,
  { account_id, id, validity_date }: Pick<Row<'proposals'>, 'account_id' | 'id' | 'validity_date'>,
): Promise<void> {
  if (validity_date === null) return;
  await enqueueByClock(tx, expireProposal, {
    accountId: account_id,
    payload: { proposalId: id, validityDate: validity_date },
    once: `${id} ${validity_date}`,
    dueAt: new Date(instantOf(addDays(validity_date, 1), '00:00')),
  });
}

/**
 * Says what is done then: a line in the history of the customer, and every open list of proposals is read again. Nothing
 * where the proposal was taken, changed or given another day meanwhile.
 */
export function registerExpiry(app: FastifyInstance): void {
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
      if (!proposal || (await agreementOf(tx, proposal))) return;
      const sender = { accountId: proposal.account_id, clientId: null };
      await writeHistory(
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
      await tellProposals(tx, sender, proposal);
    }),
  );
}
