import type { Caller } from '@girassol/api-platform/access';
import { loadAccountToday } from '@girassol/api-platform/clock';
import type { Tx } from '@girassol/api-platform/database';
import { allocateNumber } from '@girassol/api-platform/database/allocate-number';
import { addHistoryLine, loadActor } from '@girassol/api-platform/histories/write-history';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import {
  findProposalFinishObstacles,
  formatMoney,
  formatPower,
  formatProposalNumber,
  PROPOSAL_FINISHING_STEP,
  toIsoDate,
} from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import { scheduleProposalExpiry } from './expire-proposal';
import { enqueueProposalPrint } from './page/print-job';
import { saveStep } from './save-step';

/**
 * Completes step 6: finishes a proposal. The proposal gets its number once and keeps it. Throws 400 with every missing
 * value.
 */
export async function finishProposal(
  tx: Tx,
  caller: Caller,
  pid: string,
  { version }: { version: number },
): Promise<Proposal> {
  return saveStep(tx, caller, { pid, version }, async (proposal) => {
    const { step, validity_date: validityDate, registered_at } = proposal;
    const registryDate = toIsoDate(registered_at.getTime());
    const today = await loadAccountToday(tx, caller.accountId);
    const missing = findProposalFinishObstacles(proposal.data, { step, validityDate, registryDate, today });
    if (missing.length > 0) {
      throw new Refusal(400, missing.map(({ message }) => message).join(' '), {
        title: 'O QUE HÁ DE ERRADO?',
        fields: missing.map(({ step, message }) => ({ path: `step-${step}`, message })),
      });
    }
    const count = proposal.count ?? (await allocateNumber(tx, caller.accountId, 'PROPOSAL'));
    if (!proposal.finished) {
      await addHistoryLine(tx, caller, await loadActor(tx, caller), {
        customerId: proposal.customer_id,
        saleId: proposal.sale_id,
        title: 'Proposta finalizada',
        content: `Proposta ${formatProposalNumber(count)}: ${formatPower(Number(proposal.power))}, ${formatMoney(proposal.final_price_cents / 100)}.`,
      });
    }
    await enqueueProposalPrint(tx, proposal);
    await scheduleProposalExpiry(tx, proposal);
    return { step: Math.max(proposal.step, PROPOSAL_FINISHING_STEP), columns: { finished: true, count } };
  });
}
