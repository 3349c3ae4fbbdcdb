import { createTestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import { convertDigitsToLetters, createImportTestClient } from '../../../test/imports';

const HEAD = 'Nome completo;CPF/CNPJ;E-mail;Celular;Cidade;UF;Logradouro;Número;CEP;RG;Profissão\r\n';
const row = (
  name: string,
  { city = 'Campinas', uf = 'SP', street = '', number = '', cep = '', rg = '', job = '' } = {},
) => `${[name, '', '', '', city, uf, street, number, cep, rg, job].join(';')}\r\n`;
const SAME = 'Igual a um cliente sem documento, e-mail e telefone.';

describeApi('customers without document, mail and phone', (api) => {
  const imports = createImportTestClient(api);
  const count = async () => (await api.query('select id from customers')).length;

  beforeAll(async () => {
    await createTestBoards(api);
  });
  beforeEach(async () => {
    for (const table of ['jobs', 'imports', 'sales', 'customers']) await api.query(`delete from ${table}`);
  });

  test('with an address they are the same the second time', async () => {
    const file =
      HEAD +
      row('Ana Souza', { street: 'Rua das Flores', number: '10' }) +
      row('Bruno Lima', { cep: '13010-000', number: '7' }) +
      row('Carla Dias', { rg: '12.345.678-9' });
    expect((await imports.imported(file)).counts).toMatchObject({ created: 3 });
    const again = await imports.checked(file.replace('Ana Souza', 'ANA SOUZA'));
    expect(again.counts).toMatchObject({ created: 0, same: 3, ready: 0 });
    expect((await imports.rows(again._id, 'SAME')).map(({ reason }) => reason)).toEqual([SAME, SAME, SAME]);
    const fuller = await imports.imported(
      HEAD + row('Ana Souza', { street: 'Rua das Flores', number: '10', job: 'Médica' }),
    );
    expect(fuller.counts).toMatchObject({ created: 0, updated: 1 });
    expect(await api.query('select profession from customers where name = $1', ['Ana Souza'])).toEqual([
      { profession: 'Médica' },
    ]);
    expect(await count()).toBe(3);
    expect((await imports.checked(file, { duplicates: 'SKIP' })).counts).toMatchObject({
      skipped: 3,
      created: 0,
    });
  });

  test('with nothing but a name and a city it is asked, whatever was chosen, and answered', async () => {
    const file = HEAD + row('João Silva') + row('Maria Reis', { city: '', uf: '' });
    await imports.imported(file);
    for (const duplicates of ['FILL', 'UPDATE', 'SKIP', 'ASK'] as const) {
      const again = await imports.checked(file, { duplicates });
      expect(again.counts).toMatchObject({ asking: 2, created: 0, same: 0, skipped: 0 });
    }
    const again = await imports.checked(file);
    const questions = await imports.rows(again._id, 'ASK');
    expect(questions).toMatchObject([
      {
        record: { name: 'João Silva' },
        reason: 'Pode ser o mesmo: João Silva, sem documento, e-mail e telefone.',
        beside: { line: null, fields: [], equal: ['nome', 'UF', 'cidade'] },
      },
      { record: { name: 'Maria Reis' } },
    ]);
    const decide = (line: number, decision: 'CREATE' | 'FILL') =>
      api.call('PUT /imports/decisions/:userId/:importId', {
        ...imports.at(api.people.owner, again._id),
        body: { lines: [line], decision },
      });
    await decide(2, 'CREATE');
    const { import: decided } = await decide(3, 'FILL');
    expect(decided.counts).toMatchObject({ asking: 0, created: 1, same: 1 });
    await imports.step('start', again._id);
    expect(await count()).toBe(3);
  });

  test('another city, street, number or RG is another person', async () => {
    await imports.imported(
      HEAD + row('João Silva', { street: 'Rua A', number: '1', rg: '1' }) + row('Rui Melo', { rg: '7' }),
    );
    const others = await imports.checked(
      HEAD +
        row('João Silva', { city: 'Itu', street: 'Rua A', number: '1' }) +
        row('João Silva', { street: 'Rua B', number: '1' }) +
        row('João Silva', { street: 'Rua A', number: '2' }) +
        row('Rui Melo', { rg: '8' }),
    );
    expect(others.counts).toMatchObject({ created: 4, same: 0, asking: 0 });
  });

  test('one with a document, mail or phone may be somebody without: the only one of the name is asked about', async () => {
    await imports.imported(`${HEAD}João Silva;52998224725;;;Campinas;SP;Rua A;1;;;\r\n`);
    const file = HEAD + row('João Silva', { street: 'Rua A', number: '1' });
    const record = await imports.checked(file);
    expect(record.counts).toMatchObject({ created: 0, asking: 1 });
    expect(await imports.rows(record._id, 'ASK')).toMatchObject([
      {
        reason: 'Pode ser o mesmo: João Silva, o único cliente com este nome.',
        record: { name: 'João Silva' },
      },
    ]);
    await imports.imported(`${HEAD}João Silva;11144477735;;;Campinas;SP;Rua A;1;;;\r\n`);
    expect((await imports.checked(file)).counts).toMatchObject({ created: 1, asking: 0 });
    const elsewhere = HEAD + row('João Silva', { city: 'Itu' });
    expect((await imports.checked(elsewhere)).counts).toMatchObject({ created: 1, asking: 0 });
  });

  test('rows of one file: with an address one customer, without one it is asked', async () => {
    const record = await imports.imported(
      HEAD +
        row('Ana Souza', { street: 'Rua das Flores', number: '10' }) +
        row('Ana Souza', { street: 'Rua das Flores', number: '10', job: 'Médica' }) +
        row('João Silva') +
        row('João Silva'),
    );
    expect(record.counts).toMatchObject({ created: 2, asking: 1 });
    expect(await count()).toBe(2);
    const [question] = await imports.rows(record._id, 'ASK');
    expect(question).toMatchObject({
      line: 5,
      reason: 'Pode ser igual à linha 4: o mesmo nome, e nada que diga se é outro.',
      beside: { line: 4, fields: [] },
    });
    await api.call('PUT /imports/decisions/:userId/:importId', {
      ...imports.at(api.people.owner, record._id),
      body: { decision: 'CREATE' },
    });
    await imports.step('start', record._id);
    expect(await count()).toBe(3);
  });

  test('two imports of one file that were checked before either was written double nobody', async () => {
    const file = HEAD + row('Ana Souza', { street: 'Rua das Flores', number: '10' }) + row('João Silva');
    const [one, two] = [await imports.checked(file), await imports.checked(file)];
    await imports.step('start', one._id);
    const second = await imports.step('start', two._id);
    expect(second).toMatchObject({ state: 'DONE', counts: { created: 0, same: 1, asking: 1 } });
    expect(await count()).toBe(2);
  });

  test('one whom the person may not see tells nothing', async () => {
    const { vendor } = api.people;
    await imports.imported(HEAD + row('Ana Souza', { street: 'Rua das Flores', number: '10' }));
    await api.query(
      `update users set permissions = permissions || '{"preSalesManager": true}' where id = $1`,
      [vendor.userId],
    );
    const record = await imports.checked(
      'nome_cliente;cidade_cliente;UF_cliente;logradouro_cliente;numero_cliente;nome_lead;valor_lead\r\nAna Souza;Campinas;SP;Rua das Flores;10;Casa;1\r\n',
      { as: vendor, type: 'preSale' },
    );
    expect(record).toMatchObject({ counts: { created: 1 }, lookalikes: 0 });
  });

  test('the items of such a customer do not come again; where only the name is the same it is asked', async () => {
    const head =
      'nome_cliente;cidade_cliente;UF_cliente;logradouro_cliente;numero_cliente;nome_negocio;valor_negocio\r\n';
    const file = `${head}Ana Souza;Campinas;SP;Rua A;10;Casa;1000\r\nAna Souza;Campinas;SP;Rua A;10;Sítio;2000\r\n`;
    expect((await imports.imported(file, { type: 'sales' })).counts).toMatchObject({ created: 2 });
    expect(await count()).toBe(1);
    expect((await imports.checked(file, { type: 'sales' })).counts).toMatchObject({ created: 0, same: 2 });
    const bare = `${head}Rui Melo;;;;;Casa;1000\r\n`;
    await imports.imported(bare, { type: 'sales' });
    expect((await imports.checked(bare, { type: 'sales' })).counts).toMatchObject({ created: 0, asking: 1 });
  });

  test('they are looked up in their index, however many there are', async () => {
    const { owner } = api.people;
    await api.query(
      `insert into customers (account_id, id, owner_id, name, city, updated_by)
       select $1, gen_random_uuid(), $2, 'Cliente ' || n, 'Campinas', $2 from generate_series(1, 20000) n`,
      [owner.accountId, owner.userId],
    );
    await api.query('analyze customers');
    const began = performance.now();
    const names = Array.from({ length: 1_000 }, (_, at) => row(`Cliente ${convertDigitsToLetters(at)}`));
    const record = await imports.checked(HEAD + names.join(''));
    expect(record.counts).toMatchObject({ created: 1_000 });
    // A scan of the customers for each row takes minutes.
    expect(performance.now() - began).toBeLessThan(15_000);
  });
});
