import { collectEventsByListener } from '@girassol/api/test/collect-events';
import { describeApi } from '@girassol/api/test/harness';
import type { TestPerson } from '@girassol/api/test/test-people';
import { notify } from '@girassol/api-platform/notifications';
import type { NotificationFilter } from '@girassol/shell-domain/contract';

describeApi('own notifications', (api) => {
  const HOUR_MS = 3_600_000;
  let told = 0;

  async function tell(person: TestPerson, subject?: string): Promise<string> {
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
    const [newest] = (await list(person)).notifications;
    return newest?.id ?? '';
  }
  const list = (as: TestPerson, filter: NotificationFilter = 'ALL', page = 0) =>
    api.call('GET /notifications/user/:userId/:page', {
      as,
      params: { userId: as.userId, page },
      query: { filter },
    });
  const listIds = async (as: TestPerson, filter?: NotificationFilter) =>
    (await list(as, filter)).notifications.map(({ id }) => id);
  const read = (as: TestPerson, ids?: string[], isRead = true) =>
    api.call('POST /notifications/read/:userId', {
      as,
      params: { userId: as.userId },
      body: { ...(ids && { ids }), isRead },
    });
  const params = (as: TestPerson, notificationId: string) => ({ notificationId, userId: as.userId });
  const change = (as: TestPerson, id: string, body: { isSaved?: boolean; snoozedUntil?: number | null }) =>
    api.call('PATCH /notifications/user/:notificationId/:userId', { as, params: params(as, id), body });
  const remove = (as: TestPerson, id: string) =>
    api.call('DELETE /notifications/user/:notificationId/:userId', { as, params: params(as, id) });
  const restore = (as: TestPerson, id: string) =>
    api.call('POST /notifications/restore/:notificationId/:userId', { as, params: params(as, id) });

  beforeEach(async () => {
    await api.query('delete from notifications');
    await api.query(`delete from jobs`);
  });

  test('[admin-002, shell.notifications-004] of administrators only one with the status OWNER deletes notifications', async () => {
    const { admin } = api.people;
    const id = await tell(admin);
    const setStatus = (status: string) =>
      api.query('update accounts set status = $1 where id = $2', [status, admin.accountId]);
    await setStatus('ACTIVE');
    const request = { as: admin, params: params(admin, id) };
    expect((await api.refused('DELETE /notifications/user/:notificationId/:userId', request)).status).toBe(
      403,
    );
    expect(await listIds(admin)).toEqual([id]);
    await setStatus('OWNER');
    await remove(admin, id);
    expect(await listIds(admin)).toEqual([]);
  });

  test('[shell.notifications-001, shell.notifications-013] pages of ten from 0, with totals and the unread ones', async () => {
    const { vendor } = api.people;
    const ids = [];
    for (let each = 0; each < 12; each += 1) ids.push(await tell(vendor));
    await read(vendor, ids.slice(0, 3));
    const [first, second] = [await list(vendor), await list(vendor, 'ALL', 1)];
    expect(first).toMatchObject({ hasMoreItems: true, totalItems: 12, unreadItems: 9 });
    expect(second).toMatchObject({ hasMoreItems: false, totalItems: 12 });
    expect([...first.notifications, ...second.notifications].map(({ id }) => id)).toEqual(ids.toReversed());
    expect(first.notifications[0]).toMatchObject({
      kind: 'import-ended',
      reason: 'Você recebe este aviso porque fez esta importação.',
      isRead: false,
      isSaved: false,
    });
    expect(await listIds(vendor, 'UNREAD')).toHaveLength(9);
  });

  test('all are marked as read at once, and the same ones become unread again', async () => {
    const { vendor, colleague } = api.people;
    const [first, second] = [await tell(vendor), await tell(vendor)];
    const others = await tell(colleague);
    await read(vendor, [first]);
    const { ids } = await read(vendor);
    expect(ids).toEqual([second]);
    expect((await list(vendor)).unreadItems).toBe(0);
    await read(vendor, ids, false);
    expect(await listIds(vendor, 'UNREAD')).toEqual([second]);
    expect(await listIds(colleague, 'UNREAD')).toEqual([others]);
  });

  test('of one subject one stays unread: an older one does not become unread beside a newer one', async () => {
    const { vendor } = api.people;
    const older = await tell(vendor, 'Mesma planilha');
    await read(vendor, [older]);
    const newer = await tell(vendor, 'Mesma planilha');
    expect(newer).not.toBe(older);
    expect(await read(vendor, [older], false)).toEqual({ ids: [] });
    await remove(vendor, newer);
    await read(vendor, [older], false);
    await restore(vendor, newer);
    const { notifications } = await list(vendor);
    expect(notifications.map(({ id, isRead }) => [id, isRead])).toEqual([
      [newer, true],
      [older, false],
    ]);
  });

  test('a saved one is kept in a list of its own', async () => {
    const { vendor } = api.people;
    const [saved] = [await tell(vendor), await tell(vendor)];
    await change(vendor, saved, { isSaved: true });
    expect(await listIds(vendor, 'SAVED')).toEqual([saved]);
    await change(vendor, saved, { isSaved: false });
    expect(await listIds(vendor, 'SAVED')).toEqual([]);
  });

  test('a snoozed one is away until its time, comes back on top, and is announced', async () => {
    const { vendor } = api.people;
    const [snoozed, other] = [await tell(vendor), await tell(vendor)];
    await change(vendor, snoozed, { snoozedUntil: Date.now() + HOUR_MS });
    expect(await listIds(vendor)).toEqual([other]);
    expect((await list(vendor)).unreadItems).toBe(1);
    const snoozedUntil = new Date();
    await api.query('update notifications set snoozed_until = $1 where id = $2', [snoozedUntil, snoozed]);
    await api.query(
      `update jobs set due_at = now(), order_at = now(),
         payload = jsonb_set(payload, '{snoozedUntil}', to_jsonb($1::bigint)) where kind = 'notifications.wake'`,
      [snoozedUntil.getTime()],
    );
    const heard = await collectEventsByListener(api, { vendor }, () => api.app.jobs.runDue());
    expect(heard).toEqual({ vendor: ['notified'] });
    expect(await listIds(vendor)).toEqual([snoozed, other]);
  });

  test('what is read before its time is not announced again', async () => {
    const { vendor } = api.people;
    const snoozed = await tell(vendor);
    await change(vendor, snoozed, { snoozedUntil: Date.now() + HOUR_MS });
    await read(vendor, [snoozed]);
    await api.query(`update jobs set due_at = now(), order_at = now() where kind = 'notifications.wake'`);
    const heard = await collectEventsByListener(api, { vendor }, () => api.app.jobs.runDue());
    expect(heard).toEqual({ vendor: [] });
  });

  test.each([
    ['the past', -1_000],
    ['very far', 91 * 24 * HOUR_MS],
  ])('a snooze until %s is refused and changes nothing', async (_, ahead) => {
    const { vendor } = api.people;
    const id = await tell(vendor);
    const refused = await api.refused('PATCH /notifications/user/:notificationId/:userId', {
      as: vendor,
      params: params(vendor, id),
      body: { snoozedUntil: Date.now() + ahead },
    });
    expect(refused).toMatchObject({ status: 400 });
    expect(await listIds(vendor)).toEqual([id]);
  });

  test('a change of nothing is refused', async () => {
    const { vendor } = api.people;
    const id = await tell(vendor);
    const refused = await api.refused('PATCH /notifications/user/:notificationId/:userId', {
      as: vendor,
      params: params(vendor, id),
      body: {},
    });
    expect(refused).toMatchObject({ status: 400, fields: [{ path: 'isSaved' }] });
  });

  test('a deleted one comes back', async () => {
    const { vendor } = api.people;
    const id = await tell(vendor);
    await remove(vendor, id);
    expect(await list(vendor)).toMatchObject({ totalItems: 0, unreadItems: 0 });
    await restore(vendor, id);
    expect(await listIds(vendor)).toEqual([id]);
  });

  test('other windows of the person hear of each change, and nobody else', async () => {
    const { vendor, colleague, owner } = api.people;
    const id = await tell(vendor);
    const heard = await collectEventsByListener(api, { vendor, colleague, owner }, async () => {
      await read(vendor, [id]);
      await read(vendor, [id]);
      await change(vendor, id, { isSaved: true });
      await remove(vendor, id);
      await restore(vendor, id);
    });
    expect(heard).toEqual({ vendor: Array(4).fill('notifications-changed'), colleague: [], owner: [] });
  });

  test('nobody changes what others were told of', async () => {
    const { vendor, colleague } = api.people;
    const id = await tell(vendor);
    expect(await read(colleague, [id])).toEqual({ ids: [] });
    for (const answer of [
      await api.refused('PATCH /notifications/user/:notificationId/:userId', {
        as: colleague,
        params: params(colleague, id),
        body: { isSaved: true },
      }),
      await api.refused('POST /notifications/restore/:notificationId/:userId', {
        as: colleague,
        params: params(colleague, id),
      }),
    ])
      expect(answer).toMatchObject({ status: 404, message: 'Este aviso não existe mais.' });
    expect(
      await api.refused('POST /notifications/read/:userId', {
        as: colleague,
        params: { userId: vendor.userId },
        body: {},
      }),
    ).toMatchObject({ status: 403 });
    expect(await listIds(vendor, 'UNREAD')).toEqual([id]);
  });
});
