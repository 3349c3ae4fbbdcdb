import { loadSettingsDocument } from '@girassol/account-api/settings';
import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { loadActor } from '@girassol/api-platform/histories/write-history';
import {
  formatDate,
  formatMoney,
  formatRecordNumber,
  type ItemEnding,
  toIsoDate,
} from '@girassol/shared-domain';
import type { ParsedRequestBody } from '@girassol/shared-domain/contract';
import { findGeneratingUnit } from '@girassol/shared-domain/solar';
import { formatItemLabel } from '../items/format-item-label';
import { lockTargetColumns } from '../kanbans/lock-target-columns';
import { saveAgreement } from '../proposals/agreement';
import { approveProposal } from './approve-proposal';
import type { CreatedItem } from './create-following-item';
import { createItemsFromWin } from './create-items-from-win';
import { resolveFinishedDate } from './finished-date';
import { loadDealProjectAndWork, updateItemDeadlines } from './load-deal-project-and-work';
import { lockOpenItem } from './lock-item';
import { planWin, requireSoldValue } from './plan-win';
import { removeFromBoard } from './remove-from-board';
import { requireSignedContract } from './require-signed-contract';

type Winning = ParsedRequestBody<'PUT /sales/single/status/:itemId'>;

/**
 * Wins a sale (boards-065 to boards-076) at the confirmed value, with the proposal or the description of what was sold.
 * Creates the items that the account configured: project and work, and the first after-sales activity.
 */
export async function winSale(
  tx: Tx,
  caller: Caller,
  itemId: string,
  ending: ItemEnding,
  body: Winning,
): Promise<CreatedItem[]> {
  const now = Date.now();
  const finishedDate = resolveFinishedDate(caller, body.finishedDate, now);
  const confirmedCents = requireSoldValue(body);
  const settings = await loadSettingsDocument(tx, caller.accountId);
  const plan = planWin(caller, settings, body, now);
  const targets = await lockTargetColumns(
    tx,
    caller.accountId,
    plan.creates.map((type) => ({ type })),
  );
  const item = await lockOpenItem(tx, caller, itemId);
  if (settings.winWaitsForSignature) await requireSignedContract(tx, caller, item);
  const proposal = body.approvedProposal ? await approveProposal(tx, item, body.approvedProposal) : undefined;
  if (proposal) await saveAgreement(tx, proposal, 'WON');
  const sold = soldWith(proposal, body);
  const work = plan.creates.includes('PROJECT') ? await loadDealProjectAndWork(tx, item) : [];

  const actor = await loadActor(tx, caller);
  const won: Row<'sales'> = {
    ...item,
    ...sold,
    confirmed_amount_cents: confirmedCents,
    due_date: plan.dueDate,
    finished_date: finishedDate,
  };
  await removeFromBoard(tx, caller, actor, item, {
    status: 'CLOSED',
    finishedDate,
    deed: ending.actionNoun,
    title: ending.outcome,
    content: describeWin(won, proposal, now),
    values: { ...sold, confirmed_amount_cents: confirmedCents, due_date: plan.dueDate },
  });
  if (plan.dueDate) await updateItemDeadlines(tx, caller, actor, work, plan.dueDate);
  return createItemsFromWin(tx, caller, actor, won, {
    ...plan,
    targets: targets.filter(({ type }) => !work.some((item) => item.type === type)),
    finishedDate,
    now,
  });
}

/** Describes a win: "Venda #00012, "Casa", por R$ 19.500,00, com a proposta 00031, entrega até 20/12/2026." */
function describeWin(won: Row<'sales'>, proposal: Row<'proposals'> | undefined, now: number): string {
  const parts = [
    `${formatItemLabel(won)}, "${won.name}", por ${formatMoney((won.confirmed_amount_cents ?? 0) / 100)}`,
    proposal ? `com a proposta ${formatRecordNumber(proposal.count ?? 0)}` : 'sem proposta',
  ];
  if (won.finished_date && won.finished_date !== toIsoDate(now))
    parts.push(`em ${formatDate(won.finished_date)}`);
  if (won.due_date) parts.push(`entrega até ${formatDate(won.due_date)}`);
  return `${parts.join(', ')}.`;
}

/** A proposal says what was sold, and to which kind of unit: the generating one's; without one the form does. */
function soldWith(
  proposal: Row<'proposals'> | undefined,
  { power, ucType }: Winning,
): Partial<Pick<Row<'sales'>, 'approved_proposal' | 'power' | 'uc_type'>> {
  if (!proposal) return { approved_proposal: null, power: String(power), uc_type: ucType ?? null };
  const generating = findGeneratingUnit(proposal.data.energyBillData ?? []);
  return {
    approved_proposal: proposal.id,
    ...(Number(proposal.power) > 0 && { power: proposal.power }),
    ...(generating && { uc_type: generating.ucType }),
  };
}
