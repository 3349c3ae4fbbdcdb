import { createReadStream } from 'node:fs';
import { describeApi } from '../../../test/harness';
import { convertDigitsToLetters, createImportTestClient } from '../../../test/imports';

const FULL = 'O servidor está sem espaço em disco. Nada foi gravado. Por favor, tente mais tarde.';
const noSpace = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
const ROWS = 2_500;

const many = (count: number) =>
  `nome;email\r\n${Array.from({ length: count }, (_, at) => `Cliente ${convertDigitsToLetters(at)};c${at}@exemplo.com.br\r\n`).join('')}`;

describeApi('imports while something goes wrong', (api) => {
  const imports = createImportTestClient(api);
  const count = async (what: string) => {
    const [found] = await api.query<{ rows: number }>(`select count(*)::int as rows from ${what}`);
    return found?.rows ?? 0;
  };
  /** Runs a statement once when a row is written, in the transaction of its portion. */
  const once = async (when: string, happens: string) => {
    await api.query(`
      create function test_once() returns trigger language plpgsql security definer as $$
      begin ${happens} return coalesce(new, old); end $$`);
    await api.query(
      `create trigger test_once ${when.replace(' if ', ' for each row when (')}) execute function test_once()`,
    );
  };
  const over = () => api.query('drop function if exists test_once cascade');
  const rights = (permissions: string) =>
    api.query('update users set permissions = $2 where id = $1', [api.people.supervisor.userId, permissions]);

  beforeEach(async () => {
    for (const table of ['jobs', 'imports', 'customers']) await api.query(`delete from ${table}`);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await over();
    await rights('{"salesManager": true}');
  });

  describe('the disk is full', () => {
    const withoutRoom = () =>
      jest.spyOn(api.app.files.store, 'put').mockImplementation(async (_key, content) => {
        content.resume();
        throw noSpace();
      });

    test('while a spreadsheet is stored: it is said, and nothing of it is there', async () => {
      const { owner } = api.people;
      const before = await count('stored_files where is_kept');
      withoutRoom();
      const refusals = [
        await api.refused('POST /imports/files/:userId', {
          as: owner,
          params: { userId: owner.userId },
          body: { importType: 'customer' },
          file: { name: 'a.csv', content: many(3) },
        }),
        await api.refused('POST /customers/upload/:userId', {
          as: owner,
          params: { userId: owner.userId },
          body: { mapping: { nome: 'nome' }, fileContent: Buffer.from(many(3)).toString('base64') },
        }),
      ];
      for (const refusal of refusals) expect(refusal).toMatchObject({ status: 503, message: FULL });
      expect(await count('imports')).toBe(0);
      expect(await count('stored_files where is_kept')).toBe(before);
    });

    test('while it is read: the check ends in words, and can be asked for again', async () => {
      const { import: begun } = await imports.draft(many(3));
      const where = imports.at(api.people.owner, begun._id);
      const wish = { ...where, body: { mapping: { nome: 'nome', email: 'email' }, options: {} } };
      const get = jest.spyOn(api.app.files.store, 'get').mockImplementation(async () => {
        const content = createReadStream('/dev/null');
        content.once('open', () => content.destroy(noSpace()));
        return content;
      });
      expect(
        await api.refused('PUT /imports/files/:userId/:importId', { ...where, body: { sheet: 'planilha' } }),
      ).toMatchObject({ status: 503, message: FULL });
      await api.call('POST /imports/check/:userId/:importId', wish);
      await api.app.jobs.runDue();
      expect(await imports.read(begun._id)).toMatchObject({ state: 'FAILED', problem: FULL });
      expect(await count('import_rows')).toBe(0);
      get.mockRestore();
      await api.call('POST /imports/check/:userId/:importId', wish);
      await api.app.jobs.runDue();
      expect(await imports.read(begun._id)).toMatchObject({
        state: 'CHECKED',
        problem: null,
        counts: { ready: 3 },
      });
    });
  });

  describe('the right is taken away', () => {
    const taken = (when: string) =>
      once(when, `update users set permissions = '{}' where id = '${api.people.supervisor.userId}';`);

    test('in the middle of a check', async () => {
      const { supervisor } = api.people;
      await taken('after insert on import_rows if new.line = 10');
      const record = await imports.checked(many(ROWS), { as: supervisor });
      expect(record).toMatchObject({ state: 'FAILED', problem: 'Falta a permissão para importar.' });
      expect(await count('customers')).toBe(0);
    });

    test('in the middle of writing, and of undoing: what was done stays done, and can be taken back', async () => {
      const { supervisor } = api.people;
      const { _id } = await imports.checked(many(ROWS), { as: supervisor });
      await taken(`after insert on customers if new.name = 'Cliente ${convertDigitsToLetters(10)}'`);
      const written = await imports.step('start', _id, supervisor);
      expect(written).toMatchObject({ state: 'FAILED', problem: expect.stringMatching(/retirada no meio/) });
      const customers = await count('customers');
      expect(customers).toBeGreaterThan(0);
      expect(customers).toBeLessThan(ROWS);
      expect(written.counts).toMatchObject({ ready: ROWS - customers });

      await over();
      await rights('{"salesManager": true}');
      const resumed = await imports.step('resume', _id, supervisor);
      expect(resumed).toMatchObject({ state: 'DONE', counts: { created: ROWS, ready: 0 } });
      await taken(`after delete on customers if old.name = 'Cliente ${convertDigitsToLetters(ROWS - 5)}'`);
      const half = await imports.step('undo', _id, supervisor);
      expect(half).toMatchObject({
        state: 'FAILED',
        problem: expect.stringMatching(/desfazer foi retirada/),
      });
      expect(await count('customers')).toBeLessThan(ROWS);
      expect(await count('customers')).toBeGreaterThan(0);
      await over();
      await rights('{"salesManager": true}');
      expect(await imports.step('undo', _id, supervisor)).toMatchObject({
        state: 'UNDONE',
        counts: { undone: ROWS, kept: 0 },
      });
      expect(await count('customers')).toBe(0);
    });
  });

  test('a check that ends in the middle begins anew: each line is there once', async () => {
    const { import: begun } = await imports.draft(many(ROWS));
    await once(
      'before insert on import_rows if new.line = 2300',
      "raise exception 'stop' using errcode = '57014';",
    );
    const where = imports.at(api.people.owner, begun._id);
    await api.call('POST /imports/check/:userId/:importId', {
      ...where,
      body: { mapping: { nome: 'nome', email: 'email' }, options: {} },
    });
    await api.app.jobs.runDue();
    expect(await imports.read(begun._id)).toMatchObject({ state: 'CHECKING' });
    expect(await count('import_rows')).toBeGreaterThan(0);
    await over();
    await api.query('update jobs set due_at = now()');
    await api.app.jobs.runDue();
    expect(await imports.read(begun._id)).toMatchObject({
      state: 'CHECKED',
      rows: ROWS,
      counts: { created: ROWS, ready: ROWS, same: 0 },
    });
    expect(await count('import_rows')).toBe(ROWS);
  });

  test('one file that is brought twice at once, by two people: each customer once', async () => {
    const { owner, supervisor } = api.people;
    const people = [owner, supervisor, owner, supervisor];
    const records = await Promise.all(people.map((as) => imports.checked(many(300), { as })));
    expect(new Set(records.map(({ _id }) => _id)).size).toBe(4);
    // Each began before any customer was there; some checks were run by the workers of the others.
    await Promise.all(
      records.map(({ _id }, at) =>
        api.call('POST /imports/start/:userId/:importId', imports.at(people[at] ?? owner, _id)),
      ),
    );
    await Promise.all([api.app.jobs.runDue(), api.app.jobs.runDue(), api.app.jobs.runDue()]);
    await api.app.jobs.runDue();
    const ends = await Promise.all(records.map(({ _id }) => imports.read(_id)));
    expect(ends.map(({ state }) => state)).toEqual(['DONE', 'DONE', 'DONE', 'DONE']);
    expect(ends.map(({ counts }) => counts.created).toSorted((one, two) => one - two)).toEqual([
      0, 0, 0, 300,
    ]);
    expect(await count('customers')).toBe(300);
  });
});
