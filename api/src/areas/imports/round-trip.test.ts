import { createTestBoards, type TestBoards } from '../../../test/boards';
import { createExportTestClient } from '../../../test/exports';
import { describeApi } from '../../../test/harness';
import { createImportTestClient } from '../../../test/imports';

describeApi('files that were exported and are imported as they are', (api) => {
  const imports = createImportTestClient(api);
  const { exported } = createExportTestClient(api);
  let boards: TestBoards;

  beforeAll(async () => {
    boards = await createTestBoards(api);
    const { owner } = api.people;
    await boards.addCustomer(owner, "João d'Ávila-Sousa da Silva", {
      ...{
        document: '01234567890',
        email: 'Joao@Exemplo.com.br',
        phone: '11988887777',
        whatsapp: '11988887777',
      },
      ...{
        uf: 'SP',
        city: 'São João del-Rei',
        income: 4_500.5,
        rg: '12.345.678-9',
        nationality: 'brasileira',
      },
      addressDetail: {
        ...{
          postalCode: '01310100',
          street: 'Rua da Paz',
          number: '10-B',
          district: 'Centro',
          complement: 'fundos',
        },
      },
      ...{
        profession: 'Eletricista',
        observations: '=SOMA(1;2) não é fórmula\ne segue na outra linha',
        origin: 'Site',
      },
    });
    await boards.addCustomer(owner, 'Sol Energia Ltda.', {
      ...{ document: '11222333000181', isCNPJ: true, income: 98_000 },
      personInCharge: { name: 'Maria Lima', cpf: '52998224725' },
    });
    await api.query("update customers set phone = '11955554444' where name = 'Maria da Conceição'");
    const leadId = await boards.addCustomer(owner, 'Só Com Mail', { email: 'so@exemplo.com.br' });
    await boards.addItem(owner, { name: 'Telhado 1.234', amount: 12_345.67, customerId: leadId });
    await boards.addItem(owner, { name: 'Outro', amount: 0, columnOrder: 1 });
  });
  beforeEach(async () => {
    await api.query('delete from jobs');
    await api.query('delete from imports');
  });

  test.each(['xlsx', 'csv'] as const)('customers as %s: every row is the same', async (format) => {
    const { owner } = api.people;
    const { bytes } = await exported(owner, { kind: 'customers', filters: {}, format });
    for (const duplicates of ['FILL', 'UPDATE'] as const) {
      const record = await imports.checked(bytes, { name: `clientes.${format}`, duplicates });
      const { ready, faulty, asking } = record.counts;
      const open = ready + faulty + asking > 0 ? await imports.rows(record._id) : [];
      expect(open.filter(({ state }) => state !== 'SAME')).toEqual([]);
      expect(record.counts).toMatchObject({ same: record.rows, faulty: 0 });
    }
  });

  test.each(['xlsx', 'csv'] as const)('a board as %s: every row is the same', async (format) => {
    const { owner } = api.people;
    const filters = { type: 'SALES', fetchId: owner.accountId, fetchType: 'MANAGER' } as const;
    const { bytes } = await exported(owner, { kind: 'board', filters, format });
    for (const duplicates of ['FILL', 'UPDATE'] as const) {
      const record = await imports.checked(bytes, { name: `vendas.${format}`, duplicates, type: 'sales' });
      const rows = await imports.rows(record._id);
      expect(rows.filter(({ state }) => state !== 'SAME')).toEqual([]);
      expect(record.counts).toMatchObject({ same: record.rows, faulty: 0 });
    }
  });

  test('who has neither document, mail nor phone is the same by name and address; with a name alone it is asked', async () => {
    const { owner } = api.people;
    await boards.addCustomer(owner, 'Zélia Sem Contato', {
      addressDetail: { street: 'Rua das Flores', number: '10' },
    });
    await api.query(
      `insert into customers (account_id, id, owner_id, name, updated_by)
       values ($1, gen_random_uuid(), $2, 'Zeca Sem Nada', $2)`,
      [owner.accountId, owner.userId],
    );
    const { bytes } = await exported(owner, { kind: 'customers', filters: {}, format: 'csv' });
    const record = await imports.checked(bytes, { name: 'clientes.csv' });
    expect(record.counts).toMatchObject({ created: 0, same: record.rows - 1, asking: 1 });
    expect(await imports.rows(record._id, 'ASK')).toMatchObject([{ record: { name: 'Zeca Sem Nada' } }]);
  });
});
