import { buildZip } from '../files/write-zip';
import {
  buildTextRow,
  buildXlsx,
  buildXlsxParts,
  createTestFolder,
  readRefusalMessage,
  readWholeSheet,
} from './corpus.testing';

const { path } = createTestFolder();
const file = () => path('a.xlsx');
const sheet = (rows: string, after = '') => ({ name: 'Planilha1', rows, after });

test('texts shared, inline and rich, numbers, booleans; holes are null', async () => {
  const texts =
    '<si><t>Nome</t></si><si><r><rPr><b/></rPr><t>Preço </t></r><r><t>&amp; prazo</t></r><rPh><t>x</t></rPh></si><si/>';
  const rows =
    '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c><c r="D2" t="b"><v>1</v></c></row>' +
    '<row r="5"><c r="A5" t="inlineStr"><is><t>A_x000D_na &#233; &lt;b&gt;</t></is></c><c r="C5"><v>1.5E2</v></c><c r="D5" t="b"><v>0</v></c></row>' +
    '<row><c><v>7</v></c><c t="s"><v>2</v></c><c t="str"><f>A1</f><v>veio</v></c></row>';
  expect(await readWholeSheet(file(), buildXlsx([sheet(rows)], { texts }))).toMatchObject({
    head: { format: 'xlsx', sheet: 'Planilha1', headers: ['Nome', 'Coluna 2', 'Preço & prazo', 'true'] },
    rows: [
      { line: 5, cells: ['A\rna é <b>', null, 150, false] },
      { line: 6, cells: [7, null, 'veio', null] },
    ],
  });
});

test('namespaces with a prefix, and a `>` in an attribute', async () => {
  const parts = buildXlsxParts([sheet('')]);
  parts.set(
    'xl/worksheets/sheet1.xml',
    Buffer.from(
      '<x:worksheet><x:sheetData><x:row r="1" a=">"><x:c r="A1" t="str"><x:v>a</x:v></x:c></x:row><x:row r="2"><x:c r="A2"><x:v>3</x:v></x:c></x:row></x:sheetData></x:worksheet>',
    ),
  );
  expect((await readWholeSheet(file(), buildZip(parts))).cells).toEqual([[3]]);
});

describe('sheets', () => {
  const two = buildXlsx(
    [
      { name: 'Listas', rows: buildTextRow(1, 'x'), state: 'hidden' },
      { name: 'Clientes & cia', rows: buildTextRow(1, 'Nome') + buildTextRow(2, 'Ana') },
      { name: 'Outra', rows: buildTextRow(1, 'Cidade') },
    ].map((one) => ({ ...one, name: one.name.replace('&', '&amp;') })) as Parameters<typeof buildXlsx>[0],
  );

  test('the first visible one is read, and it is said that another is hidden', async () => {
    const { head, cells, notes } = await readWholeSheet(file(), two);
    expect(head.sheets).toEqual([
      { name: 'Listas', hidden: true },
      { name: 'Clientes & cia', hidden: false },
      { name: 'Outra', hidden: false },
    ]);
    expect(head.sheet).toBe('Clientes & cia');
    expect(cells).toEqual([['Ana']]);
    expect(notes).toEqual(['Planilha oculta ignorada: “Listas”.']);
  });

  test('of tens of thousands of sheets few are told of, and any can be asked for', async () => {
    const many = buildXlsx(
      Array.from({ length: 900 }, (_, index) => ({
        name: `P${index + 1}`,
        rows: index > 2 ? '' : buildTextRow(1, 'Nome') + buildTextRow(2, 'Ana'),
        ...(index > 0 && { state: 'hidden' as const }),
      })),
    );
    const { head, notes } = await readWholeSheet(file(), many);
    expect(head.sheets).toHaveLength(200);
    expect(JSON.stringify(head).length).toBeLessThan(10_000);
    expect(notes).toEqual([
      'O arquivo tem 900 planilhas; mostramos as primeiras 200. Se a sua não está entre elas, deixe-a sozinha no arquivo.',
      expect.stringMatching(/^Planilhas ocultas ignoradas: “P2”, .*“P11” e mais 889\.$/),
    ]);
    await expect(readWholeSheet(file(), many, 'P901')).rejects.toThrow(
      'Não há uma planilha “P901” neste arquivo.',
    );
  });

  test('a name longer than any program writes is refused in words', async () => {
    const long = buildXlsx([
      { name: 'P'.repeat(5_000), rows: buildTextRow(1, 'Nome') + buildTextRow(2, 'Ana') },
    ]);
    await expect(readWholeSheet(file(), long)).rejects.toThrow(
      'O nome da planilha tem mais de 200 caracteres.',
    );
  });

  test('an entity that only every object has stays a text', async () => {
    const odd = buildXlsx([
      { name: 'A', rows: buildTextRow(1, 'Nome') + buildTextRow(2, '&amp;constructor; &constructor;') },
    ]);
    expect((await readWholeSheet(file(), odd)).cells).toEqual([['&constructor; &constructor;']]);
  });

  test('another one where it is asked for; one that is not there is refused', async () => {
    expect((await readWholeSheet(file(), two, 'Outra')).head.headers).toEqual(['Cidade']);
    await expect(readWholeSheet(file(), two, 'Preços')).rejects.toThrow(
      'Não há uma planilha “Preços” neste arquivo.',
    );
  });
});

describe('days', () => {
  const styles =
    '<numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm"/><numFmt numFmtId="165" formatCode="&quot;dia&quot; 0"/>' +
    '<numFmt numFmtId="166" formatCode="[h]:mm"/><numFmt numFmtId="167" formatCode="[$R$-416]\\ #,##0.00"/><numFmt numFmtId="168" formatCode="[$-416]mmm\\-yy;@"/></numFmts>' +
    `<cellXfs>${[0, 14, 164, 165, 166, 167, 168, 10, 20].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs>`;
  const row = (line: number, ...cells: [style: number, value: number][]) =>
    `<row r="${line}">${cells.map(([style, value]) => `<c s="${style}"><v>${value}</v></c>`).join('')}</row>`;

  test('a number is a day where its format says so; its time is dropped', async () => {
    const rows =
      buildTextRow(1, 'a', 'b', 'c', 'd', 'e', 'f') +
      row(2, [1, 46_081], [2, 46_081.999], [6, 46_081], [3, 5], [5, 46_081], [0, 46_081]) +
      row(3, [1, 1], [1, 59], [1, 61], [1, 2_958_465], [1, 2_958_466], [1, -1]) +
      row(4, [8, 0.604_166_666_666_667], [4, 30.5], [2, 0.5], [1, 0], [7, 0.125], [7, 0.07]) +
      '<row r="5"><c t="d"><v>2026-02-28T10:00:00</v></c><c t="d"><v>2026-02-28T01:30:00Z</v></c></row>';
    const { cells } = await readWholeSheet(file(), buildXlsx([sheet(rows)], { styles }));
    const day = { date: '2026-02-28' };
    expect(cells).toEqual([
      [day, day, day, 5, 46_081, 46_081],
      [
        { date: '1900-01-01' },
        { date: '1900-02-28' },
        { date: '1900-03-01' },
        { date: '9999-12-31' },
        2_958_466,
        -1,
      ],
      ['14:30', 30.5, '12:00', null, 12.5, 7],
      // With its zone it is another day elsewhere.
      [day, '2026-02-28T01:30:00Z', null, null, null, null],
    ]);
  });

  test('the calendar that begins in 1904', async () => {
    const rows = buildTextRow(1, 'a', 'b') + row(2, [1, 44_619], [1, 0]);
    const workbook = '<workbookPr date1904="1"/>';
    const { cells } = await readWholeSheet(file(), buildXlsx([sheet(rows)], { styles, workbook }));
    expect(cells).toEqual([[{ date: '2026-02-28' }, { date: '1904-01-01' }]]);
  });
});

test('errors are empty cells, formulas are what they came to; what is missing is said with its place', async () => {
  const rows =
    buildTextRow(1, 'a', 'b', 'c') +
    '<row r="2"><c r="A2" t="e"><f>X</f><v>#REF!</v></c><c r="B2"><f>1+1</f><v>2</v></c><c r="C2"><f>SUM(A1)</f></c></row>' +
    '<row r="3"><c r="A3" t="e"><v>#N/A</v></c><c r="B3" t="str"><f>"a"</f><v>a</v></c></row>';
  const { cells, notes } = await readWholeSheet(
    file(),
    buildXlsx([sheet(rows, '<mergeCells><mergeCell ref="A1:B1"/></mergeCells>')]),
  );
  expect(cells).toEqual([
    [null, 2, null],
    [null, 'a', null],
  ]);
  expect(notes).toEqual([
    'Células com erro, lidas como vazias: A2 (#REF!) e mais 1.',
    'Fórmula sem resultado guardado (abra a planilha no Excel e salve): C2.',
    'Células mescladas: vale a primeira: A1:B1.',
  ]);
});

test('a link that a formula makes is the text it shows, below merged cells too', async () => {
  const rows =
    buildTextRow(1, 'Nome', 'Cidade', 'Site') +
    '<row r="2"><c r="A2" t="inlineStr"><is><t>Bia</t></is></c><c r="B2"/>' +
    '<c r="C2" t="str"><f>HYPERLINK("http://exemplo.com","Clique")</f><v>Clique</v></c></row>';
  const merged = '<mergeCells><mergeCell ref="A2:B2"/></mergeCells>';
  const { cells, notes } = await readWholeSheet(file(), buildXlsx([sheet(rows, merged)]));
  expect(cells).toEqual([['Bia', null, 'Clique']]);
  expect(notes).toEqual(['Células mescladas: vale a primeira: A2:B2.']);
});

test('a row of totals is none of the rows', async () => {
  const rows = `${buildTextRow(1, 'a', 'b')}${buildTextRow(2, 'x', 'y')}<row r="3"><c t="str"><v>Total</v></c><c><f>SUBTOTAL(109,B2:B2)</f><v>4</v></c></row>`;
  const { rows: found, notes } = await readWholeSheet(file(), buildXlsx([sheet(rows)]));
  expect(found).toHaveLength(1);
  expect(notes).toEqual(['Linha de totais, deixada de fora: linha 3.']);
});

test('a million rows without content are passed over quickly', async () => {
  const empty = Array.from({ length: 1_000_000 }, (_, at) => `<row r="${at + 3}" spans="1:2"/>`).join('');
  const rows = `${buildTextRow(1, 'a')}${buildTextRow(2, 'b')}${empty}${buildTextRow(1_000_003, 'c')}`;
  const from = process.cpuUsage();
  expect((await readWholeSheet(file(), buildXlsx([sheet(rows)]))).rows.map(({ line }) => line)).toEqual([
    2, 1_000_003,
  ]);
  // Of work, in microseconds: other tests may run beside it.
  expect(process.cpuUsage(from).user).toBeLessThan(15_000_000);
});

test('more rows or columns than the limits are refused, with what to do', async () => {
  const many = Array.from({ length: 100_002 }, (_, at) => `<row r="${at + 1}"><c><v>1</v></c></row>`).join(
    '',
  );
  expect(await readRefusalMessage(file(), buildXlsx([sheet(many)]))).toMatch(
    /passa de 100.000 linhas.*em partes/,
  );
  const wide = buildTextRow(1, ...Array.from({ length: 2_000 }, (_, at) => `c${at}`));
  expect(await readRefusalMessage(file(), buildXlsx([sheet(wide)]))).toBe(
    'A célula GS1 está além da coluna 200. Deixe na planilha só as colunas que interessam.',
  );
  const far = `${buildTextRow(1, 'a')}<row r="2"><c r="XFD2" s="1"/><c r="ZZZZZ2"/></row>${buildTextRow(3, 'b')}`;
  expect((await readWholeSheet(file(), buildXlsx([sheet(far)]))).rows).toHaveLength(1);
});

describe('packages that mean harm', () => {
  /** The zip with what its directory says of the sheet's size replaced. */
  const lying = (zip: Buffer, size: number) => {
    const at = zip.lastIndexOf('xl/worksheets/sheet1.xml') - 46;
    const copy = Buffer.from(zip);
    copy.writeUInt32LE(size, at + 24);
    return copy;
  };

  test('a bomb: 410 MB, unpacked', async () => {
    const zip = buildXlsx([sheet(buildTextRow(1, 'a'))]);
    expect(await readRefusalMessage(file(), lying(zip, 410 * 1024 * 1024))).toMatch(/grande demais.*CSV/);
  });

  test('an entry that holds more than its directory says', async () => {
    const zip = buildXlsx([sheet(buildTextRow(1, 'a') + buildTextRow(2, 'x'.repeat(500_000)))]);
    expect(await readRefusalMessage(file(), lying(zip, 300))).toMatch(/danificado/);
  });

  test('shared texts that would fill the memory', async () => {
    const texts = `<si><t>${'x'.repeat(1000)}</t></si>`.repeat(50_000);
    expect(await readRefusalMessage(file(), buildXlsx([sheet(buildTextRow(1, 'a'))], { texts }))).toMatch(
      /textos demais.*CSV/,
    );
  });

  test('more parts than any workbook has', async () => {
    const parts = buildXlsxParts([sheet(buildTextRow(1, 'a'))]);
    for (let at = 0; at < 2_000; at += 1) parts.set(`xl/media/${at}`, Buffer.from(''));
    expect(await readRefusalMessage(file(), buildZip(parts))).toMatch(/grande demais/);
  });

  test('entities that multiply', async () => {
    const parts = buildXlsxParts([sheet('')]);
    parts.set(
      'xl/worksheets/sheet1.xml',
      Buffer.from('<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><worksheet/>'),
    );
    expect(await readRefusalMessage(file(), buildZip(parts))).toMatch(/danificada/);
  });

  test('a text without end', async () => {
    expect(
      await readRefusalMessage(file(), buildXlsx([sheet(buildTextRow(1, 'x'.repeat(20_000_000)))])),
    ).toMatch(/danificada/);
  });
});

test.each([
  ['a zip that is cut', buildXlsx([sheet(buildTextRow(1, 'a'))]).subarray(0, 300), /danificado/],
  ['a zip with other things', buildZip(new Map([['a.txt', Buffer.from('x')]])), /não é uma planilha/],
  ['a text document', buildZip(new Map([['word/document.xml', Buffer.from('x')]])), /documento do Word/],
  [
    'a sheet of LibreOffice',
    buildZip(new Map([['mimetype', Buffer.from('application/vnd.oasis.opendocument.spreadsheet')]])),
    /ODS.*salve como xlsx/,
  ],
  ['a sheet without cells', buildXlsx([sheet('<row r="1"><c r="A1" s="1"/></row>')]), /está vazia/],
])('%s is refused', async (_, contents, words) => {
  expect(await readRefusalMessage(file(), contents)).toMatch(words);
});

test('only headers', async () => {
  expect(await readWholeSheet(file(), buildXlsx([sheet(buildTextRow(1, 'Nome', 'CPF'))]))).toMatchObject({
    head: { headers: ['Nome', 'CPF'] },
    rows: [],
  });
});
