import type { RequestBody } from '@girassol/shared-domain/contract';
import { createArchiveTestClient } from '../../../test/archives';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import type { TestPerson } from '../../../test/test-people';

const LOAD = 'GET /notifications/follows/:subject/:subjectId';
const CHANGE = 'PUT /notifications/follows/:subject/:subjectId';

describeApi('followed items and customers', (api) => {
  let boards: TestBoards;
  let itemId: string;
  let customerId: string;
  beforeAll(async () => {
    boards = await createTestBoards(api);
    const { owner } = api.people;
    await api.call('PATCH /settings/user/:userId', {
      as: owner,
      params: { userId: owner.userId },
      body: { salesLostReasons: [{ _id: crypto.randomUUID(), name: 'Preço' }] },
    });
  });
  beforeEach(async () => {
    await api.query('delete from follows');
    itemId = (await boards.addItem(api.people.vendor))._id;
    const [item] = await api.query<{ customer_id: string }>('select customer_id from sales where id = $1', [
      itemId,
    ]);
    customerId = item?.customer_id ?? '';
    await api.query('delete from notifications');
  });

  const follow = (as: TestPerson, isFollowing = true) =>
    api.call(CHANGE, { as, params: { subject: 'ITEM', subjectId: itemId }, body: { isFollowing } });
  const followCustomer = (as: TestPerson) =>
    api.call(CHANGE, {
      as,
      params: { subject: 'CUSTOMER', subjectId: customerId },
      body: { isFollowing: true },
    });
  const writeNote = (as: TestPerson) =>
    api.call('POST /notes/new/:id', {
      as,
      params: { id: itemId },
      body: { noteText: 'Ligar amanhã.', noteType: 'Ligação' },
    });
  const end = (as: TestPerson, body: RequestBody<'PUT /sales/single/status/:itemId'>) =>
    api.call('PUT /sales/single/status/:itemId', { as, params: { itemId }, body });
  const archive = createArchiveTestClient(api, () => ({ owner: api.people.owner, cid: customerId }));
  const told = async () =>
    (
      await api.query<{ user_id: string; content: string }>(
        `select user_id, content from notifications where kind = 'followed-changed' order by created_at, user_id`,
      )
    ).map(({ user_id, content }) => [user_id, content]);

  test('a follower is told of a note and a loss; who acts and who does not follow are not', async () => {
    const { owner, vendor, supervisor } = api.people;
    await follow(owner);
    await follow(vendor);
    await writeNote(vendor);
    const [[who, content] = []] = await told();
    expect([who, content]).toEqual([owner.userId, expect.stringMatching(/ escreveu uma nota\.$/)]);
    expect(await told()).toHaveLength(1);
    expect((await told()).map(([id]) => id)).not.toContain(supervisor.userId);

    await end(vendor, { status: 'LOST', saleLostReason: 'Preço' });
    expect(await told()).toEqual([[owner.userId, expect.stringMatching(/, por /)]]);
    const [{ count } = { count: 0 }] = await api.query<{ count: number }>(
      `select count from notifications where kind = 'followed-changed'`,
    );
    expect(count).toBe(2);
  });

  /** Everything that followers are notified of, by what they read then. */
  const changes: [string, (as: TestPerson) => Promise<unknown>][] = [
    ['vendedor escreveu uma nota.', writeNote],
    [
      'vendedor moveu de "Contato inicial" para "Visita técnica".',
      (as) =>
        api.call('PUT /kanbans/single/item/order/:kid/:itemId', {
          as,
          params: { kid: boards.kanbans.SALES._id, itemId },
          body: { order: 0, column: boards.columns[1] ?? '', fetchId: as.userId },
        }),
    ],
    [
      'Venda Ganha, por vendedor.',
      (as) =>
        end(as, {
          status: 'CLOSED',
          approvedProposal: null,
          confirmedAmount: 5_000,
          power: 1,
          ucType: 'Residencial',
        }),
    ],
    ['Venda Perdida, por vendedor.', (as) => end(as, { status: 'LOST', saleLostReason: 'Preço' })],
    [
      'vendedor adicionou o arquivo Telhado.',
      async (as) => {
        const [folder] = (await archive.read()).archive.folders;
        await archive.addFile(folder?._id ?? '', 'Telhado', undefined, as);
      },
    ],
  ];

  test.each(changes)(
    '%s: told once to who follows item and customer, not to who did it, nor to who lost the right',
    async (content, change) => {
      const { owner, vendor, supervisor } = api.people;
      for (const person of [owner, vendor, supervisor]) {
        await follow(person);
        await followCustomer(person);
      }
      const [before] = await api.query<{ permissions: object }>(
        'select permissions from users where id = $1',
        [supervisor.userId],
      );
      const setPermissions = (permissions: object = {}) =>
        api.query('update users set permissions = $2 where id = $1', [supervisor.userId, permissions]);
      await setPermissions();
      await change(vendor);
      await setPermissions(before?.permissions);
      expect(await told()).toEqual([[owner.userId, content]]);
      expect(await api.query('select count from notifications')).toEqual([{ count: 1 }]);
    },
  );

  test('a follower of the customer is told of its items', async () => {
    const { owner, vendor } = api.people;
    await followCustomer(owner);
    await writeNote(vendor);
    expect(await told()).toHaveLength(1);
  });

  test('who lost the right hears nothing, can stop following, and cannot begin again', async () => {
    const { supervisor, vendor } = api.people;
    await follow(supervisor);
    const setManager = (isManager: boolean) =>
      api.query(
        isManager
          ? `update users set permissions = permissions || '{"salesManager": true}' where id = $1`
          : `update users set permissions = permissions - 'salesManager' where id = $1`,
        [supervisor.userId],
      );
    await setManager(false);
    await writeNote(vendor);
    const refused = await api.refused(CHANGE, {
      as: supervisor,
      params: { subject: 'ITEM', subjectId: itemId },
      body: { isFollowing: true },
    });
    const stopped = await follow(supervisor, false);
    await setManager(true);
    expect(await told()).toEqual([]);
    expect(refused.status).toBe(404);
    expect(stopped).toEqual({ isFollowing: false });
    expect(await api.query('select user_id from follows')).toEqual([]);
  });

  test('a person without rights, and one of another account, cannot follow', async () => {
    const { newcomer, neighbour } = api.people;
    for (const as of [newcomer, neighbour])
      for (const [subject, subjectId] of [
        ['ITEM', itemId],
        ['CUSTOMER', customerId],
      ] as const)
        expect(
          (await api.refused(CHANGE, { as, params: { subject, subjectId }, body: { isFollowing: true } }))
            .status,
        ).toBe(404);
    expect(await api.query('select user_id from follows')).toEqual([]);
  });

  test('the bell says of each row whether its item is followed', async () => {
    const { owner, vendor } = api.people;
    await follow(owner);
    await follow(owner);
    await writeNote(vendor);
    const list = async () =>
      (
        await api.call('GET /notifications/user/:userId/:page', {
          as: owner,
          params: { userId: owner.userId, page: 0 },
          query: {},
        })
      ).notifications[0]?.follow;
    expect(await list()).toEqual({ subject: 'ITEM', subjectId: itemId, isFollowing: true });
    await follow(owner, false);
    expect(await list()).toMatchObject({ isFollowing: false });
    expect(await api.call(LOAD, { as: owner, params: { subject: 'ITEM', subjectId: itemId } })).toEqual({
      isFollowing: false,
    });
  });
});
