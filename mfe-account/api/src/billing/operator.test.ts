import { describeApi } from '@girassol/api/test/harness';
import { createBillingTester, createCardToken } from './billing.testing';

describeApi('an operator of billing', (api) => {
  const tester = createBillingTester(api);

  test('gives back what was paid by Pix after a refused card, and everything of it', async () => {
    const signup = await tester.beginWithAddress();
    await api.call(
      'POST /signup/step-3-card/:planId/:id',
      tester.buildCardPayment(signup, createCardToken('softRefusal')),
    );
    const { signup: record } = await api.call(
      'POST /signup/step-3-pix/:planId/:id',
      tester.buildPayment(signup),
    );
    await tester.act(record.charge?.demonstrationPage ?? null, 'duasVezes');
    const owner = await tester.openSession(signup);
    const request = {
      as: api.people.admin,
      params: { accountId: signup.id, chargeId: record.charge?._id ?? '' },
      body: { why: 'pagou duas vezes e desistiu' },
    };
    const billing = await api.call('POST /operation/billing/refund/:accountId/:chargeId', request);
    expect(billing).toMatchObject({ creditCents: 0, charges: [{ state: 'refunded', refusal: null }] });
    await tester.runJobs();
    expect([await tester.sumBook(signup.id, 'bank'), await tester.sumBook(signup.id, 'revenue')]).toEqual([
      0, 0,
    ]);
    expect(await tester.loadSession(owner)).toMatchObject({ statusOk: false });
    const again = await api.refused('POST /operation/billing/refund/:accountId/:chargeId', request);
    expect(again.status).toBe(409);
  });

  /** Account whose first charge of R$ 449,00 was paid by Pix and boleto, and its two payments. */
  const openTwicePaid = async () => {
    const signup = await tester.beginWithAddress();
    const { signup: record } = await api.call(
      'POST /signup/step-3-pix/:planId/:id',
      tester.buildPayment(signup),
    );
    await tester.act(record.charge?.demonstrationPage ?? null, 'duasVezes');
    const owner = await tester.openSession(signup);
    const chargeId = record.charge?._id ?? '';
    const load = async () => {
      const billing = await api.call('GET /operation/billing/single/:accountId', {
        as: api.people.admin,
        params: { accountId: signup.id },
      });
      return { billing, payments: billing.charges.find(({ _id }) => _id === chargeId)?.payments ?? [] };
    };
    const [first, second] = (await load()).payments;
    if (!first || !second) throw new Error('it was not paid twice');
    const refund = (body: { paymentId?: string } = {}) => ({
      as: api.people.admin,
      params: { accountId: signup.id, chargeId },
      body: { why: 'pagou duas vezes', ...body },
    });
    return { owner, first, second, load, refund };
  };

  test('gives one of two payments back, and the other one keeps the period', async () => {
    const { owner, first, second, load, refund } = await openTwicePaid();
    expect([first.method, second.method]).toEqual(['pix', 'boleto']);
    expect([first.refundEffect, second.refundEffect]).toEqual(['credit', 'credit']);
    await api.call('POST /operation/billing/refund/:accountId/:chargeId', refund({ paymentId: second._id }));
    await tester.runJobs();
    expect((await load()).payments).toMatchObject([
      { backCents: 0, refundEffect: 'charge' },
      { backCents: 44_900, refundEffect: null },
    ]);
    expect((await listHistory(owner.accountId))[0]).toMatch(
      /devolução de R\$.449,00 do pagamento por boleto de [\d/]{10}: pagou duas vezes$/,
    );
    expect(await tester.loadOverview(owner)).toMatchObject({
      creditCents: 0,
      payments: [{ state: 'paid' }],
      subscription: { state: 'active' },
    });
    for (const paymentId of [second._id, 'unknown'])
      expect(
        (await api.refused('POST /operation/billing/refund/:accountId/:chargeId', refund({ paymentId })))
          .status,
      ).toBe(409);
    await api.call('POST /operation/billing/refund/:accountId/:chargeId', refund());
    expect((await load()).billing).toMatchObject({ creditCents: 0, charges: [{ state: 'refunded' }] });
    expect(await tester.sumBook(owner.accountId, 'bank')).toBe(0);
  });

  test('who gives back twice at the same moment gives back once', async () => {
    const { owner, first, load, refund } = await openTwicePaid();
    const request = refund({ paymentId: first._id });
    const send = () => api.getAnswer('POST /operation/billing/refund/:accountId/:chargeId', request);
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    await tester.runJobs();
    expect((await load()).payments.map(({ backCents }) => backCents)).toEqual([44_900, 0]);
    expect(await tester.sumBook(owner.accountId, 'bank')).toBe(44_900);
    const [bank] = await api.query<{ refunds: unknown[] }>(
      'select refunds from demo_payment_charges where clock_of = $1',
      [owner.accountId],
    );
    expect(bank?.refunds).toHaveLength(1);
  });

  test('gives back the money of a canceled charge, and not a credit that has paid another one', async () => {
    const { owner, first, second, load, refund } = await openTwicePaid();
    const renew = { as: owner, params: { id: owner.userId }, body: { vendorsAmount: 2, frontPrice: 149 } };
    await api.call('POST /signup/renovation-pix/:id', renew);
    expect((await load()).payments.map(({ refundEffect }) => refundEffect)).toEqual(['spent', 'spent']);
    for (const { _id } of [first, second]) {
      const request = refund({ paymentId: _id });
      const refusal = await api.refused('POST /operation/billing/refund/:accountId/:chargeId', request);
      expect([refusal.status, refusal.message]).toEqual([409, expect.stringContaining('já pagou outra')]);
    }
    const other = await tester.openByPix();
    const params = { id: other.userId };
    const { charge } = await api.call('POST /signup/renovation-pix/:id', { ...renew, as: other, params });
    await api.call('PATCH /signup/user-status/:userId', {
      as: other,
      params: { userId: other.userId },
      body: {},
    });
    await tester.act(charge.demonstrationPage, 'boleto');
    expect((await tester.loadOverview(other)).creditCents).toBe(14_900);
    const billing = await api.call('POST /operation/billing/refund/:accountId/:chargeId', {
      as: api.people.admin,
      params: { accountId: other.accountId, chargeId: charge._id },
      body: { why: 'pagou depois de cancelar' },
    });
    expect(billing).toMatchObject({ creditCents: 0, charges: [{ state: 'canceled' }, { state: 'paid' }] });
  });

  test('gives credit that pays the open charge, and what is left the next one', async () => {
    const owner = await tester.openByPix();
    const renew = { as: owner, params: { id: owner.userId }, body: { vendorsAmount: 2, frontPrice: 149 } };
    await api.call('POST /signup/renovation-bill/:id', renew);
    await api.call('POST /operation/billing/credit/:accountId', {
      as: api.people.admin,
      params: { accountId: owner.accountId },
      body: { cents: 30_000, why: 'desculpas pela espera' },
    });
    await tester.runJobs();
    const overview = await tester.loadOverview(owner);
    expect(overview).toMatchObject({
      creditCents: 15_100,
      payments: [{ kind: 'renewal', state: 'paid' }, {}],
    });
    const { charge } = await api.call('POST /signup/renovation-pix/:id', renew);
    expect(charge).toMatchObject({ state: 'paid', pixCode: null });
    expect((await tester.loadOverview(owner)).creditCents).toBe(200);
  });

  const getBilling = (accountId: string) =>
    api.call('GET /operation/billing/single/:accountId', { as: api.people.admin, params: { accountId } });
  const listHistory = async (accountId: string) =>
    (
      await api.call('GET /operation/accounts/single/:accountId', {
        as: api.people.admin,
        params: { accountId },
      })
    ).account.history.map(({ by, why }) => `${by} ${why}`);

  test('sees plan, seats, next charge, and what giving a payment back would end', async () => {
    const owner = await tester.openByPix();
    const { subscription, nextCharge, charges, today } = await getBilling(owner.accountId);
    expect(subscription).toMatchObject({ planId: 1, vendorsAmount: 2, monthsPerPeriod: 12, state: 'active' });
    expect(nextCharge).toMatchObject({ dueOn: subscription?.paidUntil, amountCents: 14_900 });
    expect(charges).toMatchObject([
      {
        state: 'paid',
        period: { start: today, end: subscription?.paidUntil },
        bankCents: 44_900,
        outsideCents: 0,
        afterRefund: { state: 'pending', paidUntil: null },
      },
    ]);
    expect(await getBilling(api.people.owner.accountId)).toMatchObject({
      subscription: null,
      sentence: '',
      nextCharge: null,
      charges: [],
    });
  });

  test('gives nothing back of what was paid outside the bank, and says nothing of it in the history', async () => {
    const owner = await tester.openByPix();
    const renew = { as: owner, params: { id: owner.userId }, body: { vendorsAmount: 2, frontPrice: 149 } };
    const { charge } = await api.call('POST /signup/renovation-bill/:id', renew);
    const params = { accountId: owner.accountId, chargeId: charge._id };
    const body = { why: 'depósito em conta' };
    const settled = await api.call('POST /operation/billing/paid-outside/:accountId/:chargeId', {
      as: api.people.admin,
      params,
      body,
    });
    expect(settled.charges[0]).toMatchObject({
      state: 'paid',
      bankCents: 0,
      outsideCents: 14_900,
      afterRefund: null,
    });
    const before = await listHistory(owner.accountId);
    expect(before[0]).toMatch(/R\$.149,00 pagos por fora: depósito em conta$/);
    const refused = await api.refused('POST /operation/billing/refund/:accountId/:chargeId', {
      as: api.people.admin,
      params,
      body,
    });
    expect(refused).toMatchObject({
      status: 409,
      message: 'Nada foi pago pelo banco nesta cobrança, ou tudo já voltou.',
    });
    expect(await listHistory(owner.accountId)).toEqual(before);
  });

  test('notes the number of a service invoice with a reason, which the history keeps', async () => {
    const owner = await tester.openByPix();
    const [paid] = (await getBilling(owner.accountId)).charges;
    const note = (serviceInvoice: string, why: string) =>
      api.call('PUT /operation/billing/service-invoice/:accountId/:chargeId', {
        as: api.people.admin,
        params: { accountId: owner.accountId, chargeId: paid?._id ?? '' },
        body: { serviceInvoice, why },
      });
    expect((await note('2026/77', 'emitida na prefeitura')).charges[0]?.serviceInvoice).toBe('2026/77');
    expect((await note('', 'número trocado')).charges[0]?.serviceInvoice).toBeNull();
    expect((await listHistory(owner.accountId)).slice(0, 2)).toEqual([
      'admin@girassol.test NFS-e retirada: número trocado',
      'admin@girassol.test NFS-e 2026/77: emitida na prefeitura',
    ]);
  });
});
