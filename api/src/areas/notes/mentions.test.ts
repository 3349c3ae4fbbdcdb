import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import type { TestPerson } from '../../../test/test-people';

const NEW = 'POST /notes/new/:id';
const EDIT = 'PATCH /notes/note/:saleId/:noteId';

describeApi('people who are mentioned in notes', (api) => {
  let boards: TestBoards;
  let itemId: string;
  beforeAll(async () => {
    boards = await createTestBoards(api);
  });
  beforeEach(async () => {
    await api.query('delete from notifications');
    itemId = (await boards.addItem(api.people.vendor))._id;
    await api.query('delete from notifications');
  });

  const toMention = ({ userId }: TestPerson, label: string) => ({ userId, label });
  const write = async (as: TestPerson, noteText: string, mentions: ReturnType<typeof toMention>[]) =>
    (
      await api.call(NEW, {
        as,
        params: { id: itemId },
        body: { noteText, noteType: 'Ligação', mentions },
      })
    ).note;
  const told = async () =>
    api.query<{ user_id: string; title: string; open_url: string }>(
      `select user_id, title, open_url from notifications where kind = 'note-mentioned' order by created_at`,
    );

  test('those who may see the item are offered, without the caller, and nobody else', async () => {
    const { owner, vendor, supervisor, newcomer, colleague, neighbour } = api.people;
    const { people } = await api.call('GET /notes/mentionable/:saleId', {
      as: vendor,
      params: { saleId: itemId },
    });
    const ids = people.map(({ _id }) => _id);
    expect(ids).toEqual(expect.arrayContaining([owner.userId, supervisor.userId]));
    for (const stranger of [vendor, newcomer, colleague, neighbour])
      expect(ids).not.toContain(stranger.userId);
    expect(
      await api.refused('GET /notes/mentionable/:saleId', { as: neighbour, params: { saleId: itemId } }),
    ).toMatchObject({ status: 404 });
  });

  test('are told once, with an address that opens the item at the note; an edit tells those it adds', async () => {
    const { owner, vendor, supervisor } = api.people;
    const ana = toMention(owner, 'Dono');
    const note = await write(vendor, 'Veja isto, @Dono.', [ana]);
    expect(await told()).toEqual([
      {
        user_id: owner.userId,
        title: expect.stringMatching(/ citou você$/),
        open_url: `/vendas/funil/${owner.userId}?item=${itemId}&aba=notas&nota=${note._id}`,
      },
    ]);
    const params = { saleId: itemId, noteId: note._id };
    await api.call(EDIT, {
      as: vendor,
      params,
      body: { noteText: '@Dono e @Chefe, vejam.', mentions: [ana, toMention(supervisor, 'Chefe')] },
    });
    expect((await told()).map(({ user_id }) => user_id)).toEqual([owner.userId, supervisor.userId]);
    await api.call(EDIT, { as: vendor, params, body: { noteText: '@Dono e @Chefe, vejam bem.' } });
    await api.query('update notifications set read_at = now()');
    await api.call(EDIT, { as: vendor, params, body: { noteText: 'Nada.', mentions: [] } });
    await api.call(EDIT, { as: vendor, params, body: { noteText: '@Dono', mentions: [ana] } });
    expect(await told()).toHaveLength(2);
  });

  test('a renamed person is still linked, and shown by the new name', async () => {
    const { owner, vendor } = api.people;
    const note = await write(vendor, 'Com @Dono', [toMention(owner, 'Dono')]);
    const [before] = await api.query<{ name: string }>('select name from users where id = $1', [
      owner.userId,
    ]);
    await api.query(`update users set name = 'Outro Nome' where id = $1`, [owner.userId]);
    const { notes } = await api.call('GET /notes/sale/:saleId/:multiplier', {
      as: vendor,
      params: { saleId: itemId, multiplier: 1 },
    });
    await api.query('update users set name = $2 where id = $1', [owner.userId, before?.name]);
    expect(notes.find(({ _id }) => _id === note._id)).toMatchObject({
      content: 'Com @Dono',
      mentions: [{ userId: owner.userId, label: 'Dono', name: 'Outro Nome' }],
    });
  });

  test('who may not see the item, works elsewhere or does not exist cannot be mentioned, and nothing is written', async () => {
    const { vendor, newcomer, neighbour } = api.people;
    const stranger = { userId: crypto.randomUUID() };
    for (const { userId } of [newcomer, neighbour, stranger]) {
      const refused = await api.refused(NEW, {
        as: vendor,
        params: { id: itemId },
        body: { noteText: 'Veja, @Zé', noteType: 'Ligação', mentions: [{ userId, label: 'Zé' }] },
      });
      expect(refused).toMatchObject({
        status: 400,
        fields: [{ path: 'mentions', message: 'Zé não pode ver este item.' }],
      });
    }
    expect(await told()).toEqual([]);
    expect(await api.query('select id from notes where sale_id = $1', [itemId])).toEqual([]);
  });

  test('a mention that does not stand in the text is none, and nobody is told of their own', async () => {
    const { owner, vendor } = api.people;
    const note = await write(vendor, 'Sem ninguém, só @Eu', [
      toMention(owner, 'Dono'),
      toMention(vendor, 'Eu'),
    ]);
    expect(note.mentions.map(({ label }) => label)).toEqual(['Eu']);
    expect(await told()).toEqual([]);
  });

  test('who can see the item no more keeps the mention in an edit, and is not told again', async () => {
    const { owner, vendor, supervisor } = api.people;
    const note = await write(vendor, '@Chefe, veja.', [toMention(supervisor, 'Chefe')]);
    await api.query(`update users set permissions = permissions - 'salesManager' where id = $1`, [
      supervisor.userId,
    ]);
    const { note: edited } = await api.call(EDIT, {
      as: owner,
      params: { saleId: itemId, noteId: note._id },
      body: { noteText: '@Chefe, veja isto.' },
    });
    await api.query(`update users set permissions = permissions || '{"salesManager": true}' where id = $1`, [
      supervisor.userId,
    ]);
    expect(edited.mentions).toHaveLength(1);
    expect(await told()).toHaveLength(1);
  });
});
