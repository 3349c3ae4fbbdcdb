import { describeApi } from '@girassol/api/test/harness';
import { createBillingTester, createCardToken } from '../billing/billing.testing';

describeApi('a signup by card', (api) => {
  const tester = createBillingTester(api);
  const { beginWithAddress, buildCardPayment, runJobs } = tester;
  const listCharges = (accountId: string) =>
    api.query<{ state: string }>(
      "select state from demo_payment_charges where kind = 'card' and clock_of = $1",
      [accountId],
    );

  test('[billing-005] that is approved is paid at once, and stores the card without its number', async () => {
    const owner = await tester.openByCard('approved');
    expect(await tester.loadOverview(owner)).toMatchObject({
      subscription: {
        state: 'active',
        method: 'card',
        monthsPerPeriod: 12,
        card: { brand: 'Visa', lastDigits: '1111' },
      },
      payments: [{ state: 'paid', method: 'card', refusal: null }],
    });
    expect(await tester.sumBook(owner.accountId, 'bank')).toBe(44_900);
  });

  test.each([
    ['softRefusal', 'O cartão está sem limite para esta compra.'],
    ['hardRefusal', 'O banco emissor bloqueou este cartão.'],
  ] as const)(
    'that is refused (%s) says why, and is paid by another card or by Pix',
    async (kind, message) => {
      const signup = await beginWithAddress();
      const refused = await api.call(
        'POST /signup/step-3-card/:planId/:id',
        buildCardPayment(signup, createCardToken(kind)),
      );
      expect(refused.signup).toMatchObject({ state: 'waiting', charge: { state: 'open', refusal: message } });
      await runJobs();
      const paid = await api.call(
        'POST /signup/step-3-card/:planId/:id',
        buildCardPayment(signup, createCardToken('approved')),
      );
      expect(paid.signup).toMatchObject({
        state: 'paid',
        charge: { _id: refused.signup.charge?._id, state: 'paid', refusal: null },
      });
      await runJobs();
      expect(await tester.sumBook(signup.id, 'bank')).toBe(44_900);
    },
  );

  test('charges once for one token, pressed twice and at the same moment', async () => {
    const signup = await beginWithAddress();
    const payment = buildCardPayment(signup, createCardToken('approved'));
    const answers = await Promise.all([
      api.getAnswer('POST /signup/step-3-card/:planId/:id', payment),
      api.getAnswer('POST /signup/step-3-card/:planId/:id', payment),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await api.call('POST /signup/step-3-card/:planId/:id', payment);
    await runJobs();
    expect(await listCharges(signup.id)).toHaveLength(1);
    expect(await tester.sumBook(signup.id, 'bank')).toBe(44_900);
    expect(await tester.countMails(signup.id, 'signup-access')).toBe(1);
  });

  test('pays nothing with a token that the card page did not make', async () => {
    const signup = await beginWithAddress();
    const answer = await api.refused(
      'POST /signup/step-3-card/:planId/:id',
      buildCardPayment(signup, 'demo_stolen_12345678'),
    );
    expect([answer.status, answer.message]).toEqual([409, 'Os dados do cartão não foram reconhecidos.']);
  });

  test('[billing-020] every month is paid for each vendor; the enterprise plan has no such price', async () => {
    const signup = await beginWithAddress();
    const enterprise = await api.refused(
      'POST /signup/step-3-rec/:planId/:id',
      buildCardPayment(signup, createCardToken('approved'), { planId: 3, frontPrice: 869 }),
    );
    expect(enterprise).toMatchObject({ status: 400, fields: [{ path: 'planId' }] });
    const owner = await tester.openByCard('approved', { isMonthly: true, vendorsAmount: 3, frontPrice: 537 });
    expect(await tester.loadOverview(owner)).toMatchObject({
      subscription: { monthsPerPeriod: 1, method: 'card', vendorsAmount: 3 },
      nextCharge: { amountCents: 23_700, method: 'card' },
    });
  });

  const NUMBER = ['4111', '1111', '1111', '1111'];
  test.each([
    ['the name', { name: `Ana ${NUMBER.join('')}` }],
    ['the query, grouped', { query: `cartao=${NUMBER.join(' ')}` }],
    ['the source, with hyphens', { srcUrl: NUMBER.join('-') }],
    ['the event', { eventID: `x ${NUMBER.join('')} y` }],
  ])('a card number in %s is refused and stored nowhere', async (_field, contact) => {
    const answer = await api.send({
      method: 'POST',
      url: '/api/signup/step-1',
      payload: {
        frontId: '01a215b1-2285-73a3-a8a9-d240dadd27ee',
        name: 'Ana',
        surname: 'Souza',
        email: 'cartao@girassol.test',
        phone: '(19) 99876-5432',
        ...contact,
      },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).not.toContain(NUMBER.join(''));
    const [row] = await api.query<{ count: number }>(
      "select count(*)::int as count from signups where contact ->> 'email' = 'cartao@girassol.test'",
    );
    expect(row).toEqual({ count: 0 });
  });

  test('a card number is refused as a token, in a document and in an unknown field, too', async () => {
    const signup = await beginWithAddress();
    const number = NUMBER.join('');
    const { body, ...rest } = buildCardPayment(signup, number);
    const url = `/api/signup/step-3-card/1/${signup.id}`;
    const send = (payload: object) => api.send({ method: 'POST', url, headers: rest.headers, payload });
    const answers = [
      await send(body),
      await send({ ...body, cardData: { token: createCardToken('approved'), number } }),
      await send({ ...body, cardData: { token: createCardToken('approved') }, document: number }),
      await send({
        ...body,
        cardData: { token: createCardToken('approved') },
        extra: [{ deep: Number(number) }],
      }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json().message).toContain('Nenhum número de cartão é aceito aqui');
    }
    expect(await listCharges(signup.id)).toEqual([]);
  });
});
