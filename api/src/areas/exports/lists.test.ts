import { generateId } from '@girassol/api-platform/database';
import { getImportProperties } from '@girassol/shared-domain/imports';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { createExportTestClient } from '../../../test/exports';
import { describeApi } from '../../../test/harness';
import { createFinishedProposal } from '../../../test/proposals';

describeApi('exports of lists', (api) => {
  const { exported, refusal } = createExportTestClient(api);
  let boards: TestBoards;
  beforeAll(async () => {
    boards = await createTestBoards(api);
  });
  const csv = { format: 'csv' } as const;
  const getColumns = async (as: (typeof api.people)['owner'], kind: 'proposals') =>
    (
      await api.call('GET /exports/columns/:userId/:kind', { as, params: { userId: as.userId, kind } })
    ).columns.map(({ key }) => key);

  test('proposals with the search of their list; how a price is made only for who may see that', async () => {
    const { owner, supervisor, vendor, neighbour } = api.people;
    const proposal = await createFinishedProposal(api, owner, boards.customerId);
    const wish = { kind: 'proposals', filters: { searchValue: 'conceicao' }, ...csv } as const;
    const [row] = (
      await exported(owner, { ...wish, columns: ['numero', 'cliente', 'situacao', 'custo_kit'] })
    ).rows;
    expect(row).toEqual({
      Número: String(proposal.count),
      Cliente: 'Maria da Conceição',
      Situação: 'Finalizada',
      'Custo do kit': '9800,00',
    });
    expect((await exported(owner, { ...wish, filters: { searchValue: 'ninguém' } })).rows).toEqual([]);

    expect(await getColumns(owner, 'proposals')).toContain('lucro');
    expect(await getColumns(supervisor, 'proposals')).not.toContain('lucro');
    expect(await refusal(supervisor, { ...wish, columns: ['numero', 'lucro'] })).toEqual({
      status: 403,
      message: 'Você não tem permissão para exportar a coluna "Lucro".',
    });
    expect((await refusal(vendor, wish, vendor.userId)).status).toBe(403);
    expect((await refusal(owner, { ...wish, filters: { owners: [neighbour.userId] } })).status).toBe(404);
    expect((await exported(neighbour, { kind: 'proposals', filters: {}, ...csv })).rows).toEqual([]);
  });

  test('kits, a row each, with as many modules and items as the fullest one has', async () => {
    const { owner, vendor, newcomer } = api.people;
    const save = (supplier: string, modules: number) =>
      api.call('POST /kits/kit-data/:userId/:kitId', {
        as: owner,
        params: { userId: owner.userId, kitId: '0' },
        body: {
          kitData: { kitPrice: 9_870, supplier, voltage: '220 V', fixation: 'Laje' },
          pvModuleData: Array.from({ length: modules }, (_, index) => ({
            manufacturer: 'Helios',
            model: `H${index}`,
            power: 550,
            quantity: 10,
          })),
          inverterData: [
            { iManufacturer: 'Corrente', iModel: 'C5', iPower: 5_000, iQuantity: 1, type: 'microinverter' },
          ],
        },
      });
    await save('Aurora', 2);
    await save('Boreal', 1);
    const file = await exported(owner, { kind: 'kits', filters: { searchValue: 'h0' } });
    const labels = getImportProperties('kit').map(({ label }) => label);
    expect(file.headers.every((header) => labels.includes(header))).toBe(true);
    expect(file.headers).toContain('Módulo 2: modelo');
    expect(file.headers).not.toContain('Módulo 3: modelo');
    expect(file.rows.map((row) => [row.Fornecedor, row['Módulo 2: modelo']])).toEqual([
      ['Boreal', null],
      ['Aurora', 'H1'],
    ]);
    expect(file.rows[1]).toMatchObject({
      'Valor do kit': 9_870,
      'Inversor 1: microinversor': 'Sim',
      'Inversor 1: potência (W)': 5_000,
    });
    const narrow = {
      kind: 'kits',
      filters: { filter1Active: true, filter1Value: 'Boreal' },
      ...csv,
    } as const;
    expect((await exported(owner, narrow)).rows).toHaveLength(1);
    // A user who makes proposals sees kits with their cost; a user without access to kits sees none.
    expect((await exported(vendor, narrow, vendor.userId)).rows).toEqual([]);
    expect((await refusal(newcomer, narrow, newcomer.userId)).status).toBe(403);
    expect((await refusal(vendor, narrow)).status).toBe(403);
  });

  test('modules, inverters and equipment, in the columns of their imports', async () => {
    const { owner, newcomer } = api.people;
    const body = { model: 'HX-550', manufacturer: 'Helix', power: 550, weight: 27.5, stock: 4, price: 690.5 };
    await api.call('POST /modules/single', { as: owner, body });
    await api.call('POST /inverters/single', {
      as: owner,
      body: {
        model: 'SW-5',
        manufacturer: 'Solwave',
        power: 5,
        type: 'microinverter',
        voltage: '220',
        price: 10,
      },
    });
    await api.call('POST /equipaments/single', {
      as: owner,
      body: { item: 'Cabo', detail: 'Rolo', price: 8 },
    });
    const of = async (kind: 'modules' | 'inverters' | 'equipaments', searchValue = '') =>
      exported(owner, { kind, filters: { searchValue }, ...csv });
    const modules = await of('modules', 'helix');
    expect(modules.headers).toEqual(getImportProperties('module').map(({ label }) => label));
    expect(modules.rows[0]).toMatchObject({
      'Modelo do módulo': 'HX-550',
      'Valor unitário': '690,50',
      Estoque: '4',
    });
    expect((await of('modules', 'nada')).rows).toEqual([]);
    const inverters = await of('inverters');
    expect(inverters.headers).toEqual(getImportProperties('inverter').map(({ label }) => label));
    expect(inverters.rows[0]).toMatchObject({
      Topologia: 'Microinversor',
      'Potência do inversor (W)': '5000',
    });
    const equipment = await of('equipaments');
    expect(equipment.headers).toEqual(getImportProperties('equipament').map(({ label }) => label));
    expect(equipment.rows).toHaveLength(1);
    expect((await refusal(newcomer, { kind: 'modules', filters: {} }, newcomer.userId)).status).toBe(403);
  });

  test('what happened to customers, with configManager, as far as one may read it', async () => {
    const { owner, supervisor } = api.people;
    await boards.addItem(owner, { name: 'Com história' });
    const wish = { kind: 'histories', filters: {}, ...csv } as const;
    const file = await exported(owner, wish);
    expect(file.rows).toContainEqual(
      expect.objectContaining({ Cliente: 'Maria da Conceição', Quem: 'dono' }),
    );
    expect((await exported(owner, { ...wish, filters: { to: '2020-01-01' } })).rows).toEqual([]);
    expect((await refusal(supervisor, wish)).status).toBe(403);
    await api.query(`update users set permissions = '{"configManager": true}' where id = $1`, [
      api.people.newcomer.userId,
    ]);
    // Neither manages boards nor sees others' customers.
    expect((await exported(api.people.newcomer, wish, api.people.newcomer.userId)).rows).toEqual([]);
  });

  test('[imports-043] rows that were not imported keep their columns, with line and reason', async () => {
    const { owner, vendor, neighbour } = api.people;
    const importId = generateId();
    await api.query(
      `insert into imports (account_id, id, user_id, type, state, file_name, file_size, sha256, headers, row_count, counts)
       values ($1, $2, $3, 'customer', 'DONE', 'feira.csv', 10, 'x', $4, 3, '{"created": 1, "faulty": 1}')`,
      [owner.accountId, importId, vendor.userId, JSON.stringify(['Nome', 'Desde', 'Nome (2)'])],
    );
    const row = (line: number, state: string, cells: unknown, faults: unknown, reason: string | null) =>
      api.query(
        `insert into import_rows (account_id, import_id, line, state, cells, faults, reason)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [owner.accountId, importId, line, state, JSON.stringify(cells), JSON.stringify(faults), reason],
      );
    const fault = {
      column: 'Desde',
      property: 'data_de_registro',
      value: '31/02/2024',
      message: 'Não há este dia.',
    };
    await row(2, 'FAULTY', ['Ana', '31/02/2024', 7.5], [fault], null);
    await row(3, 'SKIPPED', ['Rui', { date: '2024-03-01' }, null], null, 'Igual à linha 2.');
    await row(4, 'DONE', null, null, null);
    const wish = { kind: 'import-errors', filters: { importId } } as const;
    const file = await exported(vendor, wish, vendor.userId);
    expect(file.headers).toEqual(['Nome', 'Desde', 'Nome (2)', 'linha', 'motivo']);
    expect(file.rows).toEqual([
      { Nome: 'Ana', Desde: '31/02/2024', 'Nome (2)': '7,5', linha: 2, motivo: 'Desde: Não há este dia.' },
      { Nome: 'Rui', Desde: '01/03/2024', 'Nome (2)': null, linha: 3, motivo: 'Igual à linha 2.' },
    ]);
    expect((await refusal(neighbour, wish)).status).toBe(404);
    expect((await refusal(api.people.colleague, wish, api.people.colleague.userId)).status).toBe(404);

    const history = await exported(owner, { kind: 'import-history', filters: {}, ...csv });
    expect(history.rows).toEqual([
      expect.objectContaining({
        Arquivo: 'feira.csv',
        Criados: '1',
        'Com problema': '1',
        'Quem importou': 'vendedor',
      }),
    ]);
    expect((await refusal(vendor, { kind: 'import-history', filters: {} }, vendor.userId)).status).toBe(403);
  });
});
