import { describeApi } from '@girassol/api/test/harness';
import { createBillingTester } from '../billing/billing.testing';

describeApi('the payment page of a charge', (api) => {
  const tester = createBillingTester(api);
  const look = (token: string, seen?: string) =>
    api.call('GET /signup/charge/:token', { params: { token }, query: { seen } });

  async function createCharge() {
    const signup = await tester.beginWithAddress();
    const { signup: record } = await api.call(
      'POST /signup/step-3-pix/:planId/:id',
      tester.buildPayment(signup),
    );
    if (!record.charge) throw new Error('the signup has no charge');
    return record.charge;
  }

  test('is answered as soon as the charge changes, and at once where it shows another version', async () => {
    const { payToken: token, demonstrationPage } = await createCharge();
    const { version } = await look(token);
    let answered = 0;
    const waiting = look(token, version).then((page) => {
      answered += 1;
      return page;
    });
    const boleto = look(token, 'another version');
    expect((await boleto).charge.method).toBe('pix');
    expect(answered).toBe(0);
    await api.call('PUT /signup/charge/:token', { params: { token }, body: { method: 'boleto' } });
    const changed = await waiting;
    expect(changed.charge.method).toBe('boleto');

    const paid = look(token, changed.version);
    await tester.act(demonstrationPage, 'pix');
    expect((await paid).charge.state).toBe('paid');
  });

  test('waits for twenty pages of one address; all others are answered without waiting', async () => {
    const { payToken: token } = await createCharge();
    const { version } = await look(token);
    let answered = 0;
    const pages = Array.from({ length: 21 }, () => look(token, version).then(() => (answered += 1)));
    await Promise.race(pages);
    expect(answered).toBe(1);
    await api.call('PUT /signup/charge/:token', { params: { token }, body: { method: 'boleto' } });
    await Promise.all(pages);
    expect(answered).toBe(21);
  });

  test('is refused for an unknown token, also where it would wait', async () => {
    const refused = await api.refused('GET /signup/charge/:token', {
      params: { token: 'x'.repeat(32) },
      query: { seen: 'v' },
    });
    expect(refused.status).toBe(404);
  });
});
