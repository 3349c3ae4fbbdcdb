import { MAX_NOTE_LENGTH } from '@girassol/shared-domain';
import { NOTES_PER_PAGE, type RequestBody } from '@girassol/shared-domain/contract';
import { getInstantsAroundPeriod } from '@girassol/shared-domain/testing';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import type { TestPerson } from '../../../test/test-people';

const ADD = 'POST /notes/new/:id';
const EDIT = 'PATCH /notes/note/:saleId/:noteId';
const DELETE = 'DELETE /notes/note/:saleId/:noteId';
const SEARCH = 'POST /notes/sale/:saleId/:multiplier';

describeApi('notes of an item', (api) => {
  let boards: TestBoards;
  let sale: string;
  beforeAll(async () => {
    boards = await createTestBoards(api);
  });
  beforeEach(async () => {
    sale = (await boards.addItem(api.people.owner))._id;
  });

  const text: RequestBody<typeof ADD> = { noteText: 'Ligar depois do almoço', noteType: 'LIGAÇÃO' };
  const at = (warningDate: string, warningTimeStart = '10:00', warningTimeEnd = '11:00') => ({
    warningDate,
    warningTimeStart,
    warningTimeEnd,
  });
  const add = async (
    fields: Partial<RequestBody<typeof ADD>> = {},
    as: TestPerson = api.people.owner,
    id = sale,
  ) => (await api.call(ADD, { as, params: { id }, body: { ...text, ...fields } })).note;
  const edit = async (noteId: string, body: RequestBody<typeof EDIT>, as: TestPerson = api.people.owner) =>
    (await api.call(EDIT, { as, params: { saleId: sale, noteId }, body })).note;
  const contents = async (body: RequestBody<typeof SEARCH> = {}, saleId = sale, multiplier = 1) =>
    (await api.call(SEARCH, { as: api.people.owner, params: { saleId, multiplier }, body })).notes.map(
      (note) => note.content,
    );

  test('[notes-011] a note keeps text, type, author and day', async () => {
    const note = await add();
    expect(note).toMatchObject({
      content: text.noteText,
      type: 'LIGAÇÃO',
      warning: false,
      notificationDate: null,
      notificationTimestamp: null,
      isPrivate: false,
      version: 1,
      user: { _id: api.people.owner.userId, personalData: { name: 'dono' } },
    });
    expect(note.registryTimestamp).toBeGreaterThan(Date.now() - 60_000);
  });

  test('[notes-008] a schedule has a day, a start and an end in São Paulo', async () => {
    const note = await add(at('2030-03-15', '14:30', '15:00'));
    expect(note).toMatchObject({
      warning: true,
      notificationDate: '2030-03-15',
      notificationTimeStart: '14:30',
      notificationTimeEnd: '15:00',
      notificationTimestamp: Date.parse('2030-03-15T17:30:00Z'),
    });
    const { items } = await api.call('POST /kanbans/single/:id', {
      as: api.people.owner,
      params: { id: api.people.owner.accountId },
      body: { type: 'SALES' },
    });
    const card = items.find(({ _id }) => _id === sale);
    expect(card?.nextScheduleTimestamp).toBe(note.notificationTimestamp);
    expect(card?.lastActivityText).toBe('agendamento de dono');
  });

  test('[notes-008] the start is earlier than the end, and both are there', async () => {
    const day = '2030-03-15';
    const wrong: Partial<RequestBody<typeof ADD>>[] = [
      at(day, '10:00', '09:00'),
      at(day, '10:00', '10:00'),
      { warningDate: day },
      { warningDate: day, warningTimeStart: '10:00' },
      at('2030-02-30'),
    ];
    for (const fields of wrong) {
      const answer = await api.refused(ADD, {
        as: api.people.owner,
        params: { id: sale },
        body: { ...text, ...fields },
      });
      expect(answer.status).toBe(400);
      expect(answer.fields).toHaveLength(1);
    }
    expect(await contents()).toEqual([]);
  });

  test('[notes-005] a text is required, at most 10,000 characters, and mark-up is text', async () => {
    const { owner } = api.people;
    const refused = async (noteText: string) =>
      api.refused(ADD, { as: owner, params: { id: sale }, body: { ...text, noteText } });
    expect((await refused('')).status).toBe(400);
    expect((await refused('   ')).status).toBe(400);
    const long = await refused('á'.repeat(100_000));
    expect(long.status).toBe(400);
    expect(long.message).toMatch(/[a-z]/);
    expect((await add({ noteText: 'x'.repeat(MAX_NOTE_LENGTH) })).content).toHaveLength(MAX_NOTE_LENGTH);
    const markup = '<script>alert(1)</script> <b onclick="x">oi</b>\n{{7*7}} \u202E 🌞';
    expect((await add({ noteText: markup })).content).toBe(markup);
  });

  test('[notes-006] the type is one of the configured ones, where some are', async () => {
    const { owner } = api.people;
    await api.query('insert into settings (account_id, document) values ($1, $2)', [
      owner.accountId,
      JSON.stringify({ notesTypes: [{ _id: owner.userId, name: 'VISITA' }] }),
    ]);
    expect((await add({ noteType: 'VISITA' })).type).toBe('VISITA');
    const refused = await api.refused(ADD, { as: owner, params: { id: sale }, body: text });
    expect(refused).toMatchObject({ status: 400, fields: [{ path: 'noteType' }] });
    await api.query('delete from settings');
  });

  test('[notes-001, notes-002] filters by type, scheduling and period', async () => {
    await add({ noteText: 'visita', noteType: 'VISITA' });
    await add({ noteText: 'março', ...at('2030-03-10') });
    await add({ noteText: 'abril', ...at('2030-04-10') });
    expect(await contents()).toEqual(['abril', 'março', 'visita']);
    expect(await contents({ noteType: 'VISITA' })).toEqual(['visita']);
    expect(await contents({ noteCalendar: 'UNSCHEDULED' })).toEqual(['visita']);
    expect(await contents({ noteCalendar: 'SCHEDULED' })).toEqual(['abril', 'março']);
    const march = { filter1Active: true, filter1Value: { start: '2030-03-01', end: '2030-03-31' } };
    expect(await contents(march)).toEqual(['março']);
    expect(await contents({ ...march, filter1Active: false })).toHaveLength(3);
    const backwards = { filter1Active: true, filter1Value: { start: '2030-03-31', end: '2030-03-01' } };
    const params = { saleId: sale, multiplier: 1 };
    expect((await api.refused(SEARCH, { as: api.people.owner, params, body: backwards })).status).toBe(400);
  });

  test.each(getInstantsAroundPeriod('2025-12-01', '2025-12-31'))(
    '[notes-002] a note written on $today at $hour is in the period: $isInside',
    async ({ now, isInside }) => {
      await add({ noteText: 'nota' });
      await api.query('update notes set registered_at = $1', [new Date(now)]);
      const december = { start: '2025-12-01', end: '2025-12-31' };
      expect(await contents({ filter1Active: true, filter1Value: december })).toEqual(
        isInside ? ['nota'] : [],
      );
    },
  );

  test('[notes-004] pages, newest first', async () => {
    for (let index = 1; index <= NOTES_PER_PAGE + 2; index += 1) await add({ noteText: `n${index}` });
    const page = async (multiplier: number) =>
      api.call('GET /notes/sale/:saleId/:multiplier', {
        as: api.people.owner,
        params: { saleId: sale, multiplier },
      });
    const [one, two, three] = [await page(1), await page(2), await page(3)];
    expect(one.notes[0]?.content).toBe('n12');
    expect([one.notes.length, one.hasMoreItems]).toEqual([NOTES_PER_PAGE, true]);
    expect([two.notes.map((note) => note.content), two.hasMoreItems]).toEqual([['n2', 'n1'], false]);
    expect(three).toEqual({ notes: [], hasMoreItems: false });
  });

  test('[notes-007] a private note stays on its item; others show in the items of the same deal', async () => {
    const { _id: project } = await boards.addItem(api.people.owner, { type: 'PROJECT' });
    await api.query('update sales set deal_id = $1 where id = $2', [sale, project]);
    await add({ noteText: 'para todos' });
    await add({ noteText: 'só da venda', isPrivate: true });
    expect(await contents()).toEqual(['só da venda', 'para todos']);
    expect(await contents({}, project)).toEqual(['para todos']);
  });

  test('an edit changes what it names, and counts up the version', async () => {
    const note = await add({ ...at('2030-03-10'), isPrivate: true });
    expect(await edit(note._id, { noteText: 'novo texto', version: 1 })).toMatchObject({
      content: 'novo texto',
      type: 'LIGAÇÃO',
      warning: true,
      isPrivate: true,
      version: 2,
    });
    expect(await edit(note._id, { warningTimeEnd: '12:15' })).toMatchObject({
      notificationTimeEnd: '12:15',
      version: 3,
    });
    expect(await edit(note._id, { warningDate: null })).toMatchObject({
      warning: false,
      notificationTimeStart: null,
    });
  });

  test('an edit of what somebody else edited meanwhile answers 409 and overwrites nothing', async () => {
    const { owner } = api.people;
    const { _id: noteId } = await add();
    const params = { saleId: sale, noteId };
    const send = (noteText: string) =>
      api.app.inject({
        method: 'PATCH',
        url: `/api/notes/note/${sale}/${noteId}`,
        headers: { authorization: `Bearer ${owner.token}` },
        payload: { noteText, version: 1 },
      });
    const answers = await Promise.all([send('primeiro'), send('segundo')]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
    const conflict = await api.refused(EDIT, { as: owner, params, body: { noteText: 'tarde', version: 1 } });
    expect(conflict.status).toBe(409);
    expect(conflict.message).toContain('alterada');
    expect(await contents()).not.toContain('tarde');
  });

  test('an edit that waited for a signal does not replace one made since, unless it is sent on purpose', async () => {
    const { owner } = api.people;
    const { _id: noteId } = await add();
    await edit(noteId, { noteText: 'telhado de cerâmica', ...at('2030-03-10') });
    const late = (baseVersion: string | undefined) => ({
      as: owner,
      params: { saleId: sale, noteId },
      body: { noteText: 'laje', version: 1 },
      headers: { 'if-match': `"${baseVersion}"` },
    });
    const { status, current } = await api.refused(EDIT, late('1'));
    expect(status).toBe(409);
    expect(current).toEqual({ version: '2', text: 'telhado de cerâmica (10/03/2030, 10:00)' });
    expect(await api.call(EDIT, late(current?.version))).toMatchObject({
      note: { content: 'laje', version: 3 },
    });
  });

  test('a deletion that waited for a signal deletes nothing that was edited since, and is done where the note is gone', async () => {
    const { owner } = api.people;
    const { _id: noteId } = await add({ noteText: 'a' });
    await edit(noteId, { noteText: 'b' });
    const remove = (version: string) => ({
      as: owner,
      params: { saleId: sale, noteId },
      headers: { 'if-match': version },
    });
    expect(await api.refused(DELETE, remove('"1"'))).toMatchObject({
      status: 409,
      current: { text: 'b', version: '2' },
    });
    await api.call(DELETE, remove('"2"'));
    expect(await api.call(DELETE, remove('"2"'))).toEqual({});
  });

  test('a note is edited by its author or a manager', async () => {
    const { vendor, colleague, neighbour } = api.people;
    sale = (await boards.addItem(colleague))._id;
    const { _id: noteId } = await add({}, colleague);
    expect((await edit(noteId, { noteText: 'meu' }, colleague)).content).toBe('meu');
    expect((await edit(noteId, { noteText: 'da gerência' })).user._id).toBe(colleague.userId);
    const refused = async (as: TestPerson) =>
      (await api.refused(EDIT, { as, params: { saleId: sale, noteId }, body: { noteText: 'x' } })).status;
    expect(await refused(vendor)).toBe(403);
    expect(await refused(neighbour)).toBe(404);
  });

  test('[notes-009] a vendor deletes only with dataDeletion, a manager always', async () => {
    const { owner, colleague, neighbour } = api.people;
    sale = (await boards.addItem(colleague))._id;
    const [one, two] = [await add({}, colleague), await add({}, colleague)];
    const params = (noteId = '') => ({ saleId: sale, noteId });
    expect((await api.refused(DELETE, { as: colleague, params: params(one._id) })).status).toBe(403);
    expect((await api.refused(DELETE, { as: neighbour, params: params(one._id) })).status).toBe(404);
    await api.call(DELETE, { as: owner, params: params(one._id) });
    expect((await api.refused(DELETE, { as: owner, params: params(one._id) })).status).toBe(404);

    const flags = (value: string) =>
      api.query('update users set permissions = permissions || $2 where id = $1', [colleague.userId, value]);
    await flags('{"dataDeletion":true}');
    await api.call(DELETE, { as: colleague, params: params(two._id) });
    await flags('{"dataDeletion":false}');
    expect(await contents()).toEqual([]);
  });

  test('notes of an item one may not see are absent', async () => {
    const { vendor, neighbour } = api.people;
    const { _id: noteId } = await add();
    for (const as of [vendor, neighbour]) {
      const params = { saleId: sale, multiplier: 1 };
      expect((await api.refused('GET /notes/sale/:saleId/:multiplier', { as, params })).status).toBe(404);
      expect((await api.refused(ADD, { as, params: { id: sale }, body: text })).status).toBe(404);
      expect((await api.refused(EDIT, { as, params: { saleId: sale, noteId }, body: {} })).status).toBe(404);
    }
  });

  test('[history-002] adding, editing and deleting leave lines of history without the text, for good', async () => {
    const { owner } = api.people;
    const note = await add({ noteText: 'segredo' });
    await edit(note._id, { noteText: 'segredo maior' });
    await api.call(DELETE, { as: owner, params: { saleId: sale, noteId: note._id } });
    const lines = () =>
      api.query<{ title: string; content: string }>(
        'select title, content, user_name, user_email from histories where sale_id = $1 order by registered_at',
        [sale],
      );
    const before = await lines();
    expect(before.map((line) => line.title)).toEqual([
      'Venda cadastrada',
      'Nota adicionada',
      'Nota editada',
      'Nota excluída',
    ]);
    expect(before[1]).toMatchObject({ user_name: 'dono', user_email: owner.email });
    expect(JSON.stringify(before)).not.toContain('segredo');

    await api.database.asAccount(owner, async (tx) => {
      await tx.updateTable('histories').set({ content: 'outra coisa' }).execute();
      await tx.deleteFrom('histories').execute();
    });
    expect(await lines()).toEqual(before);
  });
});
