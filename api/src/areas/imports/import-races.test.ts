import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApi, getServerOnlyTest } from '../../../test/harness';
import { convertDigitsToLetters, createImportTestClient } from '../../../test/imports';
import { waitUntil } from '../../../test/wait-until';

const HEAD = 'nome;cpf_ou_cnpj;email;cidade\r\n';
const ana = 'Ana Souza;52998224725;ana@exemplo.com.br;Campinas\r\n';
const bruno = 'Bruno Lima;11144477735;;Niterói\r\n';

const many = (count: number, cells: (at: number) => string) =>
  HEAD +
  Array.from({ length: count }, (_, at) => `Cliente ${convertDigitsToLetters(at)};${cells(at)}\r\n`).join('');

describeApi('imports among everything else that goes on', (api) => {
  const imports = createImportTestClient(api);
  let boards: TestBoards;
  /** Counts the transactions that wait for another one. */
  const countHeldUp = async () =>
    (
      await api.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
    ).length;
  const isHeldUp = async () => (await countHeldUp()) > 0;
  const customers = () =>
    api.query<{ id: string; name: string; document: string; city: string }>(
      'select id, name, document, city from customers where account_id = $1 order by name',
      [api.people.owner.accountId],
    );
  const start = (importId: string) =>
    api.call('POST /imports/start/:userId/:importId', imports.at(api.people.owner, importId));
  /** Ends the transactions that a test holds open. */
  let releases: (() => void)[] = [];
  /** A customer that somebody is about to register: nobody sees it before `done`. */
  const registering = async (document: string, name: string) => {
    let done = () => {};
    const isOver = new Promise<void>((resolve) => {
      done = resolve;
      releases.push(resolve);
    });
    let begun = () => {};
    const hasBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const { owner } = api.people;
    const committed = api.database.asAccount(owner, async (tx) => {
      await tx
        .insertInto('customers')
        .values({
          ...{ account_id: owner.accountId, id: crypto.randomUUID(), owner_id: owner.userId, name, document },
          updated_by: owner.userId,
        })
        .execute();
      begun();
      await isOver;
    });
    await hasBegun;
    return { done, committed };
  };

  beforeAll(async () => {
    boards = await createTestBoards(api);
  });
  beforeEach(async () => {
    for (const table of ['jobs', 'imports', 'sales', 'customers']) await api.query(`delete from ${table}`);
  });

  // A test that fails while it holds a transaction open must not hold up the next one.
  afterEach(() => {
    for (const release of releases) release();
    releases = [];
  });

  test('one file that is started twice at once makes each customer once', async () => {
    const [one, two] = [await imports.checked(HEAD + ana + bruno), await imports.checked(HEAD + ana + bruno)];
    expect(two.counts).toMatchObject({ created: 2 });
    await Promise.all([start(one._id), start(two._id)]);
    await Promise.all([api.app.jobs.runDue(), api.app.jobs.runDue()]);
    await api.app.jobs.runDue();
    expect(await customers()).toHaveLength(2);
    const ends = [await imports.read(one._id), await imports.read(two._id)];
    expect(ends.map(({ state }) => state)).toEqual(['DONE', 'DONE']);
    expect(ends.map(({ counts }) => counts.created).toSorted()).toEqual([0, 2]);
    expect(ends.map(({ counts }) => counts.same).toSorted()).toEqual([0, 2]);
  });

  test('a start that is clicked twice begins once', async () => {
    const record = await imports.checked(HEAD + ana);
    const request = {
      ...imports.at(api.people.owner, record._id),
      headers: { 'idempotency-key': `inicio-${record._id}` },
    };
    const START = 'POST /imports/start/:userId/:importId';
    const [first, second] = await Promise.all([api.call(START, request), api.call(START, request)]);
    expect(second.import._id).toBe(first.import._id);
    await start(record._id);
    expect(await api.query("select id from jobs where kind = 'imports.write'")).toHaveLength(1);
    await api.app.jobs.runDue();
    expect(await customers()).toHaveLength(1);
  });

  test('a customer whom somebody registered after the check is completed, not doubled', async () => {
    const record = await imports.checked(HEAD + ana + bruno);
    await boards.addCustomer(api.people.owner, 'Ana de Souza', { document: '52998224725' });
    const ended = await imports.step('start', record._id);
    expect(ended.counts).toMatchObject({ created: 1, updated: 1, faulty: 0 });
    expect(await customers()).toMatchObject([
      { name: 'Ana de Souza', city: 'Campinas' },
      { name: 'Bruno Lima' },
    ]);
  });

  getServerOnlyTest(api)('one who is being registered at this very moment is waited for', async () => {
    const record = await imports.checked(HEAD + ana + bruno);
    const { done, committed } = await registering('52998224725', 'Ana Prestes Souza');
    await start(record._id);
    const work = api.app.jobs.runDue();
    await waitUntil(isHeldUp);
    done();
    await Promise.all([committed, work]);
    expect(await imports.read(record._id)).toMatchObject({
      state: 'DONE',
      counts: { created: 1, updated: 1, faulty: 0 },
    });
    expect(await customers()).toMatchObject([
      { name: 'Ana Prestes Souza', city: 'Campinas' },
      { name: 'Bruno Lima' },
    ]);
  });

  getServerOnlyTest(api)(
    'one of another surname who is being registered at this very moment is asked about',
    async () => {
      const record = await imports.checked(HEAD + ana + bruno);
      const { done, committed } = await registering('52998224725', 'Ana Prestes');
      await start(record._id);
      const work = api.app.jobs.runDue();
      await waitUntil(isHeldUp);
      done();
      await Promise.all([committed, work]);
      expect((await imports.read(record._id)).counts).toMatchObject({ created: 1, updated: 0, asking: 1 });
      expect(await customers()).toMatchObject([{ name: 'Ana Prestes', city: '' }, { name: 'Bruno Lima' }]);
    },
  );

  getServerOnlyTest(api)(
    'pause stops between two portions, whatever is being written is finished',
    async () => {
      const document = '52998224725';
      const record = await imports.checked(many(3_000, (at) => (at === 700 ? `${document};;` : ';;')));
      const { done, committed } = await registering(document, 'Quem chegou antes');
      await start(record._id);
      const work = api.app.jobs.runDue();
      // The first portion is written, the second waits for the customer who came before.
      await waitUntil(isHeldUp);
      const paused = api.call(
        'POST /imports/pause/:userId/:importId',
        imports.at(api.people.owner, record._id),
      );
      // The pause is through, or waits for the portion that is being written.
      await Promise.race([paused, waitUntil(async () => (await countHeldUp()) > 1)]);
      done();
      await Promise.all([committed, work, paused]);
      const half = await imports.read(record._id);
      expect(half.state).toBe('PAUSED');
      // The next portion was on its way or not: whole ones are done, the others wait.
      expect([1_000, 1_500]).toContain(half.done);
      expect(half.counts.ready).toBe(3_000 - half.done);
      expect(half.undoUntil).toEqual(expect.any(Number));
      const ended = await imports.step('resume', record._id);
      expect(ended).toMatchObject({ state: 'DONE', counts: { ready: 0, created: 2_999 } });
      expect(await customers()).toHaveLength(3_000);
      const undone = await imports.step('undo', record._id);
      expect(undone).toMatchObject({ state: 'UNDONE', counts: { kept: 0, undone: 2_999 } });
      expect((await customers()).map(({ name }) => name)).toEqual(['Quem chegou antes']);
    },
  );

  test('of a portion with one row that the database refuses only that row is faulty', async () => {
    const record = await imports.checked(many(90, () => ';;'));
    await api.query(
      `alter table customers add constraint test_guilty check (name <> 'Cliente ${convertDigitsToLetters(61)}')`,
    );
    try {
      const ended = await imports.step('start', record._id);
      expect(ended).toMatchObject({ state: 'DONE', counts: { created: 89, faulty: 1, ready: 0 } });
    } finally {
      await api.query('alter table customers drop constraint test_guilty');
    }
    expect(await customers()).toHaveLength(89);
    expect(await imports.rows(record._id, 'FAULTY')).toMatchObject([
      { line: 63, faults: [{ message: expect.stringMatching(/não pôde ser gravada/) }] },
    ]);
  });

  test('a colleague who left after the check is no owner any more: those rows are faulty, the others come', async () => {
    const { vendor } = api.people;
    const file = `nome;id_colaborador_proprietario\r\nAna Souza;${vendor.email}\r\nBruno Lima;\r\n`;
    const record = await imports.checked(file);
    expect(record.counts).toMatchObject({ created: 2 });
    await api.query('update users set disabled_at = now() where id = $1', [vendor.userId]);
    const ended = await imports.step('start', record._id);
    await api.query('update users set disabled_at = null where id = $1', [vendor.userId]);
    expect(ended).toMatchObject({ state: 'DONE', counts: { created: 1, faulty: 1 } });
    expect(await imports.rows(record._id, 'FAULTY')).toMatchObject([
      { line: 2, faults: [{ column: 'id_colaborador_proprietario', value: vendor.email }] },
    ]);
  });

  test('a column that was removed after the check makes its rows faulty, the others come', async () => {
    const { owner } = api.people;
    const kid = boards.kanbans.SALES._id;
    const { kanban } = await api.call('POST /kanbans/single/column/:kid', {
      as: owner,
      params: { kid },
      body: { title: 'Vistoria' },
    });
    const added = kanban.columns.find(({ title }) => title === 'Vistoria')?._id ?? '';
    const file =
      'nome_cliente;nome_negocio;valor_negocio;etapa_funil_negocio\r\nAna;Um;1;Vistoria\r\nAna;Dois;2;\r\n';
    const record = await imports.checked(file, { type: 'sales' });
    expect(record.counts).toMatchObject({ created: 2 });
    await api.call('DELETE /kanbans/single/column/:kid/:columnId/:columnToMoveId', {
      as: owner,
      params: { kid, columnId: added, columnToMoveId: boards.columns[0] ?? '' },
    });
    const ended = await imports.step('start', record._id);
    expect(ended).toMatchObject({ state: 'DONE', counts: { created: 1, faulty: 1 } });
    expect(await api.query('select name from sales')).toEqual([{ name: 'Dois' }]);
    expect(await customers()).toMatchObject([{ name: 'Ana' }]);
  });

  test('customers who were merged since: the one that went is said so, the one that stayed stays', async () => {
    const { owner } = api.people;
    const record = await imports.imported(HEAD + ana + bruno);
    const others = [await boards.addCustomer(owner, 'Ana Sousa'), await boards.addCustomer(owner, 'Bruno')];
    const getId = async (name: string) => (await customers()).find((one) => one.name === name)?.id ?? '';
    await api.call('POST /customers/merge', {
      as: owner,
      body: { keep: others[0] ?? '', remove: await getId('Ana Souza') },
    });
    await api.call('POST /customers/merge', {
      as: owner,
      body: { keep: await getId('Bruno Lima'), remove: others[1] ?? '', fields: ['name'] },
    });
    const undone = await imports.step('undo', record._id);
    expect(undone).toMatchObject({ state: 'UNDONE', counts: { undone: 0, kept: 2 } });
    expect((await imports.rows(record._id, 'KEPT')).map(({ reason }) => reason)).toEqual([
      'O cliente já não existe.',
      'O cliente foi alterado depois da importação.',
    ]);
    expect(await customers()).toHaveLength(2);
  });

  test('who sees all imports takes back those of somebody who left', async () => {
    const { supervisor } = api.people;
    const record = await imports.imported(HEAD + ana, { as: supervisor });
    await api.query('update users set disabled_at = now() where id = $1', [supervisor.userId]);
    const undone = await imports.step('undo', record._id);
    await api.query('update users set disabled_at = null where id = $1', [supervisor.userId]);
    expect(undone).toMatchObject({ state: 'UNDONE', counts: { undone: 1, kept: 0 } });
    expect(await customers()).toEqual([]);
  });

  test('an undo that was broken off knows what it gave back before', async () => {
    const record = await imports.imported(
      many(700, (at) => (at === 1 ? '52998224725;;' : ';;')).replace(
        /$/,
        'Cliente b;52998224725;;Campinas\r\n',
      ),
    );
    const where = imports.at(api.people.owner, record._id);
    await api.call('POST /imports/undo/:userId/:importId', where);
    // As if the process had ended after the first portion: the second one is refused once.
    await api.query(`
      create function test_stop() returns trigger language plpgsql as $$
      begin raise exception 'stop' using errcode = '57014'; end $$`);
    await api.query(
      "create trigger test_stop before delete on customers for each row when (old.name = 'Cliente b') execute function test_stop()",
    );
    await api.app.jobs.runDue();
    expect((await imports.rows(record._id, 'UNDONE')).length).toBeGreaterThan(0);
    await api.query('drop trigger test_stop on customers');
    await api.query('drop function test_stop');
    await api.query('update jobs set due_at = now()');
    await api.app.jobs.runDue();
    expect(await imports.read(record._id)).toMatchObject({ state: 'UNDONE', counts: { kept: 0 } });
    expect(await customers()).toEqual([]);
  });
});
