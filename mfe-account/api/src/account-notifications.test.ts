import { createTestBoards } from '@girassol/api/test/boards';
import { describeApi } from '@girassol/api/test/harness';
import { reopenSession, setPassword, type TestPerson } from '@girassol/api/test/test-people';
import type { RequestBody } from '@girassol/shared-domain/contract';
import { createBillingTester } from './billing/billing.testing';
import { mailPayers } from './billing/steps/mail-payers';

const PASSWORD = 'Girassol2026';
const CHANGE = 'PATCH /users/vendors/:managerId/:vendorId';

describeApi(
  'what people are told of their login, their rights and their account',
  (api) => {
    const list = async (as: Pick<TestPerson, 'userId' | 'token'>) =>
      (
        await api.call('GET /notifications/user/:userId/:page', {
          as,
          params: { userId: as.userId, page: 0 },
          query: {},
        })
      ).notifications.map(({ kind, title, content, openUrl }) => ({ kind, title, content, openUrl }));
    const change = async (person: TestPerson, body: Omit<RequestBody<typeof CHANGE>, 'version'>) => {
      const { owner } = api.people;
      const params = { managerId: owner.accountId };
      const { collaborators } = await api.call('GET /users/vendors/:managerId', { as: owner, params });
      const version = collaborators.find(({ _id }) => _id === person.userId)?.version ?? 0;
      await api.call(CHANGE, {
        as: owner,
        params: { ...params, vendorId: person.userId },
        body: { ...body, version },
      });
    };
    const mailsOfNotifications = async () => {
      await api.query(
        `update jobs set due_at = now(), order_at = now() where kind like 'notifications.%' and state = 'QUEUED'`,
      );
      await api.app.jobs.runDue();
      return api.query<{ subject: string }>(
        `select subject from mail_outbox where kind = 'notification' order by created_at`,
      );
    };

    beforeAll(async () => {
      await setPassword(api.database, api.people.owner, PASSWORD);
      await reopenSession(api.database, api.people.owner);
    });
    beforeEach(async () => {
      for (const table of ['notifications', 'notification_preferences', 'mail_outbox', 'jobs'])
        await api.query(`delete from ${table}`);
    });

    test('a changed password is told although the person changed it, and mailed if nobody saw it', async () => {
      const { owner } = api.people;
      await api.call('PUT /users/password/:userId', {
        as: owner,
        params: { userId: owner.userId },
        body: { currentPassword: PASSWORD, newPassword: `${PASSWORD}x` },
      });
      await setPassword(api.database, owner, PASSWORD);
      expect(await list(owner)).toEqual([
        {
          kind: 'security-changed',
          title: 'Segurança: Trocou a senha',
          content: expect.stringMatching(/^Em \d\d\/\d\d\/\d{4} às \d\d:\d\d, por .+\. Se não foi você/),
          openUrl: `/conta/senha/${owner.userId}`,
        },
      ]);
      expect(await mailsOfNotifications()).toEqual([{ subject: 'Segurança: Trocou a senha' }]);
    });

    test('a new device is in the bell and in one mail, not in two', async () => {
      const { owner } = api.people;
      const logIn = () =>
        api.send({
          method: 'POST',
          url: '/api/users/login',
          payload: { email: owner.email, password: PASSWORD },
        });
      await api.query('delete from access_records');
      await logIn();
      await logIn();
      expect(await list(owner)).toMatchObject([
        { kind: 'security-mailed', title: 'Segurança: Acesso de um aparelho novo' },
      ]);
      expect(await mailsOfNotifications()).toEqual([]);
      expect(await api.query(`select kind from mail_outbox`)).toEqual([{ kind: 'new-device' }]);
    });

    test.each(['security-changed', 'security-mailed', 'payment-changed', 'account-closing'])(
      '%s cannot be switched off, and is told although a row says otherwise',
      async (kind) => {
        const { owner } = api.people;
        const params = { userId: owner.userId };
        const refused = await api.refused('PUT /notifications/preferences/:userId', {
          as: owner,
          params,
          body: { kind, channel: 'bell', timing: 'NEVER' },
        });
        expect(refused).toMatchObject({ status: 400, fields: [{ path: 'timing' }] });
        await api.query(
          `insert into notification_preferences (account_id, user_id, kind, channel, timing)
           values ($1, $2, $3, 'bell', 'NEVER')`,
          [owner.accountId, owner.userId, kind],
        );
        const { kinds } = await api.call('GET /notifications/preferences/:userId', { as: owner, params });
        expect(kinds.find((each) => each.kind === kind)).toMatchObject({ isRequired: true, bell: 'NOW' });
      },
    );

    test('changed rights are told to their person, a changed name is not', async () => {
      const { newcomer, owner } = api.people;
      await change(newcomer, { name: 'Outro Nome' });
      expect(await list(newcomer)).toEqual([]);
      await change(newcomer, { permissions: { kitsManager: true } });
      expect(await list(newcomer)).toMatchObject([
        {
          kind: 'rights-changed',
          content: expect.stringContaining('alterou o que você pode ver e fazer nesta conta.'),
        },
      ]);
      expect(await list(owner)).toEqual([]);
    });

    test('a deputy is told of the days, once for each absence', async () => {
      const { newcomer, colleague } = api.people;
      const away = { from: '2199-01-02', until: '2199-01-09', deputyId: colleague.userId };
      await change(newcomer, { away });
      await change(newcomer, { away });
      expect(await list(colleague)).toMatchObject([
        { kind: 'deputy-named', content: expect.stringContaining('De 02/01/2199 a 09/01/2199') },
      ]);
      expect(await list(newcomer)).toEqual([]);
      await change(newcomer, { away: null });
    });

    test('who comes into a team or leads it is told, who was there before is not', async () => {
      const { owner, vendor, colleague, supervisor } = api.people;
      const as = owner;
      const params = { userId: owner.userId };
      const { settings } = await api.call('GET /settings/user/:userId', { as, params });
      const teams = settings.teams.map(({ _id, name, leader, members }) => ({
        _id,
        name,
        leader,
        members: [...members, supervisor.userId],
      }));
      await api.call('PATCH /settings/user/:userId', { as, params, body: { teams } });
      expect(await list(supervisor)).toMatchObject([
        { kind: 'team-joined', title: expect.stringMatching(/^Você está na equipe /) },
      ]);
      await api.call('PATCH /settings/user/:userId', {
        as,
        params,
        body: { teams: teams.map((team) => ({ ...team, leader: colleague.userId })) },
      });
      expect(await list(colleague)).toMatchObject([
        { title: expect.stringMatching(/^Você lidera a equipe /) },
      ]);
      expect(await list(vendor)).toEqual([]);
      await api.call('PATCH /settings/user/:userId', {
        as,
        params,
        body: {
          teams: settings.teams.map(({ _id, name, leader, members }) => ({ _id, name, leader, members })),
        },
      });
    });

    test('an heir is told how many records came', async () => {
      const { owner, colleague, newcomer } = api.people;
      const boards = await createTestBoards(api);
      await boards.addItem(colleague);
      await api.query('delete from notifications');
      await api.call('DELETE /users/vendors/:managerId/:vendorId', {
        as: owner,
        params: { managerId: owner.accountId, vendorId: colleague.userId },
        body: { heirs: { items: newcomer.userId, customers: newcomer.userId }, leaders: [] },
      });
      expect((await list(newcomer)).filter(({ kind }) => kind === 'work-inherited')).toMatchObject([
        { content: expect.stringMatching(/^\d+ registros? agora/) },
      ]);
    });
  },
  { MAIL: 'embedded' },
);

describeApi('what an owner is told of payments', (api) => {
  const tester = createBillingTester(api);

  test('each mail of payments is in the bell of the owner too, once, and is not mailed again', async () => {
    const owner = await tester.openByPix();
    const { accountId } = owner;
    const mailTwice = () =>
      api.database.asAccount(owner, (tx) =>
        mailPayers(tx, api.app.mailer, accountId, {
          key: 'reminder:2026-12-01',
          kind: 'payment-reminder',
          subject: 'R$ 149,00 vencem em 01/12/2026',
          texts: ['Pague por Pix, boleto ou cartão.'],
        }),
      );
    await mailTwice();
    await api.query('update notifications set read_at = now() where account_id = $1', [accountId]);
    await mailTwice();
    const told = await api.query(
      'select user_id, kind, title, content, count, open_url from notifications where account_id = $1',
      [accountId],
    );
    expect(told).toEqual([
      {
        user_id: owner.userId,
        kind: 'payment-changed',
        title: 'R$ 149,00 vencem em 01/12/2026',
        content: 'Pague por Pix, boleto ou cartão.',
        count: 1,
        open_url: '/financeiro',
      },
    ]);
    const jobs = await api.query(
      "select id from jobs where kind like 'notifications.%' and account_id = $1",
      [accountId],
    );
    expect(jobs).toEqual([]);
  });
});
