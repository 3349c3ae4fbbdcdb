import { createTestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import { createImportTestClient } from '../../../test/imports';

const CUSTOMERS = 'Nome completo;CPF/CNPJ;E-mail;Celular;Cidade;UF;Renda mensal\r\n';
const SALES =
  'nome_cliente;cpf_ou_cnpj_cliente;telefone_cliente;nome_negocio;valor_negocio;etapa_funil_negocio\r\n';

describeApi('whom a row is about', (api) => {
  const imports = createImportTestClient(api);
  const customers = () =>
    api.query<{ name: string; city: string }>('select name, city from customers order by registered_at, id');
  const items = () => api.query<{ name: string }>('select name from sales order by number');
  const decide = async (importId: string, line: number, decision: 'FILL' | 'UPDATE' | 'SKIP' | 'CREATE') =>
    (
      await api.call('PUT /imports/decisions/:userId/:importId', {
        ...imports.at(api.people.owner, importId),
        body: { lines: [line], decision },
      })
    ).import;

  beforeAll(async () => {
    await createTestBoards(api);
  });
  beforeEach(async () => {
    for (const table of ['jobs', 'imports', 'sales', 'customers']) await api.query(`delete from ${table}`);
  });

  describe('the same document under another name', () => {
    const jose = `${CUSTOMERS}José Prado;52998224725;;;Itu;SP;\r\n`;
    const joana = `${CUSTOMERS}Joana Melo;52998224725;;;Salto;;3000\r\n`;
    beforeEach(async () => void (await imports.imported(jose)));

    test.each(['FILL', 'UPDATE', 'ASK'] as const)(
      'is asked about with %s, and nobody is renamed without an answer',
      async (duplicates) => {
        const record = await imports
          .imported(joana, { duplicates })
          .catch(() => imports.checked(joana, { duplicates }));
        expect(record.counts).toMatchObject({ asking: 1, ready: 0, updated: 0 });
        expect(await imports.rows(record._id, 'ASK')).toMatchObject([
          {
            reason: 'O mesmo CPF ou CNPJ, com outro nome: já é de José Prado.',
            record: { name: 'José Prado' },
            beside: {
              fields: expect.arrayContaining([
                expect.objectContaining({ property: 'nome', there: 'José Prado', comes: 'Joana Melo' }),
              ]),
            },
          },
        ]);
        expect(await customers()).toEqual([{ name: 'José Prado', city: 'Itu' }]);
      },
    );

    test.each([
      ['FILL', { name: 'José Prado', city: 'Itu' }],
      ['UPDATE', { name: 'Joana Melo', city: 'Salto' }],
      ['SKIP', { name: 'José Prado', city: 'Itu' }],
      ['CREATE', { name: 'José Prado', city: 'Itu' }],
    ] as const)('answered with %s it is done once', async (decision, expected) => {
      const record = await imports.checked(joana);
      const { counts } = await decide(record._id, 2, decision);
      expect(counts.asking).toBe(0);
      if (counts.ready > 0) await imports.step('start', record._id);
      expect(await customers()).toEqual([expected]);
    });

    test.each(['Joana Prado', 'José Oliveira'])('%s is asked about with UPDATE too', async (name) => {
      const record = await imports.checked(`${CUSTOMERS}${name};52998224725;;;;;\r\n`, {
        duplicates: 'UPDATE',
      });
      expect(record.counts).toMatchObject({ asking: 1, updated: 0 });
    });

    test.each(['José A. Prado', 'JOSE PRADO', 'José', 'José Carlos Prado Filho'])(
      '%s is the same name',
      async (name) => {
        const record = await imports.checked(`${CUSTOMERS}${name};52998224725;;;;;3000\r\n`);
        expect(record.counts).toMatchObject({ asking: 0, updated: 1 });
      },
    );

    test('of companies the words that distinguish them decide', async () => {
      await imports.imported(`${CUSTOMERS}Auto Posto Sol ME;11.222.333/0001-81;;;Itu;SP;\r\n`);
      const row = (name: string) => `${CUSTOMERS}${name};11222333000181;;;;;3000\r\n`;
      expect((await imports.checked(row('Auto Posto Lua ME'))).counts).toMatchObject({
        asking: 1,
        updated: 0,
      });
      expect((await imports.checked(row('AUTOPOSTO SOL LTDA'))).counts).toMatchObject({
        asking: 0,
        updated: 1,
      });
    });

    test('in one file the later row asks', async () => {
      const file = `${CUSTOMERS}Ana Lima;11144477735;;;;;\r\nPedro Dias;11144477735;;;;;\r\n`;
      const record = await imports.checked(file);
      expect(record.counts).toMatchObject({ created: 1, asking: 1 });
      expect(await imports.rows(record._id, 'ASK')).toMatchObject([
        {
          line: 3,
          reason: 'Igual à linha 2: o mesmo CPF ou CNPJ, com outro nome, Ana Lima.',
          beside: { line: 2 },
        },
      ]);
    });

    test('a sale of theirs asks before it is made, and is left out or made for who has the document', async () => {
      const file = `${SALES}Joana Melo;52998224725;;Telhado;100;\r\nJoana Melo;52998224725;;Sítio;200;\r\n`;
      const record = await imports.checked(file, { type: 'sales' });
      expect(record.counts).toMatchObject({ asking: 2, created: 0 });
      expect(await imports.rows(record._id, 'ASK')).toMatchObject([
        { record: null, customer: { name: 'José Prado' }, beside: { equal: ['cpf_ou_cnpj_cliente'] } },
        { line: 3 },
      ]);
      await decide(record._id, 2, 'FILL');
      await decide(record._id, 3, 'SKIP');
      await imports.step('start', record._id);
      expect(await items()).toEqual([{ name: 'Telhado' }]);
      expect(await customers()).toEqual([{ name: 'José Prado', city: 'Itu' }]);
    });

    test.each([
      ['UPDATE', 'FILL', { name: 'Joana Melo', city: 'Salto' }],
      ['FILL', 'UPDATE', { name: 'José Prado', city: 'Itu' }],
      ['CREATE', 'UPDATE', { name: 'José Prado', city: 'Itu' }],
    ] as const)(
      'a sale of theirs answered with %s does that with the customer, although %s was chosen for all',
      async (decision, duplicates, expected) => {
        const file = `${SALES.trim()};cidade_cliente\r\nJoana Melo;52998224725;;Telhado;100;;Salto\r\n`;
        const record = await imports.checked(file, { type: 'sales', duplicates });
        expect(record.counts).toMatchObject({ asking: 1 });
        await decide(record._id, 2, decision);
        await imports.step('start', record._id);
        expect(await customers()).toEqual([expected]);
        expect(await items()).toEqual([{ name: 'Telhado' }]);
      },
    );

    test('two sales of one file with one document and two names ask about the customer', async () => {
      const file = `${SALES}Ana Lima;11144477735;;Telhado;100;\r\nPedro Dias;11144477735;;Sítio;200;\r\n`;
      const record = await imports.checked(file, { type: 'sales' });
      expect(await imports.rows(record._id, 'ASK')).toMatchObject([
        {
          ...{ line: 3, record: null },
          beside: {
            line: 2,
            fields: [{ property: 'nome_cliente', there: 'Ana Lima', comes: 'Pedro Dias' }],
            equal: ['cpf_ou_cnpj_cliente'],
          },
        },
      ]);
      const { counts } = await decide(record._id, 3, 'CREATE');
      expect(counts).toMatchObject({ asking: 0, ready: 2 });
      await imports.step('start', record._id);
      expect((await customers()).map(({ name }) => name)).toEqual(['José Prado', 'Ana Lima']);
      expect(await items()).toHaveLength(2);
    });
  });

  describe('a sale with nothing but a name that exists once', () => {
    const bare = `${SALES}Ana Prado;;;Telhado;100;\r\n`;
    beforeEach(async () => void (await imports.imported(`${CUSTOMERS}Ana Prado;52998224725;;;Itu;SP;\r\n`)));

    test('is asked about, with who is there', async () => {
      const record = await imports.checked(bare, { type: 'sales' });
      expect(record.counts).toMatchObject({ asking: 1, created: 0 });
      expect(await imports.rows(record._id, 'ASK')).toMatchObject([
        {
          reason: 'Pode ser o mesmo: Ana Prado, o único cliente com este nome.',
          record: null,
          customer: { name: 'Ana Prado' },
          beside: { line: null, equal: ['nome_cliente'] },
        },
      ]);
    });

    test.each([
      ['FILL', 1, 1],
      ['CREATE', 2, 1],
      ['SKIP', 1, 0],
    ] as const)('answered with %s: %d customers, %d sales', async (decision, people, sales) => {
      const record = await imports.checked(bare, { type: 'sales' });
      const { counts } = await decide(record._id, 2, decision);
      if (counts.ready > 0) await imports.step('start', record._id);
      expect(await customers()).toHaveLength(people);
      expect(await items()).toHaveLength(sales);
    });

    test('of two of that name nobody can say which: it is new, and told', async () => {
      await imports.imported(`${CUSTOMERS}Ana Prado;11144477735;;;Salto;SP;\r\n`);
      expect((await imports.checked(bare, { type: 'sales' })).counts).toMatchObject({
        asking: 0,
        created: 1,
      });
    });
  });

  test('each row says what it is: new, completes somebody, the same, and what stays as it is', async () => {
    await imports.imported(`${CUSTOMERS}Ana Prado;52998224725;;(47) 99999-8888;Itu;SP;\r\n`);
    const record = await imports.checked(
      `${CUSTOMERS}Ana Prado;52998224725;;(47) 98888-7777;Itu;SP;3000\r\nAna Prado;52998224725;;(47) 98888-7777;;;\r\nRui Sá;;;;;;\r\n`,
    );
    const { rows } = await api.call('GET /imports/rows/:userId/:importId', {
      ...imports.at(api.people.owner, record._id),
      query: {},
    });
    expect(rows).toMatchObject([
      {
        ...{ state: 'READY', action: 'UPDATE', record: { name: 'Ana Prado' } },
        reason: 'A planilha traz outro valor, e o cadastro não muda: Telefone.',
      },
      { state: 'SAME', record: { name: 'Ana Prado' }, reason: expect.stringContaining('Telefone') },
      { state: 'READY', action: 'CREATE', record: null },
    ]);
  });

  test('what is never changed of a sale that is there is told', async () => {
    const line = `${SALES}Ana Prado;52998224725;;Telhado;100;\r\n`;
    await imports.imported(line, { type: 'sales' });
    const again = await imports.checked(`${SALES}Ana Prado;52998224725;;Telhado;300;2\r\n`, {
      type: 'sales',
    });
    expect(await imports.rows(again._id, 'SAME')).toMatchObject([
      {
        reason: 'Fica como está no quadro: Valor do negócio, Etapa do funil do negócio.',
        record: { name: 'Telhado' },
        customer: { name: 'Ana Prado' },
      },
    ]);
  });

  test('of an item that is there the same values again are told of by nobody', async () => {
    const head = `${SALES.trim()};data_registro_negocio;observacoes_negocio\r\n`;
    const line = `${head}Ana Prado;52998224725;;Telhado;100;1;05/03/2024;Ligar à tarde\r\n`;
    await imports.imported(line, { type: 'sales' });
    const again = await imports.checked(line, { type: 'sales' });
    expect(await imports.rows(again._id, 'SAME')).toMatchObject([{ reason: null }]);
    const other = await imports.checked(
      `${head}Ana Prado;52998224725;;Telhado;100;1;06/03/2024;Ligar de manhã\r\n`,
      { type: 'sales' },
    );
    expect(await imports.rows(other._id, 'SAME')).toMatchObject([
      {
        reason: expect.stringMatching(/^Fica como está no quadro: (?:[^,]+, )?[^,]+\.$/),
      },
    ]);
  });

  describe('what a row says otherwise than the customer of its item', () => {
    const head =
      'nome_cliente;cpf_ou_cnpj_cliente;email_cliente;telefone_cliente;nome_negocio;valor_negocio\r\n';
    const there = `${head}Ana Prado;52998224725;a@x.com.br;(47) 99999-8888;Telhado;100\r\n`;
    const kept = /e o cadastro não muda: .*E-mail.*Telefone/;
    beforeEach(async () => void (await imports.imported(there, { type: 'sales' })));

    test.each([
      ['a new sale', 'FILL', 'Sítio', 'READY'],
      ['a new sale, where those that are there are passed over', 'SKIP', 'Sítio', 'READY'],
      ['the same sale', 'FILL', 'Telhado', 'SAME'],
    ] as const)('is told of %s', async (_title, duplicates, name, state) => {
      const record = await imports.checked(
        `${head}Ana Prado;52998224725;b@x.com.br;(47) 98888-7777;${name};100\r\n`,
        { type: 'sales', duplicates },
      );
      expect(await imports.rows(record._id, state)).toMatchObject([{ reason: expect.stringMatching(kept) }]);
    });

    test('is told of two sales of one customer in a file', async () => {
      const file = `${head}Rui Sá;11144477735;r@x.com.br;;Telhado;1\r\nRui Sá;11144477735;s@x.com.br;;Sítio;2\r\nRui Sá;11144477735;r@x.com.br;;Loja;3\r\n`;
      const record = await imports.checked(file, { type: 'sales' });
      expect((await imports.rows(record._id, 'READY')).map(({ reason }) => reason)).toEqual([
        null,
        expect.stringMatching(/^Fica o valor da linha 2: .*E-mail[^,]*\.$/),
        null,
      ]);
    });
  });

  describe('a row that is put together with an earlier line', () => {
    test('names what of it stays out, also of what a row between them filled', async () => {
      const file = `${CUSTOMERS}Ana Prado;52998224725;;(47) 99999-8888;Itu;;\r\nAna Prado;52998224725;;(47) 98888-7777;Salto;;3000\r\nAna Prado;52998224725;;;;;4000\r\nAna Prado;52998224725;;;Itu;;3000\r\n`;
      const record = await imports.checked(file);
      expect((await imports.rows(record._id, 'READY')).map(({ reason }) => reason)).toEqual([
        null,
        'Igual à linha 2. Fica o valor da linha 2: Telefone, Cidade.',
      ]);
      expect(await imports.rows(record._id, 'SKIPPED')).toMatchObject([
        { line: 4, reason: 'Igual à linha 2. Fica o valor da linha 2: Renda mensal.' },
        { line: 5, reason: 'Igual à linha 2.' },
      ]);
      await imports.step('start', record._id);
      expect(await api.query('select phone, city, income_cents::int from customers')).toEqual([
        { phone: '47999998888', city: 'Itu', income_cents: 300_000 },
      ]);
    });

    test('says nothing of what replaces it', async () => {
      const file = `${CUSTOMERS}Ana Prado;52998224725;;;Itu;;\r\nAna Prado;52998224725;;;Salto;;\r\n`;
      const record = await imports.checked(file, { duplicates: 'UPDATE' });
      expect((await imports.rows(record._id, 'READY'))[1]?.reason).toBe('Igual à linha 2.');
    });

    test('that only repeats it is counted as a repeat, and as another one once the earlier line is', async () => {
      const line = 'Ana Prado;52998224725;;(47) 99999-8888;Itu;;\r\n';
      const record = await imports.checked(`${CUSTOMERS}${line}${line}`);
      expect(record.counts).toMatchObject({ created: 1, updated: 0, skipped: 1, ready: 1 });
      expect(await imports.rows(record._id, 'SKIPPED')).toMatchObject([
        { line: 3, reason: 'Igual à linha 2.' },
      ]);
      await api.call('PUT /imports/values/:userId/:importId', {
        ...imports.at(api.people.owner, record._id),
        body: {
          changes: [
            { line: 2, column: 'CPF/CNPJ', value: '11144477735' },
            { line: 2, column: 'Celular', value: '' },
            { line: 2, column: 'Nome completo', value: 'Rui Sá' },
          ],
        },
      });
      const mended = await imports.read(record._id);
      expect(mended.counts).toMatchObject({ created: 2, updated: 0, skipped: 0, ready: 2 });
    });

    test('of equipment names it too', async () => {
      const head = 'modulo_modelo;modulo_fabricante;modulo_potencia_em_watts;estoque;valor_unitario\r\n';
      const record = await imports.checked(
        `${head}H550;Helios;550;10;\r\nH550;Helios;550;12;700\r\nH550;Helios;550;10;700\r\n`,
        { type: 'module' },
      );
      expect((await imports.rows(record._id, 'READY')).map(({ reason }) => reason)).toEqual([
        null,
        expect.stringMatching(/^Igual à linha 2\. Fica o valor da linha 2: Estoque[^,]*\.$/),
      ]);
      expect(await imports.rows(record._id, 'SKIPPED')).toMatchObject([
        { line: 4, reason: 'Igual à linha 2.' },
      ]);
    });
  });
});
