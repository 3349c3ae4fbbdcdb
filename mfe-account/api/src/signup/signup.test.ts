import { describeApi } from '@girassol/api/test/harness';
import { createBillingTester } from '../billing/billing.testing';

describeApi('a signup', (api) => {
  const { beginWithAddress, buildPayment, act, openSession, loadOverview, loadSession } =
    createBillingTester(api);

  test('[billing-001, billing-014, billing-015] is paid by Pix, and its account works at once', async () => {
    const signup = await beginWithAddress();
    const answer = await api.call('POST /signup/step-3-pix/:planId/:id', buildPayment(signup));
    expect(answer).toMatchObject({ finalPrice: 449, signup: { state: 'waiting', planId: 1 } });
    expect(answer.qrCodeBase64).toMatch(/^iVBOR/);
    const { charge } = answer.signup;
    expect(charge).toMatchObject({
      state: 'open',
      pixCode: expect.stringMatching(/^000201/),
      boletoLine: expect.stringMatching(/^999/),
    });
    await act(charge?.demonstrationPage ?? null, 'pix');
    const { charge: paid } = await api.call('GET /signup/charge/:token', {
      params: { token: charge?.payToken ?? '' },
    });
    expect(paid.state).toBe('paid');
    const owner = await openSession(signup);
    expect(await loadSession(owner)).toMatchObject({
      type: 'MANAGER',
      statusOk: true,
      status: 'ACTIVE',
      signupPlan: 'BASIC',
    });
    expect(await loadOverview(owner)).toMatchObject({
      subscription: { state: 'active', method: 'pix', mayWithdraw: true },
      creditCents: 0,
      payments: [{ state: 'paid', amountCents: 44_900, receiptNumber: expect.any(Number) }],
    });
  });
});
