import { addDays } from '@girassol/shared-domain';
import { testAtHoursOfTheDay } from '@girassol/shared-domain/testing';
import { describeApi } from '../../../test/harness';
import { importTariffs } from './table/import-tariffs';

const HEAD = 'distribuidora;grupo;classe;preco_kwh;fio_b;vigencia;fonte';
const SOURCE = 'Resolução de teste';
const campinas = `CPFL Paulista;B;Residencial;0,91;0,25;2026-03-15;${SOURCE}`;
const table = (...rows: string[]) => new TextEncoder().encode([HEAD, ...rows].join('\r\n'));

describeApi('tariffs of distributors', (api) => {
  const load = (bytes: Uint8Array) => importTariffs(api.database, bytes);
  const getTariffs = async (distributor: string) =>
    (await api.call('GET /tariffs/:distributor', { as: api.people.calculator, params: { distributor } }))
      .tariffs;

  beforeEach(() => api.query('delete from electricity_tariffs'));

  test('a table comes in by any name of a distributor, and a blank Fio B stays unknown', async () => {
    const report = await load(table(campinas, `celpa;b;comercial;1.05;;15/03/2026;${SOURCE}`));
    expect(report).toEqual({ ok: true, lines: [`2 tarifas de “${SOURCE}”.`] });
    expect(await getTariffs('CPFL PAULISTA')).toEqual([
      {
        distributor: 'CPFL PAULISTA',
        modality: 'B',
        ucType: 'Residencial',
        kwhPrice: 0.91,
        bWireValue: 0.25,
        validFrom: '2026-03-15',
        source: SOURCE,
      },
    ]);
    expect(await getTariffs('EQUATORIAL PA')).toMatchObject([{ ucType: 'Comercial', bWireValue: null }]);
    expect(await getTariffs('LIGHT')).toEqual([]);
  });

  testAtHoursOfTheDay('the newest that holds today counts; what comes later waits', async ({ today }) => {
    await load(
      table(
        campinas.replace('2026-03-15', today),
        'CPFL Paulista;B;Residencial;0,85;0,24;2025-03-15;Do ano passado',
        `CPFL Paulista;B;Residencial;2,5;0,9;${addDays(today, 1)};De amanhã`,
      ),
    );
    expect(await getTariffs('CPFL PAULISTA')).toMatchObject([{ kwhPrice: 0.91 }]);
  });

  test('importing a source again replaces it and leaves the others', async () => {
    await load(table(campinas, `LIGHT;B;Residencial;1,1;0,3;2026-03-15;${SOURCE}`));
    await load(table('LIGHT;B;Rural;0,9;0,3;2026-03-15;Outra'));
    const report = await load(table(campinas.replace('0,91', '0,95')));
    expect(report.lines).toEqual([`1 tarifa de “${SOURCE}” no lugar de 2 da mesma fonte.`]);
    expect(await getTariffs('CPFL PAULISTA')).toMatchObject([{ kwhPrice: 0.95 }]);
    expect(await getTariffs('LIGHT')).toMatchObject([{ ucType: 'Rural' }]);
  });

  test('one wrong row and nothing comes in; every wrong row is told', async () => {
    await load(table(campinas));
    const report = await load(
      table(
        campinas.replace('0,91', '910'),
        `Luz do Bairro;B;Residencial;0,9;0,2;2026-03-15;${SOURCE}`,
        'LIGHT;C;Casa;abc;0,2;2026-02-30;',
        `LIGHT;B;Rural;0,2;0,3;2026-03-15;${SOURCE}`,
        `LIGHT;B;Rural;0,9;0;2026-03-15;${SOURCE}`,
        campinas,
      ),
    );
    expect(report.ok).toBe(false);
    expect(report.lines).toEqual([
      'Nada foi importado. Corrija e importe de novo:',
      '  Linha 2: preco_kwh tem 910, acima de R$ 10 por kWh. A tabela está em R$/MWh?',
      '  Linha 3: não há distribuidora “Luz do Bairro”.',
      '  Linha 4: o grupo “C” não é A nem B.',
      '  Linha 4: a classe “Casa” não é Residencial, Comercial, Industrial, Rural, Autoconsumo Remoto.',
      '  Linha 4: a vigência “2026-02-30” não é um dia, como 2026-03-15 ou 15/03/2026.',
      '  Linha 4: falta a fonte.',
      '  Linha 4: preco_kwh tem “abc”, que não é um número acima de zero.',
      '  Linha 5: o fio_b é só uma parte do preco_kwh, e não é menor que ele.',
      '  Linha 6: fio_b tem “0”, que não é um número acima de zero.',
      '  Linha 6: LIGHT, Rural já está na linha 5.',
      '  Linha 7: CPFL PAULISTA, Residencial já está na linha 2.',
    ]);
    expect(await getTariffs('CPFL PAULISTA')).toMatchObject([{ kwhPrice: 0.91 }]);
  });

  test('a file that is no such table says what it lacks', async () => {
    const bytes = (text: string) => new TextEncoder().encode(text);
    expect((await load(bytes('cidade;jan\nCampinas;5'))).lines[1]).toContain('distribuidora, grupo, classe');
    expect((await load(bytes(HEAD))).lines[1]).toContain('nenhuma linha de dados');
  });
});
