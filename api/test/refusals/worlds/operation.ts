import { hashToken } from '../../../src/platform/access/find-caller';
import { newId } from '../../../src/platform/database';
import type { Beginning } from './beginning';

/** The account of a customer of the platform as it is before an operator works on it, with a link that nobody has used. */
export async function clientWorld({ api, client: { accountId, userId } }: Beginning) {
  const clientToken = `link-do-dono-${userId}`;
  await api.query('delete from account_clocks where account_id = $1', [accountId]);
  await api.query('delete from account_changes where account_id = $1', [accountId]);
  await api.query('delete from access_links where account_id = $1', [accountId]);
  await api.query("delete from users where email like 'aberta-%'");
  await api.query(
    `insert into access_links (account_id, id, user_id, token_hash, by, expires_at)
     values ($1, $2, $3, $4, 'admin@girassol.test', now() + interval '1 day')`,
    [accountId, newId(), userId, hashToken(clientToken)],
  );
  return {
    /** An account of a customer of the platform that nothing else is about. */
    clientId: accountId,
    /** Of a link to the password of its owner. */
    clientToken,
  };
}

/** What is done after the answers: jobs, mail, notifications, messages to other programs. */
export async function afterwardsWorld({ api, person: { accountId, userId, email }, name }: Beginning) {
  const job = async (state: 'FAILED' | 'QUEUED') => {
    const id = newId();
    await api.query(
      `insert into jobs (id, account_id, kind, state, payload, priority, due_at, order_at, max_attempts, ended_at)
       values ($1, $2, 'proposals.print', $3, '{}', 'LOW', now(), now(), 1, case $3 when 'FAILED' then now() end)`,
      [id, accountId, state],
    );
    return id;
  };
  const mailId = newId();
  await api.query(
    `insert into mail_outbox (account_id, id, key, kind, to_name, to_address, from_name, subject, html, text,
       has_secret, state, ended_at)
     values ($1, $2, $3, 'notification', $4, $5, 'Girassol', $4, '<p>x</p>', 'x', false, 'FAILED', now())`,
    [accountId, mailId, `example-${mailId}`, name, email],
  );
  const notificationId = newId();
  await api.query(
    `insert into notifications (account_id, id, user_id, kind, group_key, title, content, open_url)
     values ($1, $2, $3, 'proposal-accepted', $4, $5, $5, '/inicio')`,
    [accountId, notificationId, userId, `example-${notificationId}`, name],
  );
  await api.query(
    `insert into webhook_endpoints (account_id, url, secret, created_by)
     values ($1, 'https://exemplo.com.br/', 'whsec_c2VncmVkbw==', $2) on conflict (account_id) do nothing`,
    [accountId, userId],
  );
  await api.query('delete from webhook_deliveries where account_id = $1', [accountId]);
  return {
    /** A mail that failed. */
    mailId,
    /** What the person of this world was told of. */
    notificationId,
    /** Work of the account that only operators decide about. */
    failedJobId: await job('FAILED'),
    otherFailedJobId: await job('FAILED'),
    waitingJobId: await job('QUEUED'),
  };
}
