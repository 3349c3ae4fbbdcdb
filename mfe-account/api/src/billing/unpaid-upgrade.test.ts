import { computeChargeEnd } from '@girassol/account-domain/billing';
import { describeApi } from '@girassol/api/test/harness';
import { countDaysBetween } from '@girassol/shared-domain';
import { createBillingTester, getReference, type TestOwner } from './billing.testing';

describeApi('a change of plan that nobody pays', (api) => {
  const tester = createBillingTester(api);

  const ask = async (owner: TestOwner) => {
    const { userId } = owner;
    const { dueCents } = await api.call('POST /signup/plan-preview/:userId', {
      as: owner,
      params: { userId },
      body: { planId: 3, vendorsAmount: 2 },
    });
    const { charge } = await api.call('POST /signup/upgrade-bill/:id', {
      as: owner,
      params: { id: userId },
      body: { vendorsAmount: 2, frontPrice: dueCents / 100 },
    });
    return { charge, dueCents };
  };
  /** Days until the change ends. */
  const countDays = async (owner: TestOwner, dueOn: string) =>
    countDaysBetween((await tester.loadOverview(owner)).today, computeChargeEnd(dueOn));

  test('ends by itself once a boleto would have cleared, here and at the bank; later money is credit', async () => {
    const owner = await tester.openByPix();
    const { charge, dueCents } = await ask(owner);
    await tester.move(owner, (await countDays(owner, charge.dueOn)) - 1);
    expect((await tester.loadOverview(owner)).payments[0]?.state).toBe('open');
    await tester.move(owner, 1);
    expect((await tester.loadOverview(owner)).payments[0]).toMatchObject({
      _id: charge._id,
      state: 'canceled',
    });
    const [bank] = await api.query<{ state: string }>(
      'select state from demo_payment_charges where reference = $1',
      [getReference(charge.demonstrationPage)],
    );
    expect(bank?.state).toBe('canceled');
    await tester.act(charge.demonstrationPage, 'boleto');
    expect(await tester.loadOverview(owner)).toMatchObject({
      creditCents: dueCents,
      subscription: { planId: 1, state: 'active' },
    });
    // It can be asked for again, and credit pays it.
    expect((await ask(owner)).charge._id).not.toBe(charge._id);
  });

  test('is paid by money whose event was lost, and does not end then', async () => {
    const owner = await tester.openByPix();
    const { charge } = await ask(owner);
    await tester.act(charge.demonstrationPage, 'boleto', { entrega: 'late' });
    await api.query("delete from jobs where kind = 'demo-payments.send-event'");
    await tester.move(owner, await countDays(owner, charge.dueOn));
    expect(await tester.loadOverview(owner)).toMatchObject({
      payments: [{ _id: charge._id, state: 'paid' }, {}],
      subscription: { planId: 3 },
    });
  });
});
