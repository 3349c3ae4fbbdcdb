import { collectEventsByListener } from '@girassol/api/test/collect-events';
import { describeApi } from '@girassol/api/test/harness';
import { addDays, addMonths, countDaysBetween } from '@girassol/shared-domain';
import { createBillingTester } from './billing.testing';

describeApi('the renewal of a subscription', (api) => {
  const tester = createBillingTester(api);
  const { loadOverview, listMails, moveToDue, loadSession } = tester;

  test('[billing-009, billing-027] is issued, reminded of, suspended and ended on its days, and paid brings everything back', async () => {
    const owner = await tester.openByPix();
    const { accountId, userId } = owner;
    await api.call('PUT /signup/billing-data/:userId', {
      as: owner,
      params: { userId },
      body: {
        name: 'Sol Ltda.',
        document: '11.222.333/0001-81',
        billingEmails: ['Contas@sol.test', 'contas@sol.test', owner.email],
      },
    });
    const countReminders = async () =>
      (await listMails(accountId))
        .filter(({ kind }) => kind === 'payment-reminder')
        .map(({ to_address: address }) => address)
        .sort();
    const both = ['contas@sol.test', owner.email].sort();

    await moveToDue(owner, -11);
    expect((await loadOverview(owner)).payments).toHaveLength(1);
    await moveToDue(owner, -10);
    const issued = await tester.loadOpenCharge(owner);
    const due = (await loadOverview(owner)).subscription?.paidUntil ?? '';
    expect(issued).toMatchObject({
      kind: 'renewal',
      amountCents: 14_900,
      dueOn: due,
      pixCode: expect.stringMatching(/^000201/),
      boletoLine: expect.stringMatching(/^999/),
    });
    await moveToDue(owner, -8);
    expect(await countReminders()).toEqual([]);
    await moveToDue(owner, -7);
    expect(await countReminders()).toEqual(both);
    await moveToDue(owner, -1);
    expect(await countReminders()).toEqual([...both, ...both].sort());
    const [mail] = (await listMails(accountId)).filter(({ kind }) => kind === 'payment-reminder');
    expect(mail?.text).toContain(`/assinatura/pagar/${issued.payToken}`);

    await moveToDue(owner, 0);
    expect(await loadOverview(owner)).toMatchObject({ subscription: { state: 'pastDue' } });
    expect(await loadSession(owner)).toMatchObject({ statusOk: true, status: 'ACTIVE' });
    const { subscription } = await loadOverview(owner);
    const graceUntil = subscription?.graceUntil ?? '';
    expect(graceUntil >= addDays(due, 9)).toBe(true);
    const graceDays = countDaysBetween(due, graceUntil);
    await moveToDue(owner, graceDays);
    expect(await loadSession(owner)).toMatchObject({ statusOk: true });
    const { dono } = await collectEventsByListener(api, { dono: owner }, () =>
      moveToDue(owner, graceDays + 1),
    );
    expect(dono).toContain('account-changed');
    expect(await loadSession(owner)).toMatchObject({ statusOk: false, status: 'INACTIVE' });
    expect(await tester.countMails(accountId, 'subscription-suspended')).toBe(2);

    await moveToDue(owner, 59);
    expect(await loadOverview(owner)).toMatchObject({ subscription: { state: 'suspended' } });
    await moveToDue(owner, 60);
    expect(await loadOverview(owner)).toMatchObject({ subscription: { state: 'ended' } });
    expect(await loadSession(owner)).toMatchObject({ statusOk: false, status: 'CANCELED' });
    expect(await tester.countMails(accountId, 'subscription-suspended')).toBe(2);
    expect(await tester.countMails(accountId, 'subscription-ended')).toBe(2);

    // The link of the mail still pays, without a login.
    await tester.act((await tester.loadOpenCharge(owner)).demonstrationPage, 'boleto');
    expect(await loadSession(owner)).toMatchObject({ statusOk: true, status: 'ACTIVE', signupPlan: 'BASIC' });
    const back = await loadOverview(owner);
    expect(back).toMatchObject({ subscription: { state: 'active' }, creditCents: 0 });
    // Days without access are not paid for.
    expect(back.subscription?.paidUntil).toBe(addMonths(back.today, 12));
  });

  test('[billing-031] is paid early by its owner, and the next one begins where it ends', async () => {
    const owner = await tester.openByPix();
    const renew = { as: owner, params: { id: owner.userId }, body: { vendorsAmount: 2, frontPrice: 149 } };
    expect(
      await api.refused('POST /signup/renovation-pix/:id', {
        ...renew,
        body: { ...renew.body, frontPrice: 449 },
      }),
    ).toMatchObject({ status: 409, fields: [{ path: 'frontPrice' }] });
    const bill = await api.call('POST /signup/renovation-bill/:id', renew);
    const pix = await api.call('POST /signup/renovation-pix/:id', renew);
    expect(pix.charge).toMatchObject({ _id: bill.charge._id, method: 'pix' });
    const before = (await loadOverview(owner)).subscription?.paidUntil ?? '';
    await tester.act(pix.charge.demonstrationPage, 'pix');
    expect((await loadOverview(owner)).subscription?.paidUntil).toBe(addMonths(before, 12));
  });

  test('waits for a bank that is down for an hour, and is issued once it is up', async () => {
    const owner = await tester.openByPix();
    await moveToDue(owner, -11);
    const page = (await loadOverview(owner)).payments[0]?.demonstrationPage ?? null;
    // The bank goes down in the hour in which the renewal is issued.
    const due = (await loadOverview(owner)).subscription?.paidUntil ?? '';
    await api.query(
      'insert into demo_payment_outages (down_from, down_until) values ($1::timestamptz, $1::timestamptz + $2::interval)',
      [`${addDays(due, -10)}T08:00:00-03:00`, '1 hour'],
    );
    await moveToDue(owner, -10);
    await api.query('delete from demo_payment_outages');
    await tester.act(page, 'voltar');
    await tester.retryJobs();
    const open = await tester.loadOpenCharge(owner);
    expect(open).toMatchObject({ kind: 'renewal', pixCode: expect.stringMatching(/^000201/) });
    expect((await loadOverview(owner)).payments).toHaveLength(2);
    // Whoever waits is told so, and nothing is charged.
    await tester.act(page, 'cair');
    const renew = { as: owner, params: { id: owner.userId }, body: { vendorsAmount: 3, frontPrice: 149 } };
    const refusal = await api.refused('POST /signup/renovation-pix/:id', renew);
    expect([refusal.status, refusal.message]).toEqual([503, expect.stringContaining('Nada foi cobrado')]);
    await tester.act(page, 'voltar');
    expect((await api.call('POST /signup/renovation-pix/:id', renew)).charge.pixCode).toMatch(/^000201/);
  });

  test('whose price has changed is told 30 days before, with the price of both periods', async () => {
    const owner = await tester.openByPix();
    const due = (await loadOverview(owner)).subscription?.paidUntil ?? '';
    await api.query(
      `insert into price_lists (id, valid_from, prices, by, why)
       select gen_random_uuid(), $1, prices || '{"simple": 19900}', 'teste', 'reajuste' from price_lists
       order by valid_from desc limit 1`,
      [due],
    );
    await moveToDue(owner, -30);
    const mails = (await listMails(owner.accountId)).filter(({ kind }) => kind === 'price-change');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text.replace(/\s/g, ' ')).toContain('R$ 199,00 em vez de R$ 149,00');
    await moveToDue(owner, -10);
    expect(await tester.loadOpenCharge(owner)).toMatchObject({ amountCents: 19_900 });
    await tester.act((await tester.loadOpenCharge(owner)).demonstrationPage, 'pix');
    await moveToDue(owner, -30);
    expect(await tester.countMails(owner.accountId, 'price-change')).toBe(1);
    await api.query("delete from price_lists where by = 'teste'");
  });
});
