import { createTestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import { createImportTestClient } from '../../../test/imports';

describeApi('how a spreadsheet is laid out and read', (api) => {
  const imports = createImportTestClient(api);
  const customers = () => api.query('select name, phone, observations from customers order by name');

  beforeAll(async () => {
    await createTestBoards(api);
  });
  beforeEach(async () => {
    for (const table of ['jobs', 'imports', 'customers']) await api.query(`delete from ${table}`);
  });

  test('headers below a title are found, told, and kept for the check', async () => {
    const file =
      'Relatório de clientes;;\r\n\r\nNome;Telefone;Cidade\r\nAna Prado;(47) 99999-8888;Itu\r\nTOTAL;;2\r\n';
    const draft = await imports.draft(file);
    expect(draft).toMatchObject({
      header: {
        line: 3,
        rows: 1,
        first: [{ line: 1, texts: ['Relatório de clientes'] }, { line: 3 }, { line: 4 }, { line: 5 }],
      },
      import: { headers: ['Nome', 'Telefone', 'Cidade'], rows: 1 },
    });
    const record = await imports.imported(file);
    expect(record.counts).toMatchObject({ created: 1, faulty: 0 });
    expect(record.notes).toEqual([
      'CSV em UTF-8, separado por ponto e vírgula.',
      'O cabeçalho está na linha 3: as 2 linhas acima ficaram de fora.',
      'Linha de totais, deixada de fora: linha 5.',
    ]);
  });

  test('somebody can say where they are, and that there are none', async () => {
    const { owner } = api.people;
    const draft = await imports.draft('Nome;Cidade\r\nCliente;Município\r\nAna;Itu\r\n');
    const take = (line: number) =>
      api.call('PUT /imports/files/:userId/:importId', {
        ...imports.at(owner, draft.import._id),
        body: { header: { line, rows: 1 } },
      });
    expect(await take(2)).toMatchObject({
      header: { line: 2 },
      import: { headers: ['Cliente', 'Município'], rows: 1 },
    });
    expect(await take(0)).toMatchObject({
      header: { line: 0 },
      import: { headers: ['Coluna 1', 'Coluna 2'], rows: 3 },
    });
    expect(
      await api.refused('PUT /imports/files/:userId/:importId', {
        ...imports.at(owner, draft.import._id),
        body: { header: { line: 500, rows: 1 } },
      }),
    ).toMatchObject({ status: 400 });
    await api.call('POST /imports/check/:userId/:importId', {
      ...imports.at(owner, draft.import._id),
      body: { mapping: { 'Coluna 1': 'nome', 'Coluna 2': 'cidade' } },
    });
    await api.app.jobs.runDue();
    expect((await imports.read(draft.import._id)).counts).toMatchObject({ created: 3 });
  });

  test('columns are read as all of their rows prove, and as it was answered', async () => {
    const rows = Array.from(
      { length: 120 },
      (_, at) => `Cliente ${'abcdefghij'[at % 10]}${'abcdefghijkl'[Math.floor(at / 10)]};7.200;01/02/2024`,
    );
    const file = `Nome;Renda mensal;Data de cadastro\r\n${rows.join('\r\n')}\r\nUltimo;1.234,56;25/12/2024\r\n`;
    const { columns } = await imports.draft(file);
    expect(columns[1]).toMatchObject({ evidence: { numbers: { thousands: 1, unclear: 120, decimal: 0 } } });
    expect(columns[2]).toMatchObject({ evidence: { dates: { dayFirst: 1, unclear: 120 } } });
    await imports.imported(file);
    expect(await api.query('select distinct income_cents::int as cents from customers order by 1')).toEqual([
      { cents: 123_456 },
      { cents: 720_000 },
    ]);

    await api.query('delete from customers');
    const draft = await imports.draft('Nome;Data de cadastro\r\nAna Prado;01/02/2024\r\n');
    await api.call('POST /imports/check/:userId/:importId', {
      ...imports.at(api.people.owner, draft.import._id),
      body: {
        mapping: { Nome: 'nome', 'Data de cadastro': 'data_de_registro' },
        options: { dates: { 'Data de cadastro': 'monthFirst' } },
        startsWhenChecked: true,
      },
    });
    await api.app.jobs.runDue();
    expect(
      await api.query(
        "select (registered_at at time zone 'America/Sao_Paulo')::date::text as day from customers",
      ),
    ).toEqual([{ day: '2024-01-02' }]);
  });

  test('what of a cell is not in the record is told by row and by column', async () => {
    const file =
      'Nome;Telefone;Cidade\r\nAna Prado;(47) 3333-4444 ramal 12;Itu\r\nRui Sá;47 3333-5555 ramal 3;Itu\r\nEva;47 3333-6666;Itu\r\n';
    const record = await imports.checked(file);
    expect(record.counts).toMatchObject({ created: 3, faulty: 0 });
    const faults = await api.call(
      'GET /imports/faults/:userId/:importId',
      imports.at(api.people.owner, record._id),
    );
    expect(faults).toEqual({
      faults: [],
      remarks: [
        {
          column: 'Telefone',
          message: 'O que não cabe em Telefone vai para Observações.',
          rows: 2,
          value: 'ramal 12',
          line: 2,
        },
      ],
    });
    expect((await imports.rows(record._id)).map(({ remarks }) => remarks?.length)).toEqual([1, 1, 0]);
    await imports.step('start', record._id);
    expect(await customers()).toMatchObject([
      { name: 'Ana Prado', phone: '4733334444', observations: 'Telefone: ramal 12' },
      { name: 'Eva', observations: '' },
      { name: 'Rui Sá', observations: 'Telefone: ramal 3' },
    ]);
  });

  test('a remark goes when its cell is mended', async () => {
    const record = await imports.checked('Nome;Telefone\r\nAna;(47) 3333-4444 ramal 12\r\n');
    const { rows } = await api.call('PUT /imports/values/:userId/:importId', {
      ...imports.at(api.people.owner, record._id),
      body: { changes: [{ line: 2, column: 'Telefone', value: '(47) 3333-4444' }] },
    });
    expect(rows).toMatchObject([{ remarks: [] }]);
  });
});
