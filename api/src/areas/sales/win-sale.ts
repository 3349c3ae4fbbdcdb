import { type Ending, formatDate, formatMoney, padNumber, toIsoDate } from '@girassol/shared-domain';
import type { ParsedBody } from '@girassol/shared-domain/contract';
import { generatorOf } from '@girassol/shared-domain/solar';
import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { actorOf } from '../../platform/histories/write-history';
import { itemLabel } from '../items/item-label';
import { lockTargets } from '../kanbans/lock-targets';
import { keepAgreement } from '../proposals/agreement';
import { readSettingsDocument } from '../settings/read-settings';
import { approveProposal } from './approve-proposal';
import type { Created } from './create-following';
import { createFromWin } from './create-from-win';
import { finishedDateOf } from './finished-date';
import { heldOpenItem } from './held-item';
import { leaveBoard } from './leave-board';
import { planWin, requireSold } from './plan-win';
import { requireSignedContract } from './require-signed-contract';
import { moveDeadlines, workOfDeal } from './work-of-deal';

type Winning = ParsedBody<'PUT /sales/single/status/:itemId'>;

/**
 * Wins a sale (boards-065 to boards-076): at the confirmed value, with the proposal that was sold or with what was sold
 * without one. Creates what the account wants to follow: project and work, and the first after-sales activity.
 */
export async function winSale(
  tx: Tx,
  caller: Caller,
  itemId: string,
  ending: Ending,
  body: Winning,
): Promise<Created[]> {
  const now = Date.now();
  const finishedDate = finishedDateOf(caller, body.finishedDate, now);
  const confirmedCents = requireSold(body);
  const settings = await readSettingsDocument(tx, caller.accountId);
  const plan = planWin(caller, settings, body, now);
  const targets = await lockTargets(
    tx,
    caller.accountId,
    plan.creates.map((type) => ({ type })),
  );
  const item = await heldOpenItem(tx, caller, itemId);
  if (settings.winWaitsForSignature) await requireSignedContract(tx, caller, item);
  const proposal = body.approvedProposal ? await approveProposal(tx, item, body.approvedProposal) : undefined;
  if (proposal) await keepAgreement(tx, proposal, 'WON');
  const sold = soldWith(proposal, body);
  const work = plan.creates.includes('PROJECT') ? await workOfDeal(tx, item) : [];

  const actor = await actorOf(tx, caller);
  const won: Row<'sales'> = {
    ...item,
    ...sold,
    confirmed_amount_cents: confirmedCents,
    due_date: plan.dueDate,
    finished_date: finishedDate,
  };
  await leaveBoard(tx, caller, actor, item, {
    status: 'CLOSED',
    finishedDate,
    deed: ending.deed,
    title: ending.outcome,
    content: tellWin(won, proposal, now),
    values: { ...sold, confirmed_amount_cents: confirmedCents, due_date: plan.dueDate },
  });
  if (plan.dueDate) await moveDeadlines(tx, caller, actor, work, plan.dueDate);
  return createFromWin(tx, caller, actor, won, {
    ...plan,
    targets: targets.filter(({ type }) => !work.some((item) => item.type === type)),
    finishedDate,
    now,
  });
}

/** "Venda #00012, "Casa", por R$ 19.500,00, com a proposta 00031, entrega até 20/12/2026." */
function tellWin(won: Row<'sales'>, proposal: Row<'proposals'> | undefined, now: number): string {
  const parts = [
    `${itemLabel(won)}, "${won.name}", por ${formatMoney((won.confirmed_amount_cents ?? 0) / 100)}`,
    proposal ? `com a proposta ${padNumber(proposal.count ?? 0)}` : 'sem proposta',
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
  const generating = generatorOf(proposal.data.energyBillData ?? []);
  return {
    approved_proposal: proposal.id,
    ...(Number(proposal.power) > 0 && { power: proposal.power }),
    ...(generating && { uc_type: generating.ucType }),
  };
}
