import { describeApi } from '@girassol/api/test/harness';
import { createBillingTester, createCardToken } from './billing.testing';

describeApi('a debit of Pix Automático', (api) => {
  const tester = createBillingTester(api);
  const { act, loadOverview, moveToDue } = tester;

  test('that waits for another try is canceled when its payer pays by card before', async () => {
    const owner = await tester.openByPix();
    const { demonstrationPage: page } = await api.call('POST /signup/automatic-pix/:userId', {
      as: owner,
      params: { userId: owner.userId },
    });
    await act(page, 'autorizar', { tentativas: 'sim' });
    await moveToDue(owner, -9);
    const [debit] = await api.query<{ debit_reference: string }>(
      'select debit_reference from charges where account_id = $1 and debit_reference is not null',
      [owner.accountId],
    );
    await act(`/banco-demonstracao/${debit?.debit_reference}`, 'semSaldo');
    // The tries of the due day and of the day after have failed; the next one is on the fourth day.
    await moveToDue(owner, 2);
    await act(`/banco-demonstracao/${debit?.debit_reference}`, 'comSaldo');
    const { payToken } = await tester.loadOpenCharge(owner);
    await api.call('POST /signup/charge/:token/card', {
      params: { token: payToken },
      body: { cardData: { token: createCardToken('approved') } },
    });
    await tester.runJobs();
    await tester.move(owner, 6);
    expect(await loadOverview(owner)).toMatchObject({ subscription: { state: 'active' }, creditCents: 0 });
    expect(await tester.sumBook(owner.accountId, 'bank')).toBe(44_900 + 14_900);
  });

  test.each(['pix', 'card', 'new card'])('is not taken once it is paid by %s', async (way) => {
    const owner = await tester.openByPix();
    const { demonstrationPage: page } = await api.call('POST /signup/automatic-pix/:userId', {
      as: owner,
      params: { userId: owner.userId },
    });
    await act(page, 'autorizar');
    await moveToDue(owner, -5);
    const { payToken, demonstrationPage } = await tester.loadOpenCharge(owner);
    const cardData = { token: createCardToken('approved') };
    if (way === 'pix') {
      await api.call('PUT /signup/charge/:token', { params: { token: payToken }, body: { method: 'pix' } });
      await act(demonstrationPage, 'pix');
    } else if (way === 'card')
      await api.call('POST /signup/charge/:token/card', {
        params: { token: payToken },
        body: { cardData },
      });
    else
      await api.call('PUT /signup/signature/card/:userId', {
        as: owner,
        params: { userId: owner.userId },
        body: { cardData },
      });
    await tester.runJobs();
    await tester.move(owner, 7);
    expect(await loadOverview(owner)).toMatchObject({ subscription: { state: 'active' }, creditCents: 0 });
    const debits = await api.query<{ state: string }>(
      "select state from demo_payment_charges where kind = 'debit' and clock_of = $1",
      [owner.accountId],
    );
    expect(debits).toEqual([{ state: 'canceled' }]);
    expect(await tester.sumBook(owner.accountId, 'bank')).toBe(44_900 + 14_900);
  });
});
