import type { SheetCell } from '../sheet-cell';
import { checkMapping } from './check-mapping';
import type { ImportMapping, SheetColumn } from './mapping';

const column = (header: string, ...values: SheetCell[]): SheetColumn => ({ header, values });
const buildColumns = (mapping: ImportMapping) => Object.keys(mapping).map((header) => column(header));
const errors = (type: Parameters<typeof checkMapping>[0], mapping: ImportMapping) =>
  checkMapping(type, buildColumns(mapping), mapping).flatMap(({ level, message }) =>
    level === 'error' ? [message] : [],
  );
const itself = (...names: string[]): ImportMapping => Object.fromEntries(names.map((name) => [name, name]));

test.each([
  ['[imports-014] customer', 'customer', ['nome']],
  ['[imports-016] sales', 'sales', ['nome_cliente', 'nome_negocio', 'valor_negocio']],
  ['[imports-017] leads', 'preSale', ['nome_cliente', 'nome_lead', 'valor_lead']],
  [
    '[imports-022] inverters',
    'inverter',
    ['inversor_modelo', 'inversor_fabricante', 'inversor_potencia_em_watts'],
  ],
  ['[imports-023] equipment', 'equipament', ['item_nome']],
  ['[imports-024] modules', 'module', ['modulo_modelo', 'modulo_fabricante', 'modulo_potencia_em_watts']],
] as const)('%s: each required property that is left out blocks', (_title, type, required) => {
  expect(errors(type, itself(...required))).toEqual([]);
  for (const name of required)
    expect(errors(type, { ...itself(...required), [name]: null })).toEqual([
      `Campo obrigatório não mapeado: ${name}`,
    ]);
});

const getFirst = (group: string) =>
  ['modelo', 'fabricante', 'potencia_em_watts', 'quantidade'].map((field) => `${group}_1_${field}`);
const kit = itself('fornecedor', 'valor', ...getFirst('modulo'), ...getFirst('inversor'));

test('[imports-018, imports-020] a kit needs supplier, value, a first module and a first inverter', () => {
  expect(errors('kit', kit)).toEqual([]);
  for (const name of Object.keys(kit))
    expect(errors('kit', { ...kit, [name]: null })).toEqual([`Campo obrigatório não mapeado: ${name}`]);
});

test('[imports-020] a later module or inverter is required as a whole once anything of it is mapped', () => {
  expect(errors('kit', { ...kit, ...itself('modulo_2_modelo') })).toEqual([
    'Campo obrigatório não mapeado: modulo_2_fabricante',
    'Campo obrigatório não mapeado: modulo_2_potencia_em_watts',
    'Campo obrigatório não mapeado: modulo_2_quantidade',
  ]);
  expect(errors('kit', { ...kit, ...itself('inversor_5_garantia') })).toHaveLength(4);
});

test('[imports-021] an additional item needs name and quantity', () => {
  expect(errors('kit', { ...kit, ...itself('item_7_nome') })).toEqual([
    'Campo obrigatório não mapeado: item_7_quantidade',
  ]);
  expect(errors('kit', { ...kit, ...itself('item_7_quantidade', 'item_7_nome') })).toEqual([]);
});

test('[imports-026] the error names the property and no column', () => {
  expect(checkMapping('customer', [column('x')], {})).toEqual([
    { level: 'error', column: null, property: 'nome', message: 'Campo obrigatório não mapeado: nome' },
  ]);
});

test('[imports-027] a header that may mean several properties is told', () => {
  const columns = [column('nome'), column('Celular', '(47) 99999-8888')];
  expect(checkMapping('customer', columns, { nome: 'nome', Celular: 'telefone' })).toEqual([
    {
      level: 'warning',
      column: 'Celular',
      property: 'telefone',
      message: 'O cabeçalho "Celular" pode corresponder a múltiplas propriedades. Verifique o mapeamento.',
    },
  ]);
});

test('[imports-027, imports-028] a column mapped to what its header does not say is told, with what it says', () => {
  expect(
    checkMapping('customer', [column('nome'), column('Razão social')], {
      nome: 'email',
      'Razão social': 'nome',
    }),
  ).toEqual([
    {
      level: 'warning',
      column: 'nome',
      property: 'email',
      message: 'A coluna "nome" está mapeada para "E-mail", que não corresponde exatamente ao cabeçalho.',
    },
    {
      level: 'hint',
      column: 'nome',
      property: 'nome',
      message: 'Sugestão: mapear a coluna "nome" para "Nome".',
    },
  ]);
});

test('[imports-027] a weak match is told, unless the account learned it', () => {
  const columns = [column('Coluna B', 'Ana')];
  expect(checkMapping('customer', columns, { 'Coluna B': 'nome' })).toEqual([
    {
      level: 'warning',
      column: 'Coluna B',
      property: 'nome',
      message: 'A coluna "Coluna B" se parece pouco com "Nome". Confira a amostra.',
    },
  ]);
  expect(checkMapping('customer', columns, { 'Coluna B': 'nome' }, { 'coluna b': 'nome' })).toEqual([]);
});

test('values that are no such thing are told', () => {
  const columns = [column('nome', 'Ana'), column('email', 'não tem', 'Rua X')];
  expect(checkMapping('customer', columns, itself('nome', 'email'))).toEqual([
    {
      level: 'warning',
      column: 'email',
      property: 'email',
      message: 'Os valores da coluna "email" não parecem ser de "E-mail". Confira a amostra.',
    },
  ]);
});

test('two columns on one property are told, and an unknown property blocks', () => {
  const findings = checkMapping('customer', [column('nome'), column('Razão social'), column('x')], {
    nome: 'nome',
    'Razão social': 'nome',
    x: 'constructor',
  });
  expect(findings.map(({ level, message }) => [level, message])).toEqual([
    ['error', 'A coluna "x" está mapeada para "constructor", que não existe nesta importação.'],
    [
      'warning',
      'As colunas "nome" e "Razão social" estão mapeadas para "Nome". Em cada linha vale a primeira que não estiver vazia; a conferência diz o que vai das outras para as observações.',
    ],
  ]);
  const parts = checkMapping('customer', [column('Nome'), column('Sobrenome')], {
    Nome: 'nome',
    Sobrenome: 'nome',
  });
  expect(parts.map(({ message }) => message)).toEqual([
    'As colunas "Nome" e "Sobrenome" estão mapeadas para "Nome". As partes do nome são juntadas.',
  ]);
});
