import { describeApi } from '@girassol/api/test/harness';
import { addDays, addMonths, formatDate } from '@girassol/shared-domain';
import { createBillingTester, TEST_CPF, type TestOwner } from './billing.testing';

describeApi('Pix Automático', (api) => {
  const tester = createBillingTester(api);
  const { act, loadOverview, moveToDue } = tester;

  const request = (owner: TestOwner) =>
    api.call('POST /signup/automatic-pix/:userId', { as: owner, params: { userId: owner.userId } });
  const openAuthorized = async (fields: Record<string, string> = {}) => {
    const owner = await tester.openByPix();
    const { demonstrationPage: page } = await request(owner);
    await act(page, 'autorizar', fields);
    expect(await loadOverview(owner)).toMatchObject({
      subscription: { method: 'pixAutomatic', authorization: { state: 'active' } },
    });
    return { owner, page };
  };
  /** Page of the debit that the bank has scheduled for an account. */
  const loadDebitPage = async ({ accountId }: TestOwner): Promise<string> => {
    const [debit] = await api.query<{ debit_reference: string }>(
      'select debit_reference from charges where account_id = $1 and debit_reference is not null',
      [accountId],
    );
    return `/banco-demonstracao/${debit?.debit_reference}`;
  };
  const countReminders = ({ accountId }: TestOwner) => tester.countMails(accountId, 'payment-reminder');

  test('is authorized once, and takes the renewal on its due day', async () => {
    const { owner } = await openAuthorized();
    const again = { as: owner, params: { userId: owner.userId } };
    expect((await api.refused('POST /signup/automatic-pix/:userId', again)).status).toBe(409);
    await moveToDue(owner, -10);
    expect(await tester.loadOpenCharge(owner)).toMatchObject({ kind: 'renewal', method: 'pixAutomatic' });
    await moveToDue(owner, -1);
    // Told once, a week before: nobody has to do anything.
    expect(await countReminders(owner)).toBe(1);
    await moveToDue(owner, 0);
    const overview = await loadOverview(owner);
    expect(overview).toMatchObject({
      subscription: { state: 'active', paidUntil: addMonths(overview.today, 12) },
      payments: [{ state: 'paid', method: 'pixAutomatic' }, { state: 'paid' }],
      creditCents: 0,
    });
    expect(await tester.sumBook(owner.accountId, 'bank')).toBe(44_900 + 14_900);
  });

  test('that waits for its payer is answered again, and is asked for anew once it was refused', async () => {
    const owner = await tester.openByPix();
    const first = await request(owner);
    expect(await request(owner)).toEqual(first);
    expect(await request(owner)).toEqual(first);
    await act(first.demonstrationPage, 'recusar');
    expect(await loadOverview(owner)).toMatchObject({
      subscription: { method: 'pix', authorization: { state: 'refused' } },
    });
    const second = await request(owner);
    expect(second.pixCode).not.toBe(first.pixCode);
    await act(second.demonstrationPage, 'autorizar', { limite: '200,00' });
    expect(await loadOverview(owner)).toMatchObject({
      subscription: { method: 'pixAutomatic', authorization: { state: 'active', maxCents: 20_000 } },
    });
  });

  test('without funds is tried on the days that the payer allowed, and pays then', async () => {
    const { owner } = await openAuthorized({ tentativas: 'sim' });
    await moveToDue(owner, -9);
    await act(await loadDebitPage(owner), 'semSaldo');
    await moveToDue(owner, 0);
    expect(await loadOverview(owner)).toMatchObject({
      subscription: { state: 'pastDue' },
      payments: [{ state: 'open', refusal: 'A conta do pagador estava sem saldo.' }, {}],
    });
    const others = 'financeiro@girassol.test';
    const listTold = async () =>
      (await tester.listMails(owner.accountId)).filter(({ kind }) => kind === 'debit-failed');
    const dueOn = (await tester.loadOpenCharge(owner)).dueOn;
    const [first] = await listTold();
    expect(first?.text).toContain('sem saldo');
    expect(first?.text).toContain(`tenta de novo em ${formatDate(addDays(dueOn, 1))}`);
    expect(first?.text).toContain('/assinatura/pagar/');
    await api.call('PUT /signup/billing-data/:userId', {
      as: owner,
      params: { userId: owner.userId },
      body: { name: 'Ana Souza', document: TEST_CPF, billingEmails: [others] },
    });
    await moveToDue(owner, 3);
    const second = (await listTold()).filter(({ text }) => text.includes(formatDate(addDays(dueOn, 4))));
    expect(second.map(({ to_address: to }) => to).sort()).toEqual([owner.email, others].sort());
    expect(await listTold()).toHaveLength(3);
    await act(await loadDebitPage(owner), 'comSaldo');
    await moveToDue(owner, 4);
    expect(await loadOverview(owner)).toMatchObject({
      subscription: { state: 'active' },
      payments: [{ state: 'paid', refusal: null }, {}],
    });
  });

  test('without funds and tries is a charge to be paid by Pix, and its reminder says so', async () => {
    const { owner } = await openAuthorized();
    await moveToDue(owner, -9);
    await act(await loadDebitPage(owner), 'semSaldo');
    await moveToDue(owner, 3);
    const mails = (await tester.listMails(owner.accountId)).filter(({ kind }) => kind === 'payment-reminder');
    expect(mails).toHaveLength(2);
    expect(mails[1]?.subject).toContain('venceram');
    expect(mails[1]?.text).not.toContain('vai debitar');
    const [told] = (await tester.listMails(owner.accountId)).filter(({ kind }) => kind === 'debit-failed');
    expect(told?.text).toContain('não vai tentar de novo');
    await act((await tester.loadOpenCharge(owner)).demonstrationPage, 'pix');
    expect(await loadOverview(owner)).toMatchObject({ subscription: { state: 'active' }, creditCents: 0 });
  });

  test('below whose ceiling the price is not asks for a Pix by mail, and stays authorized', async () => {
    const { owner } = await openAuthorized({ limite: '100,00' });
    await moveToDue(owner, -10);
    expect(await tester.countMails(owner.accountId, 'debit-refused')).toBe(1);
    expect(await loadOverview(owner)).toMatchObject({
      subscription: { authorization: { state: 'active', maxCents: 10_000 } },
      payments: [{ state: 'open', method: 'pix', pixCode: expect.stringMatching(/^000201/) }, {}],
    });
    await moveToDue(owner, -8);
    expect(await tester.countMails(owner.accountId, 'debit-refused')).toBe(1);
  });

  test.each(['the bank', 'the owner'])('canceled by %s leaves the renewal to Pix', async (by) => {
    const { owner, page } = await openAuthorized();
    await moveToDue(owner, -9);
    if (by === 'the bank') await act(page, 'cancelar');
    else
      await api.call('DELETE /signup/automatic-pix/:userId', { as: owner, params: { userId: owner.userId } });
    await tester.runJobs();
    expect(await loadOverview(owner)).toMatchObject({
      subscription: { method: 'pix', authorization: { state: 'canceled' } },
      nextCharge: { method: 'pix' },
    });
    await moveToDue(owner, 0);
    const mails = (await tester.listMails(owner.accountId)).filter(({ kind }) => kind === 'payment-reminder');
    expect(mails).toHaveLength(2);
    for (const { text } of mails) expect(text).toContain('Pague por Pix, boleto ou cartão');
    expect((await tester.loadOpenCharge(owner)).state).toBe('open');
    expect(await tester.sumBook(owner.accountId, 'bank')).toBe(44_900);
  });
});
