import { computeRenewalPrice, type SignupPlanId } from '@girassol/account-domain/billing';
import type { PlanPreview } from '@girassol/account-domain/contract';
import type { Caller } from '@girassol/api-platform/access';
import { loadAccountToday } from '@girassol/api-platform/clock';
import type { Tx } from '@girassol/api-platform/database';
import { invalidField, Refusal } from '@girassol/api-platform/refusals/refusal';
import { sql } from 'kysely';
import { recordAuditEntry } from '../../audit';
import { requireNoUndecidedAttempt } from '../card-attempts/begin-attempt';
import { cancelCharge } from '../charges';
import { loadPriceList } from '../prices';
import { applySubscriptionStatus } from './apply-status';
import { getNextPeriod, loadCurrentPeriod } from './ask-for-payment';
import { loadSubscription } from './load-subscription';
import { requireOwnSubscription } from './owner';
import { priceChange, priceNextPeriod } from './plan-price';

/** Plan and vendors that an owner wants. */
export interface WantedPlan {
  planId: SignupPlanId;
  vendorsAmount: number;
}

/**
 * Computes what a change of plan or vendors costs, and what one more period costs. The enterprise plan, and more vendors of
 * it, begin at once and are paid for the days left; everything else begins with the next period. Refused (400) for a coupon
 * that is not good today.
 */
export async function previewPlan(
  tx: Tx,
  caller: Caller,
  { coupon, ...wanted }: WantedPlan & { coupon: string },
): Promise<PlanPreview> {
  const { accountId } = caller;
  const today = await loadAccountToday(tx, accountId);
  const loaded = await requireOwnSubscription(tx, caller, today, loadSubscription);
  const { row } = loaded;
  const choice = {
    planId: wanted.planId,
    vendors: wanted.vendorsAmount,
    isRecurring: row.months_per_period === 1,
  };
  const next = getNextPeriod(loaded, today);
  const full = await priceNextPeriod(tx, loaded, choice, { startsOn: next.start });
  const renewal =
    coupon === ''
      ? full
      : await priceNextPeriod(tx, loaded, choice, {
          startsOn: next.start,
          coupon: { name: coupon, on: today },
        });
  const isSame = wanted.planId === row.plan_id && wanted.vendorsAmount === row.vendors;
  const period = await loadCurrentPeriod(tx, accountId, today);
  const base = {
    ...wanted,
    renewalCents: full.cents,
    renewal: { lines: renewal.lines, cents: renewal.cents },
  };
  if (isSame) return { ...base, from: 'none', lines: [], dueCents: 0, startsOn: today };
  const isUpgrade =
    wanted.planId === 3 && (row.plan_id < 3 || wanted.vendorsAmount > row.vendors) && period !== null;
  if (!isUpgrade)
    return { ...base, from: 'nextPeriod', lines: full.lines, dueCents: 0, startsOn: next.start };
  const price = await priceChange(tx, accountId, { choice, period, on: today, coupon });
  return { ...base, from: 'now', lines: price.lines, dueCents: price.cents, startsOn: today };
}

/**
 * Changes plan and vendors from the next period on, or withdraws that (`null`). A renewal that was issued for the former
 * choice is canceled, and issued again.
 */
export async function changeNextPlan(tx: Tx, caller: Caller, next: WantedPlan | null): Promise<void> {
  const { accountId } = caller;
  const today = await loadAccountToday(tx, accountId);
  const { row } = await requireOwnSubscription(tx, caller, today);
  if (row.canceled_on !== null)
    throw new Refusal(409, 'A assinatura está cancelada. Volte atrás antes de mudar o plano.');
  if (next) {
    const price = computeRenewalPrice(await loadPriceList(tx, today), {
      planId: next.planId,
      vendors: next.vendorsAmount,
      isRecurring: row.months_per_period === 1,
    });
    if (!price)
      throw invalidField('next.planId', 'O plano Enterprise ainda não tem preço por mês no cartão.');
  }
  await tx
    .updateTable('subscriptions')
    .set({
      next_plan_id: next?.planId ?? null,
      next_vendors: next?.vendorsAmount ?? null,
      changed_at: sql<Date>`now()`,
    })
    .where('account_id', '=', accountId)
    .execute();
  await recordAuditEntry(tx, caller, {
    area: 'plan',
    action: 'change-next-plan',
    before: { planId: row.next_plan_id ?? row.plan_id, vendors: row.next_vendors ?? row.vendors },
    after: { planId: next?.planId ?? row.plan_id, vendors: next?.vendorsAmount ?? row.vendors },
  });
  const open = await tx
    .selectFrom('charges')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('kind', '=', 'renewal')
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst();
  if (open) await requireNoUndecidedAttempt(tx, { accountId, chargeId: open.id });
  if (open) await cancelCharge(tx, open, { today, why: 'Trocada por outro plano' });
  await applySubscriptionStatus(tx, accountId);
}
