import { randomBytes } from 'node:crypto';
import {
  type PaidPeriod,
  type PaymentMethod,
  type PriceKey,
  postCharge,
  type SignupPlanId,
} from '@girassol/account-domain/billing';
import { generateId, type Row, type Tx } from '@girassol/api-platform/database';
import type { ChargeLine } from '../../tables/billing-tables';
import { type AccountLedger, recordPosting } from '../ledger';
import { loadPricesOn } from '../prices/load-price-list';
import { listCharges } from '../subscription/load-subscription';
import { findAgreedDueDay } from './agreed-due-day';

/** Charge to be created. */
export interface NewCharge {
  kind: Row<'charges'>['kind'];
  planId: SignupPlanId;
  vendors: number;
  monthsPerPeriod: 1 | 12;
  /** Null for a signup, whose period begins when it is paid. */
  period: PaidPeriod | null;
  lines: ChargeLine[];
  amountCents: number;
  /** Price of a whole period of the plan, without setup and after discount. */
  planCents: number;
  setupKeys: PriceKey[];
  coupon: string;
  /** First day of the prices by which it is made; absent: those that hold today. */
  pricesFrom?: string;
  dueOn: string;
  /** Due day that an operator agrees; null: none; absent: the one that was agreed for this renewal before, if any. */
  agreedDueOn?: string | null;
  method: PaymentMethod;
  today: string;
  /** Ledger of the account where it is loaded: it counts the charge, too. */
  ledger?: AccountLedger;
}

/** Creates a charge in the ledger of an account. The provider learns of it afterwards (`issueCharge`). */
export async function insertCharge(
  tx: Tx,
  accountId: string,
  { period, lines, today, ledger, ...charge }: NewCharge,
): Promise<Row<'charges'>> {
  const id = generateId();
  const agreed =
    charge.agreedDueOn === undefined && charge.kind === 'renewal'
      ? findAgreedDueDay(await listCharges(tx, accountId))
      : (charge.agreedDueOn ?? null);
  const row = await tx
    .insertInto('charges')
    .values({
      account_id: accountId,
      id,
      kind: charge.kind,
      plan_id: charge.planId,
      vendors: charge.vendors,
      months_per_period: charge.monthsPerPeriod,
      period_start: period?.start ?? null,
      period_end: period?.end ?? null,
      lines: JSON.stringify(lines),
      amount_cents: charge.amountCents,
      plan_cents: charge.planCents,
      prices_from: charge.pricesFrom ?? (await loadPricesOn(tx, today)).validFrom,
      setup_keys: charge.setupKeys,
      coupon: charge.coupon === '' ? null : charge.coupon,
      due_on: agreed !== null && agreed >= today ? agreed : charge.dueOn,
      agreed_due_on: agreed,
      method: charge.method,
      pay_token: randomBytes(24).toString('base64url'),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const posting = postCharge(id, charge.amountCents);
  const cause = { eventKey: `charge:${id}`, onDay: today, why: 'Cobrança emitida' };
  await (ledger ? ledger.post(posting, cause) : recordPosting(tx, accountId, posting, cause));
  return row;
}
