import { describeApi } from '../../../test/harness';
import { createImportTestClient } from '../../../test/imports';

const HEAD = 'Nome completo;CPF/CNPJ;E-mail;Celular;Cidade;Renda mensal;Observação\r\n';
const RITA = 'Rita Lobo;;rita@lobo.com.br;(47) 98811-2233';

describeApi('lines about one customer in one file', (api) => {
  const imports = createImportTestClient(api);
  beforeEach(async () => {
    for (const table of ['jobs', 'imports', 'customers']) await api.query(`delete from ${table}`);
  });

  const count = ({
    counts: { created, updated, same, skipped },
  }: Awaited<ReturnType<typeof imports.read>>) => ({
    created,
    updated,
    same,
    skipped,
  });

  test.each([
    ['FILL', 'another note', [`${RITA};;;Ligar cedo`, `${RITA};;;Ligar tarde`], [1, 0, 0, 1]],
    ['UPDATE', 'another note', [`${RITA};;;Ligar cedo`, `${RITA};;;Ligar tarde`], [1, 1, 0, 0]],
    ['FILL', 'a note where there was none', [`${RITA};;;`, `${RITA};;;Ligar tarde`], [1, 1, 0, 0]],
    ['FILL', 'another phone', [`${RITA};;;`, 'Rita Lobo;;rita@lobo.com.br;(47) 97777-0000;;;'], [1, 0, 0, 1]],
    [
      'FILL',
      'three times, the last with what the second filled',
      [`${RITA};;;`, `${RITA};Itu;;`, `${RITA};Salto;;`],
      [1, 1, 0, 1],
    ],
    [
      'UPDATE',
      'three times, the last with what the second says',
      [`${RITA};Itu;;`, `${RITA};Salto;;`, `${RITA};Salto;;`],
      [1, 1, 0, 1],
    ],
    ['SKIP', 'with a gap to fill', [`${RITA};;;`, `${RITA};Itu;;`], [1, 0, 0, 1]],
  ] as const)(
    'new, %s, %s: as many are written as the check promises',
    async (duplicates, _case, lines, expected) => {
      const [created, updated, same, skipped] = expected;
      const record = await imports.checked(`${HEAD}${lines.join('\r\n')}\r\n`, { duplicates });
      expect(count(record)).toEqual({ created, updated, same, skipped });
      expect(count(await imports.step('start', record._id))).toEqual(count(record));
      expect(await api.query('select name from customers')).toHaveLength(1);
    },
  );

  test.each([
    ['FILL', 'the same gap twice', [`${RITA};Itu;;`, `${RITA};Itu;;`], [0, 1, 0, 1]],
    ['FILL', 'one gap with two values', [`${RITA};Itu;;`, `${RITA};Salto;;`], [0, 1, 0, 1]],
    ['FILL', 'two gaps', [`${RITA};Itu;;`, `${RITA};Itu;3000;`], [0, 2, 0, 0]],
    ['FILL', 'nothing, then a gap', [`${RITA};;;`, `${RITA};Itu;;`], [0, 1, 1, 0]],
    ['UPDATE', 'the same value twice', [`${RITA};Itu;;Novo`, `${RITA};Itu;;Novo`], [0, 1, 0, 1]],
    ['UPDATE', 'two values', [`${RITA};Itu;;Novo`, `${RITA};Salto;;Novo`], [0, 2, 0, 0]],
  ] as const)(
    'existing, %s, %s: as many are written as the check promises',
    async (duplicates, _case, lines, expected) => {
      await imports.imported(`${HEAD}${RITA};;;Antigo\r\n`);
      const [created, updated, same, skipped] = expected;
      const record = await imports.checked(`${HEAD}${lines.join('\r\n')}\r\n`, { duplicates });
      expect(count(record)).toEqual({ created, updated, same, skipped });
      expect(count(await imports.step('start', record._id))).toEqual(count(record));
      expect(await api.query('select name from customers')).toHaveLength(1);
    },
  );

  test('a repeat says which line it repeats and what of it stays out, and counts again once that line is another', async () => {
    const record = await imports.checked(`${HEAD}${RITA};;;Ligar cedo\r\n${RITA};;;Ligar tarde\r\n`);
    expect(await imports.rows(record._id, 'SKIPPED')).toMatchObject([
      { line: 3, reason: expect.stringMatching(/^Igual à linha 2\. Fica o valor da linha 2: Observaç/) },
    ]);
    await api.call('PUT /imports/values/:userId/:importId', {
      ...imports.at(api.people.owner, record._id),
      body: {
        changes: [
          { line: 2, column: 'Nome completo', value: 'Otto Sá' },
          { line: 2, column: 'E-mail', value: '' },
          { line: 2, column: 'Celular', value: '' },
        ],
      },
    });
    expect(count(await imports.read(record._id))).toEqual({ created: 2, updated: 0, same: 0, skipped: 0 });
  });

  test.each([
    ['another stock', ['H550;Helios;550;10;', 'H550;Helios;550;12;'], { created: 1, updated: 0, skipped: 1 }],
    ['a price', ['H560;Helios;560;10;', 'H560;Helios;560;10;700'], { created: 1, updated: 1, skipped: 0 }],
  ])('equipment with %s is counted as it is written, new and existing', async (_case, lines, expected) => {
    const head = 'modulo_modelo;modulo_fabricante;modulo_potencia_em_watts;estoque;valor_unitario\r\n';
    const record = await imports.checked(`${head}${lines.join('\r\n')}\r\n`, { type: 'module' });
    expect(record.counts).toMatchObject(expected);
    expect(count(await imports.step('start', record._id))).toEqual(count(record));
    const more = lines[0]?.replace(/10;$/, ';900');
    const twice = `${head}${more}\r\n${more}\r\n`;
    const again = await imports.checked(twice, { type: 'module', duplicates: 'UPDATE' });
    expect(again.counts).toMatchObject({ created: 0, updated: 1, skipped: 1 });
    expect(count(await imports.step('start', again._id))).toEqual(count(again));
  });
});
