import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWordDocument, buildWordDocumentFromLines } from '@girassol/shared-domain/templates';
import { pino } from 'pino';
import { reportUntested } from '../../../test/report-untested';
import { waitUntil } from '../../../test/wait-until';
import { UNPACKED_DOCX_LIMITS } from '../docx/clean-docx';
import { readZip } from '../files/read-zip';
import { buildZip } from '../files/write-zip';
import { createDocumentConverter, type DocumentConverter, type DrawnPage } from '.';
import type { PageDrawingOptions } from './draw-pdf';
import { computeMissingFonts, findLibreOffice, findMissingFonts, findPoppler } from './programs';
import type { ProgramLimits } from './run-limited';

const hasConverter =
  findLibreOffice(undefined) !== null && findPoppler() !== null && findMissingFonts().length === 0;
if (!hasConverter)
  reportUntested('LibreOffice, its fonts or Poppler are missing: conversions are not tested');
const testConversion = hasConverter ? test : test.skip;

const MB = 1024 * 1024;
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const contract = Buffer.from(buildWordDocumentFromLines('Contrato de venda', 'Cláusula primeira: o preço.'));

/** All folders of these tests: what a conversion leaves behind is found in it. */
let temporary: string;
const opened: DocumentConverter[] = [];

beforeEach(() => {
  temporary = mkdtempSync(join(tmpdir(), 'girassol-conversion-test-'));
});

afterEach(() => {
  for (const converter of opened.splice(0)) converter.close();
  rmSync(temporary, { recursive: true, force: true });
});

/** A converter that works for one account unless a test names another. */
interface TestConverter extends Omit<DocumentConverter, 'toPdf' | 'drawPages'> {
  toPdf(docx: Buffer, accountId?: string): Promise<Buffer>;
  drawPages(pdf: Buffer, pages: PageDrawingOptions): Promise<DrawnPage[]>;
}

function open(
  limits: Partial<ProgramLimits> = {},
  libreOffice?: string,
  install?: () => Promise<void>,
): TestConverter {
  const converter = createDocumentConverter({
    libreOffice,
    installs: install !== undefined,
    ...(install && { install }),
    log: pino({ level: 'silent' }),
    limits,
    within: temporary,
  });
  opened.push(converter);
  return {
    ...converter,
    toPdf: (docx, accountId = 'a') => converter.toPdf(docx, accountId),
    drawPages: (pdf, pages) => converter.drawPages(pdf, pages, 'a'),
  };
}

/** Creates a program that replaces LibreOffice; it starts in the folder in which the PDF is expected. */
function createProgram(script: string): string {
  const path = join(temporary, 'program');
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}

function docxWith(parts: Record<string, string>): Buffer {
  const all = readZip(contract, UNPACKED_DOCX_LIMITS);
  for (const [name, text] of Object.entries(parts)) all.set(name, Buffer.from(text));
  return buildZip(all);
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const leftFolders = () => readdirSync(temporary).filter((name) => name.startsWith('girassol-'));
const readPdfText = async (converter: TestConverter, pdf: Buffer, to = 1) =>
  (await converter.drawPages(pdf, { from: 1, to, width: 200 })).map(({ text }) => text).join('\n');

describe('a Word document', () => {
  testConversion('becomes a PDF with its words, in a font as wide as the one it names', async () => {
    const converter = open();
    expect(converter.canConvert()).toBe(true);
    const pdf = await converter.toPdf(contract);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.includes('Carlito')).toBe(true);
    expect(await readPdfText(converter, pdf)).toContain('Cláusula primeira: o preço.');
    expect(leftFolders()).toEqual([]);
  });

  testConversion('names a font that nobody has, and still becomes one', async () => {
    const converter = open();
    const font = docxWith({
      'word/document.xml': buildDocumentXml(
        '<w:r><w:rPr><w:rFonts w:ascii="Letra Que Falta" w:hAnsi="Letra Que Falta"/></w:rPr><w:t>Preço à vista</w:t></w:r>',
      ),
    });
    expect(await readPdfText(converter, await converter.toPdf(font))).toBe('Preço à vista');
  });

  testConversion('that was filled in a control which still counts as empty becomes a PDF too', async () => {
    const converter = open();
    const kept = docxWith({
      'word/document.xml': buildDocumentXml(
        '<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent><w:r><w:t>Maria da Conceição</w:t></w:r></w:sdtContent></w:sdt>',
      ),
    });
    expect(await readPdfText(converter, await converter.toPdf(kept))).toContain('Maria da Conceição');
  });

  testConversion(
    'is printed as its final text, with nothing that its authors said to one another',
    async () => {
      const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
      const draft = docxWith({
        'word/comments.xml': `<w:comments xmlns:w="${WORD}"><w:comment w:id="0" w:author="Ana"><w:p><w:r><w:t>INTERNO: margem baixa, negociar</w:t></w:r></w:p></w:comment></w:comments>`,
        'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="c" Type="${RELATIONS}/comments" Target="comments.xml"/></Relationships>`,
        'word/document.xml': buildDocumentXml(
          [
            '<w:r><w:t xml:space="preserve">Prazo de </w:t></w:r>',
            '<w:del w:id="1" w:author="Ana"><w:r><w:delText>[[prazo_velho]]</w:delText></w:r></w:del>',
            '<w:ins w:id="2" w:author="Ana"><w:r><w:t>30</w:t></w:r></w:ins>',
            '<w:commentRangeStart w:id="0"/><w:r><w:t xml:space="preserve"> dias</w:t></w:r><w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r>',
            '<w:r><w:rPr><w:vanish/></w:rPr><w:t>cliente difícil</w:t></w:r>',
            `${mark('begin')}<w:r><w:instrText> DATE </w:instrText></w:r>${mark('separate')}<w:r><w:t xml:space="preserve"> desde 2/1/2020, página </w:t></w:r>${mark('end')}`,
            `${mark('begin')}<w:r><w:instrText> PAGE </w:instrText></w:r>${mark('separate')}<w:r><w:rPr><w:webHidden/></w:rPr><w:t>9</w:t></w:r>${mark('end')}`,
            '<w:sdt><w:sdtPr><w:alias w:val="interno"/></w:sdtPr><w:sdtContent><w:r><w:t>, à vista</w:t></w:r></w:sdtContent></w:sdt>',
          ].join(''),
        ),
      });
      const converter = open();
      const pdf = await converter.toPdf(draft);
      expect(await readPdfText(converter, pdf)).toBe('Prazo de 30 dias desde 2/1/2020, página 1, à vista');
      expect(pdf.includes('/Annot')).toBe(false);
    },
  );

  testConversion('of 80 pages has 80', async () => {
    const pages = Array.from({ length: 80 }, (_, index) => `<w:r><w:t>Página ${index + 1}</w:t></w:r>`);
    const long = docxWith({
      'word/document.xml': buildDocumentXml(pages.join('<w:r><w:br w:type="page"/></w:r>')),
    });
    const converter = open();
    const pdf = await converter.toPdf(long);
    const last = await converter.drawPages(pdf, { from: 79, to: 81, width: 200 });
    expect(last.map(({ text }) => text)).toEqual(['Página 79', 'Página 80']);
    expect(last[0]).toMatchObject({ width: 200, height: 283 });
    expect(last[0]?.picture.subarray(1, 4).toString()).toBe('PNG');
  });

  testConversion('is converted beside others: each gets its own, and the rest wait', async () => {
    const converter = open();
    const names = ['Ana', 'Bento', 'Caio', 'Dora', 'Elza'];
    const texts = await Promise.all(
      names.map(async (name) =>
        readPdfText(converter, await converter.toPdf(Buffer.from(buildWordDocumentFromLines(name)))),
      ),
    );
    expect(texts).toEqual(names);
    expect(leftFolders()).toEqual([]);
  });

  testConversion('of another kind under its name is not opened', async () => {
    const flat = Buffer.from('<html><body>não é Word</body></html>');
    await expect(open().toPdf(flat)).rejects.toMatchObject({ why: 'FAILED' });
    const text = buildZip(new Map([['mimetype', Buffer.from('application/vnd.oasis.opendocument.text')]]));
    await expect(open().toPdf(text)).rejects.toMatchObject({ why: 'FAILED' });
  });

  testConversion('that needs more memory than it may have ends, and nothing else does', async () => {
    await expect(open({ memory: 150 * MB }).toPdf(contract)).rejects.toMatchObject({ why: 'FAILED' });
    expect(leftFolders()).toEqual([]);
  });

  test('that unpacks to too much is not opened', async () => {
    const bomb = buildZip(new Map([['word/document.xml', Buffer.alloc(80 * MB)]]));
    await expect(open({}, createProgram('echo opened > document.pdf')).toPdf(bomb)).rejects.toMatchObject({
      why: 'FAILED',
    });
  });
});

describe('what a document would bring in from elsewhere', () => {
  let server: Server;
  let address: string;
  const asked: string[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());
  beforeEach(() => asked.splice(0));

  const picture = (id: string) =>
    `<w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:extent cx="900000" cy="900000"/><wp:docPr id="1" name="p"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:nvPicPr><pic:cNvPr id="1" name="p"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:${id}/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="900000" cy="900000"/></a:xfrm><a:prstGeom prst="rect"/></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
  const relations = (...inner: string[]) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner.join('')}</Relationships>`;
  const relation = (id: string, type: string, target: string, mode = ' TargetMode="External"') =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"${mode}/>`;

  testConversion('is not asked for: pictures linked in any way, and pictures within pictures', async () => {
    const linked = docxWith({
      '[Content_Types].xml': String(
        readZip(contract, UNPACKED_DOCX_LIMITS).get('[Content_Types].xml'),
      ).replace('<Override', '<Default Extension="svg" ContentType="image/svg+xml"/><Override'),
      'word/document.xml': buildDocumentXml(
        `<w:r><w:t>Antes</w:t></w:r>${picture('link="rId7"')}${picture('embed="rId8"')}${picture('embed="rId9"')}<w:r><w:t>depois</w:t></w:r><w:hyperlink r:id="rId5"><w:r><w:t> e o site</w:t></w:r></w:hyperlink>`,
      ),
      'word/media/p.svg': `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9"><image width="9" height="9" xlink:href="${address}/within.png"/></svg>`,
      'word/_rels/document.xml.rels': relations(
        relation('rId5', 'hyperlink', 'https://girassol.example/'),
        relation('rId7', 'image', `${address}/linked.png`),
        relation('rId8', 'image', `${address}/embedded.png`),
        relation('rId9', 'image', 'media/p.svg', ''),
      ),
    });
    const converter = open();
    const pdf = await converter.toPdf(linked);
    const text = await readPdfText(converter, pdf);
    expect([asked, text.replace(/\s+/g, '')]).toEqual([[], 'Antesdepoiseosite']);
  });

  test('a document within a document is not converted: leaving it out would leave words out', async () => {
    const chunk = docxWith({
      'word/_rels/document.xml.rels': relations(relation('a', 'aFChunk', 'x.html', '')),
    });
    const converter = open({}, createProgram('echo opened > document.pdf'));
    await expect(converter.toPdf(chunk)).rejects.toMatchObject({ why: 'FAILED' });
  });
});

describe('the program that converts', () => {
  test('is started with nothing of our environment, behind our work, in a folder that goes', async () => {
    process.env.GIRASSOL_TEST_SECRET = 'segredo';
    const said = await open({}, createProgram('{ env; nice; ulimit -v; pwd; } > document.pdf')).toPdf(
      contract,
    );
    delete process.env.GIRASSOL_TEST_SECRET;
    expect(said.toString()).not.toContain('segredo');
    const [nice, memory, folder = ''] = said.toString().trim().split('\n').slice(-3);
    expect([Number(nice) >= 10, Number(memory)]).toEqual([true, 1_048_576]);
    expect([folder.startsWith(temporary), existsSync(folder)]).toEqual([true, false]);
  });

  test('ends when its time is over, with all that it started', async () => {
    const mark = join(temporary, 'still-there');
    const child = join(temporary, 'child');
    const program = createProgram(`(sleep 20; touch ${mark}) & echo $! > ${child}; sleep 20`);
    const started = Date.now();
    await expect(open({ ms: 300 }, program).toPdf(contract)).rejects.toMatchObject({ why: 'TOO_LONG' });
    expect(Date.now() - started).toBeLessThan(15_000);
    const pid = Number(readFileSync(child, 'utf8'));
    await waitUntil(() => !isAlive(pid), { within: 10_000 });
    expect([existsSync(mark), leftFolders()]).toEqual([false, []]);
  });

  test('ends with this process, and what waits for it is told', async () => {
    const converter = open({}, createProgram('sleep 20'));
    const converting = Promise.allSettled([1, 2, 3].map(() => converter.toPdf(contract)));
    await waitUntil(() => leftFolders().length > 0);
    converter.close();
    expect((await converting).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(leftFolders()).toEqual([]);
  });

  test('says that it went well and wrote nothing: that is a failure', async () => {
    await expect(open({}, createProgram('exit 0')).toPdf(contract)).rejects.toMatchObject({ why: 'FAILED' });
  });

  test('is there twice at most, twenty documents of an account wait, and its next is refused', async () => {
    const program = createProgram(
      `mkdir ${temporary}/busy-1 2>/dev/null || mkdir ${temporary}/busy-2 || exit 1; sleep 0.05; rmdir ${temporary}/busy-2 2>/dev/null || rmdir ${temporary}/busy-1; echo ok > document.pdf`,
    );
    const converter = open({}, program);
    const ends = await Promise.allSettled(Array.from({ length: 23 }, () => converter.toPdf(contract)));
    const refused = ends.filter((end) => end.status === 'rejected');
    expect(refused).toMatchObject([{ reason: { why: 'ACCOUNT_BUSY', queued: 20 } }]);
  });

  test('of another account waits for none of those that an account queued', async () => {
    const converter = open({}, createProgram('sleep 0.15; echo ok > document.pdf'));
    const order: string[] = [];
    const convert = (account: string) => converter.toPdf(contract, account).then(() => order.push(account));
    // As many readers of documents as there may be have started.
    await Promise.all(['x', 'y', 'z'].map(convert));
    order.length = 0;
    await Promise.all([...Array.from({ length: 12 }, () => convert('a')), convert('b')]);
    // Two run at once, and documents are cleaned before their turn: without turns it would be the last of thirteen.
    expect(order.indexOf('b')).toBeLessThan(8);
  });

  test.each([
    [
      'substitutes of the same widths',
      'Carlito\nCaladea\nLiberation Sans\nLiberation Serif\nLiberation Mono',
      [],
    ],
    ["Word's own", 'Calibri,Calibri Light\nCambria\nArial\nTimes New Roman\nCourier New', []],
    [
      'only others',
      'DejaVu Sans\nLiberation Sans Narrow',
      ['Calibri', 'Cambria', 'Arial', 'Times New Roman', 'Courier New'],
    ],
    ['one of them missing', 'calibri\nCaladea\nLiberation Sans\nArial\nLiberation Mono', ['Times New Roman']],
  ])('asks for fonts as wide as those that documents name: %s', (_, families, missing) => {
    expect(computeMissingFonts(families)).toEqual(missing);
  });

  test('is not used while it is being installed, although its program is already there', async () => {
    const program = join(temporary, 'program');
    let installations = 0;
    let finish = () => {};
    const installation = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const converter = open({}, program, () => {
      installations += 1;
      return installation;
    });
    await expect(converter.toPdf(contract)).rejects.toMatchObject({ why: 'PREPARING' });
    createProgram('echo ok > document.pdf');
    expect(converter.canConvert()).toBe(false);
    await expect(converter.toPdf(contract)).rejects.toMatchObject({ why: 'PREPARING' });
    finish();
    await installation;
    expect((await converter.toPdf(contract)).toString()).toBe('ok\n');
    rmSync(program);
    await expect(converter.toPdf(contract)).rejects.toMatchObject({ why: 'NO_CONVERTER' });
    expect(installations).toBe(1);
  });

  test('is not on every machine', async () => {
    const converter = open({}, '/nowhere/soffice');
    expect(converter.canConvert()).toBe(false);
    await expect(converter.toPdf(contract)).rejects.toMatchObject({ why: 'NO_CONVERTER' });
  });
});

function buildDocumentXml(runs: string): string {
  const whole = Buffer.from(buildWordDocument([])).toString('latin1');
  const section = /<w:sectPr>.*<\/w:sectPr>/s.exec(whole)?.[0] ?? '';
  return `<?xml version="1.0"?><w:document xmlns:w="${WORD}" xmlns:r="${RELATIONS}"><w:body><w:p>${runs}</w:p>${section}</w:body></w:document>`;
}
