import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import { createItemLifeTestClient } from '../../../test/item-life';
import type { TestPerson } from '../../../test/test-people';
import { generatedColumns } from './restore-row';

const UNDO = 'POST /sales/undo/:deedId';

describeApi('taking back what one did to customers, notes and columns', (api) => {
  test('columns that the database makes of what can be taken back are known, and not put back', async () => {
    const made = await api.query<{ name: string }>(
      `select distinct column_name as name from information_schema.columns
       where table_schema = 'public' and is_generated = 'ALWAYS' and table_name in (
         select relname from pg_trigger join pg_class on pg_class.oid = tgrelid where tgname = 'record_deed')`,
    );
    expect(made.length).toBeGreaterThan(3);
    expect(generatedColumns).toEqual(expect.arrayContaining(made.map(({ name }) => name)));
  });

  let boards: TestBoards;
  const life = createItemLifeTestClient(api);
  beforeAll(async () => {
    boards = await createTestBoards(api);
  });

  const owner = () => api.people.owner;
  const undo = (deed: string | undefined, as = owner()) =>
    api.call(UNDO, { as, params: { deedId: deed ?? '' } });
  const refusedUndo = (deed: string | undefined, as = owner()) =>
    api.refused(UNDO, { as, params: { deedId: deed ?? '' } });

  describe('a customer', () => {
    const added = (name: string, fields: object = {}, as: TestPerson = owner()) =>
      api
        .call('POST /customers/new/:userId', {
          as,
          params: { userId: as.userId },
          body: {
            name,
            document: '',
            email: '',
            phone: '',
            whatsapp: '',
            uf: 'SP',
            city: 'Campinas',
            ...fields,
          },
        })
        .then(({ customer }) => customer);
    const edit = (cid: string, body: object, as: TestPerson = owner()) =>
      api.call('PATCH /customers/single/:userId/:cid', { as, params: { userId: as.userId, cid }, body });
    const read = async (cid: string, as: TestPerson = owner()) =>
      (await api.call('GET /customers/single/:cid', { as, params: { cid } })).customer;

    test('an edit: its fields, a version of its own, a line of history and an event', async () => {
      const { _id } = await added('Antes da edição', { phone: '11987654321' });
      const before = await read(_id);
      const { deed, customer } = await edit(_id, { name: 'Depois da edição', phone: '' });
      expect(customer.name).toBe('Depois da edição');
      const events = await life.getEvents(async () => {
        expect(await undo(deed)).toEqual({ label: 'edição do cliente', items: [], customers: [_id] });
      });
      const now = await read(_id);
      expect(now).toMatchObject({ name: 'Antes da edição', phone: '11987654321' });
      // A user who still sees the state before the undo is told when they save.
      expect(now.version).toBe(before.version + 2);
      expect(
        await api.refused('PATCH /customers/single/:userId/:cid', {
          as: owner(),
          params: { userId: owner().userId, cid: _id },
          body: { name: 'Tarde demais', version: customer.version },
        }),
      ).toMatchObject({ status: 409 });
      expect(events).toContainEqual(expect.objectContaining({ kind: 'customers-changed', customer: _id }));
      const [latest] = await api.query(
        'select title, content from histories where customer_id = $1 order by id desc limit 1',
        [_id],
      );
      expect(latest).toEqual({
        title: 'Ação desfeita',
        content: 'Antes da edição: edição do cliente desfeita.',
      });
      expect(await refusedUndo(deed)).toMatchObject({ status: 409, message: 'Isto já foi desfeito.' });
    });

    test('the same field changed since stands in the way, another one does not', async () => {
      const { _id } = await added('Um campo');
      const { deed } = await edit(_id, { name: 'Um campo, mudado' });
      await edit(_id, { email: 'campo@girassol.test' });
      await undo(deed);
      expect(await read(_id)).toMatchObject({ name: 'Um campo', email: 'campo@girassol.test' });

      const second = await edit(_id, { name: 'De novo' });
      await edit(_id, { name: 'E de novo' });
      expect(await refusedUndo(second.deed)).toMatchObject({
        status: 409,
        message: 'Não dá mais para desfazer: o cliente "E de novo" mudou depois disso. Nada foi alterado.',
      });
    });

    test('a document that somebody else has by now does not come back', async () => {
      const { _id } = await added('Com documento', { document: '52998224725' });
      const { deed } = await edit(_id, { document: '' });
      await added('Com o mesmo documento', { document: '52998224725' });
      expect(await refusedUndo(deed)).toMatchObject({
        status: 409,
        message: 'Não dá mais para desfazer: o documento de antes já é de outro cliente. Nada foi alterado.',
      });
      expect((await read(_id)).document).toBe('');
    });

    test('other owners: everybody has theirs again', async () => {
      const ids = [(await added('Dado 1'))._id, (await added('Dado 2'))._id];
      const { deed, changed } = await api.call('PUT /customers/selected/owners', {
        as: owner(),
        body: { customersIds: ids, owners: [api.people.vendor.userId] },
      });
      expect(changed).toBe(2);
      await undo(deed);
      for (const id of ids) expect((await read(id)).owner._id).toBe(owner().userId);
    });

    test('nobody else takes it back, and not who may not see the customer any more', async () => {
      const vendor = api.people.vendor;
      const { _id } = await added('Do vendedor', {}, vendor);
      const { deed } = await edit(_id, { name: 'Do vendedor, mudado' }, vendor);
      expect(await refusedUndo(deed)).toMatchObject({ status: 404 });
      await api.query('update customers set owner_id = $1 where id = $2', [owner().userId, _id]);
      expect(await refusedUndo(deed, vendor)).toMatchObject({
        status: 404,
        message: 'Este cliente não existe mais.',
      });
      expect((await read(_id)).name).toBe('Do vendedor, mudado');
    });
  });

  describe('a note', () => {
    const write = (id: string, as: TestPerson = owner(), body: object = {}) =>
      api.call('POST /notes/new/:id', {
        as,
        params: { id },
        body: { noteText: 'Telhado medido', noteType: 'Visita', ...body },
      });
    const contents = (id: string) =>
      api
        .query('select content from notes where sale_id = $1', [id])
        .then((rows) => rows.map((row) => Reflect.get(row as object, 'content')));

    test('written: gone, and the card has the activity of before', async () => {
      const { _id } = await boards.addItem(owner(), { name: 'Com nota' });
      const [before] = await api.query('select * from sales where id = $1', [_id]);
      const { deed } = await write(_id);
      const events = await life.getEvents(async () => {
        expect(await undo(deed)).toMatchObject({ label: 'inclusão de nota', items: [{ _id }] });
      });
      expect(await contents(_id)).toEqual([]);
      expect(await api.query('select * from sales where id = $1', [_id])).toEqual([before]);
      expect(events).toContainEqual(expect.objectContaining({ kind: 'notes-changed', item: _id }));
    });

    test('edited and deleted: the text and times of before, as a version of its own', async () => {
      const { _id } = await boards.addItem(owner(), { name: 'Com agendamento' });
      const { note } = await write(_id, owner(), {
        warningDate: '2030-01-10',
        warningTimeStart: '09:00',
        warningTimeEnd: '10:00',
      });
      const params = { saleId: _id, noteId: note._id };
      const moved = await api.call('PATCH /notes/note/:saleId/:noteId', {
        as: owner(),
        params,
        body: { warningDate: '2030-01-12', warningTimeStart: '14:00', warningTimeEnd: '15:00' },
      });
      expect(await undo(moved.deed)).toMatchObject({ label: 'mudança de agendamento' });
      const kept = () => api.call('GET /notes/note/:saleId/:noteId', { as: owner(), params });
      expect((await kept()).note).toMatchObject({
        ...note,
        version: note.version + 2,
      });
      const gone = await api.call('DELETE /notes/note/:saleId/:noteId', { as: owner(), params });
      expect(await contents(_id)).toEqual([]);
      await undo(gone.deed);
      expect((await kept()).note).toMatchObject({
        content: 'Telhado medido',
        notificationDate: '2030-01-10',
      });
    });

    test('what somebody wrote into it since stays', async () => {
      const { _id } = await boards.addItem(owner(), { name: 'Com duas mãos' });
      const { deed, note } = await write(_id);
      await api.call('PATCH /notes/note/:saleId/:noteId', {
        as: owner(),
        params: { saleId: _id, noteId: note._id },
        body: { noteText: 'Telhado medido duas vezes' },
      });
      expect((await refusedUndo(deed)).message).toMatch(
        /^Não dá mais para desfazer: .* Nada foi alterado\.$/,
      );
      expect(await contents(_id)).toEqual(['Telhado medido duas vezes']);
    });

    test('[notes-009] who may not delete notes has nothing to take back after writing one', async () => {
      const vendor = api.people.vendor;
      const { _id } = await boards.addItem(vendor, { name: 'Do vendedor' });
      expect((await write(_id, vendor)).deed).toBeUndefined();
      expect(await contents(_id)).toEqual(['Telhado medido']);
    });
  });

  describe('a column', () => {
    const kid = () => boards.kanbans.PROJECT._id;
    const create = (title: string) =>
      api.call('POST /kanbans/single/column/:kid', {
        as: owner(),
        params: { kid: kid() },
        body: { title, inactivityWindow: 24 },
      });
    const columns = async () =>
      (await api.call('GET /kanbans/single/columns/:type', { as: owner(), params: { type: 'PROJECT' } }))
        .kanban.columns;
    const titles = async () =>
      (await columns()).toSorted((a, b) => a.order - b.order).map(({ title }) => title);

    test('made, renamed, moved: the board as before, and everybody is told', async () => {
      const before = await titles();
      const made = await create('Nova');
      const edited = await api.call('PUT /kanbans/single/column/title/:kid/:columnId', {
        as: owner(),
        params: { kid: kid(), columnId: made.column._id },
        body: { title: 'Novíssima', inactivityWindow: 48 },
      });
      const moved = await api.call('PUT /kanbans/single/column/order/:kid/:columnId', {
        as: owner(),
        params: { kid: kid(), columnId: made.column._id },
        body: { order: 0 },
      });
      expect(await titles()).toEqual(['Novíssima', ...before]);
      const events = await life.getEvents(async () => {
        expect(await undo(moved.deed)).toEqual({
          label: 'mudança de lugar da coluna',
          items: [],
          boards: ['PROJECT'],
        });
      });
      expect(events).toContainEqual(expect.objectContaining({ kind: 'columns-changed', board: 'PROJECT' }));
      expect(await titles()).toEqual([...before, 'Novíssima']);
      await undo(edited.deed);
      expect((await columns()).find(({ _id }) => _id === made.column._id)).toMatchObject({
        title: 'Nova',
        inactivityWindow: 24,
      });
      await undo(made.deed);
      expect(await titles()).toEqual(before);
    });

    test('deleted: there again in its place with its items, also those that had left the board', async () => {
      const { column } = await create('Some');
      const last = await create('Última');
      const item = await boards.addItem(owner(), {
        name: 'Na coluna',
        type: 'PROJECT',
        columnOrder: column.order,
      });
      const [before] = await api.query('select * from sales where id = $1', [item._id]);
      const target = (await columns())[0]?._id ?? '';
      const order = await titles();
      const gone = await api.call('DELETE /kanbans/single/column/:kid/:columnId/:columnToMoveId', {
        as: owner(),
        params: { kid: kid(), columnId: column._id, columnToMoveId: target },
      });
      const later = await create('Chegou depois');
      expect(await undo(gone.deed)).toMatchObject({ boards: ['PROJECT'], items: [{ _id: item._id }] });
      expect(await titles()).toEqual([...order, 'Chegou depois']);
      expect(await api.query('select * from sales where id = $1', [item._id])).toEqual([before]);
      expect((await columns()).map(({ order: at }) => at).toSorted((a, b) => a - b)).toEqual(
        (await columns()).map((_, at) => at),
      );
      await undo(later.deed);
      await undo(last.deed);
    });

    test('a made one with an item in it, and a name that is taken by now, stay', async () => {
      const { column, deed } = await create('Com gente');
      await boards.addItem(owner(), { name: 'Dentro', type: 'PROJECT', columnOrder: column.order });
      expect(await refusedUndo(deed)).toMatchObject({
        status: 409,
        message: 'Não dá mais para desfazer: já há itens na coluna. Nada foi alterado.',
      });
      const renamed = await api.call('PUT /kanbans/single/column/title/:kid/:columnId', {
        as: owner(),
        params: { kid: kid(), columnId: column._id },
        body: { title: 'Com mais gente', inactivityWindow: 24 },
      });
      await create('Com gente');
      expect(await refusedUndo(renamed.deed)).toMatchObject({
        status: 409,
        message: 'Já existe uma coluna com este nome neste quadro.',
      });
      expect(await titles()).toContain('Com mais gente');
    });

    test('who may no longer manage the board takes nothing back', async () => {
      const { deed } = await create('De ninguém');
      await api.query('update deeds set user_id = $1 where id = $2', [api.people.vendor.userId, deed]);
      expect((await refusedUndo(deed, api.people.vendor)).status).toBe(403);
      expect(await titles()).toContain('De ninguém');
    });
  });
});
