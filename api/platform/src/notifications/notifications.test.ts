import { collectEventsByListener } from '../../../test/collect-events';
import { describeApi } from '../../../test/harness';
import type { TestPerson } from '../../../test/test-people';
import type { Row } from '../database';
import { notify } from '.';

describeApi('what people are told of', (api) => {
  let last = 0;
  const nextId = () => {
    last += 1;
    return `p-${last}`;
  };
  const tell = (people: TestPerson[], { by = null, proposalId = nextId() }: Partial<Telling> = {}) =>
    api.database.asAccount(api.people.owner, (tx) =>
      notify(tx, {
        accountId: api.people.owner.accountId,
        kind: 'proposal-accepted',
        people: people.map(({ userId }) => userId),
        by,
        facts: {
          proposalId,
          count: 7,
          customer: 'Maria <b>da</b> Conceição',
          customerId: api.people.owner.userId,
          acceptedBy: 'José',
          price: 14_700,
          item: { id: api.people.owner.userId, board: 'SALES' },
        },
      }),
    );
  interface Telling {
    by: string | null;
    proposalId: string;
  }
  const list = async (as: TestPerson, page = 0) =>
    api.call('GET /notifications/user/:userId/:page', { as, params: { userId: as.userId, page }, query: {} });
  const see = (as: TestPerson, ids: string[]) =>
    api.call('POST /notifications/seen/:userId', { as, params: { userId: as.userId }, body: { ids } });
  const mails = () =>
    api.query<Row<'mail_outbox'>>(
      `select * from mail_outbox where kind = 'notification' order by created_at`,
    );
  /** Lets the minutes pass in which somebody may see it on the screen. */
  async function minutesLater(): Promise<void> {
    await api.query(
      `update jobs set due_at = now(), order_at = now() where kind = 'notifications.mail' and state = 'QUEUED'`,
    );
    await api.app.jobs.runDue();
  }
  beforeEach(async () => {
    await api.query('delete from notifications');
    await api.query('delete from mail_outbox');
    await api.query(`delete from jobs`);
  });

  test('a row and an event for each of them, and for nobody else; nobody hears of own acts', async () => {
    const { owner, vendor, colleague, supervisor } = api.people;
    const heard = await collectEventsByListener(api, { owner, vendor, colleague, supervisor }, () =>
      tell([vendor, colleague, vendor], { by: colleague.userId }),
    );
    expect(heard).toEqual({ owner: [], vendor: ['notified'], colleague: [], supervisor: [] });
    const { notifications, totalItems } = await list(vendor);
    expect(totalItems).toBe(1);
    expect(notifications[0]).toMatchObject({
      title: 'Proposta aceita: Maria <b>da</b> Conceição',
      content: expect.stringMatching(/^José aceitou a proposta #00007, de R\$.14\.700,00\.$/),
      openUrl: `/vendas/funil/${vendor.userId}?item=${owner.userId}&aba=propostas`,
      type: 'PRIVATE',
      isSeen: false,
    });
    expect((await list(colleague)).notifications).toEqual([]);
  });

  test('whoever left the account, and people of others, are not told', async () => {
    const { colleague, neighbour } = api.people;
    await api.query('update users set disabled_at = now() where id = $1', [colleague.userId]);
    await tell([colleague, neighbour]);
    await api.query('update users set disabled_at = null where id = $1', [colleague.userId]);
    expect(await api.query('select * from notifications')).toEqual([]);
  });

  test('what happens again while it waits to be read is one, counted, and new to the eye', async () => {
    const { vendor } = api.people;
    await tell([vendor], { proposalId: 'same' });
    const [first] = (await list(vendor)).notifications;
    await see(vendor, [first?.id ?? '']);
    await tell([vendor], { proposalId: 'same' });
    const { notifications } = await list(vendor);
    expect(notifications).toMatchObject([{ id: first?.id, count: 2, isSeen: false }]);
  });

  test('who has not seen it after some minutes gets a mail with its words, escaped', async () => {
    const { vendor } = api.people;
    await tell([vendor]);
    await api.app.jobs.runDue();
    expect(await mails()).toEqual([]);
    await minutesLater();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to_address: vendor.email,
      subject: 'Proposta aceita: Maria <b>da</b> Conceição',
      has_secret: false,
    });
    expect(mail?.html).toContain('Maria &lt;b&gt;da&lt;/b&gt;');
    expect(mail?.text).toContain(`http://localhost:8080/vendas/funil/${vendor.userId}`);
  });

  test('who has seen or deleted it gets none', async () => {
    const { vendor, colleague } = api.people;
    await tell([vendor, colleague]);
    const [seen] = (await list(vendor)).notifications;
    const [gone] = (await list(colleague)).notifications;
    await see(vendor, [seen?.id ?? '']);
    await api.call('DELETE /notifications/user/:notificationId/:userId', {
      as: colleague,
      params: { notificationId: gone?.id ?? '', userId: colleague.userId },
    });
    await minutesLater();
    expect(await mails()).toEqual([]);
  });

  test('nobody reads, marks or deletes what others were told of', async () => {
    const { owner, vendor, colleague } = api.people;
    await tell([vendor]);
    const [told] = (await list(vendor)).notifications;
    const params = { userId: vendor.userId, page: 0 };
    expect(
      (await api.refused('GET /notifications/user/:userId/:page', { as: owner, params, query: {} })).status,
    ).toBe(403);
    await see(colleague, [told?.id ?? '']);
    const notificationId = told?.id ?? '';
    const refused = await api.refused('DELETE /notifications/user/:notificationId/:userId', {
      as: colleague,
      params: { notificationId, userId: colleague.userId },
    });
    expect(refused).toMatchObject({ status: 404, message: 'Este aviso não existe mais.' });
    expect((await list(vendor)).notifications).toMatchObject([{ isSeen: false }]);
  });

  test('ten a page, from page 0, newest first', async () => {
    const { vendor } = api.people;
    for (let told = 0; told < 12; told += 1) await tell([vendor]);
    const [first, second] = [await list(vendor, 0), await list(vendor, 1)];
    expect([first.notifications.length, first.hasMoreItems, first.totalItems]).toEqual([10, true, 12]);
    expect([second.notifications.length, second.hasMoreItems]).toEqual([2, false]);
    const times = [...first.notifications, ...second.notifications].map((one) => one.registryTimestamp);
    expect(times).toEqual([...times].sort((one, other) => other - one));
  });
});
