import { describeApi } from '@girassol/api/test/harness';
import { createBillingTester, type TestOwner } from './billing.testing';

describeApi('a change of plan', (api) => {
  const tester = createBillingTester(api);
  const { act, loadOverview, moveToDue } = tester;

  const preview = (owner: TestOwner, planId: 1 | 2 | 3, vendorsAmount: number, coupon = '') =>
    api.call('POST /signup/plan-preview/:userId', {
      as: owner,
      params: { userId: owner.userId },
      body: { planId, vendorsAmount, coupon },
    });
  const buildOrder = (owner: TestOwner, vendorsAmount: number, frontPrice: number, coupon = '') => ({
    as: owner,
    params: { id: owner.userId },
    body: { vendorsAmount, frontPrice, coupon },
  });
  const upgrade = async (owner: TestOwner, vendorsAmount: number, coupon = '') => {
    const { dueCents } = await preview(owner, 3, vendorsAmount);
    return api.call('POST /signup/upgrade-pix/:id', buildOrder(owner, vendorsAmount, dueCents / 100, coupon));
  };
  const chooseNext = (owner: TestOwner, next: { planId: 1 | 2 | 3; vendorsAmount: number } | null) =>
    api.call('PUT /signup/next-plan/:userId', {
      as: owner,
      params: { userId: owner.userId },
      body: { next },
    });

  test('[billing-010, billing-031] up to enterprise is paid for the days left, and holds once it is paid', async () => {
    const owner = await tester.openByPix();
    await moveToDue(owner, -100);
    const price = await preview(owner, 3, 4);
    const share = (cents: number) => Math.round((cents * 100) / 365);
    // The default setup was paid with the signup.
    expect(price).toMatchObject({
      from: 'now',
      dueCents: share(44_900) - share(14_900) + 12_000,
      renewalCents: 44_900,
    });
    expect(price.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(price.dueCents);
    expect(
      await api.refused('POST /signup/upgrade-pix/:id', buildOrder(owner, 4, price.dueCents / 100 + 0.01)),
    ).toMatchObject({ status: 409, fields: [{ path: 'frontPrice' }] });
    const before = await loadOverview(owner);
    const { charge } = await upgrade(owner, 4);
    expect(charge).toMatchObject({ kind: 'upgrade', planId: 3, amountCents: price.dueCents });
    expect(await tester.loadSession(owner)).toMatchObject({ signupPlan: 'BASIC' });
    await act(charge.demonstrationPage, 'pix');
    expect(await tester.loadSession(owner)).toMatchObject({ signupPlan: 'ENTERPRISE' });
    const after = await loadOverview(owner);
    expect(after.subscription).toMatchObject({
      planId: 3,
      vendorsAmount: 4,
      paidUntil: before.subscription?.paidUntil,
    });
    await moveToDue(owner, -10);
    expect(await tester.loadOpenCharge(owner)).toMatchObject({
      kind: 'renewal',
      planId: 3,
      amountCents: 44_900,
    });
  });

  test('[billing-017] to more vendors is paid again for the days left, and no setup twice', async () => {
    const owner = await tester.openByPix({}, { planId: 3, vendorsAmount: 4, frontPrice: 869 });
    expect(await preview(owner, 3, 4)).toMatchObject({ from: 'none', dueCents: 0 });
    await moveToDue(owner, -100);
    const { charge } = await upgrade(owner, 5);
    expect(charge.lines.map(({ label }) => label)).toContain('Implantação premium');
    await act(charge.demonstrationPage, 'pix');
    const { charge: more } = await upgrade(owner, 12);
    expect(more.lines.map(({ label }) => label)).not.toContain('Implantação premium');
    await act(more.demonstrationPage, 'boleto');
    const share = (cents: number) => Math.round((cents * 100) / 365);
    expect(await preview(owner, 3, 20)).toMatchObject({ dueCents: share(149_900) - share(99_900) });
    for (const vendors of [12, 3])
      expect(await api.refused('POST /signup/upgrade-pix/:id', buildOrder(owner, vendors, 0))).toMatchObject({
        status: 409,
      });
  });

  test('with a coupon of everything is credited afterwards for what it cost: nothing', async () => {
    await api.query(
      "insert into coupons (name, multiplier, min_vendors, valid_from, by) values ('TUDO', 0, 1, '2020-01-01', 'teste')",
    );
    const owner = await tester.openByPix();
    const { charge } = await api.call('POST /signup/upgrade-pix/:id', buildOrder(owner, 4, 0, 'TUDO'));
    expect(charge).toMatchObject({ state: 'paid', amountCents: 0 });
    expect(await tester.loadSession(owner)).toMatchObject({ signupPlan: 'ENTERPRISE' });
    expect(await preview(owner, 3, 5)).toMatchObject({ dueCents: 69_900 + 90_000 });
  });

  test('[billing-021] and a renewal are previewed with the coupon, which has to be good on that day only', async () => {
    const owner = await tester.openByPix();
    const { today } = await tester.loadOverview(owner);
    await api.query(
      `insert into coupons (name, multiplier, min_vendors, valid_from, valid_until, by)
       values ('HOJE10', 0.9, 2, $1, $1, 'teste')`,
      [today],
    );
    const [plain, lower] = [await preview(owner, 3, 4), await preview(owner, 3, 4, 'hoje10')];
    expect(lower.dueCents).toBe(Math.round(plain.dueCents * 0.9));
    expect(lower.lines.at(-1)).toEqual({ label: 'Cupom HOJE10', cents: lower.dueCents - plain.dueCents });
    const { charge } = await api.call(
      'POST /signup/upgrade-pix/:id',
      buildOrder(owner, 4, lower.dueCents / 100, 'HOJE10'),
    );
    expect(charge.amountCents).toBe(lower.dueCents);

    const same = await preview(owner, 1, 2, 'HOJE10');
    expect(same).toMatchObject({ from: 'none', renewalCents: 14_900, renewal: { cents: 13_410 } });
    expect(same.renewal.lines.at(-1)).toEqual({ label: 'Cupom HOJE10', cents: -1_490 });
    await api.call('POST /signup/renovation-pix/:id', buildOrder(owner, 2, 134.1, 'HOJE10'));
    expect((await tester.loadOverview(owner)).nextCharge).toMatchObject({
      amountCents: 13_410,
      coupon: 'HOJE10',
    });
    const wrong = await api.refused('POST /signup/plan-preview/:userId', {
      as: owner,
      params: { userId: owner.userId },
      body: { planId: 3, vendorsAmount: 4, coupon: 'NADA' },
    });
    expect(wrong).toMatchObject({ status: 400, message: 'Este cupom não existe. Confira as letras.' });
  });

  test('down begins with the next period, and is withdrawn until then', async () => {
    const owner = await tester.openByPix({}, { planId: 3, vendorsAmount: 5, frontPrice: 1_599 });
    expect(await preview(owner, 2, 3)).toMatchObject({
      from: 'nextPeriod',
      dueCents: 0,
      renewalCents: 24_900,
    });
    await moveToDue(owner, -9);
    const first = await tester.loadOpenCharge(owner);
    expect(first.amountCents).toBe(69_900);
    expect((await chooseNext(owner, { planId: 2, vendorsAmount: 3 })).subscription?.next).toEqual({
      planId: 2,
      vendorsAmount: 3,
    });
    await tester.runJobs();
    // The renewal that was issued for the former choice is issued again.
    expect(await tester.loadOpenCharge(owner)).toMatchObject({ planId: 2, vendors: 3, amountCents: 24_900 });
    expect((await chooseNext(owner, null)).subscription?.next).toBeNull();
    await tester.runJobs();
    expect(await tester.loadOpenCharge(owner)).toMatchObject({ planId: 3, vendors: 5, amountCents: 69_900 });
    await chooseNext(owner, { planId: 1, vendorsAmount: 1 });
    await tester.runJobs();
    await act((await tester.loadOpenCharge(owner)).demonstrationPage, 'pix');
    expect(await tester.loadSession(owner)).toMatchObject({ signupPlan: 'ENTERPRISE' });
    await moveToDue(owner, -365);
    await tester.move(owner, 1);
    expect(await tester.loadSession(owner)).toMatchObject({ signupPlan: 'BASIC' });
    expect((await loadOverview(owner)).subscription).toMatchObject({
      planId: 1,
      vendorsAmount: 1,
      next: null,
    });
  });

  test('to the enterprise plan is refused where a card pays every month, and without a paid period', async () => {
    const owner = await tester.openByCard('approved', { isMonthly: true });
    const body = { planId: 3, vendorsAmount: 4 } as const;
    const params = { userId: owner.userId };
    for (const answer of [
      await api.refused('POST /signup/plan-preview/:userId', { as: owner, params, body }),
      await api.refused('PUT /signup/next-plan/:userId', { as: owner, params, body: { next: body } }),
      await api.refused('POST /signup/upgrade-pix/:id', buildOrder(owner, 4, 100)),
    ])
      expect(answer.status).toBe(400);
    const late = await tester.openByPix();
    await moveToDue(late, 1);
    expect(await api.refused('POST /signup/upgrade-pix/:id', buildOrder(late, 4, 100))).toMatchObject({
      status: 409,
    });
  });
});
