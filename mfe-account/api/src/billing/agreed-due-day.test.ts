import { describeApi } from '@girassol/api/test/harness';
import { addDays } from '@girassol/shared-domain';
import { createBillingTester, type TestOwner } from './billing.testing';

describeApi('the due day that an operator agreed', (api) => {
  const tester = createBillingTester(api);
  const { loadOverview, loadOpenCharge, move, moveToDue } = tester;

  const agree = async (owner: TestOwner, dueOn: string) => {
    const { _id } = await loadOpenCharge(owner);
    return api.call('POST /operation/billing/due-date/:accountId/:chargeId', {
      as: api.people.admin,
      params: { accountId: owner.accountId, chargeId: _id },
      body: { dueOn, why: 'pediu mais dias' },
    });
  };
  const countCardCharges = async ({ accountId }: TestOwner): Promise<number> =>
    (await api.query("select from demo_payment_charges where kind = 'card' and clock_of = $1", [accountId]))
      .length;

  test('moves the tries by card', async () => {
    const owner = await tester.openByCard('approved');
    await moveToDue(owner, -2);
    const { today } = await loadOverview(owner);
    await agree(owner, addDays(today, 22));
    await move(owner, 12);
    expect(await countCardCharges(owner)).toBe(1);
    expect(await loadOverview(owner)).toMatchObject({
      subscription: { state: 'active', graceUntil: null },
      sentence: expect.stringContaining('vencimento combinado'),
    });
    await move(owner, 10);
    expect(await countCardCharges(owner)).toBe(2);
    expect(await loadOverview(owner)).toMatchObject({
      subscription: { state: 'active' },
      payments: [{ state: 'paid' }, { state: 'canceled' }, { state: 'paid' }],
      creditCents: 0,
    });
  });

  test('moves reminders, grace and suspension, and holds for a renewal of another choice', async () => {
    const owner = await tester.openByPix();
    await moveToDue(owner, -3);
    const { today, subscription } = await loadOverview(owner);
    const paidUntil = subscription?.paidUntil ?? '';
    const dueOn = addDays(today, 33);
    await agree(owner, dueOn);
    await move(owner, 23);
    expect((await loadOverview(owner)).subscription).toMatchObject({ state: 'active', paidUntil });
    expect(await tester.loadSession(owner)).toMatchObject({ statusOk: true });
    await api.call('PUT /signup/next-plan/:userId', {
      as: owner,
      params: { userId: owner.userId },
      body: { next: { planId: 2, vendorsAmount: 2 } },
    });
    await tester.runJobs();
    expect(await loadOpenCharge(owner)).toMatchObject({ dueOn, planId: 2 });
    await move(owner, 13);
    const late = await loadOverview(owner);
    expect(late.subscription).toMatchObject({ state: 'pastDue' });
    expect(late.sentence).toContain('Venceu em');
    const reminders = (await tester.listMails(owner.accountId)).filter(
      ({ kind }) => kind === 'payment-reminder',
    );
    expect(reminders.length).toBeGreaterThanOrEqual(3);
    await move(owner, 14);
    expect((await loadOverview(owner)).subscription?.state).toBe('suspended');
    expect(await tester.countMails(owner.accountId, 'subscription-suspended')).toBe(1);
  });

  test('brings a suspended account back until then', async () => {
    const owner = await tester.openByPix();
    await moveToDue(owner, 20);
    expect(await tester.loadSession(owner)).toMatchObject({ statusOk: false });
    const { today } = await loadOverview(owner);
    await agree(owner, addDays(today, 5));
    await tester.runJobs();
    expect(await tester.loadSession(owner)).toMatchObject({ statusOk: true });
    await move(owner, 25);
    expect(await tester.loadSession(owner)).toMatchObject({ statusOk: false });
    expect(await tester.countMails(owner.accountId, 'subscription-suspended')).toBe(2);
  });
});
