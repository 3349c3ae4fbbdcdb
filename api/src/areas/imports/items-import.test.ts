import { boardKinds, boardDescriptions as boardTitles } from '@girassol/shared-domain';
import {
  boardImportDefinitions,
  boardImportTypes,
  getImportedStatusLabels,
} from '@girassol/shared-domain/imports';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import { createImportTestClient } from '../../../test/imports';

interface Item {
  id: string;
  number: number;
  name: string;
  type: string;
  amount: number;
  status: string;
  owner_id: string;
  customer: string;
  column_id: string;
  finished: string | null;
  is_closed: boolean;
  reason: string | null;
}

const HEAD = [
  ...[
    'nome_cliente',
    'cpf_ou_cnpj_cliente',
    'cidade_cliente',
    'nome_negocio',
    'valor_negocio',
    'status_negocio',
  ],
  ...['data_registro_negocio', 'data_finalizacao_negocio', 'etapa_funil_negocio', 'observacoes_negocio'],
  'id_colaborador_proprietario',
].join(';');
const joinLines = (...lines: string[]) => [HEAD, ...lines].join('\r\n');
const ANA = 'Ana Souza;52998224725;Campinas';
const BRUNO = 'Bruno Lima;11144477735;Niterói';

describeApi('import of items of boards', (api) => {
  const imports = createImportTestClient(api);
  let boards: TestBoards;
  const sold = { type: 'sales' as const };
  const items = () =>
    api.query<Item>(
      `select s.id, s.number, s.name, s.type, (s.amount_cents / 100.0)::float8 as amount, s.status, s.owner_id,
        c.name as customer, s.column_id, s.finished_date::text as finished, s.closed_at is not null as is_closed,
        s.sale_lost_reason as reason
       from sales s join customers c on c.account_id = s.account_id and c.id = s.customer_id
       where s.account_id = $1 order by s.type, s.number`,
      [api.people.owner.accountId],
    );
  const customers = () =>
    api.query<{ name: string; city: string }>(
      'select name, city from customers where account_id = $1 order by name',
      [api.people.owner.accountId],
    );
  const faultsOf = async (importId: string) =>
    (await imports.rows(importId, 'FAULTY')).flatMap(({ line, faults }) =>
      faults.map(({ column, value, message }) => ({ line, column, value, message })),
    );
  const getTotals = (column: number) =>
    api.call('POST /kanbans/single/column-totals/:fetchId/:columnId', {
      as: api.people.owner,
      params: { fetchId: api.people.owner.accountId, columnId: boards.columns[column] ?? '' },
      body: { type: 'SALES' },
    });

  beforeAll(async () => {
    boards = await createTestBoards(api);
  });
  beforeEach(async () => {
    await api.query('delete from jobs');
    await api.query('delete from imports');
    await api.query('delete from sales');
    await api.query('delete from customers');
  });

  test.each([
    ['sales', ['nome_cliente', 'nome_negocio', 'valor_negocio']],
    ['preSale', ['nome_cliente', 'nome_lead', 'valor_lead']],
  ] as const)('[imports-016] [imports-017] %s need customer, name and value', async (type, required) => {
    const file = `${required.join(';')}\r\nAna;Telhado;100`;
    for (const left of required) {
      const { import: begun } = await imports.draft(file, { type });
      const mapping = Object.fromEntries(required.map((name) => [name, name === left ? null : name]));
      expect(
        await api.refused('POST /imports/check/:userId/:importId', {
          ...imports.at(api.people.owner, begun._id),
          body: { mapping, options: {} },
        }),
      ).toMatchObject({ status: 422, message: expect.stringMatching(new RegExp(`não mapeado: ${left}`)) });
    }
    const empty = await imports.checked(`${required.join(';')}\r\n;Telhado;100\r\nAna;;100\r\nAna;Telhado;`, {
      type,
    });
    expect(empty.counts).toMatchObject({ faulty: 3, ready: 0 });
    expect((await faultsOf(empty._id)).map(({ line, column }) => [line, column])).toEqual([
      [2, required[0]],
      [3, required[1]],
      [4, required[2]],
    ]);
  });

  test('a row becomes a customer and an item on top of its column, in the order of the file', async () => {
    await boards.addItem(api.people.owner, {
      name: 'Já estava',
      customerId: await boards.addCustomer(api.people.owner),
    });
    const second = boards.kanbans.SALES.columns[1]?.title.toUpperCase();
    const record = await imports.imported(
      joinLines(
        `${ANA};Primeiro;1.500,50;Aberto;05/02/2024;;;Quer instalar logo.;`,
        `${BRUNO};Segundo;2000;;;;1;;`,
        `${BRUNO};Terceiro;10;em andamento;;;${second};;`,
      ),
      sold,
    );
    expect(record).toMatchObject({ state: 'DONE', counts: { created: 3, faulty: 0 } });
    expect(await boards.namesIn(0)).toEqual(['Primeiro', 'Segundo', 'Já estava']);
    expect(await boards.namesIn(1)).toEqual(['Terceiro']);
    const made = (await items()).filter(({ name }) => name !== 'Já estava');
    expect(made).toMatchObject([
      { name: 'Primeiro', customer: 'Ana Souza', amount: 1500.5, status: 'IN_PROGRESS', is_closed: false },
      { name: 'Segundo', customer: 'Bruno Lima', amount: 2000 },
      { name: 'Terceiro', customer: 'Bruno Lima', amount: 10 },
    ]);
    const [first = 0] = made.map(({ number }) => number);
    expect(made.map(({ number }) => number)).toEqual([first, first + 1, first + 2]);
    expect((await customers()).map(({ name }) => name)).toEqual([
      'Ana Souza',
      'Bruno Lima',
      'Maria da Conceição',
    ]);
    expect(await api.query('select content, user_id from notes where sale_id = $1', [made[0]?.id])).toEqual([
      { content: 'Quer instalar logo.', user_id: api.people.owner.userId },
    ]);
    const [since] = await api.query<{ day: string }>(
      `select (registered_at at time zone 'America/Sao_Paulo')::date::text as day from sales where id = $1`,
      [made[0]?.id],
    );
    expect(since?.day).toBe('2024-02-05');
    expect(await getTotals(0)).toEqual({ items: 3, amount: 23_500.5 });
  });

  test('what was won or lost is in the lists of finished items, and makes nothing on other boards', async () => {
    await imports.imported(
      joinLines(
        `${ANA};Ganha;900;Ganho;01/02/2024;10/03/2024;;;`,
        `${BRUNO};Perdida;50;perdido;02/02/2024;;;;`,
      ),
      sold,
    );
    const { owner } = api.people;
    const { sales, totals } = await api.call('POST /sales/finished/filtered/:multiplier', {
      as: owner,
      params: { multiplier: 1 },
      body: { fetchId: owner.accountId, type: 'SALES' },
    });
    expect(sales.map(({ name, status, closedDay }) => [name, status, closedDay])).toEqual([
      ['Ganha', 'CLOSED', '2024-03-10'],
      ['Perdida', 'LOST', '2024-02-02'],
    ]);
    expect(sales[1]?.saleLostReason).toBe('Importado da planilha');
    expect(totals).toMatchObject({ items: 2, amount: 950 });
    expect(await items()).toMatchObject([
      { type: 'SALES', is_closed: true, finished: '2024-03-10' },
      { type: 'SALES', is_closed: true },
    ]);
    expect(await boards.namesIn(0)).toEqual([]);
  });

  test.each(boardImportTypes)('%s fill their own board, whatever the item is called there', async (type) => {
    const { suffix, board } = boardImportDefinitions[type];
    const [open, closed] = getImportedStatusLabels(type);
    const file = `nome_cliente;nome_${suffix};valor_${suffix};status_${suffix}\r\nAna;Aberta;1;${open}\r\nAna;Feita;2;${closed}\r\n`;
    const record = await imports.imported(file, { type });
    expect(record.counts).toMatchObject({ created: 2, faulty: 0 });
    expect(await items()).toMatchObject([
      { type: board, name: 'Aberta', status: 'IN_PROGRESS' },
      { type: board, name: 'Feita', status: 'CLOSED', is_closed: true },
    ]);
    const [line] = await api.query<{ title: string }>(
      `select title from histories where title like '%importad%' and sale_id is not null order by id desc limit 1`,
    );
    expect(line?.title).toMatch(new RegExp(`^${boardTitles[board].itemName} importad[oa]$`));
    expect(boardKinds).toContain(board);
  });

  test('the owner is written as mail, name or id; the item is of somebody who uses the board', async () => {
    const { owner, vendor, newcomer, colleague, neighbour } = api.people;
    const record = await imports.imported(
      joinLines(
        `Um;;;Do mail;1;;;;;;${vendor.email.toUpperCase()}`,
        'Dois;;;Do nome;1;;;;;;Colega',
        `Três;;;Do id;1;;;;;;${colleague.userId}`,
        'Quatro;;;De ninguém;1;;;;;;',
        `Cinco;;;Sem o quadro;1;;;;;;${newcomer.email}`,
        `Seis;;;Da vizinha;1;;;;;;${neighbour.email}`,
        'Sete;;;Etapa errada;1;;;;Contrato voador;;',
      ),
      sold,
    );
    expect(record.counts).toMatchObject({ created: 4, faulty: 3 });
    expect((await items()).map(({ name, owner_id }) => [name, owner_id])).toEqual([
      ['Do mail', vendor.userId],
      ['Do nome', colleague.userId],
      ['Do id', colleague.userId],
      ['De ninguém', owner.userId],
    ]);
    const [theirs] = await api.query<{ owner_id: string }>(
      "select owner_id from customers where name = 'Um'",
    );
    expect(theirs?.owner_id).toBe(vendor.userId);
    const faults = await faultsOf(record._id);
    expect(faults.map(({ line, column }) => [line, column])).toEqual([
      [6, 'id_colaborador_proprietario'],
      [7, 'id_colaborador_proprietario'],
      [8, 'etapa_funil_negocio'],
    ]);
    expect(faults.map(({ message }) => message)).toEqual([
      `Nenhum colaborador deste quadro é “${newcomer.email}”: escreva o e-mail ou o nome completo, ou deixe vazio.`,
      expect.stringMatching(/^Nenhum colaborador /),
      expect.stringMatching(/^O quadro não tem a etapa “Contrato voador”\. As etapas são: “/),
    ]);
  });

  test('a customer who is there is used and completed, and stays when the item is taken back', async () => {
    await boards.addCustomer(api.people.owner, 'Ana Souza', { document: '52998224725' });
    const record = await imports.imported(joinLines(`${ANA};Telhado;10;;;;;;`), sold);
    expect(await customers()).toEqual([{ name: 'Ana Souza', city: 'Campinas' }]);
    const undone = await imports.step('undo', record._id);
    expect(undone).toMatchObject({ state: 'UNDONE', counts: { undone: 1, kept: 0 } });
    expect(await customers()).toEqual([{ name: 'Ana Souza', city: '' }]);
    expect(await items()).toEqual([]);
  });

  test('the same item again changes nothing, is passed over, completed, replaced or asked about', async () => {
    const line = `${ANA};Telhado;0;;;;;;`;
    await imports.imported(joinLines(line), sold);
    expect((await imports.checked(joinLines(line), sold)).counts).toMatchObject({ same: 1, ready: 0 });
    const dearer = joinLines(`${ANA};TELHADO;250;;;;;;`);
    expect((await imports.checked(dearer, { ...sold, duplicates: 'SKIP' })).counts).toMatchObject({
      skipped: 1,
      ready: 0,
    });
    const asked = await imports.checked(dearer, { ...sold, duplicates: 'ASK' });
    expect(asked.counts).toMatchObject({ asking: 1 });
    expect(await imports.rows(asked._id, 'ASK')).toMatchObject([{ reason: 'Já no quadro: Telhado.' }]);

    await imports.imported(dearer, sold);
    expect(await items()).toMatchObject([{ name: 'Telhado', amount: 250 }]);
    const other = joinLines(`${ANA};Telhado;300;;;;;;${api.people.colleague.email}`);
    expect((await imports.checked(other, sold)).counts).toMatchObject({ same: 1 });
    const updated = await imports.imported(other, { ...sold, duplicates: 'UPDATE' });
    expect(updated.counts).toMatchObject({ updated: 1 });
    expect(await items()).toMatchObject([{ amount: 300, owner_id: api.people.colleague.userId }]);
    await imports.step('undo', updated._id);
    expect(await items()).toMatchObject([{ amount: 250, owner_id: api.people.owner.userId }]);
  });

  test('of two rows that replace one item the last counts, and both go back', async () => {
    await imports.imported(joinLines(`${ANA};Telhado;100;;;;;;`), sold);
    const twice = joinLines(`${ANA};Telhado;200;;;;;;`, `${ANA};Telhado;300;;;;;;`);
    const record = await imports.imported(twice, { ...sold, duplicates: 'UPDATE' });
    expect(await items()).toMatchObject([{ amount: 300 }]);
    expect(await imports.step('undo', record._id)).toMatchObject({ counts: { undone: 2, kept: 0 } });
    expect(await items()).toMatchObject([{ amount: 100 }]);
  });

  test('of two rows that describe one new item the last counts where all is replaced', async () => {
    const twice = joinLines(`${ANA};Telhado;200;;;;;;`, `${ANA};Telhado;300;;;;;;`);
    const record = await imports.imported(twice, { ...sold, duplicates: 'UPDATE' });
    expect(await items()).toMatchObject([{ amount: 300 }]);
    expect(record.counts).toMatchObject({ created: 1, updated: 1 });
    await imports.step('undo', record._id);
    expect(await items()).toEqual([]);
    expect(await customers()).toEqual([]);
  });
});
