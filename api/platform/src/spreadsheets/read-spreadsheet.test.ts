import { readdirSync, readFileSync } from 'node:fs';
import { truncate, writeFile } from 'node:fs/promises';
import sheetjs from 'sheetjs-style';
import { type OpenSheet, readSpreadsheet, type SheetRow, spreadsheetLimits } from '.';
import { buildTextRow, buildXlsx, createTestFolder } from './corpus.testing';

const { path } = createTestFolder();
const open = async (name: string, contents: Buffer | string, signal?: AbortSignal) => {
  await writeFile(path(name), contents);
  return readSpreadsheet(path(name), { name, ...(signal ? { signal } : {}) });
};
const all = async ({ rows }: OpenSheet) => {
  const found: SheetRow[] = [];
  for await (const portion of rows) found.push(...portion);
  return found;
};

/** Readers that this process has started and that are still there. */
function readers(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const isOurs = readFileSync(`/proc/${pid}/status`, 'utf8').includes(`PPid:\t${process.pid}\n`);
        return isOurs && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('spreadsheet-reader');
      } catch {
        return false;
      }
    });
}
afterEach(() => expect(readers()).toEqual([]));

const long = `Nome;CPF\n${'Ana;123\n'.repeat(90_000)}`;

describe('workbooks of old', () => {
  /** As Excel wrote them until 2003. */
  const xls = (hidden: boolean) => {
    const first = sheetjs.utils.aoa_to_sheet([['Lista'], ['x']]);
    const second = sheetjs.utils.aoa_to_sheet([
      ['Nome', 'Desde', 'Valor', 'Erro'],
      ['João', { t: 'n', v: 46_081.5, z: 'dd/mm/yyyy' }, 12.5, { t: 's', v: '#N/A' }],
      [],
      ['=1+1', null, -3, true],
    ]);
    const book = sheetjs.utils.book_new();
    sheetjs.utils.book_append_sheet(book, first, 'Listas');
    sheetjs.utils.book_append_sheet(book, second, 'Clientes');
    if (hidden) book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] };
    const bytes: Buffer = sheetjs.write(book, { type: 'buffer', bookType: 'biff8' });
    return bytes;
  };

  test('one that is named xlsx is read as what it is', async () => {
    const sheet = await open('antiga.xlsx', xls(true));
    expect(await all(sheet)).toEqual([
      { line: 2, cells: ['João', { date: '2026-02-28' }, 12.5, null] },
      { line: 4, cells: ['=1+1', null, -3, true] },
    ]);
    expect(sheet.head).toEqual({
      format: 'xls',
      sheets: [
        { name: 'Listas', hidden: true },
        { name: 'Clientes', hidden: false },
      ],
      sheet: 'Clientes',
      header: { line: 1, rows: 1, first: expect.any(Array) },
      headers: ['Nome', 'Desde', 'Valor', 'Erro'],
      notes: ['Planilha oculta ignorada: “Listas”.', 'Células com erro, lidas como vazias: linha 2 (#N/A).'],
    });
  });

  test('a large one: as many rows as there could be, with every text of its own', async () => {
    const rows = Array.from({ length: 65_535 }, (_, at) => [`Cliente ${at}`, `Rua ${at % 977}`, at, at / 4]);
    const book = sheetjs.utils.book_new();
    sheetjs.utils.book_append_sheet(
      book,
      sheetjs.utils.aoa_to_sheet([['Nome', 'Rua', 'Número', 'Valor'], ...rows]),
      'Clientes',
    );
    const bytes: Buffer = sheetjs.write(book, { type: 'buffer', bookType: 'biff8' });
    const sheet = await open('grande.xls', bytes);
    expect(sheet.head.format).toBe('xls');
    let count = 0;
    let last: SheetRow | undefined;
    for await (const portion of sheet.rows) {
      count += portion.length;
      last = portion.at(-1);
    }
    expect([count, last]).toEqual([
      65_535,
      { line: 65_536, cells: ['Cliente 65534', 'Rua 75', 65_534, 16_383.5] },
    ]);
  });

  test('one that is cut, and a container with a locked workbook', async () => {
    await expect(open('a.xls', xls(false).subarray(0, 1_600))).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('salve como xlsx'),
    });
    const container = sheetjs.CFB.utils.cfb_new();
    sheetjs.CFB.utils.cfb_add(container, '/EncryptedPackage', Buffer.alloc(5000));
    const locked = Buffer.from(sheetjs.CFB.write(container, { type: 'buffer' }));
    await expect(open('a.xlsx', locked)).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('protegida por senha'),
    });
  });
});

test('what cannot be read is refused in Portuguese, also while rows are read', async () => {
  await expect(open('a.csv', '')).rejects.toMatchObject({ status: 422, message: 'O arquivo está vazio.' });
  await expect(open('a.xls', '<html><table>')).rejects.toMatchObject({ name: 'Refusal', status: 422 });
  const sheet = await open('a.csv', `a;b\n${'1;2\n'.repeat(100_001)}`);
  await expect(all(sheet)).rejects.toMatchObject({ name: 'Refusal', status: 422 });
  await writeFile(path('b.csv'), '');
  await truncate(path('b.csv'), spreadsheetLimits.bytes + 1);
  await expect(readSpreadsheet(path('b.csv'), { name: 'b.csv' })).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining('30 MB'),
  });
});

test('rows come in portions of at most 300, and none is lost', async () => {
  const { rows } = await open('a.csv', long);
  let count = 0;
  for await (const portion of rows) {
    expect(portion.length).toBeLessThanOrEqual(300);
    count += portion.length;
  }
  expect(count).toBe(90_000);
});

test('long texts travel in smaller portions', async () => {
  const rows = Array.from({ length: 400 }, (_, at) => buildTextRow(at + 2, 'x'.repeat(32_000)));
  const sheet = await open(
    'a.xlsx',
    buildXlsx([{ name: 'a', rows: `${buildTextRow(1, 'a')}${rows.join('')}` }]),
  );
  const lengths: number[] = [];
  for await (const portion of sheet.rows) lengths.push(portion.length);
  expect(Math.max(...lengths)).toBeLessThan(50);
  expect(lengths.reduce((sum, length) => sum + length)).toBe(400);
});

describe('no reader is left behind', () => {
  test('by who leaves the loop', async () => {
    const { rows } = await open('a.csv', long);
    for await (const portion of rows) {
      expect(portion).toHaveLength(300);
      expect(readers()).toHaveLength(1);
      break;
    }
  });

  test('by who closes without having read', async () => {
    const { close } = await open('a.csv', long);
    expect(readers()).toHaveLength(1);
    await close();
    await close();
  });

  test('by a signal, before, at the beginning and amid the rows', async () => {
    const reason = new Error('enough');
    await expect(open('a.csv', long, AbortSignal.abort(reason))).rejects.toBe(reason);
    const beginning = new AbortController();
    const opening = open('a.csv', long, beginning.signal);
    setTimeout(() => beginning.abort(reason), 20);
    await expect(opening).rejects.toBe(reason);
    const control = new AbortController();
    const { rows } = await open('a.csv', long, control.signal);
    const reading = (async () => {
      for await (const portion of rows) if (portion.length > 0) control.abort(reason);
    })();
    await expect(reading).rejects.toBe(reason);
  });
});

test('a reader that dies, as for lack of memory, is a word for the person', async () => {
  const sheet = await open('a.csv', long);
  for (const pid of readers()) process.kill(pid, 'SIGKILL');
  await expect(all(sheet)).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining('salve como CSV'),
  });
});

test('a reader that takes too long is ended, with a word for the person', async () => {
  const seconds = jest.replaceProperty(spreadsheetLimits, 'seconds', 0.01 as 60);
  await expect(open('a.csv', long)).rejects.toMatchObject({
    status: 422,
    message: expect.stringMatching(/demorou demais.*salve como CSV/),
  });
  seconds.restore();
});
