import { toIsoDate } from '@girassol/shared-domain';
import { createTestBoards, type TestBoards } from '../../../../test/boards';
import { describeApi } from '../../../../test/harness';
import type { TestPerson } from '../../../../test/test-people';

const MINUTE_MS = 60_000;

describeApi('reminders of schedules', (api) => {
  let boards: TestBoards;
  beforeAll(async () => {
    boards = await createTestBoards(api);
  });
  beforeEach(async () => {
    for (const table of ['notes', 'notifications', 'jobs', 'sales']) await api.query(`delete from ${table}`);
  });

  /** Adds a schedule to an item and moves its start to so many minutes from now. */
  async function schedule(as: TestPerson, minutes: number, saleId?: string): Promise<string> {
    const id = saleId ?? (await boards.addItem(as, { name: 'Casa da Ana' }))._id;
    const { note } = await api.call('POST /notes/new/:id', {
      as,
      params: { id },
      body: {
        noteText: 'Levar a escada',
        noteType: 'Visita',
        warningDate: toIsoDate(Date.now()),
        warningTimeStart: '10:00',
        warningTimeEnd: '11:00',
      },
    });
    await moveStart(note._id, minutes);
    return note._id;
  }
  const moveStart = (id: string, minutes: number) =>
    api.query('update notes set notification_at = $1 where id = $2', [
      new Date(Date.now() + minutes * MINUTE_MS),
      id,
    ]);
  async function lookForSchedules(): Promise<void> {
    await api.query(
      `insert into jobs (id, kind, payload, priority, due_at, order_at, max_attempts)
       values (gen_random_uuid(), 'notes.find-schedules', '{}', 'NORMAL', now(), now(), 1)`,
    );
    await api.app.jobs.runDue();
  }
  const told = async () =>
    (
      await api.query<{ name: string; title: string; content: string }>(
        `select u.name, n.title, n.content from notifications n join users u on u.id = n.user_id
         where n.kind = 'schedule-begins' order by u.name, n.happened_at`,
      )
    ).map(({ name, title, content }) => ({ name, text: `${title} | ${content}` }));

  test('a quarter of an hour before, its author and the owner of the item are told, once', async () => {
    const { vendor, owner } = api.people;
    const { _id: saleId } = await boards.addItem(vendor, { name: 'Casa da Ana' });
    await schedule(owner, 14, saleId);
    await lookForSchedules();
    await lookForSchedules();
    const text = expect.stringMatching(/^Às \d\d:\d\d: Visita \| Venda #\d+, Casa da Ana\.$/);
    expect((await told()).map(({ name }) => name).sort()).toEqual(['dono', 'vendedor']);
    expect((await told())[0]?.text).toEqual(text);
  });

  test.each([
    ['later than that', 20],
    ['begun long ago, while nobody looked', -40],
  ])('one that is %s is not announced', async (_, minutes) => {
    await schedule(api.people.vendor, minutes);
    await lookForSchedules();
    expect(await told()).toEqual([]);
  });

  test('one that is moved is announced for its new start', async () => {
    const id = await schedule(api.people.vendor, 5);
    await lookForSchedules();
    await moveStart(id, 10);
    await lookForSchedules();
    expect(await told()).toHaveLength(2);
  });

  test('who is away has a deputy, who is told', async () => {
    const { vendor, colleague } = api.people;
    const today = toIsoDate(Date.now());
    await api.query('update users set away_from = $1, away_until = $1, deputy_id = $2 where id = $3', [
      today,
      colleague.userId,
      vendor.userId,
    ]);
    await schedule(vendor, 5);
    await lookForSchedules();
    await api.query('update users set away_from = null, away_until = null, deputy_id = null where id = $1', [
      vendor.userId,
    ]);
    expect((await told()).map(({ name }) => name)).toEqual(['colega']);
  });

  test('a schedule of an item that was won or lost is not announced', async () => {
    const id = await schedule(api.people.vendor, 5);
    await api.query(`update sales set status = 'LOST' where id = (select sale_id from notes where id = $1)`, [
      id,
    ]);
    await lookForSchedules();
    expect(await told()).toEqual([]);
  });
});
