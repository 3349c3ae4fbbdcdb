import { describeApi } from '@girassol/api/test/harness';
import type { TestPerson } from '@girassol/api/test/test-people';
import { notify } from '@girassol/api-platform/notifications';
import type { NotificationChannel, NotificationTiming } from '@girassol/shared-domain';

describeApi('preferences of notifications', (api) => {
  let told = 0;
  const tell = async (person: TestPerson, subject?: string) => {
    told += 1;
    const name = subject ?? `Planilha ${told}`;
    await api.database.asAccount(person, (tx) =>
      notify(tx, {
        accountId: person.accountId,
        kind: 'import-ended',
        people: [person.userId],
        by: null,
        facts: { importId: name, fileName: name, hasFailed: false, created: 1, updated: 0, faulty: 0 },
      }),
    );
  };
  const choose = (as: TestPerson, channel: NotificationChannel, timing: NotificationTiming) =>
    api.call('PUT /notifications/preferences/:userId', {
      as,
      params: { userId: as.userId },
      body: { kind: 'import-ended', channel, timing },
    });
  const list = (as: TestPerson) =>
    api.call('GET /notifications/user/:userId/:page', {
      as,
      params: { userId: as.userId, page: 0 },
      query: {},
    });
  const mails = () =>
    api.query<{ kind: string; subject: string; text: string }>(
      `select kind, subject, text from mail_outbox where kind like 'notification%' order by created_at`,
    );
  /** Lets the time come at which waiting mails are decided. */
  async function letMailsFallDue(): Promise<void> {
    await api.query(
      `update jobs set due_at = now(), order_at = now()
       where kind in ('notifications.mail', 'notifications.summary') and state = 'QUEUED'`,
    );
    await api.app.jobs.runDue();
  }
  beforeEach(async () => {
    for (const table of [
      'notifications',
      'notification_preferences',
      'notification_quiet_hours',
      'mail_outbox',
      'jobs',
    ])
      await api.query(`delete from ${table}`);
  });

  test('what only attendants are told is not offered to the people of an account', async () => {
    const { owner } = api.people;
    const { kinds } = await api.call('GET /notifications/preferences/:userId', {
      as: owner,
      params: { userId: owner.userId },
    });
    const names = kinds.map(({ kind }) => kind);
    expect(names).toContain('ticket-answered');
    expect(names).not.toContain('ticket-assigned');
    expect(names).not.toContain('ticket-overdue');
  });

  test('are those of the kind until somebody chooses, and of that person alone', async () => {
    const { vendor, colleague } = api.people;
    await choose(vendor, 'mail', 'NEVER');
    const load = async (as: TestPerson) => {
      const { kinds, quietHours } = await api.call('GET /notifications/preferences/:userId', {
        as,
        params: { userId: as.userId },
      });
      return [kinds.find(({ kind }) => kind === 'import-ended'), quietHours];
    };
    const usual = { kind: 'import-ended', label: 'Importação terminada', isRequired: false, bell: 'NOW' };
    expect(await load(vendor)).toEqual([{ ...usual, mail: 'NEVER' }, null]);
    expect(await load(colleague)).toEqual([{ ...usual, mail: 'NOW' }, null]);
  });

  test('who wants neither is not told', async () => {
    const { vendor } = api.people;
    await choose(vendor, 'mail', 'NEVER');
    await choose(vendor, 'bell', 'NEVER');
    await tell(vendor);
    expect(await api.query('select * from notifications')).toEqual([]);
  });

  test('who wants mail alone has it not in the bell', async () => {
    const { vendor } = api.people;
    await choose(vendor, 'bell', 'NEVER');
    await tell(vendor);
    expect(await list(vendor)).toMatchObject({ totalItems: 0, unreadItems: 0 });
    await letMailsFallDue();
    expect(await mails()).toMatchObject([{ kind: 'notification' }]);
  });

  test('quiet in the bell: listed, not shown by itself', async () => {
    const { vendor } = api.people;
    await choose(vendor, 'bell', 'SUMMARY');
    await tell(vendor);
    expect((await list(vendor)).notifications).toMatchObject([{ isQuiet: true, isRead: false }]);
  });

  test('what is still unread comes as one mail in the morning, once', async () => {
    const { vendor } = api.people;
    await choose(vendor, 'mail', 'SUMMARY');
    await tell(vendor, 'Primeira');
    await tell(vendor, 'Segunda');
    await tell(vendor, 'Lida');
    const [read] = (await list(vendor)).notifications;
    await api.call('POST /notifications/read/:userId', {
      as: vendor,
      params: { userId: vendor.userId },
      body: { ids: [read?.id ?? ''] },
    });
    const due = await api.query<{ due: string }>(
      `select to_char(due_at at time zone 'America/Sao_Paulo', 'HH24:MI') as due from jobs
       where kind = 'notifications.summary'`,
    );
    expect(due).toEqual([{ due: '08:00' }]);
    await letMailsFallDue();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'notification-summary',
      subject: 'Seu resumo: 2 avisos não lidos',
    });
    expect(mail?.text).toMatch(/Segunda[\s\S]*Primeira/);
    expect(mail?.text).not.toMatch(/Lida/);
    await api.query(`delete from jobs`);
    await tell(vendor, 'Terceira');
    // One mail goes out each day: this is the next one.
    await api.query(
      `update jobs set payload = jsonb_set(payload, '{day}', '"2090-01-01"') where kind = 'notifications.summary'`,
    );
    await letMailsFallDue();
    expect((await mails()).at(-1)?.text).toMatch(/Terceira/);
    expect((await mails()).at(-1)?.text).not.toMatch(/Primeira/);
  });

  test('who chose never meanwhile gets no mail', async () => {
    const { vendor } = api.people;
    await tell(vendor);
    await choose(vendor, 'mail', 'NEVER');
    await letMailsFallDue();
    expect(await mails()).toEqual([]);
  });

  test('in quiet hours nothing shows by itself, and the mail waits for their end', async () => {
    const { vendor } = api.people;
    const params = { userId: vendor.userId };
    const body = { quietHours: { from: '00:00', until: '00:00' } };
    await api.call('PUT /notifications/quiet-hours/:userId', { as: vendor, params, body });
    await tell(vendor);
    expect((await list(vendor)).notifications).toMatchObject([{ isQuiet: true }]);
    const due = await api.query<{ due: string }>(
      `select to_char(due_at at time zone 'America/Sao_Paulo', 'HH24:MI') as due from jobs
       where kind = 'notifications.mail'`,
    );
    expect(due).toEqual([{ due: '00:00' }]);
    await api.call('PUT /notifications/quiet-hours/:userId', {
      as: vendor,
      params,
      body: { quietHours: null },
    });
    await tell(vendor, 'Depois');
    expect((await list(vendor)).notifications[0]).toMatchObject({ isQuiet: false });
  });

  test('100 of one kind are twenty and one that counts', async () => {
    const { vendor } = api.people;
    for (let each = 0; each < 100; each += 1) await tell(vendor);
    const { totalItems, notifications } = await list(vendor);
    expect(totalItems).toBe(21);
    expect(notifications[0]).toMatchObject({ title: 'Vários avisos: Importação terminada', count: 80 });
  });

  test('an unknown kind is refused, and so is the choice of somebody else', async () => {
    const { vendor, colleague } = api.people;
    const body = { kind: 'toString', channel: 'mail', timing: 'NEVER' } as const;
    const params = { userId: vendor.userId };
    expect(
      await api.refused('PUT /notifications/preferences/:userId', { as: vendor, params, body }),
    ).toMatchObject({ status: 404 });
    expect(
      await api.refused('PUT /notifications/preferences/:userId', { as: colleague, params, body }),
    ).toMatchObject({ status: 403 });
    expect(
      await api.refused('PUT /notifications/quiet-hours/:userId', {
        as: colleague,
        params,
        body: { quietHours: null },
      }),
    ).toMatchObject({ status: 403 });
  });
});
