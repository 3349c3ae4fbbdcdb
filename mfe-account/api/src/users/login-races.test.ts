import { describeApi, getServerOnlyTest } from '@girassol/api/test/harness';
import { waitForLockWait } from '@girassol/api/test/lock-waits';
import { setPassword } from '@girassol/api/test/test-people';
import type { Tx } from '@girassol/api-platform/database';
import { endSessions } from './security/end-sessions';

const PASSWORD = 'Girassol2026';

describeApi('a login whose proof ends while it opens a session', (api) => {
  const testOnServer = getServerOnlyTest(api);
  const person = () => api.people.vendor;
  const countSessions = async () =>
    (await api.query('select from sessions where user_id = $1', [person().userId])).length;

  beforeEach(async () => {
    for (const table of ['login_attempts', 'sessions', 'totp_secrets'])
      await api.query(`delete from ${table}`);
    await setPassword(api.database, person(), PASSWORD);
  });

  /** Logs in while another transaction ends the sessions of the person. Returns the status of the login. */
  async function logInDuring(change: (tx: Tx) => Promise<unknown>): Promise<number | undefined> {
    const logins: Promise<{ status: number }>[] = [];
    await api.database.asAccount(person(), async (tx) => {
      await endSessions(tx, person());
      logins.push(
        api.getAnswer('POST /users/login', { body: { email: person().email, password: PASSWORD } }),
      );
      await waitForLockWait(api);
      await change(tx);
    });
    return (await logins[0])?.status;
  }

  testOnServer('is let in where nothing of it changed', async () => {
    expect(await logInDuring(async () => undefined)).toBe(200);
    expect(await countSessions()).toBe(1);
  });

  testOnServer.each<[string, (tx: Tx) => Promise<unknown>]>([
    [
      'a new password',
      (tx) => tx.updateTable('users').set({ password_hash: 'x' }).where('id', '=', person().userId).execute(),
    ],
    [
      'the removal of the person',
      (tx) =>
        tx.updateTable('users').set({ disabled_at: new Date() }).where('id', '=', person().userId).execute(),
    ],
    [
      'a second factor',
      (tx) =>
        tx
          .insertInto('totp_secrets')
          .values({
            account_id: person().accountId,
            user_id: person().userId,
            sealed: Buffer.from('x'),
            confirmed_at: new Date(),
          })
          .execute(),
    ],
  ])('is refused after %s', async (_, change) => {
    expect(await logInDuring(change)).toBe(401);
    expect(await countSessions()).toBe(0);
    await api.query('update users set disabled_at = null where id = $1', [person().userId]);
  });
});
