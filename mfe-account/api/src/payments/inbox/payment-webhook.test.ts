import { describeApi } from '@girassol/api/test/harness';
import { waitUntil } from '@girassol/api/test/wait-until';
import { createStandardWebhookSigner } from '@girassol/api-platform/webhooks';
import { createDemonstrationBank, loadWebhookSecret } from '../demonstration-bank';
import { actAsPayer, createTestCharge } from '../demonstration-bank/demonstration-bank.testing';
import type { PaymentProvider } from '../payment-provider';
import { getPaymentWebhookPath } from './register-payment-webhook';

interface StoredEvent {
  event_id: string;
  reference: string;
  kind: string;
  is_processed: boolean;
}

describeApi('the webhook of payments', (api) => {
  let bank: PaymentProvider;
  let secret = '';
  beforeAll(async () => {
    secret = await loadWebhookSecret(api.database);
    bank = createDemonstrationBank(api.database, secret);
  });
  beforeEach(async () => {
    await api.query('delete from payment_events');
    await api.query('delete from jobs');
  });

  const url = getPaymentWebhookPath('demonstration');
  const listEvents = () =>
    api.query<StoredEvent>(
      `select event_id, reference, kind, processed_at is not null as is_processed
       from payment_events order by received_at, event_id`,
    );
  const runJobs = async () => {
    const isIdle = async () => {
      await api.app.jobs.runDue();
      const [row] = await api.query<{ waiting: number }>(
        "select count(*)::int as waiting from jobs where state in ('QUEUED', 'RUNNING') and due_at <= now()",
      );
      return row?.waiting === 0;
    };
    await waitUntil(isIdle, { every: 20 });
  };
  const id = '01a215b1-2285-73a3-a8a9-d240dadd27ee';
  const body = JSON.stringify({ id, type: 'charge.changed', data: { reference: 'abc' } });
  const send = (payload: string, headers: Record<string, string>) =>
    api.send({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } });

  test('stores what the bank sends; the job that reads it tries again while its charge is not known here', async () => {
    const { reference } = await createTestCharge(bank);
    await actAsPayer(api.app, reference, 'pix');
    await runJobs();
    expect(await listEvents()).toEqual([
      { event_id: expect.any(String), reference, kind: 'charge', is_processed: false },
    ]);
    const jobs = await api.query<{ state: string; attempts: number }>(
      "select state, attempts from jobs where kind = 'billing.readEvent'",
    );
    expect(jobs).toEqual([{ state: 'QUEUED', attempts: 1 }]);
  });

  test('answers 200 to a repeated event and stores it once', async () => {
    const { reference } = await createTestCharge(bank);
    await actAsPayer(api.app, reference, 'boleto', { entrega: 'twice' });
    await runJobs();
    expect(await listEvents()).toHaveLength(1);
    const headers = createStandardWebhookSigner(secret)(id, body);
    const answers = await Promise.all([send(body, headers), send(body, headers), send(body, headers)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await listEvents()).toHaveLength(2);
    const [jobs] = await api.query<{ count: number }>(
      "select count(*)::int as count from jobs where kind = 'billing.readEvent' and payload ->> 'eventId' = $1",
      [id],
    );
    expect(jobs).toEqual({ count: 1 });
  });

  test('takes events that come late or in disorder, and the state is the same', async () => {
    const { reference } = await createTestCharge(bank);
    await actAsPayer(api.app, reference, 'duasVezes', { entrega: 'disorder' });
    await runJobs();
    const [first] = await api.query<{ id: string }>(
      'select id from demo_payment_events where reference = $1 order by created_at, id limit 1',
      [reference],
    );
    const overtaken = await listEvents();
    expect(overtaken.map(({ event_id }) => event_id)).not.toContain(first?.id);
    expect(overtaken).toHaveLength(1);
    await api.query('update jobs set due_at = now(), order_at = now()');
    await runJobs();
    expect((await listEvents()).map(({ event_id }) => event_id)).toContain(first?.id);

    const late = await createTestCharge(bank);
    await actAsPayer(api.app, late.reference, 'pix', { entrega: 'late' });
    await runJobs();
    expect(await listEvents()).toHaveLength(2);
    await api.query('update jobs set due_at = now(), order_at = now()');
    await runJobs();
    expect(await listEvents()).toHaveLength(3);
  });

  test('refuses what is forged, altered, too old or of another shape, and stores nothing', async () => {
    const sign = createStandardWebhookSigner(secret);
    const genuine = sign(id, body);
    const old = { ...genuine, 'webhook-timestamp': String(Math.floor(Date.now() / 1000) - 3_600) };
    const attempts: [string, Record<string, string>][] = [
      [body, {}],
      [body, createStandardWebhookSigner('whsec_bm90LXRoZS1zZWNyZXQtb2YtdGhpcw==')(id, body)],
      [body.replace('abc', 'abd'), genuine],
      [body, old],
      // Another id in the headers than in the body.
      [body, sign('01a215b1-2285-73a3-a8a9-d240dadd27ef', body)],
      ['{}', sign(id, '{}')],
      ['no json', sign(id, 'no json')],
    ];
    for (const [payload, headers] of attempts) expect((await send(payload, headers)).statusCode).toBe(401);
    expect(await listEvents()).toEqual([]);
    const [jobs] = await api.query<{ count: number }>('select count(*)::int as count from jobs');
    expect(jobs).toEqual({ count: 0 });
  });

  test('is not there for a provider that is not configured', async () => {
    const { statusCode } = await api.send({ method: 'POST', url: getPaymentWebhookPath('mercadopago') });
    expect(statusCode).toBe(404);
  });
});
