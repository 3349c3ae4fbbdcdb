import { describeApi } from '../../../test/harness';
import { createImportTestClient } from '../../../test/imports';

const HEAD = 'Nome completo;CPF/CNPJ;E-mail;Celular;Cidade;UF;Renda mensal\r\n';
const ana = 'Ana Souza;52998224725;ana@exemplo.com.br;(11) 98888-7777;Campinas;SP;4.500,00\r\n';
const bruno = 'Bruno Lima;11144477735;bruno@exemplo.com.br;(21) 97777-6666;Niterói;RJ;\r\n';

describeApi('import of customers', (api) => {
  const imports = createImportTestClient(api);
  const customers = () =>
    api.query<{
      id: string;
      name: string;
      document: string;
      city: string;
      income_cents: number | null;
      version: number;
    }>(
      `select id, name, document, city, income_cents::int, version from customers where account_id = $1 order by name`,
      [api.people.owner.accountId],
    );
  beforeEach(async () => {
    await api.query('delete from jobs');
    await api.query('delete from imports');
    await api.query('delete from sales');
    await api.query('delete from customers');
  });

  test('[imports-043] rows become customers, found out and mapped by themselves', async () => {
    const record = await imports.imported(HEAD + ana + bruno);
    expect(record).toMatchObject({ state: 'DONE', rows: 2, counts: { created: 2, updated: 0, faulty: 0 } });
    expect(await customers()).toMatchObject([
      { name: 'Ana Souza', document: '52998224725', city: 'Campinas', income_cents: 450_000 },
      { name: 'Bruno Lima', document: '11144477735', city: 'Niterói', income_cents: null },
    ]);
    expect(
      await api.query(
        "select user_id, title, content from notifications where kind = 'import-ended' order by created_at desc limit 1",
      ),
    ).toEqual([
      {
        user_id: api.people.owner.userId,
        title: 'Importação terminada: planilha.csv',
        content: '2 registros criados, 0 atualizados, 0 linhas com problema.',
      },
    ]);
    const [line] = await api.query<{ title: string; content: string }>(
      "select title, content from histories where title = 'Cliente importado' and content like 'Ana%'",
    );
    expect(line?.content).toBe('Ana Souza, da planilha planilha.csv.');
  });

  test('[imports-030] a check writes no customer, and says what a start will do', async () => {
    await imports.imported(HEAD + ana);
    const again = `${HEAD}${ana}${bruno}Carla;123;;;;XX;\r\n`;
    const record = await imports.checked(again);
    expect(record).toMatchObject({
      state: 'CHECKED',
      counts: { created: 1, updated: 0, ready: 1, same: 1, faulty: 1 },
      importedBefore: null,
    });
    expect(await customers()).toHaveLength(1);
    const { faults } = await api.call(
      'GET /imports/faults/:userId/:importId',
      imports.at(api.people.owner, record._id),
    );
    expect(faults.map(({ column, line }) => [column, line])).toEqual(
      expect.arrayContaining([
        ['CPF/CNPJ', 4],
        ['UF', 4],
      ]),
    );
  });

  test('the same file again changes nothing, and says that it was imported before', async () => {
    await imports.imported(HEAD + ana + bruno);
    const { import: begun } = await imports.draft(HEAD + ana + bruno);
    expect(begun.importedBefore).toEqual(expect.any(Number));
    const record = await imports.checked(HEAD + ana + bruno);
    expect(record.counts).toMatchObject({ created: 0, updated: 0, same: 2, ready: 0 });
    expect(
      await api.refused('POST /imports/start/:userId/:importId', imports.at(api.people.owner, record._id)),
    ).toMatchObject({
      status: 409,
    });
  });

  test('what is there is completed, replaced, passed over or asked about, as was chosen', async () => {
    await imports.imported(HEAD + bruno);
    const changed = `${HEAD}Bruno Lima;11144477735;bruno@exemplo.com.br;(21) 97777-6666;Maricá;RJ;3000\r\n`;
    expect((await imports.checked(changed, { duplicates: 'SKIP' })).counts).toMatchObject({
      skipped: 1,
      ready: 0,
    });

    const asked = await imports.checked(changed, { duplicates: 'ASK' });
    expect(asked.counts).toMatchObject({ asking: 1, ready: 0 });
    const { import: decided } = await api.call('PUT /imports/decisions/:userId/:importId', {
      ...imports.at(api.people.owner, asked._id),
      body: { decision: 'FILL' },
    });
    expect(decided.counts).toMatchObject({ asking: 0, updated: 1 });

    await imports.step('start', asked._id);
    expect(await customers()).toMatchObject([{ city: 'Niterói', income_cents: 300_000, version: 2 }]);
    await imports.imported(changed, { duplicates: 'UPDATE' });
    expect(await customers()).toMatchObject([{ city: 'Maricá', version: 3 }]);
  });

  test('a customer is recognised by document, or by mail or phone with an alike name', async () => {
    await imports.imported(HEAD + ana);
    const file = [
      HEAD,
      'Ana M. Souza;;ana@exemplo.com.br;;Itu;SP;\r\n',
      'Pedro Souza;;ana@exemplo.com.br;;Itu;SP;\r\n',
      'Ana Souza;11144477735;;(11) 98888-7777;Itu;SP;\r\n',
      'Ana Souza;;;;Itu;SP;\r\n',
    ].join('');
    const record = await imports.checked(file, { duplicates: 'SKIP' });
    expect(record.counts).toMatchObject({ skipped: 1, created: 3 });
    expect(record.lookalikes).toBe(2);
    const [skipped] = await imports.rows(record._id, 'SKIPPED');
    expect(skipped).toMatchObject({ line: 2, reason: 'Já cadastrado: Ana Souza.' });
  });

  describe('who shares a phone or mail under a name of the same words but the one that distinguishes it', () => {
    const pairs = [
      ['Auto Posto Combustíveis Sol Ltda', 'Auto Posto Combustíveis Lua Ltda'],
      ['José da Silva Santos Pereira', 'Joana da Silva Santos Pereira'],
      ['João Pedro de Souza Lima', 'João Paulo de Souza Lima'],
    ] as const;

    test.each(pairs)('%s and %s of an earlier import are two', async (one, other) => {
      await imports.imported(`${HEAD}${one};;contador@exemplo.com.br;;Itu;SP;\r\n`);
      const record = await imports.imported(`${HEAD}${other};;contador@exemplo.com.br;;Salto;SP;\r\n`);
      expect(record.counts).toMatchObject({ created: 1, updated: 0 });
      expect(record.lookalikes).toBe(1);
      expect((await customers()).map(({ name }) => name).toSorted()).toEqual([one, other].toSorted());
    });

    test.each(pairs)('%s and %s of one file are two', async (one, other) => {
      const rows = [one, other].map((name) => `${name};;;(11) 98888-7777;Itu;SP;\r\n`).join('');
      const record = await imports.imported(HEAD + rows);
      expect(record.counts).toMatchObject({ created: 2 });
    });
  });

  test('one customer in three rows is one customer', async () => {
    const file = `${HEAD}${ana}Ana Souza;529.982.247-25;;;;;9000\r\nANA SOUZA;;ana@exemplo.com.br;;;;\r\n`;
    const record = await imports.imported(file);
    expect(await customers()).toHaveLength(1);
    expect(record.counts).toMatchObject({ created: 1, same: 0, skipped: 2 });
  });

  test('an import is taken back: created go, changed fields return, what people touched stays', async () => {
    await imports.imported(HEAD + bruno);
    const changed = 'Bruno Lima;11144477735;;;;;3000\r\n';
    const carla = 'Carla Dias;;carla@exemplo.com.br;;Itu;SP;\r\n';
    const record = await imports.imported(HEAD + ana + changed + carla);
    expect(record.undoUntil).toEqual(expect.any(Number));
    const { owner } = api.people;
    const [kept] = (await customers()).filter(({ name }) => name === 'Carla Dias');
    await api.call('PATCH /customers/single/:userId/:cid', {
      as: owner,
      params: { userId: owner.userId, cid: kept?.id ?? '' },
      body: { city: 'Salto' },
    });
    const undone = await imports.step('undo', record._id);
    expect(undone).toMatchObject({ state: 'UNDONE', counts: { undone: 2, kept: 1 } });
    expect(await customers()).toMatchObject([
      { name: 'Bruno Lima', income_cents: null },
      { name: 'Carla Dias', city: 'Salto' },
    ]);
    expect(await imports.rows(record._id, 'KEPT')).toMatchObject([
      { line: 4, reason: 'O cliente foi alterado depois da importação.' },
    ]);
  });

  test('faulty cells are mended in place, and only those rows run again', async () => {
    const record = await imports.imported(`${HEAD}${ana}Davi Reis;123;;;;SP;\r\n`);
    expect(record.counts).toMatchObject({ created: 1, faulty: 1 });
    const mend = (value: string) =>
      api.call('PUT /imports/values/:userId/:importId', {
        ...imports.at(api.people.owner, record._id),
        body: { changes: [{ line: 3, column: 'CPF/CNPJ', value }] },
      });
    expect((await mend('12345678900')).rows).toMatchObject([{ state: 'FAULTY' }]);
    const { rows, import: mended } = await mend('11144477735');
    expect(rows).toMatchObject([{ line: 3, state: 'READY', faults: [] }]);
    expect(mended.counts).toMatchObject({ ready: 1, faulty: 0 });
    expect((await imports.step('start', record._id)).counts).toMatchObject({ created: 2, ready: 0 });
    expect(await customers()).toHaveLength(2);
  });

  test('pause stops between portions, resume goes on, cancel ends', async () => {
    const record = await imports.checked(HEAD + ana + bruno);
    const where = imports.at(api.people.owner, record._id);
    await api.call('POST /imports/start/:userId/:importId', where);
    await api.call('POST /imports/pause/:userId/:importId', where);
    await api.app.jobs.runDue();
    expect(await imports.read(record._id)).toMatchObject({ state: 'PAUSED' });
    expect(await customers()).toHaveLength(0);
    expect(await imports.step('resume', record._id)).toMatchObject({ state: 'DONE', counts: { created: 2 } });
    expect(await api.refused('POST /imports/cancel/:userId/:importId', where)).toMatchObject({ status: 409 });
  });

  test('counts tell what was written: of an import that was cancelled before its start, nothing', async () => {
    const never = await imports.checked(HEAD + ana + bruno);
    expect(never.counts).toMatchObject({ created: 2, ready: 2, written: 0 });
    expect(await imports.step('cancel', never._id)).toMatchObject({
      state: 'CANCELLED',
      counts: { created: 0, updated: 0, ready: 0, written: 0 },
    });
    const stopped = await imports.checked(HEAD + ana + bruno);
    const where = imports.at(api.people.owner, stopped._id);
    await api.call('POST /imports/start/:userId/:importId', where);
    await api.call('POST /imports/pause/:userId/:importId', where);
    await api.app.jobs.runDue();
    expect((await imports.read(stopped._id)).counts).toMatchObject({ ready: 2, written: 0 });
    expect(await imports.step('cancel', stopped._id)).toMatchObject({
      counts: { created: 0, updated: 0, ready: 0, written: 0 },
    });
    expect(await customers()).toHaveLength(0);
    expect((await imports.imported(HEAD + ana + bruno)).counts).toMatchObject({ created: 2, written: 2 });
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'a column called %s is mapped like any other',
    async (name) => {
      const mapping = { nome: 'nome' };
      const plain = await imports.imported(`nome;${name}\r\nAna Souza;11 98888-7777\r\n`, { mapping });
      expect(plain).toMatchObject({ state: 'DONE', counts: { created: 1 } });
      const [, header = ''] = plain.headers;
      expect(header).toBe(name === '__proto__' ? 'Coluna 2 (__proto__)' : name);
      await api.query('delete from customers');
      const record = await imports.imported(`nome;${name}\r\nBruno Lima;11 97777-6666\r\n`, {
        mapping: { ...mapping, [header]: 'telefone' },
      });
      expect(record).toMatchObject({
        state: 'DONE',
        counts: { created: 1 },
        mapping: { [header]: 'telefone' },
      });
      const [customer] = await api.query<{ phone: string }>('select phone from customers');
      expect(customer?.phone).toContain('97777');
    },
  );

  test('[imports-031] [imports-036] a mapping is saved for its headers, and read by them', async () => {
    const { owner } = api.people;
    const hash = 'a'.repeat(64);
    const template = {
      name: 'ERP',
      importType: 'customer' as const,
      hash,
      mapping: { 'Nome completo': 'nome' },
    };
    const params = { importType: 'customer' as const, hash };
    const { template: before } = await api.call('GET /imports/template/:importType/:hash', {
      as: owner,
      params,
    });
    expect(before).toBeNull();
    await api.call('POST /imports/template', { as: owner, body: template });
    await api.call('POST /imports/template', { as: owner, body: { ...template, name: 'ERP novo' } });
    const saved = await api.call('GET /imports/template/:importType/:hash', { as: owner, params });
    expect(saved.template).toEqual({ ...template, name: 'ERP novo' });
    const { neighbour } = api.people;
    const theirs = await api.call('GET /imports/template/:importType/:hash', { as: neighbour, params });
    expect(theirs.template).toBeNull();
  });

  test('[imports-026] a required property that is not mapped blocks the check', async () => {
    const { import: begun } = await imports.draft(HEAD + ana);
    expect(
      await api.refused('POST /imports/check/:userId/:importId', {
        ...imports.at(api.people.owner, begun._id),
        body: { mapping: { 'E-mail': 'email' }, options: {} },
      }),
    ).toMatchObject({ status: 422, message: expect.stringMatching(/^Campo obrigatório não mapeado: nome/i) });
  });

  test('[imports-035] a small file in base64 with its mapping is imported at once', async () => {
    const { owner } = api.people;
    const { importId } = await api.call('POST /customers/upload/:userId', {
      as: owner,
      params: { userId: owner.userId },
      body: {
        mapping: { 'Nome completo': 'nome', 'CPF/CNPJ': 'cpf_ou_cnpj' },
        fileContent: Buffer.from(HEAD + ana, 'latin1').toString('base64'),
      },
    });
    await api.app.jobs.runDue();
    expect(await imports.read(importId)).toMatchObject({ state: 'DONE', counts: { created: 1 } });
  });

  test('a vendor without salesManager is refused; a right that is taken away in the middle stops the import', async () => {
    const { vendor, supervisor } = api.people;
    expect(
      await api.refused('POST /imports/files/:userId', {
        as: vendor,
        params: { userId: vendor.userId },
        body: { importType: 'customer' },
        file: { name: 'a.csv', content: HEAD + ana },
      }),
    ).toMatchObject({ status: 403 });

    const record = await imports.checked(HEAD + ana, { as: supervisor });
    await api.call('POST /imports/start/:userId/:importId', imports.at(supervisor, record._id));
    await api.query(`update users set permissions = permissions - 'salesManager' where id = $1`, [
      supervisor.userId,
    ]);
    await api.app.jobs.runDue();
    expect(await imports.read(record._id, supervisor)).toMatchObject({
      state: 'FAILED',
      problem: expect.stringMatching(/permissão/),
    });
    await api.query(`update users set permissions = permissions || '{"salesManager": true}' where id = $1`, [
      supervisor.userId,
    ]);
    expect(await customers()).toHaveLength(0);
  });

  test('an import of another account, or of a colleague without configManager, is as absent', async () => {
    const record = await imports.checked(HEAD + ana);
    const { neighbour, supervisor } = api.people;
    for (const person of [neighbour, supervisor]) {
      expect(
        await api.refused('GET /imports/single/:userId/:importId', {
          as: person,
          params: { userId: person.userId, importId: record._id },
        }),
      ).toMatchObject({ status: 404 });
    }
  });
});
