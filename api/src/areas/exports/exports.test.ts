import { deleteExpiredFiles } from '@girassol/api-platform/files/sweep';
import { DAY_MS } from '@girassol/shared-domain';
import { createRowReader, getImportProperties, suggestMapping } from '@girassol/shared-domain/imports';
import { testAtHoursOfTheDay } from '@girassol/shared-domain/testing';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { createExportTestClient } from '../../../test/exports';
import { describeApi } from '../../../test/harness';

describeApi('exports of customers', (api) => {
  const { ask, single, download, open, exported, refusal } = createExportTestClient(api);
  let boards: TestBoards;

  beforeAll(async () => {
    boards = await createTestBoards(api);
    const { owner, vendor, colleague } = api.people;
    await boards.addCustomer(owner, 'Padaria São João', {
      document: '11222333000181',
      isCNPJ: true,
      phone: '4733334444',
      whatsapp: '47999998888',
      uf: 'SC',
      city: 'Blumenau',
      income: 45_000.5,
      addressDetail: {
        postalCode: '89010000',
        street: 'Rua das Palmeiras',
        number: '120',
        district: 'Centro',
      },
      personInCharge: { name: 'Ana Prado', cpf: '52998224725' },
    });
    await boards.addCustomer(vendor, 'Fórmula', { origin: '+55 site', income: 900 });
    await boards.addCustomer(colleague, 'Escola');
    await boards.addCustomer(owner, 'Arquivado');
    await api.query('update customers set name = $1 where name = $2', [
      '=HYPERLINK("http://x";"y")',
      'Fórmula',
    ]);
    await api.query(`update customers set archived_at = now() where name = 'Arquivado'`);
    await api.query(`update customers set registered_at = '2024-03-10T12:00:00Z' where name = 'Escola'`);
  });

  const names = ({ rows }: Awaited<ReturnType<typeof exported>>) => rows.map(({ Nome }) => Nome);

  test('[exports-001] the list as it stands becomes a file whose columns are those of an import, with typed cells', async () => {
    const file = await exported(api.people.owner, {
      kind: 'customers',
      filters: { searchValue: 'padaria sao' },
    });
    const labels = getImportProperties('customer').map(({ label }) => label);
    expect(file.headers).toEqual(labels.filter((label) => label !== 'Endereço completo'));
    expect(file.rows).toHaveLength(1);
    expect(file.rows[0]).toMatchObject({
      Nome: 'Padaria São João',
      'CPF ou CNPJ': '11.222.333/0001-81',
      Telefone: '(47) 3333-4444',
      WhatsApp: '(47) 99999-8888',
      'Estado (UF)': 'SC',
      CEP: '89010-000',
      'Renda mensal': null,
      'Faturamento mensal': 45_000.5,
      'Data de registro': { date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) },
      'CPF do responsável': '529.982.247-25',
      'Colaborador responsável': 'dono',
    });
    expect(file.url).toMatch(/clientes-\d{4}-\d{2}-\d{2}\.xlsx\?/);
  });

  test.each(['xlsx', 'csv'] as const)(
    'what is exported as %s is read by the import as it was',
    async (format) => {
      const { headers, rows } = await exported(api.people.owner, {
        kind: 'customers',
        filters: { searchValue: 'padaria sao' },
        format,
      });
      const suggested = suggestMapping(
        'customer',
        headers.map((header) => ({ header, values: rows.map((row) => row[header] ?? null) })),
      );
      const mapping = Object.fromEntries(
        headers.map((header) => [header, suggested[header]?.property ?? null]),
      );
      const read = createRowReader(
        'customer',
        mapping,
        headers,
      )(headers.map((header) => rows[0]?.[header] ?? null));
      expect(read.faults).toEqual([]);
      expect(read.values).toEqual({
        nome: 'Padaria São João',
        cpf_ou_cnpj: '11222333000181',
        telefone: '4733334444',
        whatsapp: '47999998888',
        UF: 'SC',
        cidade: 'Blumenau',
        cep: '89010000',
        logradouro: 'Rua das Palmeiras',
        numero: '120',
        bairro: 'Centro',
        faturamento_mensal: 45_000.5,
        data_de_registro: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        nome_responsavel: 'Ana Prado',
        cpf_responsavel: '52998224725',
        id_colaborador_proprietario: 'dono',
      });
    },
  );

  test('[exports-002] the form of the page: period, owners, states, chosen columns and csv', async () => {
    const { owner, colleague } = api.people;
    const form = async (body: object) => {
      const { exportId } = await api.call('POST /customers/export/:userId', {
        as: owner,
        params: { userId: owner.accountId },
        body: { format: 'csv', columns: ['nome', 'data_de_registro'], ...body },
      });
      await api.app.jobs.runDue();
      return open(owner, exportId);
    };
    const old = await form({ to: '2024-12-31' });
    expect(old.text).toBe('\ufeffNome;Data de registro\r\nEscola;10/03/2024\r\n');
    expect(names(await form({ from: '2024-03-10', to: '2024-03-10' }))).toEqual(['Escola']);
    expect(names(await form({ from: '2024-03-11', to: '2024-12-31' }))).toEqual([]);
    expect(names(await form({ owners: [colleague.userId] }))).toEqual(['Escola']);
    expect(names(await form({ status: 'ARCHIVED' }))).toEqual(['Arquivado']);
    expect(names(await form({ status: 'ALL' }))).toHaveLength(5);
    expect(names(await form({}))).not.toContain('Arquivado');
    expect(
      await refusal(owner, { kind: 'customers', filters: { from: '2025-01-02', to: '2025-01-01' } }),
    ).toEqual({
      status: 400,
      message: 'O início do período deve ser anterior ao fim.',
    });
  });

  testAtHoursOfTheDay(
    'a file is named after the day of São Paulo on which it was asked for',
    async ({ today }) => {
      const exportId = await ask(api.people.owner, { kind: 'customers', filters: {}, format: 'csv' });
      const { fileName } = await single(api.people.owner, exportId);
      expect(fileName).toBe(`clientes-${today}.csv`);
    },
  );

  test('a text that a spreadsheet would take for a formula stays a text in both forms', async () => {
    const { owner, vendor } = api.people;
    const wish = {
      kind: 'customers',
      filters: { filter1Active: true, filter1Value: vendor.userId },
    } as const;
    const csv = await exported(owner, { ...wish, columns: ['nome', 'origem'], format: 'csv' });
    expect(csv.text).toBe(`\ufeffNome;Origem\r\n"'=HYPERLINK(""http://x"";""y"")";'+55 site\r\n`);
    const xlsx = await exported(owner, { ...wish, columns: ['nome'] });
    expect(names(xlsx)).toEqual(['=HYPERLINK("http://x";"y")']);
  });

  test('[exports-004] customers as CSV at once, by a link that opens; nothing is kept open to guess', async () => {
    const { owner, vendor } = api.people;
    const { link } = await api.call('POST /customers/csv-data/:userId', {
      as: owner,
      params: { userId: owner.accountId },
    });
    const file = await download(link);
    expect(names(file)).toEqual(expect.arrayContaining(['Escola', 'Padaria São João']));
    expect(
      (await api.send({ method: 'GET', url: link.replace('signature=', 'signature=a') })).statusCode,
    ).toBe(410);
    const refused = await api.refused('POST /customers/csv-data/:userId', {
      as: vendor,
      params: { userId: vendor.userId },
    });
    expect(refused.status).toBe(403);
  });

  test('[exports-003] needs a manager, or a vendor with salesManager, who sees the rows', async () => {
    const { owner, vendor, supervisor, newcomer, neighbour } = api.people;
    const wish = { kind: 'customers', filters: {} } as const;
    expect(names(await exported(supervisor, wish))).toContain('Padaria São João');
    for (const as of [vendor, newcomer]) expect((await refusal(as, wish, as.userId)).status).toBe(403);
    expect((await refusal(owner, wish, neighbour.userId)).status).toBe(404);
    expect(
      (await refusal(owner, { kind: 'customers', filters: { owners: [neighbour.userId] } })).status,
    ).toBe(404);
    expect(
      (await refusal(owner, { kind: 'customers', filters: { fetchId: neighbour.accountId } })).status,
    ).toBe(404);
    expect(names(await exported(neighbour, wish))).toEqual(['Cliente da Vizinha']);
  });

  test("an export is its person's: others of the account read its record with configManager, and open nothing", async () => {
    const { owner, supervisor, neighbour, colleague } = api.people;
    const exportId = await ask(supervisor, { kind: 'customers', filters: {} });
    const place = (userId: string) => ({ userId, exportId });
    const status = async (key: 'GET /exports/single/:userId/:exportId', as: typeof owner) =>
      (await api.refused(key, { as, params: place(as.userId) })).status;
    expect(await status('GET /exports/single/:userId/:exportId', neighbour)).toBe(404);
    expect(await status('GET /exports/single/:userId/:exportId', colleague)).toBe(404);
    await api.app.jobs.runDue();
    const listed = async (as: typeof owner) =>
      (
        await api.call('GET /exports/user/:userId/:multiplier', {
          as,
          params: { userId: as.userId, multiplier: 1 },
        })
      ).exports.map(({ _id }) => _id);
    expect(await listed(owner)).toContain(exportId);
    expect(await listed(colleague)).toEqual([]);

    await api.query(`update users set permissions = '{"configManager": true}' where id = $1`, [
      colleague.userId,
    ]);
    try {
      expect((await single(colleague, exportId)).state).toBe('DONE');
      expect(
        await api.refused('POST /exports/open/:userId/:exportId', {
          as: colleague,
          params: place(colleague.userId),
        }),
      ).toMatchObject({ status: 403, message: 'Somente quem pediu esta exportação pode abrir o arquivo.' });
    } finally {
      await api.query(`update users set permissions = '{}' where id = $1`, [colleague.userId]);
    }
    expect(names(await open(owner, exportId))).toContain('Escola');
    expect((await single(supervisor, exportId)).opened).toBe(1);
    expect(
      await api.query('select user_id, row_count from export_openings where export_id = $1', [exportId]),
    ).toEqual([{ user_id: owner.userId, row_count: expect.any(Number) }]);
  });

  test('a right that is taken away ends the export in words, and closes what was written', async () => {
    const { supervisor } = api.people;
    const done = await ask(supervisor, { kind: 'customers', filters: {} });
    await api.app.jobs.runDue();
    const waiting = await ask(supervisor, { kind: 'customers', filters: {} });
    const [before] = await api.query<{ permissions: object }>('select permissions from users where id = $1', [
      supervisor.userId,
    ]);
    await api.query(`update users set permissions = '{}' where id = $1`, [supervisor.userId]);
    try {
      await api.app.jobs.runDue();
      expect(await single(supervisor, waiting)).toMatchObject({
        state: 'FAILED',
        problem: 'Você não tem permissão para exportar: Clientes.',
      });
      const refused = await api.refused('POST /exports/open/:userId/:exportId', {
        as: supervisor,
        params: { userId: supervisor.userId, exportId: done },
      });
      expect(refused.status).toBe(403);
      const told = await api.query<{ title: string }>('select title from notifications where user_id = $1', [
        supervisor.userId,
      ]);
      expect(told).toEqual([{ title: 'Exportação não concluída: Clientes' }]);
    } finally {
      await api.query('update users set permissions = $2 where id = $1', [
        supervisor.userId,
        JSON.stringify(before?.permissions),
      ]);
    }
  });

  test('one that waits can be cancelled, and is not written any more', async () => {
    const { owner } = api.people;
    const exportId = await ask(owner, { kind: 'customers', filters: {} });
    const answer = await api.call('POST /exports/cancel/:userId/:exportId', {
      as: owner,
      params: { userId: owner.userId, exportId },
    });
    expect(answer.export.state).toBe('CANCELLED');
    await api.app.jobs.runDue();
    expect(await single(owner, exportId)).toMatchObject({ state: 'CANCELLED', fileSize: null });
    expect(
      await api.refused('POST /exports/open/:userId/:exportId', {
        as: owner,
        params: { userId: owner.userId, exportId },
      }),
    ).toMatchObject({ status: 409 });
  });

  test('a run that was killed is begun anew, and leaves one file', async () => {
    const { owner } = api.people;
    const exportId = await ask(owner, { kind: 'customers', filters: {} });
    await api.app.jobs.runDue();
    const files = () => api.query("select id from stored_files where name like 'clientes-%' and is_kept");
    const before = (await files()).length;
    // As a process leaves it that ends before the last transaction.
    const [kept] = await api.query<{ file_id: string }>('select file_id from exports where id = $1', [
      exportId,
    ]);
    await api.query(
      `update exports set state = 'WRITING', file_id = null, done = 1, row_count = null where id = $1`,
      [exportId],
    );
    await api.query(
      `update stored_files set is_kept = false, created_at = now() - interval '7 hours' where id = $1`,
      [kept?.file_id],
    );
    await api.query(
      `update jobs set state = 'QUEUED', lease = null, ended_at = null where payload->>'exportId' = $1`,
      [exportId],
    );
    await api.app.jobs.runDue();
    await deleteExpiredFiles({ database: api.database, store: api.app.files.store });
    expect(await files()).toHaveLength(before);
    expect(await single(owner, exportId)).toMatchObject({ state: 'DONE', rows: 4 });
    expect((await open(owner, exportId)).rows).toHaveLength(4);
  });

  test('files end after seven days: the link is refused, the contents are gone, the record stays', async () => {
    const { owner } = api.people;
    const exportId = await ask(owner, { kind: 'customers', filters: {} });
    await api.app.jobs.runDue();
    const { expiresTimestamp, endedTimestamp } = await single(owner, exportId);
    expect(Math.round(((expiresTimestamp ?? 0) - (endedTimestamp ?? 0)) / DAY_MS)).toBe(7);
    const { url } = await open(owner, exportId);
    await api.query(`update exports set expires_at = now() where id = $1`, [exportId]);
    await api.query(
      `update stored_files set delete_after = now() - interval '1 s' where id = (select file_id from exports where id = $1)`,
      [exportId],
    );
    await deleteExpiredFiles({ database: api.database, store: api.app.files.store });
    expect(
      await api.refused('POST /exports/open/:userId/:exportId', {
        as: owner,
        params: { userId: owner.userId, exportId },
      }),
    ).toMatchObject({ status: 410, message: 'O prazo deste arquivo acabou. Exporte de novo.' });
    expect((await api.send({ method: 'GET', url })).statusCode).toBe(404);
    expect(await single(owner, exportId)).toMatchObject({ state: 'DONE', rows: 4 });
  });

  test('columns are those that one may export; unknown ones are refused', async () => {
    const { owner, vendor } = api.people;
    const { columns } = await api.call('GET /exports/columns/:userId/:kind', {
      as: owner,
      params: { userId: owner.userId, kind: 'customers' },
    });
    expect(columns[0]).toEqual({ key: 'nome', title: 'Nome', kind: 'text', isDefault: true });
    expect(await refusal(owner, { kind: 'customers', filters: {}, columns: ['senha'] })).toMatchObject({
      status: 400,
    });
    const refused = await api.refused('GET /exports/columns/:userId/:kind', {
      as: vendor,
      params: { userId: vendor.userId, kind: 'customers' },
    });
    expect(refused.status).toBe(403);
  });
});
