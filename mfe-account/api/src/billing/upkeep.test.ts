import { randomUUID } from 'node:crypto';
import { describeApi } from '@girassol/api/test/harness';
import { enqueue } from '@girassol/api-platform/jobs';
import { LEAD_RETENTION_DAYS } from '../leads/delete-old-leads';
import { deleteOldLeadsJob } from '../leads/delete-old-leads-job';
import { createBillingTester } from './billing.testing';
import { PAYMENT_EVENT_RETENTION_DAYS } from './upkeep/delete-old-payment-events';
import { deleteOldPaymentEventsJob } from './upkeep/upkeep-jobs';

describeApi('the upkeep of billing', (api) => {
  const { runJobs, openByPix, loadOverview, sumBook } = createBillingTester(api);

  test('deletes leads after twelve months, and none before', async () => {
    const add = (name: string, days: number) =>
      api.query(
        `insert into leads (id, kind, name, email, phone, state, at)
         values ($1, 'trial', $2, 'a@girassol.test', '11999990000', 'STORED', now() - make_interval(days => $3))`,
        [randomUUID(), name, days],
      );
    await add('velho', LEAD_RETENTION_DAYS + 1);
    await add('novo', LEAD_RETENTION_DAYS - 1);
    await api.database.asSystem((tx) => enqueue(tx, deleteOldLeadsJob, { accountId: null, payload: {} }));
    await runJobs();
    expect(await api.query('select name from leads')).toEqual([{ name: 'novo' }]);
  });

  test('deletes old events of payments that were read; the ledger stays, also when one comes again', async () => {
    const owner = await openByPix();
    const before = await sumBook(owner.accountId, 'bank');
    await api.query('update payment_events set received_at = now() - make_interval(days => $1)', [
      PAYMENT_EVENT_RETENTION_DAYS + 1,
    ]);
    await api.query(
      `insert into payment_events (provider, event_id, kind, reference, raw, received_at, processed_at)
       values ('demonstration', 'nunca-lido', 'charge', 'x', '{}', now() - interval '2 years', null),
         ('demonstration', 'novo', 'charge', 'x', '{}', now(), now())`,
    );
    await api.database.asSystem((tx) =>
      enqueue(tx, deleteOldPaymentEventsJob, { accountId: null, payload: {} }),
    );
    await runJobs();
    const left = await api.query<{ event_id: string }>('select event_id from payment_events order by 1');
    expect(left.map(({ event_id }) => event_id)).toEqual(['novo', 'nunca-lido']);
    await api.query('update demo_payment_events set sent_at = null');
    await api.query(
      "update jobs set state = 'QUEUED', due_at = now(), order_at = now(), ended_at = null, attempts = 0 where kind = 'demo-payments.send-event'",
    );
    await runJobs();
    expect((await api.query('select from payment_events')).length).toBeGreaterThan(2);
    expect(await sumBook(owner.accountId, 'bank')).toBe(before);
    expect((await loadOverview(owner)).subscription?.state).toBe('active');
  });
});
