import { describeApi } from '@girassol/api/test/harness';
import { reopenSession, setPassword } from '@girassol/api/test/test-people';
import { waitUntil } from '@girassol/api/test/wait-until';
import { openEventHub } from '@girassol/api-platform/events/event-hub';
import { createHandler } from './delete-access-records';

const PASSWORD = 'Girassol2026';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const IP = '203.0.113.9';

describeApi(
  'the own sessions',
  (api) => {
    beforeAll(() => setPassword(api.database, api.people.owner, PASSWORD));
    beforeEach(async () => {
      await api.query('delete from login_attempts');
      await api.query('delete from sessions where user_id = $1', [api.people.owner.userId]);
      await api.query('delete from access_records');
      await api.query('delete from mail_outbox');
      await reopenSession(api.database, api.people.owner);
    });

    async function logIn(cookie = '') {
      const answer = await api.send({
        method: 'POST',
        url: '/api/users/login',
        payload: { email: api.people.owner.email, password: PASSWORD },
        remoteAddress: IP,
        headers: { 'user-agent': CHROME, ...(cookie && { cookie }) },
      });
      const device = answer.cookies.find(({ name }) => name === 'girassol_device')?.value;
      return { token: answer.json<{ token: string }>().token, cookie: `girassol_device=${device}` };
    }
    const list = (as: { token: string }) =>
      api.call('GET /users/sessions/:userId', { as, params: { userId: api.people.owner.userId } });
    const isOpen = async (as: { token: string }) =>
      (await api.getAnswer('POST /users/token-login', { as })).status === 200;
    const mails = () =>
      api.query<{ kind: string; to_address: string; text: string }>(
        'select kind, to_address, text from mail_outbox order by created_at',
      );

    test('are listed with device and address, the one that asks first', async () => {
      const session = await logIn();
      const { sessions } = await list(session);
      expect(sessions).toHaveLength(2);
      expect(sessions[0]).toMatchObject({
        device: 'Chrome em Windows',
        isPhone: false,
        ip: IP,
        isCurrent: true,
      });
      expect(sessions[1]).toMatchObject({ isCurrent: false });
    });

    test('one is ended, in every process at once; the others stay', async () => {
      const [mine, other] = [await logIn(), await logIn()];
      const id = (await list(other)).sessions[0]?._id ?? '';
      const hub = await openEventHub(api.database);
      const ended = jest.fn();
      hub.onSessionEnd(id, ended);

      const params = { userId: api.people.owner.userId, sessionId: id };
      await api.call('DELETE /users/sessions/:userId/:sessionId', { as: mine, params });
      await waitUntil(() => ended.mock.calls.length === 1);
      await hub.close();
      expect([await isOpen(mine), await isOpen(other), await isOpen(api.people.owner)]).toEqual([
        true,
        false,
        true,
      ]);
      expect(
        (await api.refused('DELETE /users/sessions/:userId/:sessionId', { as: mine, params })).status,
      ).toBe(404);
    });

    test('all others are ended together', async () => {
      const [mine, other] = [await logIn(), await logIn()];
      const params = { userId: api.people.owner.userId };
      expect(await api.call('DELETE /users/other-sessions/:userId', { as: mine, params })).toEqual({
        endedSessions: 2,
      });
      expect([await isOpen(mine), await isOpen(other)]).toEqual([true, false]);
    });

    test('nobody sees or ends the sessions of a colleague', async () => {
      const { vendor, owner } = api.people;
      const id = (await list(owner)).sessions[0]?._id ?? '';
      const refusals = [
        await api.refused('GET /users/sessions/:userId', { as: owner, params: { userId: vendor.userId } }),
        await api.refused('DELETE /users/other-sessions/:userId', {
          as: owner,
          params: { userId: vendor.userId },
        }),
        // The id of somebody else's session under the own name.
        await api.refused('DELETE /users/sessions/:userId/:sessionId', {
          as: vendor,
          params: { userId: vendor.userId, sessionId: id },
        }),
      ];
      expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404]);
      expect(await isOpen(owner)).toBe(true);
    });

    test('the last use is recorded when a page starts', async () => {
      const session = await logIn();
      await api.query("update sessions set last_used_at = now() - interval '1 day' where ip = $1", [IP]);
      await api.call('POST /users/token-login', { as: session });
      const [row] = await api.query<{ is_fresh: boolean }>(
        "select last_used_at > now() - interval '1 minute' as is_fresh from sessions where ip = $1",
        [IP],
      );
      expect(row?.is_fresh).toBe(true);
    });

    test('a sign-in from a new device is mailed, one from a known device and the very first are not', async () => {
      const first = await logIn();
      expect(await mails()).toEqual([]);
      await logIn(first.cookie);
      expect(await mails()).toEqual([]);
      await logIn();
      const sent = await mails();
      expect(sent).toMatchObject([{ kind: 'new-device', to_address: api.people.owner.email }]);
      expect(sent[0]?.text).toContain('Chrome em Windows');
      expect(sent[0]?.text).toContain(`/conta/senha/${api.people.owner.userId}`);
    });

    test('each access is recorded with time, address and event, and shown to its person', async () => {
      const session = await logIn();
      const params = { userId: api.people.owner.userId };
      await api.call('DELETE /users/other-sessions/:userId', { as: session, params });
      const { records } = await list(session);
      expect(records.map(({ event, ip }) => [event, ip])).toEqual([
        ['Encerrou outras sessões', '127.0.0.1'],
        ['Entrou com e-mail e senha', IP],
      ]);
    });

    test('records are deleted after six months, in every account', async () => {
      await logIn();
      const { owner, neighbour } = api.people;
      for (const [person, age] of [
        [owner, '7 months'],
        [owner, '5 months'],
        [neighbour, '7 months'],
      ] as const)
        await api.query(
          `insert into access_records (account_id, id, user_id, at, event, ip, user_agent)
         values ($1, gen_random_uuid(), $2, now() - $3::interval, 'login', '203.0.113.1', '')`,
          [person.accountId, person.userId, age],
        );
      const finish = jest.fn();
      await createHandler({ app: api.app })({ finish, signal: new AbortController().signal } as never);
      expect(finish).toHaveBeenCalledTimes(1);
      const left = await api.query<{ months: number }>(
        "select count(*)::int as count, (at < now() - interval '4 months') as is_old from access_records group by 2 order by 2",
      );
      expect(left).toEqual([
        { count: 1, is_old: false },
        { count: 1, is_old: true },
      ]);
    });
  },
  { MAIL: 'embedded' },
);
