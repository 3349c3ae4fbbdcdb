import {
  FINISHING_STEP,
  formatMoney,
  formatPower,
  formatProposalNumber,
  missingToFinish,
} from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import { accountToday } from '../../platform/clock';
import type { Tx } from '../../platform/database';
import { nextNumber } from '../../platform/database/next-number';
import { actorOf, writeHistory } from '../../platform/histories/write-history';
import { Refusal } from '../../platform/refusals/refusal';
import { tellWhenExpired } from './expire-proposal';
import { printAhead } from './page/print-job';
import { writeStep } from './write-step';

/** Step 6: finishes a proposal that lacks nothing. It gets its number once, and keeps it through later changes. */
export async function finishProposal(
  tx: Tx,
  caller: Caller,
  pid: string,
  { version }: { version: number },
): Promise<Proposal> {
  return writeStep(tx, caller, { pid, version }, async (proposal) => {
    const { step, validity_date: validityDate } = proposal;
    const today = await accountToday(tx, caller.accountId);
    const missing = missingToFinish(proposal.data, { step, validityDate, today });
    if (missing.length > 0) {
      throw new Refusal(400, missing.map(({ message }) => message).join(' '), {
        title: 'O QUE HÁ DE ERRADO?',
        fields: missing.map(({ step, message }) => ({ path: `step-${step}`, message })),
      });
    }
    const count = proposal.count ?? (await nextNumber(tx, caller.accountId, 'PROPOSAL'));
    if (!proposal.finished) {
      await writeHistory(tx, caller, await actorOf(tx, caller), {
        customerId: proposal.customer_id,
        saleId: proposal.sale_id,
        title: 'Proposta finalizada',
        content: `Proposta ${formatProposalNumber(count)}: ${formatPower(Number(proposal.power))}, ${formatMoney(proposal.final_price_cents / 100)}.`,
      });
    }
    await printAhead(tx, proposal);
    await tellWhenExpired(tx, proposal);
    return { step: Math.max(proposal.step, FINISHING_STEP), columns: { finished: true, count } };
  });
}
