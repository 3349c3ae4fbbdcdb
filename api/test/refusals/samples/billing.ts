import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { hashToken } from '@girassol/api-platform/access/find-token-caller';
import { generateId } from '@girassol/api-platform/database';
import type { SampleContext } from './context';

const PLAN_IDS = { BASIC: 1, CRM: 2, ENTERPRISE: 3 } as const;
const PAYER = { name: 'Sol Nascente Energia', document: '52998224725', email: 'conta@girassol.test' };
const ADDRESS = {
  postalCode: '13010-000',
  uf: 'SP',
  city: 'Campinas',
  address: 'Rua das Flores',
  district: 'Centro',
  number: '10',
  complement: '',
};

/** Price in reais of a period of the sample account's plan. */
export const PERIOD_PRICE = 449;
/** Price of an upgrade to 5 vendors on the first day: the difference of the period, and the setup of that tier. */
export const UPGRADE_PRICE = 699 - PERIOD_PRICE + 900;

/** Returns a token as the card page of the demonstration bank makes it, of a card that pays. */
export const createCardToken = (): string => `demo_approved_${randomUUID()}`;

/**
 * Creates the sample records of billing for tests: a subscription whose first period the account has paid by card, a coupon,
 * and signups before and after their payment.
 */
export async function createBillingSamples({ api, person, name }: SampleContext) {
  const { accountId, userId } = person;
  for (const table of ['account_closures', 'charges', 'billing_entries', 'billing_actions', 'subscriptions'])
    await api.query(`delete from ${table} where account_id = $1`, [accountId]);
  const [account] = await api.query<{ signup_plan: keyof typeof PLAN_IDS }>(
    'select signup_plan from accounts where id = $1',
    [accountId],
  );
  await api.query(
    `insert into subscriptions (account_id, plan_id, vendors, months_per_period, method, payer)
     values ($1, $2, 4, 12, 'card', $3)`,
    [
      accountId,
      PLAN_IDS[account?.signup_plan ?? 'ENTERPRISE'],
      JSON.stringify({ ...PAYER, address: ADDRESS }),
    ],
  );
  await api.query("delete from price_lists where by <> 'Girassol'");
  await api.query('delete from coupons');
  await api.query(
    `insert into coupons (name, multiplier, min_vendors, valid_from, by)
     values ('SOL10', 0.9, 1, '2026-01-01', 'admin@girassol.test'),
       ('FIM10', 0.9, 1, '2026-01-01', 'admin@girassol.test')`,
  );
  const { charge } = await api.call('POST /signup/renovation-card/:id', {
    as: person,
    params: { id: userId },
    body: { coupon: '', vendorsAmount: 4, frontPrice: PERIOD_PRICE, cardData: { token: createCardToken() } },
  });

  const { url } = await api.call('POST /signup/receipt-link/:userId/:chargeId', {
    as: person,
    params: { userId, chargeId: charge._id },
  });
  const { pathname, searchParams } = new URL(url, 'http://localhost');

  const openRenewal = await api.call('POST /signup/renovation-pix/:id', {
    as: person,
    params: { id: userId },
    body: { vendorsAmount: 4, frontPrice: PERIOD_PRICE },
  });
  const openUpgrade = await api.call('POST /signup/upgrade-pix/:id', {
    as: person,
    params: { id: userId },
    body: { vendorsAmount: 5, frontPrice: UPGRADE_PRICE },
  });

  /** Begins a signup up to its address. */
  async function beginSignup() {
    const { signup } = await api.call('POST /signup/step-1', {
      body: {
        frontId: randomUUID(),
        name: 'Ana',
        surname: 'Souza',
        email: `ana-${generateId()}@girassol.test`,
        phone: '(19) 99876-5432',
      },
    });
    const secret = randomBytes(16).toString('hex');
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await api.query(
      `update signups set secret_hash = $1, address = $2, resume_code_hash = $3,
         resume_code_expires_at = now() + interval '1 hour' where account_id = $4`,
      [
        hashToken(secret),
        JSON.stringify({ ...ADDRESS, complement: name }),
        hashToken(`${signup._id} ${code}`),
        signup._id,
      ],
    );
    return { id: signup._id, code, cookie: `girassol_signup_${signup._id}=${secret}` };
  }
  const open = await beginSignup();
  const paid = await beginSignup();
  await api.call('POST /signup/step-3-card/:planId/:id', {
    params: { planId: 1, id: paid.id },
    headers: { cookie: paid.cookie },
    body: {
      document: PAYER.document,
      vendorsAmount: 2,
      frontPrice: 449,
      cardData: { token: createCardToken() },
    },
  });
  return {
    /** Owner of the subscription. */
    subscriberId: userId,
    /** Charge that the account paid. */
    chargeId: charge._id,
    /** Name of its receipt, and the query of a link to it. */
    receiptName: pathname.split('/').at(-1) ?? '',
    receiptLink: {
      expires: Number(searchParams.get('expires')),
      signature: searchParams.get('signature') ?? '',
    },
    /** Charges that wait for their money. */
    openRenewalId: openRenewal.charge._id,
    openUpgradeId: openUpgrade.charge._id,
    /** Signup with contact and address, and the cookie of the browser that began it. */
    signupId: open.id,
    signupCookie: open.cookie,
    /** Code by which another browser goes on with it. */
    signupCode: open.code,
    /** Signup that was paid. */
    paidSignupId: paid.id,
    paidSignupCookie: paid.cookie,
  };
}
