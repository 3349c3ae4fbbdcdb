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
import { wordDocument, wordText } from '@girassol/shared-domain/templates';
import { pino } from 'pino';
import { sayUntested } from '../../../test/say-untested';
import { waitUntil } from '../../../test/wait-until';
import { DOCX_LIMITS } from '../docx/clean-docx';
import { readZip } from '../files/read-zip';
import { writeZip } from '../files/write-zip';
import type { PageRange } from './draw-pdf';
import { type Converter, type DrawnPage, openConverter } from './index';
import { findLibreOffice, findMissingFonts, findPoppler, missingFrom } from './programs';
import type { ProgramLimits } from './run-limited';

const hasConverter =
  findLibreOffice(undefined) !== null && findPoppler() !== null && findMissingFonts().length === 0;
if (!hasConverter) sayUntested('LibreOffice, its fonts or Poppler are missing: conversions are not tested');
const testConversion = hasConverter ? test : test.skip;

const MB = 1024 * 1024;
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const contract = Buffer.from(wordText('Contrato de venda', 'Cláusula primeira: o preço.'));

/** All folders of these tests: what a conversion leaves behind is found in it. */
let temporary: string;
const opened: Converter[] = [];

beforeEach(() => {
  temporary = mkdtempSync(join(tmpdir(), 'girassol-conversion-test-'));
});

afterEach(() => {
  for (const converter of opened.splice(0)) converter.close();
  rmSync(temporary, { recursive: true, force: true });
});

/** A converter that works for one account unless a test names another. */
interface TestConverter extends Omit<Converter, 'toPdf' | 'drawPages'> {
  toPdf(docx: Buffer, accountId?: string): Promise<Buffer>;
  drawPages(pdf: Buffer, pages: PageRange): Promise<DrawnPage[]>;
}

function open(limits: Partial<ProgramLimits> = {}, libreOffice?: string): TestConverter {
  const converter = openConverter({
    libreOffice,
    installs: false,
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

/** A program in the place of LibreOffice; it is started in the folder in which the PDF is looked for. */
function programOf(script: string): string {
  const path = join(temporary, 'program');
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}

function docxWith(parts: Record<string, string>): Buffer {
  const all = readZip(contract, DOCX_LIMITS);
  for (const [name, text] of Object.entries(parts)) all.set(name, Buffer.from(text));
  return writeZip(all);
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const leftFolders = () => readdirSync(temporary).filter((name) => name.startsWith('girassol-'));
const textOf = async (converter: TestConverter, pdf: Buffer, to = 1) =>
  (await converter.drawPages(pdf, { from: 1, to, width: 200 })).map(({ text }) => text).join('\n');

describe('a Word document', () => {
  testConversion('becomes a PDF with its words, in a font as wide as the one it names', async () => {
    const converter = open();
    expect(converter.canConvert()).toBe(true);
    const pdf = await converter.toPdf(contract);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.includes('Carlito')).toBe(true);
    expect(await textOf(converter, pdf)).toContain('Cláusula primeira: o preço.');
    expect(leftFolders()).toEqual([]);
  });

  testConversion('names a font that nobody has, and still becomes one', async () => {
    const converter = open();
    const font = docxWith({
      'word/document.xml': documentOf(
        '<w:r><w:rPr><w:rFonts w:ascii="Letra Que Falta" w:hAnsi="Letra Que Falta"/></w:rPr><w:t>Preço à vista</w:t></w:r>',
      ),
    });
    expect(await textOf(converter, await converter.toPdf(font))).toBe('Preço à vista');
  });

  testConversion('of 80 pages has 80', async () => {
    const pages = Array.from({ length: 80 }, (_, index) => `<w:r><w:t>Página ${index + 1}</w:t></w:r>`);
    const long = docxWith({
      'word/document.xml': documentOf(pages.join('<w:r><w:br w:type="page"/></w:r>')),
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
      names.map(async (name) => textOf(converter, await converter.toPdf(Buffer.from(wordText(name))))),
    );
    expect(texts).toEqual(names);
    expect(leftFolders()).toEqual([]);
  });

  testConversion('of another kind under its name is not opened', async () => {
    const flat = Buffer.from('<html><body>não é Word</body></html>');
    await expect(open().toPdf(flat)).rejects.toMatchObject({ why: 'FAILED' });
    const text = writeZip(new Map([['mimetype', Buffer.from('application/vnd.oasis.opendocument.text')]]));
    await expect(open().toPdf(text)).rejects.toMatchObject({ why: 'FAILED' });
  });

  testConversion('that needs more memory than it may have ends, and nothing else does', async () => {
    await expect(open({ memory: 150 * MB }).toPdf(contract)).rejects.toMatchObject({ why: 'FAILED' });
    expect(leftFolders()).toEqual([]);
  });

  test('that unpacks to too much is not opened', async () => {
    const bomb = writeZip(new Map([['word/document.xml', Buffer.alloc(80 * MB)]]));
    await expect(open({}, programOf('echo opened > document.pdf')).toPdf(bomb)).rejects.toMatchObject({
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
      '[Content_Types].xml': String(readZip(contract, DOCX_LIMITS).get('[Content_Types].xml')).replace(
        '<Override',
        '<Default Extension="svg" ContentType="image/svg+xml"/><Override',
      ),
      'word/document.xml': documentOf(
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
    const text = await textOf(converter, pdf);
    expect([asked, text.replace(/\s+/g, '')]).toEqual([[], 'Antesdepoiseosite']);
  });

  test('a document within a document is not converted: leaving it out would leave words out', async () => {
    const chunk = docxWith({
      'word/_rels/document.xml.rels': relations(relation('a', 'aFChunk', 'x.html', '')),
    });
    const converter = open({}, programOf('echo opened > document.pdf'));
    await expect(converter.toPdf(chunk)).rejects.toMatchObject({ why: 'FAILED' });
  });
});

describe('the program that converts', () => {
  test('is started with nothing of our environment, behind our work, in a folder that goes', async () => {
    process.env.GIRASSOL_TEST_SECRET = 'segredo';
    const said = await open({}, programOf('{ env; nice; ulimit -v; pwd; } > document.pdf')).toPdf(contract);
    delete process.env.GIRASSOL_TEST_SECRET;
    expect(said.toString()).not.toContain('segredo');
    const [nice, memory, folder = ''] = said.toString().trim().split('\n').slice(-3);
    expect([Number(nice) >= 10, Number(memory)]).toEqual([true, 1_048_576]);
    expect([folder.startsWith(temporary), existsSync(folder)]).toEqual([true, false]);
  });

  test('ends when its time is over, with all that it started', async () => {
    const mark = join(temporary, 'still-there');
    const child = join(temporary, 'child');
    const program = programOf(`(sleep 20; touch ${mark}) & echo $! > ${child}; sleep 20`);
    const started = Date.now();
    await expect(open({ ms: 300 }, program).toPdf(contract)).rejects.toMatchObject({ why: 'TOO_LONG' });
    expect(Date.now() - started).toBeLessThan(15_000);
    const pid = Number(readFileSync(child, 'utf8'));
    await waitUntil(() => !isAlive(pid), { within: 10_000 });
    expect([existsSync(mark), leftFolders()]).toEqual([false, []]);
  });

  test('ends with this process, and what waits for it is told', async () => {
    const converter = open({}, programOf('sleep 20'));
    const converting = Promise.allSettled([1, 2, 3].map(() => converter.toPdf(contract)));
    await waitUntil(() => leftFolders().length > 0);
    converter.close();
    expect((await converting).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(leftFolders()).toEqual([]);
  });

  test('says that it went well and wrote nothing: that is a failure', async () => {
    await expect(open({}, programOf('exit 0')).toPdf(contract)).rejects.toMatchObject({ why: 'FAILED' });
  });

  test('is there twice at most, twenty documents of an account wait, and its next is refused', async () => {
    const program = programOf(
      `mkdir ${temporary}/busy-1 2>/dev/null || mkdir ${temporary}/busy-2 || exit 1; sleep 0.05; rmdir ${temporary}/busy-2 2>/dev/null || rmdir ${temporary}/busy-1; echo ok > document.pdf`,
    );
    const converter = open({}, program);
    const ends = await Promise.allSettled(Array.from({ length: 23 }, () => converter.toPdf(contract)));
    const refused = ends.filter((end) => end.status === 'rejected');
    expect(refused).toMatchObject([{ reason: { why: 'ACCOUNT_BUSY', queued: 20 } }]);
  });

  test('of another account waits for one in progress, not for all of those that an account queued', async () => {
    const converter = open({}, programOf('echo ok > document.pdf'));
    const order: string[] = [];
    const convert = (account: string) => converter.toPdf(contract, account).then(() => order.push(account));
    await Promise.all([...Array.from({ length: 12 }, () => convert('a')), convert('b')]);
    // Two run at once: which of them ends first is open.
    expect(order.indexOf('b')).toBeLessThan(5);
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
    expect(missingFrom(families)).toEqual(missing);
  });

  test('is not on every machine', async () => {
    const converter = open({}, '/nowhere/soffice');
    expect(converter.canConvert()).toBe(false);
    await expect(converter.toPdf(contract)).rejects.toMatchObject({ why: 'NO_CONVERTER' });
  });
});

function documentOf(runs: string): string {
  const whole = Buffer.from(wordDocument([])).toString('latin1');
  const section = /<w:sectPr>.*<\/w:sectPr>/s.exec(whole)?.[0] ?? '';
  return `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${RELATIONS}"><w:body><w:p>${runs}</w:p>${section}</w:body></w:document>`;
}
