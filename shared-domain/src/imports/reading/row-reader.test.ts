import { importTypes } from '../import-types';
import { getImportProperties } from '../properties/import-properties';
import type { SheetCell } from '../sheet-cell';
import { getMonthlyIncome } from './income';
import type { ReadingHints } from './row';
import { createRowReader } from './row-reader';

type Type = Parameters<typeof getImportProperties>[0];

/** Reads one row of columns that are headed by the names of their properties. */
function read(type: Type, row: Record<string, SheetCell>, hints?: ReadingHints) {
  const headers = Object.keys(row);
  return createRowReader(
    type,
    Object.fromEntries(headers.map((name) => [name, name])),
    headers,
    hints,
  )(Object.values(row));
}

/** The value of one cell of a customer (or its fault's message). */
function cell(name: string, value: SheetCell, hints?: ReadingHints, type: Type = 'customer') {
  const { values, faults } = read(type, { [name]: value }, hints);
  return values[name] ?? faults.find(({ property }) => property === name)?.message;
}

test.each(importTypes)('%s: the example row of the model is read without a fault', (type) => {
  const row = Object.fromEntries(getImportProperties(type).map(({ name, example }) => [name, example]));
  const { values, faults } = read(type, row);
  expect(faults).toEqual([]);
  expect(Object.keys(values)).toEqual(
    getImportProperties(type).flatMap(({ name, example }) => (example === '' ? [] : [name])),
  );
});

test('documents lose their mask, and get back the zeros that check digits prove', () => {
  expect(cell('cpf_ou_cnpj', '529.982.247-25')).toBe('52998224725');
  expect(cell('cpf_ou_cnpj', 'CPF: 529.982.247-25')).toBe('52998224725');
  expect(cell('cpf_ou_cnpj', '12.abc.345/01de-35')).toBe('12ABC34501DE35');
  expect(cell('cpf_ou_cnpj', 52998224725)).toBe('52998224725');
  expect(cell('cpf_ou_cnpj', 12345678909)).toBe('12345678909');
  expect(cell('cpf_ou_cnpj', 1234567890)).toBe('01234567890');
  expect(cell('cpf_ou_cnpj', 191)).toMatch(/pode ser um CPF ou um CNPJ/);
  expect(cell('cpf_ou_cnpj', '00000000000191')).toBe('00000000000191');
  expect(cell('cpf_ou_cnpj', '52998224724')).toMatch(/CPF inválido/);
  expect(cell('cpf_ou_cnpj', '11222333000182')).toMatch(/CNPJ inválido/);
  expect(cell('cpf_ou_cnpj', '1,12223E+13')).toMatch(/abreviou/);
  expect(cell('cpf_ou_cnpj', 'não informado')).toBeUndefined();
  expect(cell('cpf_responsavel', 1234567890)).toBe('01234567890');
  expect(cell('cpf_responsavel', '11222333000181')).toMatch(/CPF inválido/);
});

test('money is read as it is written in Brazil and elsewhere', () => {
  const money = (value: SheetCell, hints?: ReadingHints) => cell('renda_mensal', value, hints);
  expect(money('1.234,56')).toBe(1234.56);
  expect(money('R$ 1.234,56')).toBe(1234.56);
  expect(money('R$1234,5')).toBe(1234.5);
  expect(money('1,234.56')).toBe(1234.56);
  expect(money('1,234,567')).toBe(1234567);
  expect(money('1.234.567')).toBe(1234567);
  expect(money('1234.56')).toBe(1234.56);
  expect(money('5800')).toBe(5800);
  expect(money(1234.565)).toBe(1234.57);
  expect(money('1,005')).toBe(1.01);
  expect(money('R$ -')).toBe(0);
  expect(money('1.234')).toBe(1234);
  expect(money('1.234', { points: { renda_mensal: 'decimal' } })).toBe(1.23);
  expect(money('1,234', { points: { renda_mensal: 'decimal' } })).toBe(1234);
  expect(money('-5,00')).toMatch(/negativo/);
  expect(money('(5,00)')).toMatch(/negativo/);
  expect(money(1e12)).toMatch(/maior valor/);
  expect(money(Number.NaN)).toMatch(/Não é um valor/);
  for (const text of ['1.2345,00', '1234.567,00', '1.23.456', '1,2,3', 'a combinar', '12 mil', '1e5', 'R$'])
    expect([text, money(text)]).toEqual([text, text === 'R$' ? 0 : expect.stringMatching(/Não é um valor/)]);
});

test('dates are days, whoever wrote them', () => {
  const date = (value: SheetCell, hints?: ReadingHints) => cell('data_de_registro', value, hints);
  expect(date('15/03/2024')).toBe('2024-03-15');
  expect(date('5/3/24')).toBe('2024-03-05');
  expect(date('15-03-1998 10:32:01')).toBe('1998-03-15');
  expect(date('2024-03-15T03:00:00.000Z')).toBe('2024-03-15');
  expect(date('15 de março de 2024')).toBe('2024-03-15');
  expect(date('15/mar/24')).toBe('2024-03-15');
  expect(date({ date: '2024-03-15' })).toBe('2024-03-15');
  expect(date(45366)).toBe('2024-03-15');
  expect(date(45366.75)).toBe('2024-03-15');
  expect(date('45366')).toBe('2024-03-15');
  expect(date(20240315)).toBe('2024-03-15');
  expect(date('03/15/2024', { dayFirst: { data_de_registro: false } })).toBe('2024-03-15');
  expect(date('29/02/2024')).toBe('2024-02-29');
  for (const wrong of [
    '29/02/2023',
    '31/04/2024',
    '03/15/2024',
    '00/01/1900',
    2024,
    'ontem',
    '01/01/1024',
    true,
  ])
    expect(date(wrong)).toMatch(/Não é uma data/);
});

test('states are read by code and by name', () => {
  for (const text of [
    'SP',
    'sp',
    'São Paulo',
    'SAO PAULO',
    'São Paulo - SP',
    'sp/são paulo',
    'Estado de São Paulo',
  ])
    expect(cell('UF', text)).toBe('SP');
  expect(cell('UF', 'Mato Grosso')).toBe('MT');
  expect(cell('UF', 'XX')).toMatch(/Não é um estado/);
});

test('phones are area code and number', () => {
  for (const value of [
    '(47) 99999-8888',
    '(47)999998888',
    '47 99999-8888',
    '4799999-8888',
    '(47 99999-8888',
    '47) 99999-8888',
    47999998888,
    '+55 47 99999-8888',
    '5547999998888',
    '047 99999.8888',
  ])
    expect(cell('telefone', value)).toBe('47999998888');
  expect(cell('telefone', '(55) 99999-8888')).toBe('55999998888');
  expect(cell('telefone', '3333-4444')).toMatch(/Falta o DDD/);
  expect(cell('telefone', '(51) 98888-1')).toMatch(/Faltam dígitos/);
  expect(cell('telefone', '+1 650 555 1234')).toMatch(/outro país/);
  expect(cell('telefone', '47 3333-4444-99')).toMatch(/Não é um telefone/);
  expect(cell('telefone', '-')).toBeUndefined();
});

test('e-mails and postal codes', () => {
  expect(cell('email', ' mailto:Ana@Exemplo.com.br; ')).toBe('Ana@Exemplo.com.br');
  expect(cell('email', 'a@b; c@d')).toMatch(/Não é um e-mail/);
  expect(cell('email', 'Ana Prado <ana@exemplo.com.br>')).toBe('ana@exemplo.com.br');
  expect(cell('email', 'ana.exemplo.com')).toMatch(/Não é um e-mail/);
  expect(cell('email', 'não tem')).toBeUndefined();
  expect(cell('cep', '89010-000')).toBe('89010000');
  expect(cell('cep', '89.010-000')).toBe('89010000');
  expect(cell('cep', 1310100)).toBe('01310100');
  expect(cell('cep', '8901')).toMatch(/Não é um CEP/);
  expect(cell('cep', 'CEP: 89010–000')).toBe('89010000');
  expect(cell('cep', '89010-00')).toMatch(/Não é um CEP/);
});

test('texts are kept whole: what is too long is told and not cut', () => {
  expect(cell('cidade', '  São\u00a0José \t dos  Pinhais\u200b')).toBe('São José dos Pinhais');
  expect(cell('numero', 120)).toBe('120');
  expect(cell('rg', 1e15)).toBe('1000000000000000');
  expect(cell('cidade', 'x'.repeat(101))).toMatch(/101 caracteres e o limite é 100/);
  expect(cell('observacoes', 'um\r\ndois\u0000\ud800')).toBe('um\ndois');
  expect(cell('observacoes', "'=1+1")).toBe('=1+1');
  expect(cell('nome', '12345')).toMatch(/símbolos/);
  expect(cell('cidade', '#N/D')).toMatch(/erro de fórmula/);
});

test('choices are read as people write them', () => {
  const status = (value: string, type: Type = 'sales', name = 'status_negocio') =>
    cell(name, value, undefined, type);
  for (const text of ['Ganho', 'GANHA', 'venda ganha', 'Vendido', 'won', 'CLOSED'])
    expect(status(text)).toBe('Ganho');
  for (const text of ['Perdida', 'lost']) expect(status(text)).toBe('Perdido');
  expect(status('Em andamento')).toBe('Aberto');
  expect(status('quase')).toBe('Não é uma das opções. Escreva uma destas: Aberto, Ganho, Perdido.');
  expect(status('Concluída', 'installation', 'status_obra')).toBe('Finalizada');
  expect(status('Perdida', 'installation', 'status_obra')).toMatch(/Aberta, Finalizada/);
  expect(cell('tensao_de_saida', '220v', undefined, 'kit')).toBe('220 V');
  expect(cell('tensao_de_saida', 220, undefined, 'kit')).toBe('220 V');
  expect(cell('topologia', 'MICRO', undefined, 'inverter')).toBe('Microinversor');
});

test('figures of equipment may name their unit', () => {
  const power = (value: SheetCell) => cell('inversor_potencia_em_watts', value, undefined, 'inverter');
  expect(power('5 kW')).toBe(5000);
  expect(power('5.000W')).toBe(5000);
  expect(power('0,0')).toMatch(/menor valor aceito é 0,001/);
  expect(cell('modulo_potencia_em_watts', '550 Wp', undefined, 'module')).toBe(550);
  expect(cell('comprimento_em_milimetros', '2,278 m', undefined, 'module')).toBe(2278);
  expect(cell('peso_em_kg', '27,5', undefined, 'module')).toBe(27.5);
  expect(cell('estoque', '2,5', undefined, 'module')).toMatch(/número inteiro/);
  expect(cell('tensao', '127/220', undefined, 'inverter')).toMatch(/Não é um número/);
});

test('a header may say in which unit its numbers are', () => {
  const headers = ['Potência (kW)', 'Comprimento (m)', 'Peso (kg)'];
  const [kilowatts = '', metres = '', kilograms = ''] = headers;
  const mapping = {
    [kilowatts]: 'modulo_potencia_em_watts',
    [metres]: 'comprimento_em_milimetros',
    [kilograms]: 'peso_em_kg',
  };
  const { values } = createRowReader('module', mapping, headers)([0.55, '2,278', 27.5]);
  expect(values).toEqual({
    modulo_potencia_em_watts: 550,
    comprimento_em_milimetros: 2278,
    peso_em_kg: 27.5,
  });
  expect(createRowReader('module', mapping, headers)(['550 W']).values.modulo_potencia_em_watts).toBe(550);
});

test('yes and no are written in many ways', () => {
  const micro = (value: SheetCell) => cell('inversor_1_microinversor', value, undefined, 'kit');
  for (const value of ['Sim', 's', 'X', 1, '1', true, 'TRUE']) expect(micro(value)).toBe(true);
  for (const value of ['Não', 'nao', 0, false]) expect(micro(value)).toBe(false);
  expect(micro('talvez')).toBe('Escreva Sim ou Não.');
});

test('an empty required cell is a fault of its column; one that is wrong is told once', () => {
  expect(read('customer', { nome: ' ', email: null })).toEqual({
    values: {},
    faults: [{ column: 'nome', property: 'nome', value: '', message: 'Preencha, é obrigatório.' }],
    remarks: [],
  });
  expect(read('customer', { nome: '###' }).faults).toHaveLength(1);
});

test('of two columns on one property the first with something in it counts', () => {
  const headers = ['Nome', 'Fone', 'Celular'];
  const reader = createRowReader(
    'customer',
    { Nome: 'nome', Fone: 'telefone', Celular: 'telefone' },
    headers,
  );
  expect(reader(['Ana', null, '47999998888']).values.telefone).toBe('47999998888');
  expect(reader(['Ana', '4733334444', '47999998888']).values.telefone).toBe('4733334444');
  expect(reader(['Ana', '-', '47999998888']).values.telefone).toBe('47999998888');
  expect(reader(['Ana']).faults).toEqual([]);
});

const module1 = { modelo: 'HX', fabricante: 'Helix', potencia_em_watts: 550, quantidade: 10 };
const groups = (group: string, fields: Record<string, SheetCell>) =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [`${group}_${field}`, value]));
const kit = {
  fornecedor: 'Boreal Energia',
  valor: 9870,
  ...groups('modulo_1', module1),
  ...groups('inversor_1', { ...module1, quantidade: 1 }),
};

test('[imports-020] in a row, a module that has anything needs its required cells', () => {
  expect(read('kit', kit).faults).toEqual([]);
  const second = groups('modulo_2', { ...module1, quantidade: null, peso_em_kg: 20 });
  expect(read('kit', { ...kit, ...second }).faults).toEqual([
    {
      column: 'modulo_2_quantidade',
      property: 'modulo_2_quantidade',
      value: '',
      message: 'Módulo 2: quantidade: preencha, porque há Módulo 2: modelo, ou apague o que há de Módulo 2.',
    },
  ]);
  expect(read('kit', { ...kit, inversor_1_modelo: null }).faults).toHaveLength(1);
});

test('[imports-020, imports-021] a module or item of which a row only says zero or no is not there', () => {
  const nothing = {
    ...groups('modulo_2', { modelo: null, fabricante: '', potencia_em_watts: 0, quantidade: 0 }),
    ...groups('inversor_2', { modelo: null, microinversor: 'Não' }),
    ...groups('item_1', { nome: null, quantidade: 0 }),
  };
  expect(read('kit', { ...kit, ...nothing })).toEqual(read('kit', kit));
});

test('[imports-021] in a row, an item needs name and quantity', () => {
  expect(read('kit', { ...kit, item_1_nome: 'Cabo', item_1_quantidade: null }).faults).toMatchObject([
    { property: 'item_1_quantidade' },
  ]);
  expect(read('kit', { ...kit, item_2_nome: null, item_2_quantidade: 3 }).faults).toMatchObject([
    { property: 'item_2_nome' },
  ]);
});

test.each(importTypes)('%s: whatever stands in a cell is read or told, and soon', (type) => {
  const names = getImportProperties(type).map(({ name }) => name);
  const reader = createRowReader(type, Object.fromEntries(names.map((name) => [name, name])), names);
  const start = Date.now();
  for (const one of ['a', '1', ';', ' ', '.', ',', '@', 'a1', 'a;', '-', '(', '\ud800', '<']) {
    const text = `${one.repeat(16_000)}!`;
    const { values, faults } = reader(names.map(() => text));
    for (const [name, value] of Object.entries(values))
      expect(value.toString().length).toBeLessThanOrEqual(
        getImportProperties(type).find((property) => property.name === name)?.maxLength ?? 20,
      );
    for (const { message } of faults) expect(message).toMatch(/\.$/);
  }
  for (const value of [
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -1,
    1e300,
    1e-300,
    true,
    { date: 'x' },
    '',
    null,
  ])
    expect(() => reader(names.map(() => value))).not.toThrow();
  expect(Date.now() - start).toBeLessThan(5_000);
});

test('income and revenue are one field: whose it is tells which counts', () => {
  const both = { renda_mensal: 1000, faturamento_mensal: 9000 };
  expect(getMonthlyIncome({ ...both, cpf_ou_cnpj: '52998224725' })).toBe(1000);
  expect(getMonthlyIncome({ ...both, cpf_ou_cnpj: '11222333000181' })).toBe(9000);
  expect(getMonthlyIncome({ faturamento_mensal_cliente: 9000 }, '_cliente')).toBe(9000);
  expect(getMonthlyIncome({ cpf_ou_cnpj: '11222333000181', renda_mensal: 1000 })).toBe(1000);
  expect(getMonthlyIncome({})).toBeUndefined();
});
