import type { BoardCard } from '@girassol/shared-domain/contract';
import { getImportProperties } from '@girassol/shared-domain/imports';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { createExportTestClient } from '../../../test/exports';
import { describeApi } from '../../../test/harness';
import type { TestPerson } from '../../../test/test-people';

describeApi('exports of boards', (api) => {
  const { exported, refusal, open } = createExportTestClient(api);
  let boards: TestBoards;
  const items: Record<string, BoardCard> = {};

  beforeAll(async () => {
    boards = await createTestBoards(api);
    const { owner, vendor, colleague } = api.people;
    const add = async (as: TestPerson, name: string, fields: Parameters<TestBoards['addItem']>[1] = {}) => {
      items[name] = await boards.addItem(as, { name, ...fields });
    };
    await add(owner, 'Sítio', { amount: 1_000.5, power: 5.5, leadTemperature: 2 });
    await add(owner, 'Padaria', { amount: 500, power: 2 });
    await add(vendor, 'Galpão', { amount: 300, power: 1 });
    await add(colleague, 'Lead da escola', { type: 'PRE_SALES', amount: 10 });
    await add(owner, 'Vendida', { amount: 800, power: 3 });
    await add(owner, 'Perdida', { amount: 70 });
    const end = (name: string, status: string, day: string, more = '') =>
      api.query(
        `update sales set status = $2, finished_date = $3, closed_at = $3::date + interval '15 hours' ${more} where id = $1`,
        [items[name]?._id, status, day],
      );
    await end('Vendida', 'CLOSED', '2026-03-31', ', confirmed_amount_cents = 75050');
    await end('Perdida', 'LOST', '2026-04-15', `, sale_lost_reason = 'Preço'`);
  });

  const names = ({ rows }: Awaited<ReturnType<typeof exported>>) => rows.map((row) => row['Nome do negócio']);
  const csv = { format: 'csv' } as const;

  test('[exports-002] a board with its filters as they stand, in columns that are imported again, with a sum', async () => {
    const file = await exported(api.people.owner, {
      kind: 'board',
      filters: { type: 'SALES', filter1Active: true, filter1Value: { leadTemperature: 2 } },
    });
    const labels = getImportProperties('sales').map(({ label }) => label);
    for (const header of file.headers.filter((each) => each !== 'Valor confirmado'))
      expect(labels).toContain(header);
    expect(file.rows).toHaveLength(1);
    expect(file.rows[0]).toMatchObject({
      'Nome do negócio': 'Sítio',
      'Nome do cliente': 'Maria da Conceição',
      'Valor do negócio': 1_000.5,
      'Status do negócio': 'Aberto',
      'Data de registro do negócio': { date: expect.any(String) },
      'Etapa do funil do negócio': boards.kanbans.SALES.columns[0]?.title,
      'Colaborador responsável': 'dono',
    });
    expect(file.url).toContain('vendas-funil-');

    const all = await exported(api.people.owner, { kind: 'board', filters: { type: 'SALES' }, ...csv });
    expect(names(all)).toEqual(['Galpão', 'Padaria', 'Sítio']);
    const found = { type: 'SALES', searchValue: 'padaria' } as const;
    expect(names(await exported(api.people.owner, { kind: 'board', filters: found, ...csv }))).toEqual([
      'Padaria',
    ]);
  });

  test('[exports-001, exports-002] the forms of sales and of leads: every state, or those chosen, of a period and of people', async () => {
    const { owner, vendor, colleague } = api.people;
    const sales = async (body: object) => {
      const params = { userId: owner.accountId };
      const { exportId } = await api.call('POST /sales/export/:userId', {
        as: owner,
        params,
        body: { ...csv, columns: ['nome_negocio', 'status_negocio', 'data_finalizacao_negocio'], ...body },
      });
      await api.app.jobs.runDue();
      return open(owner, exportId);
    };
    expect((await sales({})).text).toBe(
      [
        '\ufeffNome do negócio;Status do negócio;Data de finalização do negócio',
        ...['Galpão;Aberto;', 'Padaria;Aberto;', 'Sítio;Aberto;'],
        ...['Perdida;Perdido;15/04/2026', 'Vendida;Ganho;31/03/2026', ''],
      ].join('\r\n'),
    );
    expect(names(await sales({ status: ['LOST'] }))).toEqual(['Perdida']);
    expect(names(await sales({ status: ['CLOSED', 'IN_PROGRESS'], owners: [vendor.userId] }))).toEqual([
      'Galpão',
    ]);
    expect(names(await sales({ to: '2020-01-01' }))).toEqual([]);

    const { exportId } = await api.call('POST /sales/export-presales/:userId', {
      as: owner,
      params: { userId: colleague.userId },
      body: { ...csv, columns: ['nome_lead', 'valor_lead'] },
    });
    await api.app.jobs.runDue();
    expect((await open(owner, exportId)).text).toBe(
      '\ufeffNome do lead;Valor do lead\r\nLead da escola;10,00\r\n',
    );
  });

  test('finished items as their list finds them, as they were won and why they were lost', async () => {
    const finished = (filters: object, columns = ['nome_negocio', 'valor_confirmado', 'motivo_perda']) =>
      exported(api.people.owner, {
        kind: 'finished',
        filters: { type: 'SALES', ...filters },
        columns,
        ...csv,
      });
    expect((await finished({})).text).toBe(
      '\ufeffNome do negócio;Valor confirmado;Motivo da perda (Venda)\r\nPerdida;;Preço\r\nVendida;750,50;\r\n',
    );
    const april = { filter1Active: true, filter1Value: { start: '2026-04-01', end: null } };
    expect(names(await finished(april))).toEqual(['Perdida']);
    const turned = { filter1Active: true, filter1Value: { start: '2026-04-02', end: '2026-04-01' } };
    expect(
      await refusal(api.people.owner, { kind: 'finished', filters: { type: 'SALES', ...turned } }),
    ).toMatchObject({
      status: 400,
    });
  });

  test('figures of a data page: the whole, months, people, columns and reasons', async () => {
    const { owner } = api.people;
    const file = await exported(owner, {
      kind: 'data',
      filters: { type: 'SALES', start: '2026-03-01', end: '2026-04-30' },
      ...csv,
    });
    const [total] = file.rows;
    expect(total).toMatchObject({
      Nome: 'Total',
      'Em aberto: itens': '3',
      'Em aberto: valor': '1800,50',
      'Finalizados: valor': '750,50',
      'Perdidos: itens': '1',
    });
    expect(file.rows).toContainEqual(
      expect.objectContaining({ Grupo: 'Por motivo da perda', Nome: 'Preço', 'Perdidos: valor': '70,00' }),
    );
    expect(file.rows).toContainEqual(expect.objectContaining({ Grupo: 'Por mês', Nome: 'março de 2026' }));
  });

  test('[exports-003] the manager’s right on the board or on sales, the board itself, and only rows in sight', async () => {
    const { owner, vendor, colleague, supervisor, neighbour, basic } = api.people;
    const of = (type: 'SALES' | 'PROJECT', more: object = {}) =>
      ({ kind: 'board', filters: { type, ...more }, ...csv }) as const;
    expect((await refusal(vendor, of('SALES'), vendor.userId)).status).toBe(403);
    expect((await refusal(colleague, of('SALES'), colleague.userId)).status).toBe(403);
    expect((await refusal(basic, of('SALES'), basic.userId)).status).toBe(403);
    expect(names(await exported(supervisor, of('SALES')))).toContain('Sítio');
    // The manager of sales is none of projects: the own ones, not those of the company.
    const project = of('PROJECT');
    expect((await refusal(supervisor, project)).status).toBe(403);
    expect((await exported(supervisor, project, supervisor.userId)).rows).toEqual([]);
    expect((await refusal(owner, of('SALES', { owners: [neighbour.userId] }))).status).toBe(404);
    expect((await refusal(owner, of('SALES', { fetchId: neighbour.userId }))).status).toBe(404);
    const vendors = of('SALES', { fetchId: vendor.userId, owners: [owner.userId] });
    expect(await refusal(owner, vendors)).toEqual({
      status: 403,
      message: 'Você só pode exportar registros que pode ver.',
    });
  });
});
