import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import { createImportTestClient } from '../../../test/imports';

const HEAD = 'nome_cliente;cpf_ou_cnpj_cliente;nome_negocio;valor_negocio;observacoes_negocio\r\n';
const ANA = 'Ana Souza;52998224725';
const BRUNO = 'Bruno Lima;11144477735';
const CARLA = 'Carla Dias;39053344705';

describeApi('imports of items that are taken back', (api) => {
  const imports = createImportTestClient(api);
  let boards: TestBoards;
  const imported = (...lines: string[]) =>
    imports.imported(HEAD + lines.join('\r\n'), { type: 'sales', duplicates: 'UPDATE' });
  const names = async (table: 'sales' | 'customers') =>
    (
      await api.query<{ name: string }>(`select name from ${table} where account_id = $1 order by name`, [
        api.people.owner.accountId,
      ])
    ).map(({ name }) => name);
  const getId = async (name: string) =>
    (await api.query<{ id: string }>('select id from sales where name = $1', [name]))[0]?.id ?? '';
  const rename = async (name: string, to: string) =>
    api.call('PATCH /sales/single/:userId/:saleId', {
      as: api.people.owner,
      params: { userId: api.people.owner.userId, saleId: await getId(name) },
      body: { name: to },
    });

  beforeAll(async () => {
    boards = await createTestBoards(api);
  });
  beforeEach(async () => {
    for (const table of ['jobs', 'imports', 'sales', 'customers']) await api.query(`delete from ${table}`);
  });

  test('items go with the customers that came with them, and with the notes of the rows', async () => {
    const record = await imported(
      `${ANA};Casa;10;Com nota`,
      `${ANA};Sítio;20;`,
      `${BRUNO};Loja;30;`,
      `${ANA};Casa;40;`,
    );
    expect(await names('sales')).toEqual(['Casa', 'Loja', 'Sítio']);
    const undone = await imports.step('undo', record._id);
    expect(undone).toMatchObject({ state: 'UNDONE', counts: { undone: 4, kept: 0 } });
    expect(await names('sales')).toEqual([]);
    expect(await names('customers')).toEqual([]);
    expect(await api.query('select id from notes')).toEqual([]);
    const totals = await api.query(
      'select * from column_totals where account_id = $1 and (items <> 0 or amount_cents <> 0)',
      [api.people.owner.accountId],
    );
    expect(totals).toEqual([]);
  });

  test('what somebody moved, edited, finished or noted since stays, with its customer', async () => {
    const { owner } = api.people;
    const record = await imported(
      `${ANA};Movido;1;`,
      `${ANA};Irmão do movido;1;`,
      `${BRUNO};Editado;1;`,
      `${CARLA};Anotado;1;`,
      'Dora;;Ganho;1;',
      'Eva;;Como veio;1;',
    );
    await api.call('PUT /kanbans/single/item/order/:kid/:itemId', {
      as: owner,
      params: { kid: boards.kanbans.SALES._id, itemId: await getId('Movido') },
      body: { order: 0, column: boards.columns[1] ?? '', fetchId: owner.accountId },
    });
    await rename('Editado', 'Editado por alguém');
    await api.call('POST /notes/new/:id', {
      as: owner,
      params: { id: await getId('Anotado') },
      body: { noteText: 'Ligar amanhã', noteType: 'Observação' },
    });
    await api.call('PUT /sales/single/status/:itemId', {
      as: owner,
      params: { itemId: await getId('Ganho') },
      body: { status: 'CLOSED', approvedProposal: null, confirmedAmount: 5, power: 1, ucType: 'Residencial' },
    });
    const undone = await imports.step('undo', record._id);
    expect(undone.counts).toMatchObject({ undone: 2, kept: 4 });
    expect(await names('sales')).toEqual(['Anotado', 'Editado por alguém', 'Ganho', 'Movido']);
    expect(await names('customers')).toEqual(['Ana Souza', 'Bruno Lima', 'Carla Dias', 'Dora']);
    expect((await imports.rows(record._id, 'KEPT')).map(({ line, reason }) => [line, reason])).toEqual(
      [2, 4, 5, 6].map((line) => [line, 'O item foi alterado depois da importação.']),
    );
  });

  test('a customer whom another item uses stays, and the row says so', async () => {
    const record = await imported(`${ANA};Casa;10;`);
    const [ana] = await api.query<{ id: string }>("select id from customers where name = 'Ana Souza'");
    await boards.addItem(api.people.owner, { name: 'À mão', ...(ana && { customerId: ana.id }) });
    const undone = await imports.step('undo', record._id);
    expect(undone.counts).toMatchObject({ undone: 0, kept: 1 });
    expect(await names('sales')).toEqual(['À mão']);
    expect(await imports.rows(record._id, 'KEPT')).toMatchObject([
      { reason: expect.stringMatching(/^O item saiu, o cliente ficou: /) },
    ]);
  });

  test('what somebody did to an item is not lost because a later import touched it too', async () => {
    const first = await imported(`${ANA};Casa;10;`);
    const params = { userId: api.people.owner.userId, saleId: await getId('Casa') };
    await api.call('PATCH /sales/single/:userId/:saleId', {
      as: api.people.owner,
      params,
      body: { power: 12 },
    });
    const second = await imported(`${ANA};Casa;99;`);
    expect(await imports.step('undo', second._id)).toMatchObject({ counts: { undone: 1 } });
    expect(await imports.step('undo', first._id)).toMatchObject({ counts: { undone: 0, kept: 1 } });
    expect(await names('sales')).toEqual(['Casa']);
  });
});
