import { hashToken } from '@girassol/api-platform/access/find-token-caller';
import { generateId } from '@girassol/api-platform/database';
import type { SampleContext } from './context';
import { addSharedAnnouncement } from './public-records';

/** Creates the sample account on which operators work in tests, with an unused access link. */
export async function createClientAccountSamples({ api, client: { accountId, userId } }: SampleContext) {
  const clientToken = `link-do-dono-${userId}`;
  await api.query('delete from account_clocks where account_id = $1', [accountId]);
  await api.query('delete from account_changes where account_id = $1', [accountId]);
  await api.query('delete from access_links where account_id = $1', [accountId]);
  await api.query("delete from users where email like 'aberta-%'");
  await api.query(
    `insert into access_links (account_id, id, user_id, token_hash, by, expires_at)
     values ($1, $2, $3, $4, 'admin@girassol.test', now() + interval '1 day')`,
    [accountId, generateId(), userId, hashToken(clientToken)],
  );
  return {
    /** An account of a customer of the platform that nothing else is about. */
    clientId: accountId,
    /** Of a link to the password of its owner. */
    clientToken,
  };
}

/**
 * Creates the sample records of background work for tests: jobs, mails, notifications and webhook messages. Opens
 * the account's finance platform.
 */
export async function createBackgroundWorkSamples({
  api,
  person: { accountId, userId, email },
  name,
}: SampleContext) {
  const job = async (state: 'FAILED' | 'QUEUED') => {
    const id = generateId();
    await api.query(
      `insert into jobs (id, account_id, kind, state, payload, priority, due_at, order_at, max_attempts, ended_at)
       values ($1, $2, 'proposals.print', $3, '{}', 'LOW', now(), now(), 1, case $3 when 'FAILED' then now() end)`,
      [id, accountId, state],
    );
    return id;
  };
  const mailId = generateId();
  await api.query(
    `insert into mail_outbox (account_id, id, key, kind, to_name, to_address, from_name, subject, html, text,
       has_secret, state, ended_at)
     values ($1, $2, $3, 'notification', $4, $5, 'Girassol', $4, '<p>x</p>', 'x', false, 'FAILED', now())`,
    [accountId, mailId, `example-${mailId}`, name, email],
  );
  const notificationId = generateId();
  await api.query(
    `insert into notifications (account_id, id, user_id, kind, group_key, title, content, open_url)
     values ($1, $2, $3, 'proposal-accepted', $4, $5, $5, '/inicio')`,
    [accountId, notificationId, userId, `example-${notificationId}`, name],
  );
  const deletedNotificationId = generateId();
  await api.query(
    `insert into notifications (account_id, id, user_id, kind, group_key, title, content, open_url, deleted_at)
     values ($1, $2, $3, 'proposal-accepted', $4, $5, $5, '/inicio', now())`,
    [accountId, deletedNotificationId, userId, `example-${deletedNotificationId}`, name],
  );
  await addSharedAnnouncement(api);
  await api.query(
    `insert into webhook_endpoints (account_id, url, secret, created_by)
     values ($1, 'https://exemplo.com.br/', 'whsec_c2VncmVkbw==', $2) on conflict (account_id) do nothing`,
    [accountId, userId],
  );
  await api.query("update accounts set finance_status = 'ACTIVE' where id = $1", [accountId]);
  await api.query('insert into finance_connections (account_id) values ($1) on conflict do nothing', [
    accountId,
  ]);
  await api.query(`insert into finance_organizations (account_id, id, name) values ($1, $2, $3)`, [
    accountId,
    generateId(),
    name,
  ]);
  await api.query('delete from webhook_deliveries where account_id = $1', [accountId]);
  return {
    /** A mail that failed. */
    mailId,
    /** Notification of the sample person. */
    notificationId,
    deletedNotificationId,
    /** Work of the account that only operators decide about. */
    failedJobId: await job('FAILED'),
    otherFailedJobId: await job('FAILED'),
    waitingJobId: await job('QUEUED'),
  };
}
