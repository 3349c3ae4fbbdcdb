import { describeApi } from '../../../test/harness';
import { createImportTestClient } from '../../../test/imports';

const HEAD = 'Nome completo;Celular;Cidade;UF\r\n';

describeApi('phones by which an import recognises customers', (api) => {
  const imports = createImportTestClient(api);
  const customers = () =>
    api.query<{ name: string; city: string }>('select name, city from customers where account_id = $1', [
      api.people.owner.accountId,
    ]);
  beforeEach(async () => {
    for (const table of ['jobs', 'imports', 'customers']) await api.query(`delete from ${table}`);
  });

  test('the ninth digit makes no second customer, neither of a record nor of an earlier row', async () => {
    await imports.imported(`${HEAD}Rita Campos;(47) 8888-7776;;\r\n`);
    const record = await imports.imported(
      `${HEAD}Rita Campos;047 98888-7776;Blumenau;SC\r\nOdair Melo;(47) 9777-6666;;\r\nOdair Melo;+55 47 99777-6666;Itajaí;SC\r\n`,
    );
    expect(record).toMatchObject({ state: 'DONE', counts: { created: 1 } });
    expect(await customers()).toEqual(
      expect.arrayContaining([
        { name: 'Rita Campos', city: 'Blumenau' },
        { name: 'Odair Melo', city: 'Itajaí' },
      ]),
    );
    expect(await customers()).toHaveLength(2);
  });
});
