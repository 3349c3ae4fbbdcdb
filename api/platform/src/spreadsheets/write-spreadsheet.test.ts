import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { readZip } from '../files/read-zip';
import {
  type OpenSheet,
  readSpreadsheet,
  type SheetRow,
  type WrittenCell,
  type WrittenColumn,
  writeSpreadsheet,
} from '.';
import { createTestFolder } from './corpus.testing';

const { path } = createTestFolder();

const columns: readonly WrittenColumn[] = [
  { title: 'Nome', kind: 'text', isRequired: true, note: 'Como no documento.' },
  { title: 'Situação', kind: 'text', options: ['Novo', 'Em obra, parado'] },
  { title: 'Módulos', kind: 'integer', hasSum: true },
  { title: 'Preço', kind: 'money', hasSum: true },
  { title: 'Desconto', kind: 'percent' },
  { title: 'Desde', kind: 'date' },
  { title: 'Visto', kind: 'datetime' },
  { title: 'Ativo', kind: 'text' },
];
const rows: readonly (readonly WrittenCell[])[] = [
  ['Ana; "a boa"\nOliveira', 'Novo', 12, 1234.5, 12.5, '2026-02-28', '2026-02-28T02:30:00.000Z', true],
  [
    '=HYPERLINK("http://x";"y")',
    'Em obra, parado',
    3,
    0.1,
    7,
    '1999-12-31',
    '2026-07-01T12:00:00.000Z',
    false,
  ],
  ['00123', null, null, -5, null, null, null, null],
];
async function* portions(all = rows) {
  yield all;
}
async function all(sheet: OpenSheet): Promise<SheetRow[]> {
  const found: SheetRow[] = [];
  for await (const portion of sheet.rows) found.push(...portion);
  return found;
}

const headers = columns.map(({ title }) => title);

test('what is written as xlsx is read as it was', async () => {
  const file = path('a.xlsx');
  const written = await writeSpreadsheet(file, 'xlsx', { title: 'Clientes: 1/2', columns, rows: portions() });
  expect(written).toEqual({ rows: 3, bytes: (await readFile(file)).length });
  const sheet = await readSpreadsheet(file, { name: 'a.xlsx' });
  expect(sheet.head).toMatchObject({ format: 'xlsx', sheet: 'Clientes 1 2', headers });
  const [first = [], second = [], third = []] = rows;
  expect(await all(sheet)).toEqual([
    { line: 2, cells: [...first.slice(0, 5), { date: '2026-02-28' }, { date: '2026-02-27' }, true] },
    { line: 3, cells: [...second.slice(0, 5), { date: '1999-12-31' }, { date: '2026-07-01' }, false] },
    { line: 4, cells: third },
  ]);
  expect(sheet.head.notes).toEqual([
    'Planilha oculta ignorada: “Listas”.',
    'Linha de totais, deixada de fora: linha 5.',
  ]);
});

test('a csv is written as Brazilian programs open it, without formulas, and read as it was', async () => {
  const file = path('a.csv');
  await writeSpreadsheet(file, 'csv', { title: 'Clientes', columns, rows: portions() });
  expect(await readFile(file, 'utf8')).toBe(
    [
      '\ufeffNome;Situação;Módulos;Preço;Desconto;Desde;Visto;Ativo',
      '"Ana; ""a boa""\nOliveira";Novo;12;1234,50;12,5;28/02/2026;27/02/2026 23:30;Sim',
      `"'=HYPERLINK(""http://x"";""y"")";Em obra, parado;3;0,10;7;31/12/1999;01/07/2026 09:00;Não`,
      '00123;;;-5,00;;;;',
      '',
    ].join('\r\n'),
  );
  const sheet = await readSpreadsheet(file, { name: 'a.csv' });
  expect(sheet.head).toEqual({
    format: 'csv',
    encoding: 'UTF-8',
    delimiter: ';',
    sheets: [{ name: 'a', hidden: false }],
    sheet: 'a',
    header: { line: 1, rows: 1, first: expect.any(Array) },
    headers,
    notes: [],
  });
  const found = await all(sheet);
  expect(found.map(({ line }) => line)).toEqual([2, 4, 5]);
  expect(found.map(({ cells }) => cells[0])).toEqual(rows.map(([name]) => name));
});

/** Reads the parts of a written xlsx, as text. */
async function unzipParts(file: string): Promise<(name: string) => string> {
  const parts = readZip(await readFile(file), { entries: 100, bytes: 1_000_000_000 });
  return (name) => parts.get(name)?.toString() ?? '';
}

describe('a workbook', () => {
  let part: (name: string) => string;
  let sheet: string;
  beforeAll(async () => {
    const explanation = [['Nome', 'Como no documento & sem abreviar.']] as const;
    await writeSpreadsheet(path('m.xlsx'), 'xlsx', {
      title: 'Modelo',
      columns,
      rows: portions(),
      explanation,
    });
    part = await unzipParts(path('m.xlsx'));
    sheet = part('xl/worksheets/sheet1.xml');
  });

  test('keeps its head in view, filters its rows, and sums up what a filter shows', () => {
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(sheet).toContain('<autoFilter ref="A1:H4"/>');
    expect(sheet).toMatch(/<c r="C5" s="\d+"><f>SUBTOTAL\(109,C2:C4\)<\/f><v>15<\/v><\/c>/);
    expect(sheet).toMatch(/<c r="D5" s="\d+"><f>SUBTOTAL\(109,D2:D4\)<\/f><v>1229.6<\/v><\/c>/);
  });

  test('has types and formats: text that keeps its zeros, money, days, percent', () => {
    const styles = part('xl/styles.xml');
    for (const format of ['&quot;R$&quot; #,##0.00', 'dd/mm/yyyy', 'dd/mm/yyyy hh:mm', '0.00&quot;%&quot;'])
      expect(styles).toContain(`formatCode="${format}`);
    expect(sheet).toMatch(/<c r="F2" s="\d+"><v>46081<\/v>/);
    expect(sheet).toMatch(/<c r="A4" s="\d+" t="s">/);
    expect(sheet).toMatch(/<c r="H2" s="\d+" t="b"><v>1<\/v>/);
    expect(sheet).toMatch(/<col min="1" style="\d+"/);
  });

  test('offers valid values in the cells below a title, from a sheet that is hidden', () => {
    expect(sheet).toContain('<dataValidations count="1"><dataValidation type="list"');
    expect(sheet).toContain('sqref="B2:B100001"><formula1>Listas!$A$2:$A$3</formula1>');
    expect(sheet.indexOf('<dataValidations')).toBeGreaterThan(sheet.indexOf('<autoFilter'));
    expect(part('xl/workbook.xml')).toMatch(/<sheet name="Listas"[^>]*state="hidden"/);
    expect(part('xl/sharedStrings.xml')).toContain('Em obra, parado');
  });

  test('explains itself: at the title, and in a sheet', () => {
    expect(part('xl/comments1.xml')).toContain('Obrigatório. Como no documento.');
    expect(part('xl/workbook.xml')).toContain('<sheet name="Instruções"');
    expect(part('xl/sharedStrings.xml')).toContain('Como no documento &amp; sem abreviar.');
  });

  test('holds texts that look like formulas as texts', () => {
    expect(part('xl/sharedStrings.xml')).toContain('=HYPERLINK(');
    expect(sheet.match(/<f>/g)).toHaveLength(2);
  });
});

test('a long one is written as its rows come, with the same types, filters and sums', async () => {
  const file = path('long.xlsx');
  async function* long() {
    for (let at = 0; at < 50; at += 1)
      yield Array.from({ length: 500 }, (): readonly WrittenCell[] => [
        '=A_x000D_<&> ',
        'Novo',
        2,
        0.1,
        7,
        '2026-02-28',
        '2026-02-28T02:30:00.000Z',
        true,
      ]);
  }
  const { rows: count } = await writeSpreadsheet(file, 'xlsx', { title: 'Todos', columns, rows: long() });
  expect(count).toBe(25_000);
  const sheet = (await unzipParts(file))('xl/worksheets/sheet1.xml');
  expect(sheet.slice(0, 1_000)).toContain('state="frozen"');
  const end = sheet.slice(-1_000);
  expect(end).toContain('<autoFilter ref="A1:H25001"/>');
  expect(end).toContain('<f>SUBTOTAL(109,C2:C25001)</f><v>50000</v>');
  expect(end).toContain('<f>SUBTOTAL(109,D2:D25001)</f><v>2500</v>');
  const found = await all(await readSpreadsheet(file, { name: 'long.xlsx' }));
  expect(found).toHaveLength(25_000);
  expect(found.at(-1)).toEqual({
    line: 25_001,
    cells: ['=A_x000D_<&> ', 'Novo', 2, 0.1, 7, { date: '2026-02-28' }, { date: '2026-02-27' }, true],
  });
});

test('texts that would be formulas are neutralised in a csv, numbers are not', async () => {
  const file = path('i.csv');
  const bad = ['=1+1', '+55', '-x', '@SUM(1)', '\t=1', '\r=1', 'a=1', "'=1", -5];
  await writeSpreadsheet(file, 'csv', {
    title: 'x',
    columns: [{ title: '=cmd', kind: 'text' }],
    rows: portions(bad.map((one) => [one])),
  });
  const [, ...lines] = (await readFile(file, 'utf8')).split('\r\n');
  expect(lines.join('|')).toBe("'=1+1|'+55|'-x|'@SUM(1)|'\t=1|\"'\r=1\"|a=1|'=1|-5|");
});

test('what no file can hold is left out, what is too long is cut', async () => {
  const file = path('odd.xlsx');
  const odd: WrittenCell[] = [
    'a\0\u0001b\ud800c🌞',
    'x'.repeat(40_000),
    Number.NaN,
    'sem preço',
    null,
    '2026-02-31x',
  ];
  await writeSpreadsheet(file, 'xlsx', { title: "'[Tudo]'", columns, rows: portions([odd]) });
  const sheet = await readSpreadsheet(file, { name: 'odd.xlsx' });
  const [row] = await all(sheet);
  expect(row?.cells).toEqual([
    'abc🌞',
    'x'.repeat(32_767),
    null,
    'sem preço',
    null,
    '2026-02-31x',
    null,
    null,
  ]);
});

test('only titles', async () => {
  for (const format of ['xlsx', 'csv'] as const) {
    const file = path(`none.${format}`);
    expect(await writeSpreadsheet(file, format, { title: 'x', columns, rows: portions([]) })).toMatchObject({
      rows: 0,
    });
    const sheet = await readSpreadsheet(file, { name: 'none' });
    expect(sheet.head.headers).toEqual(headers);
    expect(await all(sheet)).toEqual([]);
  }
});

describe('nothing is left behind', () => {
  test('where rows fail', async () => {
    async function* failing() {
      yield rows;
      throw new Error('no more rows');
    }
    const writing = writeSpreadsheet(path('f.csv'), 'csv', { title: 'x', columns, rows: failing() });
    await expect(writing).rejects.toThrow('no more rows');
    expect(existsSync(path('f.csv'))).toBe(false);
  });

  test('where a signal ends it', async () => {
    const control = new AbortController();
    const reason = new Error('enough');
    async function* endless() {
      for (let at = 0; ; at += 1) {
        if (at === 5) control.abort(reason);
        yield rows;
      }
    }
    const sheet = { title: 'x', columns, rows: endless() };
    await expect(writeSpreadsheet(path('s.csv'), 'csv', sheet, { signal: control.signal })).rejects.toBe(
      reason,
    );
    expect(existsSync(path('s.csv'))).toBe(false);
  });

  test('where the disk is full, with the code that says so', async () => {
    await symlink('/dev/full', path('full.csv'));
    const writing = writeSpreadsheet(path('full.csv'), 'csv', { title: 'x', columns, rows: portions() });
    await expect(writing).rejects.toMatchObject({ code: 'ENOSPC' });
  });

  test('where it cannot be written', async () => {
    const writing = writeSpreadsheet(path('no/such.csv'), 'csv', { title: 'x', columns, rows: portions() });
    await expect(writing).rejects.toThrow('ENOENT');
  });
});
