import { isCpf } from '@girassol/shared-domain';
import { describeApiOnEveryDatabase } from '../../../test/harness';
import { convertDigitsToLetters, createImportTestClient } from '../../../test/imports';

const HEAD = 'nome;email;cidade;CPF/CNPJ\r\n';
const FILL = 'POST /imports/fills/:userId/:importId';
const DECIDE = 'PUT /imports/decisions/:userId/:importId';
const UNDO = 'DELETE /imports/fills/:userId/:importId/:fillId';

/** Returns the CPF of a number: nine digits with the check digits that fit. */
const buildCpf = (at: number): string =>
  Array.from({ length: 100 }, (_, check) => `${100_000_000 + at}${String(check).padStart(2, '0')}`).find(
    isCpf,
  ) ?? '';

/**
 * Builds a sheet of customers with invalid addresses, each in its own way, one without a name, and one without faults. Each has
 * a document of its own: with one address for all they would repeat each other otherwise.
 */
const buildFaultySheet = (count: number) =>
  HEAD +
  Array.from(
    { length: count },
    (_, at) => `Cliente ${convertDigitsToLetters(at)};sem ${at};Itu;${buildCpf(at)}\r\n`,
  ).join('') +
  ';sem nome;Itu\r\nZeca;zeca@exemplo.com.br;Itu\r\n';

describeApiOnEveryDatabase('a column that is filled over many rows', (api) => {
  const imports = createImportTestClient(api);
  const mails = async (importId: string) =>
    (
      await api.query<{ mail: string | null }>(
        `select cells->>1 as mail from import_rows where import_id = $1 order by line`,
        [importId],
      )
    ).map(({ mail }) => mail);
  const begun = async (count: number) => {
    const record = await imports.checked(buildFaultySheet(count));
    const at = imports.at(api.people.owner, record._id);
    const { faults } = await api.call('GET /imports/faults/:userId/:importId', at);
    const fault = faults.find(({ column }) => column === 'email');
    if (!fault) throw new Error('nothing is wrong with the mails');
    const body = { column: 'email', value: 'geral@exemplo.com.br', message: fault.message };
    return { record, at, fault, body };
  };

  beforeEach(async () => {
    for (const table of ['jobs', 'imports', 'customers']) await api.query(`delete from ${table}`);
  });

  test('a few are filled with the call, and taken back with another one', async () => {
    const { record, at, fault, body } = await begun(3);
    expect(fault.rows).toBe(4);
    const { import: filled, fillId } = await api.call(FILL, { ...at, body });
    expect(filled).toMatchObject({ filling: null, counts: { faulty: 1, ready: 4 } });
    expect(new Set(await mails(record._id))).toEqual(new Set([body.value, 'zeca@exemplo.com.br']));
    const { import: back } = await api.call(UNDO, { ...at, params: { ...at.params, fillId } });
    expect(back).toMatchObject({ filling: null, counts: { faulty: 4, ready: 1 } });
    expect(await mails(record._id)).toEqual(['sem 0', 'sem 1', 'sem 2', 'sem nome', 'zeca@exemplo.com.br']);
    expect(await api.refused(UNDO, { ...at, params: { ...at.params, fillId } })).toMatchObject({
      status: 404,
    });
  });

  test('many go on as a job, and nothing begins beside it; what was mended since stays when they are taken back', async () => {
    const { record, at, body } = await begun(450);
    const { import: filling, fillId } = await api.call(FILL, { ...at, body });
    expect(filling.filling).toEqual({ column: 'email', isUndo: false, done: 100, total: 451 });
    for (const refusal of [
      await api.refused(FILL, { ...at, body }),
      await api.refused(UNDO, { ...at, params: { ...at.params, fillId } }),
      await api.refused('POST /imports/start/:userId/:importId', at),
    ])
      expect(refusal).toMatchObject({
        status: 409,
        message: 'Uma coluna está sendo preenchida. Espere terminar.',
      });
    await api.app.jobs.runDue();
    expect(await imports.read(record._id)).toMatchObject({
      filling: null,
      problem: null,
      counts: { faulty: 1, ready: 451 },
    });
    await api.call('PUT /imports/values/:userId/:importId', {
      ...at,
      body: { changes: [{ line: 300, column: 'email', value: 'outro@exemplo.com.br' }] },
    });
    const { import: back } = await api.call(UNDO, { ...at, params: { ...at.params, fillId } });
    expect(back.filling).toMatchObject({ isUndo: true, total: 451 });
    await api.app.jobs.runDue();
    const after = await mails(record._id);
    expect(after.slice(0, 2)).toEqual(['sem 0', 'sem 1']);
    expect(after[298]).toBe('outro@exemplo.com.br');
    expect(after.filter((mail) => mail?.startsWith('sem '))).toHaveLength(450);
    expect(await imports.read(record._id)).toMatchObject({
      filling: null,
      counts: { faulty: 450, ready: 2 },
    });
    expect(await api.query('select fill_id from import_fills')).toEqual([]);
  });

  test('broken off in the middle it goes on where it was; a value that is wrong too ends as well', async () => {
    const { record, at, body } = await begun(2_250);
    await api.query(`
      create function test_stop() returns trigger language plpgsql as $$
      begin raise exception 'stop' using errcode = '57014'; end $$`);
    await api.query(
      'create trigger test_stop before update on import_rows for each row when (old.line = 2200) execute function test_stop()',
    );
    await api.call(FILL, { ...at, body: { ...body, value: 'também errado' } });
    await api.app.jobs.runDue();
    const half = await imports.read(record._id);
    expect(half.filling?.done).toBeGreaterThanOrEqual(1_100);
    expect(half.filling?.done).toBeLessThan(2_250);
    await api.query('drop trigger test_stop on import_rows');
    await api.query('drop function test_stop');
    await api.query('update jobs set due_at = now()');
    await api.app.jobs.runDue();
    expect(await imports.read(record._id)).toMatchObject({ filling: null, counts: { faulty: 2_251 } });
    const [kept] = await api.query<{ rows: number }>(
      'select sum(cardinality(lines))::int as rows from import_fills',
    );
    expect(kept?.rows).toBe(2_251);
    expect(new Set(await mails(record._id))).toEqual(new Set(['também errado', 'zeca@exemplo.com.br']));
  });

  test('the right is asked for in between; what was filled until then can be taken back', async () => {
    const { owner, supervisor } = api.people;
    const record = await imports.checked(buildFaultySheet(300), { as: supervisor });
    const at = imports.at(supervisor, record._id);
    const { faults } = await api.call('GET /imports/faults/:userId/:importId', at);
    const { message = '' } = faults.find(({ column }) => column === 'email') ?? {};
    const { fillId } = await api.call(FILL, {
      ...at,
      body: { column: 'email', value: 'geral@exemplo.com.br', message },
    });
    const rights = async (permissions: string) =>
      api.query('update users set permissions = $2 where id = $1', [supervisor.userId, permissions]);
    await rights('{}');
    await api.app.jobs.runDue();
    await rights('{"salesManager": true}');
    expect(await imports.read(record._id, supervisor)).toMatchObject({
      filling: null,
      problem:
        'A permissão para importar foi retirada no meio: uma parte das linhas ficou como estava antes.',
      counts: { ready: 101 },
    });
    await api.call(UNDO, {
      ...imports.at(owner, record._id),
      params: { ...at.params, userId: owner.userId, fillId },
    });
    expect(await imports.read(record._id)).toMatchObject({ filling: null, counts: { ready: 1 } });
  });

  test('the answer to many questions goes on as a job, and nothing begins beside it', async () => {
    const customers = (city: string) =>
      `nome;email;cidade\r\n${Array.from({ length: 450 }, (_, at) => `Cliente ${convertDigitsToLetters(at)};c${at}@exemplo.com.br;${city}\r\n`).join('')}`;
    await imports.imported(customers('Itu'));
    const record = await imports.checked(customers('Salto'), { duplicates: 'ASK' });
    expect(record.counts.asking).toBe(450);
    const at = imports.at(api.people.owner, record._id);
    const decide = { ...at, body: { decision: 'UPDATE' as const } };
    const { import: deciding } = await api.call(DECIDE, decide);
    expect(deciding).toMatchObject({ filling: null, deciding: { done: 100, total: 450 } });
    for (const refusal of [
      await api.refused(DECIDE, decide),
      await api.refused('POST /imports/start/:userId/:importId', at),
    ])
      expect(refusal).toMatchObject({
        status: 409,
        message: 'As perguntas estão sendo respondidas. Espere terminar.',
      });
    // A single one may be answered meanwhile, and stands.
    await api.call(DECIDE, { ...at, body: { decision: 'SKIP', lines: [451] } });
    await api.app.jobs.runDue();
    expect(await imports.read(record._id)).toMatchObject({
      deciding: null,
      counts: { asking: 0, ready: 449, skipped: 1 },
    });
    expect(await imports.step('start', record._id)).toMatchObject({
      state: 'DONE',
      counts: { updated: 449 },
    });
    expect(await api.query("select city from customers where city = 'Itu'")).toHaveLength(1);
  });

  test('who cancels the import ends it', async () => {
    const { record, at, body } = await begun(300);
    await api.call(FILL, { ...at, body });
    await api.call('POST /imports/cancel/:userId/:importId', at);
    await api.app.jobs.runDue();
    expect(await imports.read(record._id)).toMatchObject({ state: 'CANCELLED', filling: null });
    expect((await mails(record._id)).filter((mail) => mail === body.value)).toHaveLength(100);
  });

  test('a column that is not there, a fault that no row has, a neighbour', async () => {
    const { record, at, body } = await begun(2);
    expect(await api.refused(FILL, { ...at, body: { ...body, column: 'x' } })).toMatchObject({ status: 400 });
    expect(await api.refused(FILL, { ...at, body: { ...body, message: 'x' } })).toMatchObject({
      status: 409,
      message: 'Nenhuma linha tem mais este problema.',
    });
    const { neighbour } = api.people;
    const { fillId } = await api.call(FILL, { ...at, body });
    const away = imports.at(neighbour, record._id);
    expect(await api.refused(FILL, { ...away, body })).toMatchObject({ status: 404 });
    expect(await api.refused(UNDO, { ...away, params: { ...away.params, fillId } })).toMatchObject({
      status: 404,
    });
  });
});
