import { describeApi } from '@girassol/api/test/harness';
import { createBillingTester } from '../billing/billing.testing';

describeApi('the price of a signup', (api) => {
  const tester = createBillingTester(api);
  const { beginWithAddress, buildPayment } = tester;

  beforeAll(() =>
    api.query(`insert into coupons (name, multiplier, min_vendors, valid_from, valid_until, max_uses, by, ended_at)
      values ('DEZ', 0.9, 5, '2020-01-01', null, null, 'teste', null),
             ('TUDO', 0, 1, '2020-01-01', null, 1, 'teste', null),
             ('VELHO', 0.5, 1, '2020-01-01', '2020-12-31', null, 'teste', null),
             ('FUTURO', 0.5, 1, '2999-01-01', null, null, 'teste', null),
             ('PARADO', 0.5, 1, '2020-01-01', null, null, 'teste', now())`),
  );
  const refusePix = async (choice: Parameters<typeof buildPayment>[1]) =>
    api.refused('POST /signup/step-3-pix/:planId/:id', buildPayment(await beginWithAddress(), choice));

  test('[billing-012] is the one of the list, in reais', async () => {
    expect(await api.call('GET /signup/prices')).toMatchObject({
      simple: 149,
      standardConfig: 300,
      crmRec: 79,
    });
  });

  test.each([
    ['another price', { frontPrice: 448.99 }, 'R$ 449,00'],
    ['the price of another plan', { planId: 2, frontPrice: 449 }, 'R$ 549,00'],
    ['the price of fewer vendors', { planId: 3, vendorsAmount: 5, frontPrice: 869 }, 'R$ 1.599,00'],
    ['a price of nothing', { frontPrice: 0 }, 'R$ 449,00'],
  ] as const)(
    '[billing-016, billing-017] %s than it was shown is refused with the new one',
    async (_title, choice, price) => {
      const refusal = await refusePix(choice);
      expect(refusal.status).toBe(409);
      expect(refusal.message.replace(/\s/g, ' ')).toContain(price);
      expect(refusal.fields?.[0]).toMatchObject({ path: 'frontPrice' });
    },
  );

  test.each(['NENHUM', 'VELHO', 'FUTURO', 'PARADO'])(
    '[billing-022] the coupon %s is worth nothing, in the form and in the payment',
    async (couponName) => {
      const known = await api.refused('POST /signup/coupon-discount', { body: { couponName } });
      expect(known).toMatchObject({ status: 400, fields: [{ path: 'couponName' }] });
      expect(await refusePix({ coupon: couponName, frontPrice: 224.5 })).toMatchObject({
        status: 400,
        fields: [{ path: 'coupon' }],
      });
    },
  );

  test('[billing-021] a coupon lowers the price from its number of vendors on', async () => {
    expect(await api.call('POST /signup/coupon-discount', { body: { couponName: 'dez' } })).toEqual({
      discountMultiplier: 0.9,
      minVendors: 5,
    });
    const pay = async (vendorsAmount: number, frontPrice: number) =>
      api.call(
        'POST /signup/step-3-pix/:planId/:id',
        buildPayment(await beginWithAddress(), { planId: 2, coupon: 'dez', vendorsAmount, frontPrice }),
      );
    expect((await pay(4, 549)).finalPrice).toBe(549);
    const { signup, finalPrice } = await pay(5, 494.1);
    expect(finalPrice).toBe(494.1);
    expect(signup.charge?.lines.at(-1)).toEqual({ label: 'Cupom DEZ', cents: -5_490 });
  });

  test('a coupon of everything opens the account without any bank, as often as it may be used', async () => {
    const signup = await beginWithAddress();
    const choice = { coupon: 'TUDO', frontPrice: 0 };
    const { signup: record, qrCodeBase64 } = await api.call(
      'POST /signup/step-3-pix/:planId/:id',
      buildPayment(signup, choice),
    );
    expect([record.state, record.charge?.state, qrCodeBase64]).toEqual(['paid', 'paid', '']);
    const owner = await tester.openSession(signup);
    const overview = await tester.loadOverview(owner);
    expect(overview).toMatchObject({
      subscription: { state: 'active', mayWithdraw: false },
      payments: [{ amountCents: 0, receiptNumber: null, demonstrationPage: null }],
    });
    expect(await api.query('select from demo_payment_charges where clock_of = $1', [signup.id])).toHaveLength(
      0,
    );
    expect(await refusePix(choice)).toMatchObject({ status: 400, fields: [{ path: 'coupon' }] });
  });

  test('the same choice again is one charge, and another choice takes the place of the first', async () => {
    const signup = await beginWithAddress();
    const pix = await api.call('POST /signup/step-3-pix/:planId/:id', buildPayment(signup));
    const bill = await api.call('POST /signup/step-3-bill/:planId/:id', buildPayment(signup));
    expect(bill.signup.charge).toMatchObject({ _id: pix.signup.charge?._id, method: 'boleto' });
    expect(bill.billLink).toContain(bill.signup.charge?.payToken ?? 'none');
    const other = await api.call(
      'POST /signup/step-3-pix/:planId/:id',
      buildPayment(signup, { planId: 2, frontPrice: 549 }),
    );
    expect(other.signup.charge?._id).not.toBe(pix.signup.charge?._id);
    // The payer has two screens open, and pays the code of the first choice: too little for the second.
    await tester.act(pix.signup.charge?.demonstrationPage ?? null, 'pix');
    const { charge } = await api.call('GET /signup/charge/:token', {
      params: { token: other.signup.charge?.payToken ?? '' },
    });
    expect(charge.state).toBe('open');
    expect(await tester.sumBook(signup.id, 'credit')).toBe(-44_900);
    await tester.act(other.signup.charge?.demonstrationPage ?? null, 'pix');
    const overview = await tester.loadOverview(await tester.openSession(signup));
    expect(overview).toMatchObject({ subscription: { planId: 2, state: 'active' }, creditCents: 44_900 });
  });

  test('names with accents and of 60 letters are paid by a code that every bank reads', async () => {
    const name = `Conceição ${'Ação '.repeat(9)}Órfã`.padEnd(60, 'é');
    const surname = 'Ñuñes Gonçalves D’Ávila';
    const signup = await beginWithAddress({ name, surname });
    const { signup: record } = await api.call('POST /signup/step-3-pix/:planId/:id', buildPayment(signup));
    const code = record.charge?.pixCode ?? '';
    expect(code).toMatch(/^[\x20-\x7e]+$/);
    expect(code).toMatch(/6304[0-9A-F]{4}$/);
    await tester.act(record.charge?.demonstrationPage ?? null, 'pix');
    const owner = await tester.openSession(signup);
    expect((await tester.loadOverview(owner)).payer.name).toBe(`${name} ${surname}`);
  });

  test('nothing is asked for before the address, nor after the payment', async () => {
    const early = await tester.begin();
    const answer = await api.refused('POST /signup/step-3-pix/:planId/:id', buildPayment(early));
    expect(answer).toMatchObject({ status: 409, message: 'Informe primeiro o endereço.' });
    const signup = await beginWithAddress();
    const first = await api.call('POST /signup/step-3-pix/:planId/:id', buildPayment(signup));
    await tester.act(first.signup.charge?.demonstrationPage ?? null, 'pix');
    const again = await api.call('POST /signup/step-3-pix/:planId/:id', buildPayment(signup));
    expect(again.signup).toMatchObject({ state: 'paid', charge: { _id: first.signup.charge?._id } });
    expect(
      await api.refused('POST /signup/choice/:id', {
        params: { id: signup.id },
        headers: { cookie: signup.cookie },
        body: { planId: 3, vendorsAmount: 9 },
      }),
    ).toMatchObject({ status: 409 });
  });
});
