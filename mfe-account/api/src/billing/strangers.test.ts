import { describeApi } from '@girassol/api/test/harness';
import { addMonths, DAY_MS, toIsoDate } from '@girassol/shared-domain';
import { actAsPayer } from '../payments/demonstration-bank/demonstration-bank.testing';
import { createBillingTester, createCardToken, getReference, type TestOwner } from './billing.testing';

const PRICE = 44_900;

/** Returns numbers from 0 up to 1; the same seed gives the same ones. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

interface BankRow {
  payments: { id: string; cents: number }[];
  refunds: { paymentId: string; cents: number }[];
  disputes: { paymentId: string; wonAt?: string }[];
}

describeApi('money of billing, whatever a payer does', (api) => {
  const tester = createBillingTester(api);
  const { loadOverview, move, moveToDue } = tester;

  const beginWaiting = async () => {
    const signup = await tester.beginWithAddress();
    const { signup: record } = await api.call(
      'POST /signup/step-3-pix/:planId/:id',
      tester.buildPayment(signup),
    );
    return {
      signup,
      page: record.charge?.demonstrationPage ?? null,
      chargeId: record.charge?._id ?? '',
    };
  };
  const expectBalanced = async (accountId: string) => {
    const unbalanced = await api.query(
      'select posting_id from billing_entries where account_id = $1 group by posting_id having sum(cents) <> 0',
      [accountId],
    );
    expect(unbalanced).toEqual([]);
  };
  const listCharges = ({ accountId }: TestOwner) =>
    api.query<{ kind: string; state: string; period_start: string; period_end: string }>(
      `select kind, state, period_start::text, period_end::text from charges
       where account_id = $1 order by period_start, created_at`,
      [accountId],
    );
  /** Lets a signup live on another day before it is paid. */
  const setToday = (accountId: string, day: string) =>
    api.query('insert into account_clocks (account_id, offset_ms) values ($1, $2)', [
      accountId,
      Date.parse(day) - Date.parse(toIsoDate(Date.now())),
    ]);

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'is in the books what the bank holds, and pays if it is enough (seed %i)',
    async (seed) => {
      const random = createRandom(seed);
      const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
      const { signup, page, chargeId } = await beginWaiting();
      const acts = ['pix', 'boleto', 'outroValor', 'contestar', 'contestacaoGanha', 'devolver', 'atrasado'];
      for (let time = 0; time < 8; time += 1) {
        const chosen = random() < 0.4 ? [pick(acts), pick(acts)] : [pick(acts)];
        // What cannot be done now is refused by the bank, and that is fine.
        await Promise.all(
          chosen.map((acao) =>
            actAsPayer(api.app, getReference(page), acao, {
              entrega: pick(['atOnce', 'twice', 'disorder']),
              valor: pick(['100,00', '449,00', '700,00']),
            }),
          ),
        );
        if (random() < 0.5) await tester.runJobs();
      }
      await api.query(
        "update jobs set due_at = now(), order_at = now() where state = 'QUEUED' and kind like 'demo-%'",
      );
      await tester.runJobs();
      await tester.retryJobs();

      const [bank] = await api.query<BankRow>(
        'select payments, refunds, disputes from demo_payment_charges where reference = $1',
        [getReference(page)],
      );
      const payments = (bank?.payments ?? []).map(({ id, cents }) => {
        const isDisputed = bank?.disputes.some(({ paymentId, wonAt }) => paymentId === id && !wonAt);
        const refunded = (bank?.refunds ?? [])
          .filter(({ paymentId }) => paymentId === id)
          .reduce((sum, refund) => sum + refund.cents, 0);
        return { cents, held: isDisputed ? 0 : cents - refunded };
      });
      const held = payments.reduce((sum, payment) => sum + payment.held, 0);
      const counting = payments
        .filter((payment) => payment.held > 0)
        .reduce((sum, { cents }) => sum + cents, 0);
      const [charge] = await api.query<{ state: string }>('select state from charges where id = $1', [
        chargeId,
      ]);
      await expectBalanced(signup.id);
      expect(await tester.sumBook(signup.id, 'bank')).toBe(held);
      expect([chargeId, charge?.state === 'paid']).toEqual([chargeId, counting >= PRICE]);
      expect(0 - (await tester.sumBook(signup.id, 'credit'))).toBe(counting >= PRICE ? held - PRICE : held);
      expect(await tester.countMails(signup.id, 'signup-access')).toBeLessThanOrEqual(1);
    },
  );

  test('of a card that pays every month from the 31st is for whole periods, three due days at once', async () => {
    const signup = await tester.beginWithAddress();
    await setToday(signup.id, '2027-01-31');
    await api.call(
      'POST /signup/step-3-rec/:planId/:id',
      tester.buildCardPayment(signup, createCardToken('approved'), { frontPrice: 458 }),
    );
    await tester.runJobs();
    const owner = await tester.openSession(signup);
    await move(owner, 92);
    expect(
      (await listCharges(owner)).map((charge) => [charge.state, charge.period_start, charge.period_end]),
    ).toEqual([
      ['paid', '2027-01-31', '2027-02-28'],
      ['paid', '2027-02-28', '2027-03-31'],
      ['paid', '2027-03-31', '2027-04-30'],
      ['paid', '2027-04-30', '2027-05-31'],
    ]);
    const charged = await api.query(
      "select from demo_payment_charges where kind = 'card' and clock_of = $1",
      [owner.accountId],
    );
    expect(charged).toHaveLength(4);
    await expectBalanced(owner.accountId);
  });

  test('of a leap year begins on 29 February and comes back to it', () => {
    expect([addMonths('2028-02-29', 12), addMonths('2028-02-29', 48)]).toEqual(['2029-02-28', '2032-02-29']);
  });

  test('of a coupon that leaves nothing to pay opens the account, has no receipt and cannot go back', async () => {
    const name = `TUDO${Date.now()}`;
    await api.call('POST /operation/coupons', {
      as: api.people.admin,
      body: {
        name,
        discountMultiplier: 0,
        minVendors: 1,
        validFrom: toIsoDate(Date.now() - DAY_MS),
        validUntil: null,
        maxUses: null,
      },
    });
    const signup = await tester.beginWithAddress();
    const { signup: record } = await api.call(
      'POST /signup/step-3-pix/:planId/:id',
      tester.buildPayment(signup, { coupon: name, frontPrice: 0 }),
    );
    expect(record.charge).toMatchObject({ state: 'paid', amountCents: 0, pixCode: null });
    const owner = await tester.openSession(signup);
    expect(await loadOverview(owner)).toMatchObject({
      subscription: { state: 'active', mayWithdraw: false },
      payments: [{ receiptNumber: null }],
    });
    const chargeId = record.charge?._id ?? '';
    const refund = await api.refused('POST /operation/billing/refund/:accountId/:chargeId', {
      as: api.people.admin,
      params: { accountId: signup.id, chargeId },
      body: { why: 'nada a devolver' },
    });
    expect(refund.status).toBe(409);
    expect(await api.query('select from demo_payment_charges where key = $1', [chargeId])).toEqual([]);
    await moveToDue(owner, -9);
    expect(await tester.loadOpenCharge(owner)).toMatchObject({ amountCents: 14_900 });
  });

  test('of Pix and boleto in the same second pays once, and both notices at once open one account', async () => {
    for (let time = 0; time < 3; time += 1) {
      const { signup, page } = await beginWaiting();
      await Promise.all(
        ['pix', 'boleto'].map((acao) => actAsPayer(api.app, getReference(page), acao, { entrega: 'twice' })),
      );
      await Promise.all([api.app.jobs.runDue(), api.app.jobs.runDue(), api.app.jobs.runDue()]);
      await tester.runJobs();
      await expectBalanced(signup.id);
      expect([
        await tester.sumBook(signup.id, 'bank'),
        await tester.sumBook(signup.id, 'credit'),
        await tester.countMails(signup.id, 'signup-access'),
      ]).toEqual([2 * PRICE, -PRICE, 1]);
    }
  });
});
