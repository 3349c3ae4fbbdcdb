import { describeApi } from '@girassol/api/test/harness';
import { addDays, addMonths } from '@girassol/shared-domain';
import { createBillingTester, createCardToken, type TestOwner } from './billing.testing';

describeApi('the renewal of a subscription by card', (api) => {
  const tester = createBillingTester(api);
  const { loadOverview, moveToDue } = tester;
  const countCharges = async ({ accountId }: TestOwner): Promise<number> =>
    (await api.query("select from demo_payment_charges where kind = 'card' and clock_of = $1", [accountId]))
      .length;
  const replaceCard = (owner: TestOwner, kind: Parameters<typeof createCardToken>[0]) =>
    api.call('PUT /signup/signature/card/:userId', {
      as: owner,
      params: { userId: owner.userId },
      body: { cardData: { token: createCardToken(kind) } },
    });

  test('is charged on its due day, three periods on, each counted from the first day', async () => {
    const owner = await tester.openByCard('approved', { isMonthly: true });
    const anchor = (await loadOverview(owner)).today;
    for (const number of [1, 2, 3]) {
      await moveToDue(owner, 0);
      const overview = await loadOverview(owner);
      expect(overview.today).toBe(addMonths(anchor, number));
      expect(overview).toMatchObject({
        subscription: { state: 'active', paidUntil: addMonths(anchor, number + 1) },
        payments: Array.from({ length: number + 1 }, () => ({ state: 'paid', method: 'card' })),
      });
    }
    expect(await countCharges(owner)).toBe(4);
    expect(await tester.countMails(owner.accountId, 'payment-reminder')).toBe(0);
  });

  test('of one that began on 31 January ends on the last days of the months', async () => {
    const owner = await tester.openByCard('approved', { isMonthly: true });
    const { today } = await loadOverview(owner);
    const january = `${Number(today.slice(0, 4)) + 1}-01-31`;
    // As if it had begun then: the clock of the account goes there.
    await api.query('update subscriptions set started_on = $2 where account_id = $1', [
      owner.accountId,
      january,
    ]);
    await api.query('update charges set period_start = $2, period_end = $3 where account_id = $1', [
      owner.accountId,
      january,
      addMonths(january, 1),
    ]);
    await api.query("delete from jobs where account_id = $1 and kind = 'billing.steps'", [owner.accountId]);
    await api.query('delete from billing_actions where account_id = $1', [owner.accountId]);
    await tester.move(owner, Math.round((Date.parse(january) - Date.parse(today)) / 86_400_000));
    await replaceCard(owner, 'approved');
    await tester.runJobs();
    const ends: string[] = [];
    for (let number = 1; number <= 3; number += 1) {
      await moveToDue(owner, 0);
      ends.push((await loadOverview(owner)).subscription?.paidUntil ?? '');
    }
    const year = january.slice(0, 4);
    expect(ends).toEqual([`${year}-03-31`, `${year}-04-30`, `${year}-05-31`]);
  });

  test('[billing-025] whose card is blocked is not charged again; another card is, at once and once', async () => {
    const owner = await tester.openByCard('diesAfterFirst', { isMonthly: true });
    await moveToDue(owner, 0);
    expect(await countCharges(owner)).toBe(2);
    expect(await loadOverview(owner)).toMatchObject({
      subscription: { state: 'pastDue' },
      payments: [{ state: 'open', refusal: 'O banco emissor bloqueou este cartão.' }, {}],
    });
    expect(await tester.countMails(owner.accountId, 'card-refused')).toBe(1);
    await moveToDue(owner, 6);
    expect(await countCharges(owner)).toBe(2);
    // Reminded on the third day.
    expect(await tester.countMails(owner.accountId, 'payment-reminder')).toBe(1);
    await replaceCard(owner, 'softRefusal');
    await tester.runJobs();
    expect(await countCharges(owner)).toBe(3);
    await replaceCard(owner, 'approved');
    await tester.runJobs();
    const open = await tester.loadOpenCharge(owner);
    await api.call('POST /signup/charge/:token/card', {
      params: { token: open.payToken },
      body: { cardData: { token: createCardToken('approved') } },
    });
    expect(await loadOverview(owner)).toMatchObject({ subscription: { state: 'active' } });
  });

  test('whose card has no limit is tried on four days, then suspended; money later begins a new period', async () => {
    const owner = await tester.openByCard('approved', { isMonthly: true });
    await replaceCard(owner, 'softRefusal');
    const counts: number[] = [];
    for (const day of [0, 1, 2, 3, 4, 5, 9]) {
      await moveToDue(owner, day);
      counts.push((await countCharges(owner)) - 1);
    }
    expect(counts).toEqual([1, 2, 2, 3, 3, 4, 4]);
    expect(await tester.countMails(owner.accountId, 'card-refused')).toBe(4);
    await moveToDue(owner, 40);
    expect(await tester.loadSession(owner)).toMatchObject({ statusOk: false });
    // The month of the charge is over: its money pays for the one that begins today.
    const { payToken: token, demonstrationPage: none } = await tester.loadOpenCharge(owner);
    // Nobody asked for its codes yet: the payment page does.
    expect(none).toBeNull();
    const pix = { params: { token }, body: { method: 'pix' } } as const;
    await tester.act((await api.call('PUT /signup/charge/:token', pix)).charge.demonstrationPage, 'pix');
    const { subscription, today } = await loadOverview(owner);
    expect(subscription).toMatchObject({ state: 'active', paidUntil: addMonths(today, 1) });
    expect(await tester.loadSession(owner)).toMatchObject({ statusOk: true });
    expect(await api.query("select from jobs where state = 'FAILED' and account_id is null")).toHaveLength(0);
  });

  test('the end of a card is told 30 and 7 days before', async () => {
    const owner = await tester.openByCard('expiresNextMonth');
    const { subscription, today } = await loadOverview(owner);
    const last = addDays(addMonths(`${subscription?.card?.expires}-01`, 1), -1);
    await tester.move(owner, Math.round((Date.parse(last) - Date.parse(today)) / 86_400_000));
    expect(await tester.countMails(owner.accountId, 'card-expiry')).toBe(2);
  });
});
