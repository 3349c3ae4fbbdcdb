import { describeApi } from '@girassol/api/test/harness';
import { createBillingTester, createCardToken, type TestOwner } from './billing.testing';

const OF_A_PERIOD = 149;

describeApi('money that goes back, and choices that replace each other', (api) => {
  const tester = createBillingTester(api);
  const { loadOverview, loadOpenCharge, move, moveToDue, act } = tester;

  const listCharges = ({ accountId }: TestOwner) =>
    api.query<{ id: string; kind: string; state: string; method: string; plan_id: number }>(
      'select id, kind, state, method, plan_id from charges where account_id = $1 order by created_at, id',
      [accountId],
    );
  const renewBy = (owner: TestOwner, key: 'bill' | 'pix') =>
    api.call(`POST /signup/renovation-${key}/:id`, {
      as: owner,
      params: { id: owner.userId },
      body: { vendorsAmount: 2, frontPrice: OF_A_PERIOD },
    });
  const upgrade = async (owner: TestOwner) => {
    const { userId } = owner;
    const { dueCents } = await api.call('POST /signup/plan-preview/:userId', {
      as: owner,
      params: { userId },
      body: { planId: 3, vendorsAmount: 2 },
    });
    return api.call('POST /signup/upgrade-card/:id', {
      as: owner,
      params: { id: userId },
      body: {
        vendorsAmount: 2,
        frontPrice: dueCents / 100,
        cardData: { token: createCardToken('approved') },
      },
    });
  };

  test('a card renewal that an operator gave back is not charged again by itself', async () => {
    const owner = await tester.openByCard('approved');
    await moveToDue(owner, 0);
    const renewal = (await listCharges(owner)).find(({ kind }) => kind === 'renewal');
    expect(renewal?.state).toBe('paid');
    await move(owner, 2);
    await api.call('POST /operation/billing/refund/:accountId/:chargeId', {
      as: api.people.admin,
      params: { accountId: owner.accountId, chargeId: renewal?.id ?? '' },
      body: { why: 'pagou por engano' },
    });
    await tester.runJobs();
    await move(owner, 5);
    expect((await listCharges(owner)).map(({ kind, state }) => [kind, state])).toEqual([
      ['signup', 'paid'],
      ['renewal', 'refunded'],
    ]);
  });

  test('a change of plan ends with the first payment that is taken back', async () => {
    const owner = await tester.openByPix();
    await upgrade(owner);
    await tester.runJobs();
    expect((await loadOverview(owner)).subscription).toMatchObject({ planId: 3, state: 'active' });
    const ended = await api.call('POST /signup/withdrawal/:userId', {
      as: owner,
      params: { userId: owner.userId },
    });
    expect(ended.subscription?.state).not.toBe('active');
    expect((await tester.loadSession(owner)).statusOk).toBe(false);
  });

  test('what was taken back once is not taken back again', async () => {
    const owner = await tester.openByPix();
    const withdraw = () =>
      api.call('POST /signup/withdrawal/:userId', { as: owner, params: { userId: owner.userId } });
    await withdraw();
    const { charge } = await renewBy(owner, 'pix');
    await act(charge.demonstrationPage, 'pix');
    expect((await loadOverview(owner)).subscription).toMatchObject({ state: 'active', mayWithdraw: false });
    await expect(withdraw()).rejects.toThrow('409');
  });

  test('a renewal that was issued before a change of plan is issued again for the new plan', async () => {
    const owner = await tester.openByPix();
    await moveToDue(owner, -9);
    const before = await loadOpenCharge(owner);
    await upgrade(owner);
    await tester.runJobs();
    const open = (await listCharges(owner)).filter(({ state }) => state === 'open');
    expect(open).toMatchObject([{ kind: 'renewal', plan_id: 3 }]);
    expect(open[0]?.id).not.toBe(before._id);
  });

  test('of two payments the disputed one costs its payer nothing of the period', async () => {
    const owner = await tester.openByPix();
    const { charge } = await renewBy(owner, 'pix');
    await act(charge.demonstrationPage, 'duasVezes');
    await act(charge.demonstrationPage, 'contestar');
    const renewal = (await listCharges(owner)).find(({ kind }) => kind === 'renewal');
    expect(renewal?.state).toBe('paid');
    expect(await loadOverview(owner)).toMatchObject({ subscription: { state: 'active' }, creditCents: 0 });
  });

  test('a card is not charged for a renewal that its owner wants to pay by boleto', async () => {
    const owner = await tester.openByCard('approved');
    await moveToDue(owner, -2);
    await renewBy(owner, 'bill');
    await move(owner, 3);
    const renewal = (await listCharges(owner)).find(({ kind }) => kind === 'renewal');
    expect(renewal).toMatchObject({ state: 'open', method: 'boleto' });
  });
});
