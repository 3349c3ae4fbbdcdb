import { describeApi } from '@girassol/api/test/harness';
import { reopenSession, setPassword } from '@girassol/api/test/test-people';
import { waitUntil } from '@girassol/api/test/wait-until';

const BEFORE = 'Girassol2026';
const AFTER = 'Mirante2027';

describeApi('a forgotten password', (api) => {
  beforeEach(async () => {
    for (const table of ['login_attempts', 'mail_outbox', 'access_links'])
      await api.query(`delete from ${table}`);
    await setPassword(api.database, api.people.owner, BEFORE);
    await reopenSession(api.database, api.people.owner);
  });

  const runJobs = () =>
    waitUntil(async () => {
      await api.app.jobs.runDue();
      const [row] = await api.query<{ waiting: number }>(
        "select count(*)::int as waiting from jobs where state in ('QUEUED', 'RUNNING') and due_at <= now()",
      );
      return row?.waiting === 0;
    });
  const ask = (email: string, headers: Record<string, string> = {}) =>
    api.getAnswer('POST /users/recovery', { body: { email }, headers });
  const listMails = async () => {
    await runJobs();
    return api.query<{ to_address: string; text: string; expires_at: Date }>(
      "select to_address, text, expires_at from mail_outbox where kind = 'recovery' order by created_at",
    );
  };
  async function askForLink(email = api.people.owner.email): Promise<string> {
    expect(await ask(email)).toEqual({ status: 200, body: '{}' });
    const mails = await listMails();
    return /#([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
  }
  const logIn = (password: string) =>
    api.getAnswer('POST /users/login', { body: { email: api.people.owner.email, password } });

  test('a link sets a new password once, and ends every session', async () => {
    const token = await askForLink();
    expect(await api.call('POST /users/access-link/read', { body: { token } })).toMatchObject({
      email: api.people.owner.email,
      isRecovery: true,
    });
    expect((await logIn(BEFORE)).status).toBe(200);
    await api.call('POST /users/access-link/use', { body: { token, password: AFTER } });
    expect((await api.refused('POST /users/token-login', { as: api.people.owner })).status).toBe(401);
    expect([(await logIn(BEFORE)).status, (await logIn(AFTER)).status]).toEqual([401, 200]);
    const again = { body: { token, password: 'Terceira2028' } };
    expect((await api.refused('POST /users/access-link/use', again)).status).toBe(410);
  });

  test('the link is over after an hour', async () => {
    const token = await askForLink();
    const [mail] = await listMails();
    const minutes = ((mail?.expires_at.getTime() ?? 0) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(58);
    expect(minutes).toBeLessThan(61);
    await api.query("update access_links set expires_at = now() - interval '1 second'");
    expect((await api.refused('POST /users/access-link/read', { body: { token } })).status).toBe(410);
  });

  test('opening the address changes nothing: a scanner of mail uses up no link', async () => {
    const token = await askForLink();
    for (const method of ['GET', 'HEAD'] as const) await api.send({ method, url: '/primeiro-acesso' });
    await api.call('POST /users/access-link/read', { body: { token } });
    await api.call('POST /users/access-link/read', { body: { token } });
    await api.call('POST /users/access-link/use', { body: { token, password: AFTER } });
  });

  test('every e-mail gets one answer, and only known people get a mail', async () => {
    const { vendor, unpaid, newcomer } = api.people;
    await api.query('update users set disabled_at = now() where id = $1', [newcomer.userId]);
    const answers = [];
    for (const email of [vendor.email.toUpperCase(), unpaid.email, newcomer.email, 'ninguem@girassol.test'])
      answers.push(await ask(email));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ status: 200, body: '{}' })]),
    );
    expect((await listMails()).map(({ to_address }) => to_address).sort()).toEqual(
      [unpaid.email, vendor.email].sort(),
    );
    await api.query('update users set disabled_at = null where id = $1', [newcomer.userId]);
  });

  test('requests are limited for known and unknown e-mails alike', async () => {
    const answers: Record<string, number[]> = {};
    for (const email of [api.people.owner.email, 'ninguem@girassol.test']) {
      answers[email] = [];
      for (let attempt = 0; attempt < 4; attempt += 1) answers[email].push((await ask(email)).status);
    }
    expect(Object.values(answers)).toEqual([
      [200, 200, 200, 429],
      [200, 200, 200, 429],
    ]);
  });

  test('the mail leads to the product, whatever host the request names', async () => {
    await ask(api.people.owner.email, { host: 'mal.test', 'x-forwarded-host': 'mal.test' });
    const [mail] = await listMails();
    expect(mail?.text).toContain('/primeiro-acesso#');
    expect(mail?.text).not.toContain('mal.test');
  });
});

describeApi(
  'a server without mail',
  (api) => {
    test('says so to everybody', async () => {
      for (const email of [api.people.owner.email, 'ninguem@girassol.test'])
        expect((await api.refused('POST /users/recovery', { body: { email } })).status).toBe(409);
    });
  },
  { MAILBOX: 'off' },
);
