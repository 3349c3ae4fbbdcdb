import { describeApi } from '@girassol/api/test/harness';
import { generateId } from '@girassol/api-platform/database';
import type { ChargeReport } from '../../payments/payment-provider';
import { createBillingTester, type TestSignup } from '../billing.testing';
import { openPaidAccount } from './open-paid-account';
import { settleCharge } from './settle-charge';

const PRICE = 44_900;
const SEEDS = Array.from({ length: 6 }, (_none, index) => index + 1);

/** Returns numbers from 0 up to 1; the same seed gives the same ones. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** Event of a payment of a charge, as its provider sees it. */
type Step =
  | { kind: 'approved'; payment: string; cents: number; method: 'pix' | 'boleto' }
  | { kind: 'disputed' | 'won'; payment: string }
  | { kind: 'refunded'; payment: string; cents: number };

const [pix, boleto] = ['pix', 'boleto'] as const;
const approved = (payment: 'pix' | 'boleto', cents = PRICE): Step => ({
  kind: 'approved',
  payment,
  cents,
  method: payment,
});
const disputed = (payment: string): Step => ({ kind: 'disputed', payment });
const won = (payment: string): Step => ({ kind: 'won', payment });
const refunded = (payment: string, cents = PRICE): Step => ({ kind: 'refunded', payment, cents });

/** Lists what the provider would report after each step of a history: each report knows everything before it. */
function listReports(id: string, steps: readonly Step[]): ChargeReport[] {
  const report: ChargeReport = {
    reference: id,
    key: null,
    state: 'open',
    payments: [],
    refunds: [],
    disputes: [],
    refusal: null,
    nextTryOn: null,
  };
  const revisions = new Map<string, number>();
  const at = new Date('2026-11-30T13:00:00Z');
  return steps.map((step, index) => {
    const payment = `${id}-${step.payment}`;
    revisions.set(payment, (revisions.get(payment) ?? -1) + 1);
    if (step.kind === 'approved')
      report.payments.push({ id: payment, cents: step.cents, method: step.method, paidAt: at, revision: 0 });
    if (step.kind === 'disputed') report.disputes.push({ paymentId: payment, at });
    if (step.kind === 'won')
      report.disputes = report.disputes.filter(({ paymentId }) => paymentId !== payment);
    if (step.kind === 'refunded')
      report.refunds.push({ id: `${payment}-${index}`, paymentId: payment, cents: step.cents, at });
    const payments = report.payments.map((one) => ({ ...one, revision: revisions.get(one.id) ?? 0 }));
    return { ...report, payments, refunds: [...report.refunds], disputes: [...report.disputes] };
  });
}

describeApi('the reports of a charge', (api) => {
  const tester = createBillingTester(api);

  const beginWaiting = async (): Promise<{ signup: TestSignup; chargeId: string }> => {
    const signup = await tester.beginWithAddress();
    const { signup: record } = await api.call(
      'POST /signup/step-3-pix/:planId/:id',
      tester.buildPayment(signup),
    );
    return { signup, chargeId: record.charge?._id ?? '' };
  };
  const settle = (accountId: string, chargeId: string, report: ChargeReport) =>
    api.database.asAccount({ accountId }, (tx) =>
      settleCharge(tx, { accountId, chargeId }, report, {
        provider: 'demonstration',
        openAccount: (inner, account) => openPaidAccount(api.app, inner, account),
      }),
    );
  const loadBooks = async (accountId: string, chargeId: string) => {
    const [unbalanced] = await api.query(
      'select posting_id from billing_entries where account_id = $1 group by posting_id having sum(cents) <> 0',
      [accountId],
    );
    expect(unbalanced).toBeUndefined();
    const [charge] = await api.query<{ state: string }>('select state from charges where id = $1', [
      chargeId,
    ]);
    return {
      state: charge?.state,
      bank: await tester.sumBook(accountId, 'bank'),
      receivable: await tester.sumBook(accountId, 'receivable'),
      credit: 0 - (await tester.sumBook(accountId, 'credit')),
      revenue: 0 - (await tester.sumBook(accountId, 'revenue')),
    };
  };

  const histories: [string, Step[], Awaited<ReturnType<typeof loadBooks>>][] = [
    [
      'disputed and won',
      [approved(pix), disputed(pix), won(pix)],
      { state: 'paid', bank: PRICE, receivable: 0, credit: 0, revenue: PRICE },
    ],
    [
      'disputed and then refunded',
      [approved(pix), disputed(pix), refunded(pix)],
      { state: 'refunded', bank: 0, receivable: 0, credit: 0, revenue: 0 },
    ],
    [
      'disputed, won, and refunded',
      [approved(pix), disputed(pix), won(pix), refunded(pix)],
      { state: 'refunded', bank: 0, receivable: 0, credit: 0, revenue: 0 },
    ],
    [
      'disputed, and paid late by boleto',
      [approved(pix), disputed(pix), approved(boleto)],
      { state: 'paid', bank: PRICE, receivable: 0, credit: 0, revenue: PRICE },
    ],
    [
      'paid late by boleto, disputed, won, and refunded once',
      [approved(pix), approved(boleto), disputed(pix), won(pix), refunded(boleto)],
      { state: 'paid', bank: PRICE, receivable: 0, credit: 0, revenue: PRICE },
    ],
    [
      'refunded in two parts, and disputed in between',
      [approved(pix), refunded(pix, 20_000), disputed(pix), refunded(pix, 24_900), approved(boleto, 100)],
      { state: 'refunded', bank: 100, receivable: 0, credit: 100, revenue: 0 },
    ],
    [
      'paid twice and refunded in part',
      [approved(pix), approved(boleto), refunded(boleto, 10_000)],
      { state: 'paid', bank: 79_800, receivable: 0, credit: 34_900, revenue: PRICE },
    ],
  ];

  test.each(histories)(
    'of one that was %s lead to the same books in any order',
    async (_title, steps, books) => {
      for (const seed of SEEDS) {
        const { signup, chargeId } = await beginWaiting();
        const reports = listReports(generateId(), steps);
        const random = createRandom(seed);
        const tripled = [...reports, ...reports, ...reports]
          .map((report) => ({ report, rank: random() }))
          .sort((one, other) => one.rank - other.rank)
          .map(({ report }) => report);
        // One after the other, or three at once as three processes read them.
        if (seed % 2 === 0) for (const report of tripled) await settle(signup.id, chargeId, report);
        else
          for (let at = 0; at < tripled.length; at += 3)
            await Promise.all(tripled.slice(at, at + 3).map((report) => settle(signup.id, chargeId, report)));
        expect({ seed, ...(await loadBooks(signup.id, chargeId)) }).toEqual({ seed, ...books });
      }
    },
  );

  test('of a dispute that is won give the period back, whose receipt keeps its number', async () => {
    const { signup, chargeId } = await beginWaiting();
    const [paid, lost, back] = listReports(generateId(), [approved(pix), disputed(pix), won(pix)]);
    const read = async () =>
      (
        await api.query('select receipt_number, period_start, paid_at from charges where id = $1', [chargeId])
      )[0];
    if (!paid || !lost || !back) throw new Error('a report is missing');
    await settle(signup.id, chargeId, paid);
    const owner = await tester.openSession(signup);
    const before = await read();
    await settle(signup.id, chargeId, lost);
    expect(await tester.loadSession(owner)).toMatchObject({ statusOk: false });
    await settle(signup.id, chargeId, back);
    expect(await tester.loadSession(owner)).toMatchObject({ statusOk: true, status: 'ACTIVE' });
    expect(await read()).toEqual(before);
  });

  test('of a dispute that is won after its period was paid again are credit', async () => {
    const { signup, chargeId } = await beginWaiting();
    const [paid, lost, back] = listReports(generateId(), [approved(pix), disputed(pix), won(pix)]);
    if (!paid || !lost || !back) throw new Error('a report is missing');
    await settle(signup.id, chargeId, paid);
    const owner = await tester.openSession(signup);
    await settle(signup.id, chargeId, lost);
    const { charge } = await api.call('POST /signup/renovation-pix/:id', {
      as: owner,
      params: { id: owner.userId },
      body: { vendorsAmount: 2, frontPrice: 149 },
    });
    await tester.act(charge.demonstrationPage, 'pix');
    await settle(signup.id, chargeId, back);
    expect(await loadBooks(signup.id, chargeId)).toMatchObject({ state: 'disputed', credit: PRICE });
    expect((await tester.loadOverview(owner)).payments.map(({ state }) => state)).toEqual([
      'paid',
      'disputed',
    ]);
  });

  test('of a payment that goes back after its credit was spent take back what it paid', async () => {
    const { signup, chargeId } = await beginWaiting();
    const [, both, back] = listReports(generateId(), [approved(pix), approved(boleto), disputed(boleto)]);
    if (!both || !back) throw new Error('a report is missing');
    await settle(signup.id, chargeId, both);
    const owner = await tester.openSession(signup);
    await api.call('POST /signup/renovation-pix/:id', {
      as: owner,
      params: { id: owner.userId },
      body: { vendorsAmount: 2, frontPrice: 149 },
    });
    await settle(signup.id, chargeId, back);
    expect(await loadBooks(signup.id, chargeId)).toEqual({
      state: 'paid',
      bank: PRICE,
      receivable: 0,
      credit: 0,
      revenue: PRICE,
    });
    expect((await tester.loadOverview(owner)).payments.map(({ state }) => state)).toEqual([
      'refunded',
      'paid',
    ]);
  });
});
