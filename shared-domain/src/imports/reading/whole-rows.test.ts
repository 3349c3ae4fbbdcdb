import { formatPhone } from '../../formats/contacts';
import { importTypes } from '../import-types';
import { getImportProperties } from '../properties/import-properties';
import type { SheetCell } from '../sheet-cell';
import { formatCellText } from '../sheet-cell-text';
import { createRowReader } from './row-reader';

/** A sequence of numbers below a limit, the same in each run. */
function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function readOne(
  headers: Record<string, string>,
  cells: Record<string, SheetCell>,
  type: 'customer' | 'sales' = 'customer',
) {
  const names = Object.keys(headers);
  return createRowReader(type, headers, names)(names.map((name) => cells[name] ?? null));
}
const phone = (value: SheetCell) => readOne({ Nome: 'nome', Fone: 'telefone' }, { Nome: 'Ana', Fone: value });

describe('phones as people and programs write them', () => {
  test.each([
    'p:+5547988887777',
    'https://wa.me/5547988887777',
    'wa.me/5547988887777?text=Ol%C3%A1',
    'https://api.whatsapp.com/send?phone=5547988887777&text=oi',
    'whatsapp://send?phone=+5547988887777',
    'tel:+55-47-98888-7777',
    '5547988887777@c.us',
    '5547988887777@s.whatsapp.net',
    '+55 (47) 98888–7777',
    '0055 47 98888-7777',
    '055 47 98888-7777'.slice(1),
    '(047) 98888-7777',
    '(0xx47) 98888-7777',
    "'47988887777",
    'Cel: (47) 98888-7777',
    'WhatsApp 47 98888 7777',
    '47988887777.0',
    '47988887777,00',
    47988887777,
    5547988887777,
    '\u202a+55 47 98888-7777\u202c',
    '(47)98888.7777',
    '98888-7777 (47)',
    '+55 (0**47) 98888-7777',
    '0xx47 98888-7777',
    '(XX47) 98888-7777',
    '(0xx 47) 98888-7777',
    '0**(47) 98888-7777',
    'Cel: (0xx47) 98888-7777',
  ])('%p is one number, and nothing is left of it', (value) => {
    expect(phone(value)).toEqual({
      values: { nome: 'Ana', telefone: '47988887777' },
      faults: [],
      remarks: [],
    });
  });

  test.each([
    '(47) 98888-77**',
    '(47) 98888-77xx',
    '(47) **888-7777',
    '47 9888xx-7777',
    '(**) 98888-7777',
    '47**988887777',
  ])('%s hides digits, and is no number', (value) =>
    expect(phone(value)).toMatchObject({ values: { nome: 'Ana' }, faults: [{ column: 'Fone' }] }),
  );

  test('a landline of a program keeps its last digit', () => {
    expect(phone('4733334444.0').values.telefone).toBe('4733334444');
  });

  test.each([
    ['+55 47 98123-4567 ::: +55 47 3322-1100', '47981234567', undefined, 'Telefone: (47) 3322-1100'],
    ['(47) 3333-4444 / (47) 99999-8888', '4733334444', '47999998888', undefined],
    ['(47) 3333-4444\n(47) 99999-8888', '4733334444', '47999998888', undefined],
    ['47 3333-4444 ou 47 99999-8888', '4733334444', '47999998888', undefined],
    ['4733334444;47999998888;47988887777', '4733334444', '47999998888', 'Telefone: (47) 98888-7777'],
    ['(47) 3333-4444 (47) 99999-8888', '4733334444', '47999998888', undefined],
    ['(47) 3333-4444 ramal 12', '4733334444', undefined, 'Telefone: ramal 12'],
    ['tel:+554733334444;ext=12', '4733334444', undefined, 'Telefone: ramal 12'],
    ['(47) 99999-8888 (recado com Maria)', '47999998888', undefined, 'Telefone: recado com Maria'],
    ['Maria (47) 99999-8888', '47999998888', undefined, 'Telefone: Maria'],
  ])('%p: the first counts, what else is there is kept and told', (value, telefone, whatsapp, notes) => {
    const { values, faults, remarks } = phone(value);
    expect(faults).toEqual([]);
    expect([values.telefone, values.whatsapp, values.observacoes]).toEqual([telefone, whatsapp, notes]);
    expect(remarks.length).toBeGreaterThan(0);
    for (const { column } of remarks) expect(column).toBe('Fone');
  });

  test('a second number that is there already is told of by nobody', () => {
    expect(phone('47 99999-8888 / 47 99999-8888').remarks).toEqual([]);
  });

  test('eleven digits without the nine of a mobile are no phone', () => {
    expect(phone('47 88888-77777')).toMatchObject({ values: { nome: 'Ana' }, faults: [{ column: 'Fone' }] });
  });

  test('the code of a carrier goes, and that is told', () => {
    const { values, remarks } = phone('041 47 98888 7777');
    expect(values.telefone).toBe('47988887777');
    expect(remarks).toMatchObject([{ column: 'Fone', message: expect.stringContaining('operadora') }]);
  });
});

describe('documents and postal codes as programs write them', () => {
  const document = (value: SheetCell) =>
    readOne({ Nome: 'nome', D: 'cpf_ou_cnpj' }, { Nome: 'Ana', D: value });
  test.each([
    '529.982.247-25',
    'CPF nº 529.982.247-25',
    '52998224725.0',
    '529 982 247 25',
    '529.982.247–25',
    'CPF/CNPJ: 529.982.247-25',
  ])('%p', (value) =>
    expect(document(value)).toMatchObject({
      values: { cpf_ou_cnpj: '52998224725' },
      faults: [],
      remarks: [],
    }),
  );
  test('a zero that is given back is told', () => {
    expect(document(1234567890)).toMatchObject({
      values: { cpf_ou_cnpj: '01234567890' },
      remarks: [{ column: 'D', message: expect.stringContaining('zeros à esquerda') }],
    });
    expect(readOne({ Nome: 'nome', C: 'cep' }, { Nome: 'Ana', C: '1310100.0' })).toMatchObject({
      values: { cep: '01310100' },
      remarks: [{ column: 'C' }],
    });
  });
});

describe('instants of programs', () => {
  const date = (value: SheetCell) =>
    readOne({ Nome: 'nome', D: 'data_de_registro' }, { Nome: 'Ana', D: value });
  test.each([
    ['2026-11-21T01:30:00Z', '2026-11-20'],
    ['2026-11-21T02:59:59.999Z', '2026-11-20'],
    ['2026-11-21T03:00:00Z', '2026-11-21'],
    ['2026-11-21 01:30:00 UTC', '2026-11-20'],
    ['2026-11-21 01:30:00+00:00', '2026-11-20'],
    ['2026-11-20T22:41:05-03:00', '2026-11-20'],
    ['2026-11-20T22:41:05-0300', '2026-11-20'],
    ['2026-11-20T22:30:00-08:00', '2026-11-21'],
    ['2018-12-01T01:30:00Z', '2018-11-30'],
    ['2026/11/21 01:30:00Z', '2026-11-20'],
    ['21/11/2026 01:30 +00:00', '2026-11-20'],
  ])('%s is the day that it is in São Paulo', (value, day) => {
    const { values, faults, remarks } = date(value);
    expect([values.data_de_registro, faults]).toEqual([day, []]);
    expect(remarks).toHaveLength(1);
  });
  test('a clock without a zone is that of the wall; that it is left out is told', () => {
    expect(date('20/11/2026 23:30')).toMatchObject({
      values: { data_de_registro: '2026-11-20' },
      remarks: [{ message: expect.stringContaining('hora') }],
    });
    expect(date('20/11/2026 22h30').remarks).toHaveLength(1);
    expect(date('20/11/2026 00:00:00').remarks).toEqual([]);
  });
});

describe('words behind a day', () => {
  const since = (value: SheetCell) =>
    readOne({ Nome: 'nome', D: 'data_de_registro' }, { Nome: 'Ana', D: value });
  test.each([
    ['10/05/2024 ou 12/05/2024', '2024-05-10', 'ou 12/05/2024'],
    ['10/05/2024 (remarcado p/ 20/05)', '2024-05-10', '(remarcado p/ 20/05)'],
    ['2024-05-10, talvez', '2024-05-10', 'talvez'],
    ['10 de maio de 2024, sexta', '2024-05-10', 'sexta'],
    ['10/05/2024 10:30 com Ana', '2024-05-10', '10:30 com Ana'],
    ['10/05/2024 11/05/2024', '2024-05-10', '11/05/2024'],
  ])('%s: the day counts, and the words are kept and told', (value, day, words) => {
    const { values, faults, remarks } = since(value);
    expect([values.data_de_registro, faults]).toEqual([day, []]);
    expect(values.observacoes).toMatch(new RegExp(`: ${words.replace(/[()]/g, '\\$&')}$`));
    expect(remarks).toMatchObject([{ column: 'D', value: words }]);
  });
  test.each([
    '10/05/2024 10:30',
    '10/05/2024 às 10h',
    '10/05/2024, 10:30:15 PM',
    '2024-05-10T10:30:15.123',
    '10/05/2024 10h30min',
    '10 de maio de 2024 10:30',
    '10/05/2024 10:30 BRT',
    '10/05/2024 10:30 (GMT-3)',
  ])('%s has a clock, of which nothing is kept', (value) => {
    const { values, remarks } = since(value);
    expect(values).toEqual({ nome: 'Ana', data_de_registro: '2024-05-10' });
    expect(remarks).toMatchObject([{ message: expect.stringContaining('hora') }]);
  });
});

test('accents that come apart from their letters are put on them, in names and all other texts', () => {
  const apart = (text: string) => text.normalize('NFD');
  const headers = { N: 'nome', C: 'cidade', O: 'observacoes' };
  expect(
    readOne(headers, { N: apart('João D’Ávila'), C: apart('Maricá'), O: apart('Atenção:\nsó à tarde') }),
  ).toEqual({
    values: { nome: 'João D’Ávila', cidade: 'Maricá', observacoes: 'Atenção:\nsó à tarde' },
    faults: [],
    remarks: [],
  });
});

describe('names in several columns', () => {
  const headers = { Sobrenome: 'nome', 'Nome do meio': 'nome', Nome: 'nome' };
  test('are joined in the order in which names are said', () => {
    expect(readOne(headers, { Nome: 'José', 'Nome do meio': 'Carlos', Sobrenome: "D'Ávila" })).toEqual({
      values: { nome: "José Carlos D'Ávila" },
      faults: [],
      remarks: [],
    });
    expect(readOne(headers, { Sobrenome: 'Prado' }).values).toEqual({ nome: 'Prado' });
    expect(readOne(headers, { Nome: 'José Prado', Sobrenome: 'Prado' }).values).toEqual({
      nome: 'José Prado',
    });
  });
  test('a part that the first name has may be meant twice: it is told', () => {
    expect(readOne(headers, { Nome: 'Maria Rosa', Sobrenome: 'Rosa' })).toEqual({
      values: { nome: 'Maria Rosa' },
      faults: [],
      remarks: [
        {
          ...{ column: 'Sobrenome', property: 'nome', value: 'Rosa' },
          message: 'O nome já tem esta parte, que não foi repetida.',
        },
      ],
    });
    const whole = { 'Nome completo': 'nome', Sobrenome: 'nome' };
    expect(readOne(whole, { 'Nome completo': 'Maria Rosa', Sobrenome: 'Rosa' }).remarks).toEqual([]);
  });
  test('a part that begins with the first name stands for both', () => {
    expect(readOne(headers, { Nome: 'Ana', Sobrenome: 'Ana Silva' })).toMatchObject({
      values: { nome: 'Ana Silva' },
      remarks: [],
    });
    expect(readOne(headers, { Nome: 'Ana', Sobrenome: 'Anabela' }).values.nome).toBe('Ana Anabela');
  });
  test('of two whole names the first counts, and the other is kept and told', () => {
    const two = readOne(
      { 'Razão social': 'nome', Fantasia: 'nome' },
      { 'Razão social': 'Sol Ltda', Fantasia: 'Padaria' },
    );
    expect(two).toMatchObject({
      values: { nome: 'Sol Ltda', observacoes: 'Nome: Padaria' },
      remarks: [{ column: 'Fantasia', value: 'Padaria' }],
    });
  });
});

test('two addresses, two incomes, and the end of what goes on: the one without room is told', () => {
  const both = readOne(
    { N: 'nome', E: 'endereco', L: 'logradouro', R: 'renda_mensal', F: 'faturamento_mensal' },
    { N: 'Ana', E: 'Rua A, 10, Centro', L: 'Rua A', R: '1.000,00', F: '9.000,00' },
  );
  expect(both.values).toEqual({
    nome: 'Ana',
    logradouro: 'Rua A',
    renda_mensal: 1000,
    observacoes: 'Endereço completo: Rua A, 10, Centro\nFaturamento mensal: R$ 9.000,00',
  });
  expect(both.remarks.map(({ column }) => column)).toEqual(['E', 'F']);
  const sale = readOne(
    { C: 'nome_cliente', N: 'nome_negocio', V: 'valor_negocio', F: 'data_finalizacao_negocio' },
    { C: 'Ana', N: 'Telhado', V: '1.000,505', F: '01/02/2024' },
    'sales',
  );
  expect(sale.values.valor_negocio).toBe(1000.51);
  expect(sale.remarks).toMatchObject([{ column: 'V' }, { column: 'F', value: '01/02/2024' }]);
});

test('a unit that converts is told; a header in brackets names it anywhere', () => {
  const header = 'Potência (kWp) do módulo';
  const { values, remarks } = createRowReader('module', { [header]: 'modulo_potencia_em_watts' }, [header])([
    '0,55',
  ]);
  expect(values.modulo_potencia_em_watts).toBe(550);
  expect(remarks).toMatchObject([{ column: header, message: 'O número foi convertido para W.' }]);
});

test('the small power of an inverter is in kilowatts, and that is told', () => {
  const header = 'Potência';
  const reader = createRowReader('inverter', { [header]: 'inversor_potencia_em_watts' }, [header]);
  expect(reader(['8,5']).remarks).toMatchObject([
    { column: header, value: '8,5', message: 'A potência abaixo de 100 é lida em kW.' },
  ]);
  expect(reader(['8500']).remarks).toEqual([]);
  expect(reader(['8,5 kW']).remarks).toMatchObject([{ message: 'O número foi convertido para W.' }]);
});

describe('numbers with blanks', () => {
  const income = (value: SheetCell) => readOne({ N: 'nome', R: 'renda_mensal' }, { N: 'Ana', R: value });
  const power = (value: SheetCell) => {
    const { values, faults } = createRowReader('module', { P: 'modulo_potencia_em_watts' }, ['P'])([value]);
    return values.modulo_potencia_em_watts ?? faults.find(({ column }) => column === 'P')?.message;
  };
  test.each(['350 420', '350\n420', '12 5', 'R$ 1.200,00 1.300,00', '1 234', '5 ,00', '350\t420 reais'])(
    '%j is two amounts, and none of them is read',
    (value) =>
      expect(income(value)).toMatchObject({
        values: { nome: 'Ana' },
        faults: [{ column: 'R', message: 'Há mais de um número. Deixe só um.' }],
      }),
  );
  test.each(['5 10 kW', '350 420', '550\n600', '5 50 W'])('%j is two powers', (value) =>
    expect(power(value)).toBe('Há mais de um número. Deixe só um.'),
  );
  test.each([
    ['1 234,56', 1234.56],
    ['R$ 1 234 567,80', 1234567.8],
    ['1\u00a0234', 1234],
    ['R$\u00a01\u202f234,50', 1234.5],
    ['1.234,56 reais', 1234.56],
    ['350,-', 350],
    ['1.350,--', 1350],
    ['R$ 350,-', 350],
  ])('%j is one amount', (value, amount) =>
    expect(income(value)).toMatchObject({ values: { renda_mensal: amount }, faults: [] }),
  );
  test.each(['-350', '350-', '- 350,00'])('%s is below zero', (value) =>
    expect(income(value).faults).toMatchObject([{ message: 'O valor não pode ser negativo.' }]),
  );
  test.each([
    ['5 kW', 5_000],
    ['5,5 kW.', 5_500],
    ['1\u00a0550 W', 1_550],
  ])('%j is one power', (value, watts) => expect(power(value)).toBe(watts));
});

/** Contents of a cell, by the kind of its property, with the value that it has to become. */
type Shape = (random: (below: number) => number) => { cell: SheetCell; value: string | number };
const pick = <T>(random: (below: number) => number, list: readonly T[]): T => {
  const one = list[random(list.length)];
  if (one === undefined) throw new RangeError('nothing to pick');
  return one;
};
const digits = (random: (below: number) => number, count: number) =>
  Array.from({ length: count }, () => 1 + random(9)).join('');
const shapes: Record<string, Shape> = {
  telefone: (random) => {
    const number = `47${2 + random(4)}${digits(random, 7)}`;
    const other = `479${digits(random, 8)}`;
    const cell = pick(random, [
      number,
      formatPhone(number),
      `+55 ${number}`,
      `0${number}`,
      `p:+55${number}`,
      `tel:+55${number}`,
      `https://wa.me/55${number}`,
      `${number}.0`,
      Number(number),
      `${formatPhone(number)} ramal 12`,
      `${formatPhone(number)} / ${formatPhone(other)}`,
      `${number} ::: ${other}`,
      `${formatPhone(number)} Maria`,
      `0055${number}`,
    ]);
    return { cell, value: number };
  },
  cep: (random) => {
    const code = `8${digits(random, 7)}`;
    const cell = pick(random, [
      code,
      `${code.slice(0, 5)}-${code.slice(5)}`,
      `${code}.0`,
      Number(code),
      `CEP ${code}`,
    ]);
    return { cell, value: code };
  },
  renda_mensal: (random) => {
    const cents = random(100_000_000);
    const [reais, rest] = [Math.floor(cents / 100), String(cents % 100).padStart(2, '0')];
    const grouped = reais.toLocaleString('pt-BR');
    const cell = pick(random, [
      `${reais},${rest}`,
      `R$ ${grouped},${rest}`,
      `${reais}.${rest}`,
      `${reais.toLocaleString('en-US')}.${rest}`,
      cents / 100,
      `${grouped},${rest} reais`,
    ]);
    return { cell, value: cents / 100 };
  },
  data_de_registro: (random) => {
    const [day, month] = [13 + random(15), 1 + random(12)];
    const [dd, mm] = [String(day).padStart(2, '0'), String(month).padStart(2, '0')];
    const cell = pick<SheetCell>(random, [
      `${dd}/${mm}/2024`,
      `2024-${mm}-${dd}`,
      { date: `2024-${mm}-${dd}` },
      `${dd}/${mm}/2024 10:30`,
      `2024-${mm}-${dd}T15:00:00Z`,
    ]);
    return { cell, value: `2024-${mm}-${dd}` };
  },
  cidade: (random) => {
    const city = pick(random, ['São José', 'Blumenau', 'Embu-Guaçu', 'Dias d’Ávila']);
    return { cell: pick(random, [city, ` ${city} `]), value: city };
  },
  nome: (random) => {
    const name = `${pick(random, ['Ana', 'José', 'Zoë'])} ${pick(random, ['Prado', 'D’Ávila', 'Sá'])}`;
    return { cell: name, value: name };
  },
};

test('of a generated sheet every mapped cell is in the result with its digits, or named in a line', () => {
  const random = sequence(2_026);
  const headers = Object.keys(shapes);
  const twice = [...headers, 'cidade 2', 'telefone 2'];
  const mapping = Object.fromEntries(twice.map((header) => [header, header.replace(/ 2$/, '')]));
  const reader = createRowReader('customer', mapping, twice);
  const counted = { kept: 0, told: 0, lost: 0 };
  for (let line = 0; line < 3_000; line += 1) {
    const row = twice.map((header) => ({ header, ...(shapes[header.replace(/ 2$/, '')] as Shape)(random) }));
    const { values, faults, remarks } = reader(row.map(({ cell }) => cell));
    const lines = [...faults, ...remarks];
    for (const { header, cell, value } of row) {
      const isTold = lines.some(({ column }) => column === header);
      const isKept = values[mapping[header] ?? ''] === value;
      const kind = isKept ? 'kept' : isTold ? 'told' : 'lost';
      counted[kind] += 1;
      if (kind === 'lost')
        throw new Error(`${header}: ${formatCellText(cell)} → ${String(values[mapping[header] ?? ''])}`);
      // A value without the rest of its cell is told as well.
      const written = formatCellText(cell).replace(/\D/g, '');
      if (header.startsWith('telefone') && !isTold)
        expect(written.replace(/0$/, '').length).toBeLessThanOrEqual(14);
    }
    // The first columns of the file are those that count.
    expect(
      headers.every((header) => values[header] === row.find((one) => one.header === header)?.value),
    ).toBe(true);
  }
  expect(counted).toEqual({ kept: expect.any(Number), told: expect.any(Number), lost: 0 });
  expect(counted.kept + counted.told).toBe(3_000 * twice.length);
});

/** Returns true if a rewritten value has all digits of its cell: dates change their order, numbers their form. */
function hasSameDigits(cell: string, value: unknown): boolean {
  if (typeof value === 'boolean') return /^[01x]$/.test(cell.trim());
  // A serial number is a day with none of its digits.
  if (typeof value === 'string' && /^\s*\d{5}(?:[.,]\d+)?\s*$/.test(cell)) return true;
  const left = String(value ?? '').split('');
  return cell
    .replace(/[^1-9]/g, '')
    .split('')
    .every((digit) => {
      const at = left.indexOf(digit);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
}

test.each(importTypes)('%s: no text of any kind disappears from a mapped cell without a line', (type) => {
  const random = sequence(31);
  const properties = getImportProperties(type).slice(0, 40);
  const names = properties.map(({ name }) => name);
  const reader = createRowReader(type, Object.fromEntries(names.map((name) => [name, name])), names);
  const alphabet = [
    '1',
    '47',
    '0',
    '9',
    '.',
    ',',
    '-',
    '/',
    ' ',
    '(',
    ')',
    'a',
    'Ana',
    '@',
    ';',
    ':',
    'x',
    '+',
  ];
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  for (let round = 0; round < 300; round += 1) {
    const cells = names.map(() =>
      Array.from({ length: 1 + random(9) }, () => pick(random, alphabet)).join(''),
    );
    const { values, faults, remarks } = reader(cells);
    const told = new Set([...faults, ...remarks].map(({ column }) => column));
    for (const [index, { name, kind }] of properties.entries()) {
      const cell = cells[index] ?? '';
      // Words for nothing have no digits; numbers and days are written anew.
      if (told.has(name) || plain(cell) === '') continue;
      if (['money', 'number', 'integer', 'date', 'choice', 'yes-no', 'uf'].includes(kind)) {
        if (!hasSameDigits(cell, values[name]))
          throw new Error(`${name}: "${cell}" became "${String(values[name])}"`);
        continue;
      }
      const value = plain(String(values[name] ?? ''));
      const isWhole = value.includes(plain(cell)) || plain(cell).replace(/^(?:0055|55|0)+/, '') === value;
      if (!isWhole && !values[name] && !plain(cell)) continue;
      if (!isWhole) throw new Error(`${name}: "${cell}" became "${String(values[name])}"`);
    }
  }
});
