import { randomBytes } from 'node:crypto';
import {
  computePaidPeriod,
  computeRenewalPrice,
  MONTHS_PER_PERIOD,
  type PaidPeriod,
  postCharge,
  postOutsidePayment,
  priceLabels,
} from '@girassol/account-domain/billing';
import type { Row, Tx } from '@girassol/api-platform/database';
import { addDays, addMonths, toEpochMs, toIsoDate } from '@girassol/shared-domain';
import { sql } from 'kysely';
import { recordPosting } from '../billing/ledger';
import { loadPricesOn } from '../billing/prices/load-price-list';
import type { SubscriptionPayer } from '../tables/billing-tables';

/** Owner of a demonstration account. */
export interface DemoOwner {
  accountId: string;
  /** Name of the company. */
  company: string;
  email: string;
}

interface SeedOptions {
  now: number;
  /** Creates a version 7 UUID of an instant. */
  createId: (ms: number) => string;
}

/** Days since the renewal is due: the grace is over, and the subscription has not ended. */
const DAYS_LATE = 18;
const ENTERPRISE = 3;
const VENDORS = 2;
const PAID_AT = '10:00';

/** CNPJ and address of examples. */
const PAYER: Omit<SubscriptionPayer, 'name' | 'email'> = {
  document: '11222333000181',
  address: {
    postalCode: '89010025',
    uf: 'SC',
    city: 'Blumenau',
    address: 'Rua das Palmeiras',
    district: 'Centro',
    number: '120',
    complement: '',
  },
};

/**
 * Inserts the subscription of a demonstration account whose first year was paid, and whose renewal is open and overdue. The
 * account belongs to the transaction. No step of billing is scheduled before something is paid: nobody gets mails about it.
 */
export async function seedUnpaidSubscription(
  tx: Tx,
  { accountId, company, email }: DemoOwner,
  { now, createId }: SeedOptions,
): Promise<void> {
  const today = toIsoDate(now);
  const renewedOn = addDays(today, -DAYS_LATE);
  const monthsPerPeriod = MONTHS_PER_PERIOD.once;
  const startedOn = addMonths(renewedOn, -monthsPerPeriod);
  const payer = JSON.stringify({ ...PAYER, name: company, email });
  await tx
    .insertInto('subscriptions')
    .values({
      account_id: accountId,
      plan_id: ENTERPRISE,
      vendors: VENDORS,
      months_per_period: monthsPerPeriod,
      started_on: startedOn,
      method: 'pix',
      payer,
      created_at: new Date(toEpochMs(startedOn, PAID_AT)),
    })
    .execute();

  const { validFrom, prices } = await loadPricesOn(tx, today);
  const price = computeRenewalPrice(prices, { planId: ENTERPRISE, vendors: VENDORS, isRecurring: false });
  if (!price) throw new Error('the plan of the demonstration has no price');
  const lines = price.lines.map(({ key, cents }) => ({ label: priceLabels[key], cents }));

  async function addCharge(
    kind: Row<'charges'>['kind'],
    period: PaidPeriod,
    issuedOn: string,
  ): Promise<string> {
    const at = toEpochMs(issuedOn, PAID_AT);
    const id = createId(at);
    await tx
      .insertInto('charges')
      .values({
        account_id: accountId,
        id,
        kind,
        plan_id: ENTERPRISE,
        vendors: VENDORS,
        months_per_period: monthsPerPeriod,
        period_start: period.start,
        period_end: period.end,
        lines: JSON.stringify(lines),
        amount_cents: price?.cents ?? 0,
        plan_cents: price?.cents ?? 0,
        prices_from: validFrom,
        due_on: period.start,
        method: 'pix',
        pay_token: randomBytes(24).toString('base64url'),
        created_at: new Date(at),
      })
      .execute();
    await recordPosting(tx, accountId, postCharge(id, price?.cents ?? 0), {
      eventKey: `charge:${id}`,
      onDay: issuedOn,
      why: 'Cobrança emitida',
    });
    return id;
  }

  const firstId = await addCharge('signup', computePaidPeriod(startedOn, monthsPerPeriod, 0), startedOn);
  await recordPosting(tx, accountId, postOutsidePayment(firstId, price.cents), {
    eventKey: `outside:${firstId}`,
    onDay: startedOn,
    why: 'Paga por transferência',
  });
  await tx
    .updateTable('charges')
    .set({
      state: 'paid',
      paid_at: new Date(toEpochMs(startedOn, PAID_AT)),
      paid_on: startedOn,
      paid_by: 'outside',
      payer,
      receipt_number: sql<number>`nextval('receipt_numbers')`,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', firstId)
    .execute();
  await addCharge('renewal', computePaidPeriod(startedOn, monthsPerPeriod, 1), addDays(renewedOn, -10));
}
