import { createTestFolder, readRefusalMessage, readWholeSheet } from './corpus.testing';

const { path } = createTestFolder();
const csv = () => path('a.csv');
const latin = (text: string) => Buffer.from(text, 'latin1');

describe('encodings', () => {
  const text = 'Nome;Cidade\r\nJoão;São José\r\n';
  const expected = { head: { headers: ['Nome', 'Cidade'] }, cells: [['João', 'São José']] };

  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8', Buffer.from(`\ufeff${text}`)],
    ['Windows-1252', latin(text)],
    ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['UTF-16', Buffer.from(text, 'utf16le')],
  ] as const)('%s', async (encoding, bytes) => {
    expect(await readWholeSheet(csv(), bytes)).toMatchObject({
      ...expected,
      head: { ...expected.head, encoding },
    });
  });

  test('both in one file: each line is read as what it is, and that is said', async () => {
    const mixed = Buffer.concat([Buffer.from('Nome;UF\nJoão;SP\nJosé;MG\n'), latin('Conceição;BA\n')]);
    const { head, cells, notes } = await readWholeSheet(csv(), mixed);
    expect(head.encoding).toBe('UTF-8');
    expect(cells.map(([name]) => name)).toEqual(['João', 'José', 'Conceição']);
    expect(notes).toEqual([
      'Codificações misturadas: a maior parte é UTF-8. Linhas em Windows-1252: 4; confira os acentos.',
    ]);
  });
});

describe('delimiters', () => {
  test.each([
    [';', 'Nome;Valor\nAna;1,5\nEva;2,25\n', ['Nome', 'Valor']],
    [',', 'Nome,Valor\nAna,"1,5"\n"Silva; Eva",2\n', ['Nome', 'Valor']],
    ['\t', 'Nome\tValor, em R$\nAna\t1,5\n', ['Nome', 'Valor, em R$']],
    ['|', 'Nome|Valor\nAna|1;5\n', ['Nome', 'Valor']],
    [',', 'sep=,\r\nNome,Valor;Moeda\r\nAna,"1;5"\r\n', ['Nome', 'Valor;Moeda']],
    [';', 'Nome\nAna\n', ['Nome']],
    [
      ';',
      'Nome;"Observação, com, vírgulas"\nAna;"a, b, c, d, e, f"\n',
      ['Nome', 'Observação, com, vírgulas'],
    ],
    [';', '"5" tela;Valor\n"6" tela;2\n', ['"5" tela', 'Valor']],
  ])('%j', async (delimiter, text, headers) => {
    expect((await readWholeSheet(csv(), text)).head).toMatchObject({ delimiter, headers });
  });
});

test('cells stay texts, empty ones are null, rows without content are left out, lines are those of the file', async () => {
  const { rows } = await readWholeSheet(
    csv(),
    '\n;;\nNome;CPF;Valor\n\n"Ana\nMaria";00123;1.234,50\n;;\n  ; \nEva;;\r\n',
  );
  expect(rows).toEqual([
    { line: 5, cells: ['Ana\nMaria', '00123', '1.234,50'] },
    { line: 9, cells: ['Eva', null, null] },
  ]);
});

test('line breaks in their three forms', async () => {
  const { rows } = await readWholeSheet(csv(), 'a;b\r1;2\r\n3;4\n5;6');
  expect(rows).toEqual([
    { line: 2, cells: ['1', '2'] },
    { line: 3, cells: ['3', '4'] },
    { line: 4, cells: ['5', '6'] },
  ]);
});

test('headers: trimmed, repeated ones numbered, empty ones named by their place, empty columns at the end cut', async () => {
  const { head, cells } = await readWholeSheet(
    csv(),
    ' Nome ;Telefone;;Telefone;Telefone (2);;;\nAna;1;x;2;3;;;\nEva;1;;2;3;4;;\n',
  );
  expect(head.headers).toEqual([
    'Nome',
    'Telefone',
    'Coluna 3',
    'Telefone (2)',
    'Telefone (2) (2)',
    'Coluna 6',
  ]);
  expect(cells[0]).toEqual(['Ana', '1', 'x', '2', '3', null]);
});

test('a quote that never closes in line 60,000 takes its own line, and no other', async () => {
  const lines = Array.from({ length: 70_000 }, (_, index) => `${index + 2};"Rua ""A"", ${index}";SP`);
  lines[59_998] = '60000;"Rua sem fim;SP';
  const { rows, notes } = await readWholeSheet(csv(), `Número;Rua;UF\n${lines.join('\n')}\n`);
  expect(rows).toHaveLength(70_000);
  expect(rows[59_998]).toEqual({ line: 60_000, cells: ['60000', '"Rua sem fim', 'SP'] });
  expect(rows[59_999]).toEqual({ line: 60_001, cells: ['60001', 'Rua "A", 59999', 'SP'] });
  expect(notes).toEqual(['Aspa sem fechar, lida como um caractere: linha 60.000.']);
});

test('a quote that opens the last cell and never closes', async () => {
  const { cells, notes } = await readWholeSheet(csv(), 'a;b\n1;"dois\n3;quatro\n');
  expect(cells).toEqual([
    ['1', '"dois'],
    ['3', 'quatro'],
  ]);
  expect(notes).toEqual(['Aspa sem fechar, lida como um caractere: linha 2.']);
});

test('NUL and halves of characters are removed, emoji are not', async () => {
  const half = Buffer.from('a;b\nA\u0000na;🌞\ud83c\n', 'utf16le');
  const { cells } = await readWholeSheet(csv(), Buffer.concat([Buffer.from([0xff, 0xfe]), half]));
  expect(cells[0]?.[0]).toBe('Ana');
  expect(String(cells[0]?.[1])).toMatch(/^🌞\ufffd?$/);
  expect((await readWholeSheet(csv(), 'a;b\nA\0na;c\0\n')).cells).toEqual([['Ana', 'c']]);
});

test('an apostrophe that neutralised a formula is taken off, others are not', async () => {
  const { cells } = await readWholeSheet(csv(), "a;b;c;d;e\n'=1+1;'+55 11;'@x;'tis;''=x\n");
  expect(cells).toEqual([['=1+1', '+55 11', '@x', "'tis", "''=x"]]);
});

test('a text that is too long is cut, and that is said', async () => {
  const { cells, notes } = await readWholeSheet(csv(), `a;b\n${'x'.repeat(40_000)};2\n`);
  expect(String(cells[0]?.[0])).toHaveLength(32_767);
  expect(notes).toEqual(['Texto com mais de 32.767 caracteres, cortado: linha 2.']);
});

test('rows that are longer than the headers: a column appears for the first ones, and it is said of later ones', async () => {
  const begin = await readWholeSheet(csv(), 'a;b\n1;2;3\n');
  expect(begin.head.headers).toEqual(['a', 'b', 'Coluna 3']);
  const late = await readWholeSheet(csv(), `a;b\n${'1;2\n'.repeat(1_000)}1;2;3\n`);
  expect(late.rows.at(-1)).toEqual({ line: 1_002, cells: ['1', '2'] });
  expect(late.notes).toEqual([
    'Linhas com mais células do que o cabeçalho, lidas até a última coluna dele: linha 1002.',
  ]);
});

test('more rows or columns than the limits are refused, with what to do', async () => {
  expect((await readWholeSheet(csv(), `a\n${'1\n'.repeat(100_000)}`)).rows).toHaveLength(100_000);
  expect(await readRefusalMessage(csv(), `a\n${'1\n'.repeat(100_001)}`)).toBe(
    'A planilha passa de 100.000 linhas. Divida-a em partes e envie uma de cada vez.',
  );
  expect(await readRefusalMessage(csv(), `${'a;'.repeat(2_000)}\n`)).toBe(
    'A linha 1 passa de 200 colunas. Deixe na planilha só as colunas que interessam.',
  );
});

test('a million empty rows are passed over quickly', async () => {
  const from = process.cpuUsage();
  const { rows } = await readWholeSheet(csv(), `a;b\n1;2\n${';\n'.repeat(1_000_000)}3;4\n`);
  expect(rows.map(({ line }) => line)).toEqual([2, 1_000_003]);
  // Of work, in microseconds: other tests may run beside it.
  expect(process.cpuUsage(from).user).toBeLessThan(15_000_000);
});

test('only headers, and nothing at all', async () => {
  expect(await readWholeSheet(csv(), 'Nome;CPF\n')).toMatchObject({
    head: { headers: ['Nome', 'CPF'] },
    rows: [],
  });
  expect(await readRefusalMessage(csv(), '')).toBe('O arquivo está vazio.');
  expect(await readRefusalMessage(csv(), '\ufeff;;\n \n')).toBe(
    'A planilha está vazia: não há nenhuma célula preenchida.',
  );
});

test.each([
  [
    'a page named as a spreadsheet',
    '<html><table><tr><td>Nome</td></tr></table></html>',
    /HTML.*salve como xlsx ou CSV/,
  ],
  ['a workbook in the XML of 2003', '<?xml version="1.0"?><Workbook/>', /XML.*salve como xlsx ou CSV/],
  ['a PDF', '%PDF-1.7\n', /é um PDF/],
  ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), /é uma imagem/],
  [
    'a program',
    Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 37) % 256)),
    /não é uma planilha/,
  ],
])('%s is refused', async (_, contents, words) => {
  expect(await readRefusalMessage(csv(), contents)).toMatch(words);
});
