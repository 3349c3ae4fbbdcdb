import { describeApi } from '@girassol/api/test/harness';
import { generateId } from '@girassol/api-platform/database';
import { createStandardWebhookSigner } from '@girassol/api-platform/webhooks';
import { loadWebhookSecret } from '../payments/demonstration-bank';
import { getPaymentWebhookPath } from '../payments/inbox/register-payment-webhook';
import { createBillingTester, getReference, type TestOwner } from './billing.testing';

describeApi('money of a charge', (api) => {
  const tester = createBillingTester(api);
  const { act, runJobs, retryJobs, loadOverview, sumBook } = tester;

  /** Begins a signup of R$ 449,00 that waits for its payment. */
  const beginWaiting = async () => {
    const signup = await tester.beginWithAddress();
    const { signup: record } = await api.call(
      'POST /signup/step-3-pix/:planId/:id',
      tester.buildPayment(signup),
    );
    const page = record.charge?.demonstrationPage ?? null;
    const payToken = record.charge?.payToken ?? '';
    const loadState = async () =>
      (await api.call('GET /signup/charge/:token', { params: { token: payToken } })).charge.state;
    return { signup, page, loadState };
  };
  const getBooks = async (accountId: string) => ({
    bank: await sumBook(accountId, 'bank'),
    receivable: await sumBook(accountId, 'receivable'),
    credit: 0 - (await sumBook(accountId, 'credit')),
    revenue: 0 - (await sumBook(accountId, 'revenue')),
  });
  /** Page of the bank of the last charge of an owner. */
  const loadPage = async (owner: TestOwner) =>
    (await loadOverview(owner)).payments[0]?.demonstrationPage ?? null;
  const loadState = async (owner: TestOwner) => (await loadOverview(owner)).subscription?.state;

  test.each([
    ['a day late', 'atrasado', {}, { bank: 44_900, credit: 0 }],
    ['twice', 'duasVezes', {}, { bank: 89_800, credit: 44_900 }],
    ['with too much', 'outroValor', { valor: '500,00' }, { bank: 50_000, credit: 5_100 }],
  ])('that comes %s pays it, and what is too much is credit', async (_title, acao, fields, books) => {
    const { signup, page } = await beginWaiting();
    await act(page, acao, fields);
    const owner = await tester.openSession(signup);
    expect(await loadState(owner)).toBe('active');
    expect(await getBooks(signup.id)).toEqual({ receivable: 0, revenue: 44_900, ...books });
    expect((await loadOverview(owner)).creditCents).toBe(books.credit);
  });

  test('that is too little is credit, and pays once there is enough of it', async () => {
    const { signup, page, loadState: loadChargeState } = await beginWaiting();
    await act(page, 'outroValor', { valor: '400,00' });
    expect(await loadChargeState()).toBe('open');
    expect(await getBooks(signup.id)).toEqual({
      bank: 40_000,
      receivable: 44_900,
      credit: 40_000,
      revenue: 44_900,
    });
    await act(page, 'outroValor', { valor: '50,00' });
    expect(await loadChargeState()).toBe('paid');
    expect(await getBooks(signup.id)).toEqual({ bank: 45_000, receivable: 0, credit: 100, revenue: 44_900 });
    expect(await tester.countMails(signup.id, 'signup-access')).toBe(1);
  });

  test('that comes by Pix and boleto at the same moment opens one account, and the second is credit', async () => {
    const { signup, page } = await beginWaiting();
    await Promise.all([act(page, 'pix'), act(page, 'boleto')]);
    const owner = await tester.openSession(signup);
    expect(await getBooks(signup.id)).toEqual({
      bank: 89_800,
      receivable: 0,
      credit: 44_900,
      revenue: 44_900,
    });
    expect((await loadOverview(owner)).payments).toHaveLength(1);
    expect(await tester.countMails(signup.id, 'signup-access')).toBe(1);
  });

  test('[billing-027] that is disputed takes the features away; a new payment brings them back', async () => {
    const owner = await tester.openByPix();
    await act(await loadPage(owner), 'contestar');
    expect(await loadOverview(owner)).toMatchObject({
      subscription: { state: 'pending' },
      payments: [{ state: 'disputed' }],
      creditCents: 0,
    });
    expect(await getBooks(owner.accountId)).toEqual({ bank: 0, receivable: 0, credit: 0, revenue: 0 });
    expect(await tester.loadSession(owner)).toMatchObject({ statusOk: false });
    const { charge } = await api.call('POST /signup/renovation-pix/:id', {
      as: owner,
      params: { id: owner.userId },
      body: { vendorsAmount: 2, frontPrice: 149 },
    });
    await act(charge.demonstrationPage, 'pix');
    expect(await tester.loadSession(owner)).toMatchObject({ statusOk: true });
  });

  test('that was paid twice and is disputed once costs the credit, and nothing else', async () => {
    const { signup, page } = await beginWaiting();
    await act(page, 'duasVezes');
    await act(page, 'contestar');
    const owner = await tester.openSession(signup);
    expect(await getBooks(signup.id)).toEqual({ bank: 44_900, receivable: 0, credit: 0, revenue: 44_900 });
    expect(await loadState(owner)).toBe('active');
  });

  test('that is credit pays the next charge', async () => {
    const { signup, page } = await beginWaiting();
    await act(page, 'duasVezes');
    const owner = await tester.openSession(signup);
    const { charge } = await api.call('POST /signup/renovation-pix/:id', {
      as: owner,
      params: { id: owner.userId },
      body: { vendorsAmount: 2, frontPrice: 149 },
    });
    expect(charge).toMatchObject({ state: 'paid', pixCode: null });
    const overview = await loadOverview(owner);
    expect(overview).toMatchObject({
      creditCents: 30_000,
      payments: [{ state: 'paid', kind: 'renewal' }, {}],
    });
    expect(await getBooks(signup.id)).toMatchObject({ bank: 89_800, receivable: 0, revenue: 59_800 });
  });

  test('an event that is forged, of nobody, of another charge, or replayed changes nothing', async () => {
    const { signup, page, loadState: loadChargeState } = await beginWaiting();
    const url = getPaymentWebhookPath('demonstration');
    const sign = createStandardWebhookSigner(await loadWebhookSecret(api.database));
    const send = (reference: string, signWith = sign) => {
      const id = generateId();
      const payload = JSON.stringify({ id, type: 'charge.changed', data: { reference } });
      const headers = { 'content-type': 'application/json', ...signWith(id, payload) };
      return api.send({ method: 'POST', url, payload, headers });
    };
    const forger = createStandardWebhookSigner(`whsec_${Buffer.from('forged').toString('base64')}`);
    expect((await send(getReference(page), forger)).statusCode).toBe(401);
    // Genuine, and a lie: the state is read at the bank.
    expect((await send(getReference(page))).statusCode).toBe(200);
    expect((await send('nobody')).statusCode).toBe(200);
    const other = await beginWaiting();
    await act(other.page, 'pix');
    expect((await send(getReference(other.page))).statusCode).toBe(200);
    await runJobs();
    expect(await other.loadState()).toBe('paid');
    expect(await loadChargeState()).toBe('open');
    await act(page, 'pix', { entrega: 'twice' });
    const books = await getBooks(signup.id);
    for (let time = 0; time < 5; time += 1) await send(getReference(page));
    await runJobs();
    await retryJobs();
    expect(await getBooks(signup.id)).toEqual(books);
    expect(books).toMatchObject({ bank: 44_900, credit: 0 });
  });

  test('events in disorder lead to the same books', async () => {
    const { signup, page } = await beginWaiting();
    await act(page, 'duasVezes', { entrega: 'disorder' });
    await act(page, 'contestar', { entrega: 'disorder' });
    await api.query("update jobs set due_at = now(), order_at = now() where state = 'QUEUED'");
    await runJobs();
    expect(await getBooks(signup.id)).toEqual({ bank: 44_900, receivable: 0, credit: 0, revenue: 44_900 });
  });

  test('an event that comes before the reference of its charge is stored is settled by our key', async () => {
    const { signup, page, loadState: loadChargeState } = await beginWaiting();
    const reference = getReference(page);
    await api.query('update charges set reference = null where reference = $1', [reference]);
    await act(page, 'pix');
    expect(await loadChargeState()).toBe('paid');
    expect(await getBooks(signup.id)).toMatchObject({ bank: 44_900, credit: 0 });
  });

  test('that comes after a cancellation is credit, and the subscription stays canceled', async () => {
    const owner = await tester.openByPix();
    const params = { id: owner.userId };
    const body = { vendorsAmount: 2, frontPrice: 149 };
    const { charge } = await api.call('POST /signup/renovation-pix/:id', { as: owner, params, body });
    await api.call('PATCH /signup/user-status/:userId', {
      as: owner,
      params: { userId: owner.userId },
      body: {},
    });
    await act(charge.demonstrationPage, 'pix');
    const overview = await loadOverview(owner);
    expect(overview).toMatchObject({
      creditCents: 14_900,
      payments: [{ state: 'canceled' }, { state: 'paid' }],
    });
    expect(overview.subscription?.canceledOn).toBe(overview.today);
  });
});
