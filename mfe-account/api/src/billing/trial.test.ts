import { randomUUID } from 'node:crypto';
import { TRIAL_DAYS } from '@girassol/account-domain/billing';
import { describeApi } from '@girassol/api/test/harness';
import { addDays, formatDate, toIsoDate } from '@girassol/shared-domain';
import { describeAtHoursOfTheDay } from '@girassol/shared-domain/testing';
import { createBillingTester, createCardToken, type TestOwner } from './billing.testing';

describeApi('a trial that an operator opens', (api) => {
  const { act, move, loadOverview, loadSession, listMails, countMails, sumBook, runJobs } =
    createBillingTester(api);
  const PASSWORD = 'Girassol2026';

  const openTrial = async (): Promise<TestOwner> => {
    const email = `teste-${randomUUID().slice(0, 8)}@girassol.test`;
    const { account, link } = await api.call('POST /operation/accounts/new', {
      as: api.people.admin,
      body: {
        name: 'Sol do Teste',
        owner: { name: 'Tito Testa', email },
        signupPlan: 'CRM',
        whitelabel: null,
        modules: [],
        why: 'pediu um teste',
        isTrial: true,
      },
    });
    await api.call('POST /users/access-link/use', { body: { token: link.token, password: PASSWORD } });
    const session = await api.call('POST /users/login', { body: { email, password: PASSWORD } });
    await runJobs();
    return { accountId: account._id, userId: session.userId, email, token: session.token };
  };
  const payer = {
    name: 'Sol do Teste Ltda',
    document: '12.ABC.345/01DE-35',
    address: {
      postalCode: '13010-000',
      uf: 'SP',
      city: 'Campinas',
      address: 'Rua das Flores',
      district: 'Centro',
      number: '10',
      complement: '',
    },
    billingEmails: [],
  };
  const savePayer = (owner: TestOwner, changes: object = {}) =>
    api.call('PUT /signup/billing-data/:userId', {
      as: owner,
      params: { userId: owner.userId },
      body: { ...payer, ...changes },
    });
  const payByPix = async (owner: TestOwner, frontPrice: number) => {
    await savePayer(owner);
    const { charge } = await api.call('POST /signup/renovation-pix/:id', {
      as: owner,
      params: { id: owner.userId },
      body: { vendorsAmount: 2, frontPrice },
    });
    await act(charge.demonstrationPage, 'pix');
    return charge;
  };
  const loadSentenceOfOperator = async ({ accountId }: TestOwner) =>
    (
      await api.call('GET /operation/billing/single/:accountId', {
        as: api.people.admin,
        params: { accountId },
      })
    ).sentence;
  /** First price of the CRM plan for two vendors, with its setup, in reais. */
  const FIRST_PRICE = 549;

  test('works for 14 days, is told its end twice, and is suspended without a debt', async () => {
    const owner = await openTrial();
    const today = toIsoDate(Date.now());
    const end = addDays(today, TRIAL_DAYS);
    const last = formatDate(addDays(end, -1));
    const { subscription, sentence, nextCharge, payments } = await loadOverview(owner);
    expect(subscription).toMatchObject({ state: 'active', isTrial: true, planId: 2, paidUntil: end });
    expect(sentence).toBe(`Teste do plano CRM até ${last}. Assine para continuar.`);
    expect(await loadSentenceOfOperator(owner)).toBe(`Teste do plano CRM até ${last}.`);
    expect(payments).toEqual([]);
    expect(nextCharge?.amountCents).toBe(FIRST_PRICE * 100);
    expect(nextCharge?.lines.map(({ cents }) => cents)).toEqual([24_900, 30_000]);

    await move(owner, TRIAL_DAYS - 4);
    expect(await countMails(owner.accountId, 'trial-end')).toBe(0);
    await move(owner, 1);
    expect(await countMails(owner.accountId, 'trial-end')).toBe(1);
    await move(owner, 2);
    expect(await countMails(owner.accountId, 'trial-end')).toBe(2);
    const [told] = (await listMails(owner.accountId)).filter(({ kind }) => kind === 'trial-end');
    expect(told?.subject).toBe(`O seu teste vai até ${last}`);
    expect(told?.text).toContain('R$ 549,00');
    expect(await loadSession(owner)).toMatchObject({ statusOk: true, status: 'ACTIVE', signupPlan: 'CRM' });

    await move(owner, 1);
    expect(await loadSession(owner)).toMatchObject({ statusOk: false, status: 'INACTIVE' });
    const over = await loadOverview(owner);
    expect(over.subscription?.state).toBe('suspended');
    expect(over.sentence).toBe(
      `O teste terminou em ${last}. Seus dados estão guardados: assine para continuar.`,
    );
    expect(await loadSentenceOfOperator(owner)).toBe(`O teste terminou em ${last}.`);
    expect(over.payments).toEqual([]);
    const [ended] = (await listMails(owner.accountId)).filter(
      ({ kind }) => kind === 'subscription-suspended',
    );
    expect(ended).toMatchObject({ subject: 'O seu teste terminou' });
    expect(ended?.text).toContain('você não deve nada');
    await move(owner, 20);
    expect(await countMails(owner.accountId, 'payment-reminder')).toBe(0);
    expect(await sumBook(owner.accountId, 'receivable')).toBe(0);
  });

  test('is paid with the setup, and what is left of it is kept', async () => {
    const owner = await openTrial();
    const end = addDays(toIsoDate(Date.now()), TRIAL_DAYS);
    await savePayer(owner);
    // The price of a renewal has no setup: it is not the one of a first period.
    const refusal = await api.refused('POST /signup/renovation-pix/:id', {
      as: owner,
      params: { id: owner.userId },
      body: { vendorsAmount: 2, frontPrice: 249 },
    });
    expect(refusal).toMatchObject({ status: 409, message: expect.stringContaining('R$ 549,00') });
    const charge = await payByPix(owner, FIRST_PRICE);
    expect(charge.amountCents).toBe(FIRST_PRICE * 100);
    const { subscription, nextCharge } = await loadOverview(owner);
    expect(subscription).toMatchObject({ state: 'active', isTrial: false });
    expect(subscription?.paidUntil?.slice(5)).toBe(end.slice(5));
    expect(Number(subscription?.paidUntil?.slice(0, 4))).toBe(Number(end.slice(0, 4)) + 1);
    // The next period is a renewal: the setup is paid once.
    expect(nextCharge?.amountCents).toBe(24_900);
    await move(owner, TRIAL_DAYS);
    expect(await countMails(owner.accountId, 'trial-end')).toBe(0);
    expect(await loadSession(owner)).toMatchObject({ statusOk: true });
  });

  test('asks who pays before it can be paid, and the boleto names that payer', async () => {
    const owner = await openTrial();
    const params = { id: owner.userId };
    const order = { vendorsAmount: 2, frontPrice: FIRST_PRICE };
    const payByEveryMethod = () => [
      api.refused('POST /signup/renovation-pix/:id', { as: owner, params, body: order }),
      api.refused('POST /signup/renovation-bill/:id', { as: owner, params, body: order }),
      api.refused('POST /signup/renovation-card/:id', {
        as: owner,
        params,
        body: { ...order, cardData: { token: createCardToken('approved') } },
      }),
      api.refused('POST /signup/automatic-pix/:userId', { as: owner, params: { userId: owner.userId } }),
      api.refused('PUT /signup/signature/card/:userId', {
        as: owner,
        params: { userId: owner.userId },
        body: { cardData: { token: createCardToken('approved') } },
      }),
    ];
    const refuseAll = async () => {
      for (const refusal of await Promise.all(payByEveryMethod()))
        expect(refusal).toMatchObject({
          status: 409,
          message: expect.stringContaining('CPF ou CNPJ e o endereço'),
        });
    };
    await refuseAll();
    expect((await loadOverview(owner)).payments).toEqual([]);
    const { address, ...withoutAddress } = payer;
    await api.call('PUT /signup/billing-data/:userId', {
      as: owner,
      params: { userId: owner.userId },
      body: withoutAddress,
    });
    await refuseAll();
    for (const [changes, path] of [
      [{ document: '12.ABC.345/01DE-36' }, 'document'],
      [{ document: '529.982.247-26' }, 'document'],
      [{ address: { ...address, postalCode: '1301' } }, 'address.postalCode'],
      [{ address: { ...address, number: '' } }, 'address.number'],
    ] as const)
      expect(
        await api.refused('PUT /signup/billing-data/:userId', {
          as: owner,
          params: { userId: owner.userId },
          body: { ...payer, ...changes },
        }),
      ).toMatchObject({ status: 400, fields: [{ path }] });
    expect(await savePayer(owner)).toMatchObject({
      payer: { name: 'Sol do Teste Ltda', document: '12ABC34501DE35', address },
    });
    // Other billing data may change without the address, which stays.
    await api.call('PUT /signup/billing-data/:userId', {
      as: owner,
      params: { userId: owner.userId },
      body: { ...withoutAddress, billingEmails: ['contador@girassol.test'] },
    });
    const { charge } = await api.call('POST /signup/renovation-bill/:id', { as: owner, params, body: order });
    expect(charge.boletoLine).not.toBeNull();
    expect((await loadOverview(owner)).payer.address).toEqual(address);
    const [bank] = await api.query<{ payer: object }>(
      'select payer from demo_payment_charges where clock_of = $1',
      [owner.accountId],
    );
    expect(bank?.payer).toMatchObject({ document: '12ABC34501DE35', address: { city: 'Campinas' } });
  });

  test('that is over is paid from that day on', async () => {
    const owner = await openTrial();
    await move(owner, TRIAL_DAYS + 5);
    await payByPix(owner, FIRST_PRICE);
    const { subscription, today } = await loadOverview(owner);
    expect(subscription?.state).toBe('active');
    expect(subscription?.paidUntil?.slice(5)).toBe(today.slice(5));
    expect(await loadSession(owner)).toMatchObject({ statusOk: true, signupPlan: 'CRM' });
  });

  describeAtHoursOfTheDay('counts its days in São Paulo', ({ today }) => {
    test('the day on which it was opened is the first of them', async () => {
      const { subscription } = await loadOverview(await openTrial());
      expect(subscription?.paidUntil).toBe(addDays(today, TRIAL_DAYS));
    });
  });

  test('an account that is opened without one owes nothing here', async () => {
    const { account } = await api.call('POST /operation/accounts/new', {
      as: api.people.admin,
      body: {
        name: 'Sol sem Prazo',
        owner: { name: 'Tito Testa', email: `sem-${randomUUID().slice(0, 8)}@girassol.test` },
        signupPlan: 'CRM',
        whitelabel: null,
        modules: [],
        why: 'contrato assinado',
      },
    });
    expect(await api.query('select from subscriptions where account_id = $1', [account._id])).toEqual([]);
  });
});
