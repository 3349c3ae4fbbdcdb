import { describeApi } from '@girassol/api/test/harness';
import { addDays, formatDate } from '@girassol/shared-domain';
import { createBillingTester, createCardToken, type TestOwner } from './billing.testing';

describeApi('the end of a subscription', (api) => {
  const tester = createBillingTester(api);
  const { act, loadOverview, moveToDue, sumBook } = tester;

  const own = (owner: TestOwner) => ({ as: owner, params: { userId: owner.userId } });
  const cancel = (owner: TestOwner, body = {}) =>
    api.call('PATCH /signup/user-status/:userId', { ...own(owner), body });

  test('[billing-026] keeps the reasons, tells the last day, charges nothing more, and is taken back', async () => {
    const owner = await tester.openByPix();
    await moveToDue(owner, -9);
    const { subscription, today } = await loadOverview(owner);
    const reasons = {
      mainReason: 'Preço',
      secondaryReason: 'Poucas vendas',
      reasonToComeBack: 'Desconto',
      otherReasonToComeBack: '',
      message: 'Obrigada!',
    };
    const { newStatus } = await cancel(owner, reasons);
    expect(newStatus).toEqual({
      statusOk: true,
      status: 'ACTIVE',
      signupPlan: 'BASIC',
      endsOn: subscription?.paidUntil,
    });
    expect(
      await api.query('select cancellation from subscriptions where account_id = $1', [owner.accountId]),
    ).toEqual([{ cancellation: reasons }]);
    expect(await loadOverview(owner)).toMatchObject({
      subscription: { canceledOn: today },
      nextCharge: null,
      payments: [{ state: 'canceled' }, { state: 'paid' }],
    });
    const [mail] = (await tester.listMails(owner.accountId)).filter(
      ({ kind }) => kind === 'subscription-canceled',
    );
    expect(mail?.text).toContain(formatDate(addDays(subscription?.paidUntil ?? '', -1)));
    // Twice is once.
    await cancel(owner, { mainReason: 'Outro' });
    expect(await tester.countMails(owner.accountId, 'subscription-canceled')).toBe(1);
    await tester.runJobs();
    await moveToDue(owner, -8);
    expect(await tester.countMails(owner.accountId, 'payment-reminder')).toBe(0);

    await api.call('DELETE /signup/user-status/:userId', own(owner));
    await tester.runJobs();
    expect(await tester.loadOpenCharge(owner)).toMatchObject({ kind: 'renewal', amountCents: 14_900 });
    await moveToDue(owner, -7);
    expect(await tester.countMails(owner.accountId, 'payment-reminder')).toBe(1);
  });

  test('comes with the last day that is paid, and a renewal brings everything back', async () => {
    const owner = await tester.openByPix();
    await cancel(owner);
    await moveToDue(owner, -1);
    expect(await tester.loadSession(owner)).toMatchObject({ statusOk: true });
    await moveToDue(owner, 0);
    expect(await tester.loadSession(owner)).toMatchObject({ statusOk: false, status: 'CANCELED' });
    expect(await tester.countMails(owner.accountId, 'subscription-ended')).toBe(1);
    expect(await api.refused('DELETE /signup/user-status/:userId', own(owner))).toMatchObject({
      status: 409,
    });
    const { charge } = await api.call('POST /signup/renovation-pix/:id', {
      as: owner,
      params: { id: owner.userId },
      body: { vendorsAmount: 2, frontPrice: 149 },
    });
    await act(charge.demonstrationPage, 'pix');
    expect(await tester.loadSession(owner)).toMatchObject({ statusOk: true, status: 'ACTIVE' });
    expect((await loadOverview(owner)).subscription?.canceledOn).toBeNull();
  });

  test.each([
    ['Pix', () => tester.openByPix()],
    ['card', () => tester.openByCard('approved')],
    ['Pix after a refused card', () => openAfterRefusedCard()],
  ])(
    'within seven days gives the first payment by %s back, once, and takes the access',
    async (_way, open) => {
      const owner = await open();
      await tester.move(owner, 7);
      expect(await loadOverview(owner)).toMatchObject({ subscription: { mayWithdraw: true } });
      const overview = await api.call('POST /signup/withdrawal/:userId', own(owner));
      await tester.runJobs();
      expect(overview).toMatchObject({
        subscription: { mayWithdraw: false, state: 'pending' },
        payments: [{ state: 'refunded' }],
        creditCents: 0,
      });
      expect(await tester.loadSession(owner)).toMatchObject({ statusOk: false, status: 'CANCELED' });
      expect([await sumBook(owner.accountId, 'bank'), await sumBook(owner.accountId, 'revenue')]).toEqual([
        0, 0,
      ]);
      expect((await api.refused('POST /signup/withdrawal/:userId', own(owner))).status).toBe(409);
      await tester.runJobs();
      expect(await sumBook(owner.accountId, 'bank')).toBe(0);
    },
  );

  async function openAfterRefusedCard(): Promise<TestOwner> {
    const signup = await tester.beginWithAddress();
    await api.call(
      'POST /signup/step-3-card/:planId/:id',
      tester.buildCardPayment(signup, createCardToken('hardRefusal')),
    );
    const { signup: record } = await api.call(
      'POST /signup/step-3-pix/:planId/:id',
      tester.buildPayment(signup),
    );
    await act(record.charge?.demonstrationPage ?? null, 'pix');
    return tester.openSession(signup);
  }

  test('gives back what was paid twice, and nothing on the eighth day', async () => {
    const signup = await tester.beginWithAddress();
    const { signup: record } = await api.call(
      'POST /signup/step-3-pix/:planId/:id',
      tester.buildPayment(signup),
    );
    await act(record.charge?.demonstrationPage ?? null, 'duasVezes');
    const twice = await tester.openSession(signup);
    expect(await loadOverview(twice)).toMatchObject({ creditCents: 44_900 });
    await api.call('POST /signup/withdrawal/:userId', own(twice));
    expect(await loadOverview(twice)).toMatchObject({ creditCents: 0, subscription: { state: 'pending' } });

    const late = await tester.openByPix();
    await tester.move(late, 8);
    const refusal = await api.refused('POST /signup/withdrawal/:userId', own(late));
    expect([refusal.status, refusal.message]).toEqual([409, expect.stringContaining('7 dias')]);
    expect((await loadOverview(late)).subscription?.canceledOn).toBeNull();
  });
});
