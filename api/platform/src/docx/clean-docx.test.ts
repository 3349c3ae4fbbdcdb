import { deflateRawSync } from 'node:zlib';
import { buildWordDocumentFromLines } from '@girassol/shared-domain/templates';
import { readZip } from '../files/read-zip';
import { buildZip } from '../files/write-zip';
import { cleanDocx, UNPACKED_DOCX_LIMITS } from './clean-docx';

const sound = Buffer.from(buildWordDocumentFromLines('{cliente_nome}'));
const NO_DOCX = 'O arquivo não é um documento do Word (.docx).';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PART = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

type Parts = Record<string, string | Buffer>;

/** The sound document with these parts beside, or in place of, its own. */
function docxWith(parts: Parts): Buffer {
  const content = readZip(sound, UNPACKED_DOCX_LIMITS);
  for (const [name, part] of Object.entries(parts)) content.set(name, Buffer.from(part));
  return buildZip(content);
}

const unzipParts = (docx: Buffer) =>
  Object.fromEntries([...readZip(docx, UNPACKED_DOCX_LIMITS)].map(([name, part]) => [name, part.toString()]));
const cleaned = (parts: Parts) => unzipParts(cleanDocx(docxWith(parts)).content);

const paragraph = (inner: string, more = '') =>
  `<?xml version="1.0"?><w:document xmlns:w="${WORD}" xmlns:r="${OFFICE}" xmlns:o="urn:schemas-microsoft-com:office:office"${more}><w:body><w:p>${inner}</w:p></w:body></w:document>`;
const relation = (type: string, target: string, mode = ' TargetMode="External"') =>
  `<Relationship Id="a" Type="${type.includes(':') ? type : `${OFFICE}/${type}`}" Target="${target}"${mode}/>`;
const relations = (inner: string, prefix = '') =>
  `<${prefix}Relationships xmlns${prefix && ':'}${prefix.slice(0, -1)}="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</${prefix}Relationships>`;
const mainRelations = (inner: string) => ({ 'word/_rels/document.xml.rels': relations(inner) });
const instruction = (inner: string) => ({
  'word/document.xml': paragraph(
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r>${inner}<w:r><w:fldChar w:fldCharType="end"/></w:r>`,
  ),
});

const macroTypes = readZip(sound, UNPACKED_DOCX_LIMITS)
  .get('[Content_Types].xml')
  ?.toString()
  .replace(`${PART}.document.main+xml`, 'application/vnd.ms-word.document.macroEnabled.main+xml');

describe('a Word document is refused in words', () => {
  test.each<[string, Parts, RegExp]>([
    ['for a DOCTYPE', { 'word/document.xml': `<!DOCTYPE x>${paragraph('')}` }, /não é um documento/],
    [
      'for entities in a part beside',
      { 'word/styles.xml': '<!DOCTYPE x [<!ENTITY a "b">]><a>&a;</a>' },
      /não é um documento/,
    ],
    ['for UTF-16', { 'word/document.xml': Buffer.from(`\ufeff${paragraph('')}`, 'utf16le') }, /codificação/],
    [
      'for another declared encoding',
      { 'word/document.xml': paragraph('').replace('?>', ' encoding="UTF-7"?>') },
      /codificação/,
    ],
    ['for an end that is missing', { 'word/document.xml': paragraph('').slice(0, -4) }, /não é um documento/],
    [
      'for 5,000 elements in one another',
      { 'word/document.xml': paragraph('<w:r>'.repeat(5_000) + '</w:r>'.repeat(5_000)) },
      /não é um documento/,
    ],
    [
      'for a remote template',
      mainRelations(relation('attachedTemplate', 'https://mal.example/t.dotm')),
      /outro endereço/,
    ],
    [
      'for a remote template of the strict kind',
      mainRelations(
        relation(
          'http://purl.oclc.org/ooxml/officeDocument/relationships/attachedTemplate',
          'https://mal.example/t.dotm',
        ),
      ),
      /outro endereço/,
    ],
    [
      'for a remote template under a prefix, and a > before it',
      {
        'word/_rels/document.xml.rels': relations(
          `<p:Relationship Id="a>b" Type="${OFFICE}/attachedTemplate" Target="http://mal.example" TargetMode="&#69;xternal"/>`,
          'p:',
        ),
      },
      /outro endereço/,
    ],
    [
      'for a template on a share',
      mainRelations(relation('attachedTemplate', 'file:///\\\\10.0.0.1\\t.dotm')),
      /outro endereço/,
    ],
    ['for a remote frame', mainRelations(relation('frame', 'http://mal.example')), /outro endereço/],
    [
      'for a kind of relation that nobody knows',
      mainRelations(relation('novelty', 'http://mal.example')),
      /outro endereço/,
    ],
    ['for a link to a program', mainRelations(relation('hyperlink', 'file:///c:/windows/calc.exe')), /link/],
    ['for a link to a share', mainRelations(relation('hyperlink', '\\\\10.0.0.1\\x')), /link/],
    [
      'for a link in a field',
      instruction('<w:r><w:instrText>HYPERLINK "javascript:x"</w:instrText></w:r>'),
      /link/,
    ],
    [
      'for an embedded object',
      mainRelations(relation('oleObject', 'embeddings/o.bin', '')),
      /objeto incorporado/,
    ],
    [
      'for an object written with character references',
      mainRelations(relation(`${OFFICE}/ole&#79;bject`, 'embeddings/o.bin', '')),
      /objeto incorporado/,
    ],
    [
      'for a linked object',
      { 'word/document.xml': paragraph('<o:OLEObject Type="Link"/>') },
      /objeto incorporado/,
    ],
    [
      'for a linked object under another prefix',
      {
        'word/document.xml': paragraph(
          '<q:OLEObject Type="Link"/>',
          ' xmlns:q="urn:schemas-microsoft-com:office:office"',
        ),
      },
      /objeto incorporado/,
    ],
    ['for a control', mainRelations(relation('control', 'activeX/a.xml', '')), /objeto incorporado/],
    [
      'for macros',
      mainRelations(
        relation('http://schemas.microsoft.com/office/2006/relationships/vbaProject', 'vba.bin', ''),
      ),
      /macros/,
    ],
    ['for the type of a document with macros', { '[Content_Types].xml': macroTypes ?? '' }, /macros/],
    ['for another document', mainRelations(relation('aFChunk', 'x.html', '')), /outro documento/],
    [
      'for the place of another document',
      { 'word/document.xml': paragraph('<w:altChunk r:id="x"/>') },
      /outro documento/,
    ],
    [
      'for a picture that is none',
      { ...mainRelations(relation('image', 'media/i.png', '')), 'word/media/i.png': '<html>' },
      /figura/,
    ],
    [
      'for DDE in one piece',
      { 'word/document.xml': paragraph('<w:fldSimple w:instr=" DDEAUTO c:\\cmd.exe /k calc"/>') },
      /campo/,
    ],
    [
      'for DDE in pieces',
      instruction('<w:r><w:instrText>D</w:instrText></w:r><w:r><w:instrText>&#68;E c</w:instrText></w:r>'),
      /campo/,
    ],
    [
      'for DDE in CDATA',
      instruction('<w:r><w:instrText><![CDATA[DDEAUTO c]]></w:instrText></w:r>'),
      /codificação/,
    ],
    ['for DDE in numbers', instruction('<w:r><w:instrText>QUOTE 68 68 69</w:instrText></w:r>'), /campo/],
    [
      'for DDE in a field within one',
      instruction(
        '<w:r><w:instrText>IF 1=1 </w:instrText><w:fldChar w:fldCharType="begin"/><w:instrText>DDE x</w:instrText><w:fldChar w:fldCharType="end"/></w:r>',
      ),
      /campo/,
    ],
    [
      'for DDE that never ends',
      {
        'word/document.xml': paragraph('<w:fldChar w:fldCharType="begin"/><w:instrText>DDE x</w:instrText>'),
      },
      /campo/,
    ],
    [
      'for a picture from elsewhere',
      instruction('<w:r><w:instrText>INCLUDEPICTURE "http://x"</w:instrText></w:r>'),
      /campo/,
    ],
    [
      'for DDE as text before the instruction',
      instruction(
        '<w:r><w:t>DDEAUTO c:\\cmd </w:t></w:r><w:r><w:instrText>HYPERLINK "http://x"</w:instrText></w:r>',
      ),
      /campo/,
    ],
    [
      'for a link that the result of a field within makes',
      instruction(
        '<w:r><w:instrText>HYPERLINK </w:instrText><w:fldChar w:fldCharType="begin"/><w:instrText>IF 1=1 x</w:instrText><w:fldChar w:fldCharType="separate"/><w:t>file:///c:/x</w:t><w:fldChar w:fldCharType="end"/></w:r>',
      ),
      /link/,
    ],
    ...[
      '\\t "_blank" "file:///c:/windows/calc.exe"',
      '\\l "a" "file:///c:/x"',
      '\\o "Tabela" "file:///c:/x"',
      '\\o \\n "file:///c:/x"',
      '“file:///c:/x”',
      '"http://a.b" "file:///c:/x"',
      '"\u200bjava\tscript:x"',
      '\\\\10.0.0.1\\x',
    ].flatMap((address): [string, Parts, RegExp][] => [
      [
        `for the link of a field ${address}`,
        instruction(`<w:r><w:instrText>HYPERLINK ${address}</w:instrText></w:r>`),
        /link/,
      ],
      [
        `for the link of a field without a space ${address}`,
        { 'word/document.xml': paragraph(`<w:fldSimple w:instr='HYPERLINK${address}'/>`) },
        /link|campo/,
      ],
    ]),
    [
      'for the link of a shape of older documents',
      {
        'word/document.xml': paragraph(
          '<w:r><w:pict><v:shape href="file:///c:/x"/></w:pict></w:r>',
          ' xmlns:v="urn:schemas-microsoft-com:vml"',
        ),
      },
      /link/,
    ],
  ])('%s', (_, parts, message) => {
    expect(() => cleanDocx(docxWith(parts))).toThrow(message);
  });

  test('for a name that two parts have', () => {
    expect(() => cleanDocx(docxWith({ 'WORD/document.xml': paragraph('') }))).toThrow(NO_DOCX);
  });

  test('for macros in a header, wherever it hangs', () => {
    const header = {
      ...mainRelations(relation('header', 'header1.xml', '')),
      'word/header1.xml': `<w:hdr xmlns:w="${WORD}"/>`,
      'word/_rels/header1.xml.rels': relations(relation('oleObject', 'o.bin', '')),
      '[Content_Types].xml': typesWith(
        `<Override PartName="/word/header1.xml" ContentType="${PART}.header+xml"/>`,
      ),
    };
    expect(() => cleanDocx(docxWith(header))).toThrow(/objeto incorporado/);
  });
});

function typesWith(more: string): string {
  const types = readZip(sound, UNPACKED_DOCX_LIMITS).get('[Content_Types].xml')?.toString() ?? '';
  return types.replace('</Types>', `${more}</Types>`);
}

describe('a Word document is written anew', () => {
  test('[boards.aftersales-007] with all that it says, and once more without a change', () => {
    const { content: once, notes } = cleanDocx(sound);
    expect(unzipParts(once)['word/document.xml']).toContain('{cliente_nome}');
    expect(notes).toEqual([]);
    expect(cleanDocx(once).content.equals(once)).toBe(true);
  });

  test('with links, page numbers, spaces and letters of every kind', () => {
    const inner = `<w:r><w:t xml:space="preserve"> A &amp; B &lt; ç€😀 </w:t></w:r><w:hyperlink r:id="a"><w:r><w:t>site</w:t></w:r></w:hyperlink>`;
    const parts = cleaned({
      ...mainRelations(relation('hyperlink', 'https://girassol.example/?a=1&amp;b=2')),
      'word/document.xml': paragraph(
        `${inner}<w:fldSimple w:instr=" PAGE "/><w:fldSimple w:instr="HYPERLINK &quot;http://a.b&quot;"/><w:r><w:t>DDE LINK</w:t></w:r>`,
      ),
    });
    expect(parts['word/document.xml']).toContain(inner);
    expect(parts['word/document.xml']).toContain('w:instr="HYPERLINK &quot;http://a.b&quot;"');
    expect(parts['word/_rels/document.xml.rels']).toContain('Target="https://girassol.example/?a=1&amp;b=2"');
  });

  test('with its pictures, as what they are and not as what their name says', () => {
    const parts = cleaned({
      ...mainRelations(relation('image', 'media/i.jpg', '')),
      'word/media/i.jpg': PNG,
      '[Content_Types].xml': typesWith('<Default Extension="jpg" ContentType="image/jpeg"/>'),
    });
    expect(parts['[Content_Types].xml']).toContain('PartName="/word/media/i.jpg" ContentType="image/png"');
  });

  test('without what no relation leads to, and what only reviewers and programs read', () => {
    const parts = cleaned({
      'word/vbaProject.bin': 'x',
      'customXml/item1.xml': '<a/>',
      'word/comments.xml': `<w:comments xmlns:w="${WORD}"><w:comment>margem baixa</w:comment></w:comments>`,
      ...mainRelations(
        `${relation('comments', 'comments.xml', '')}<Relationship Id="b" Type="${OFFICE}/customXml" Target="../customXml/item1.xml"/><Relationship Id="c" Type="${OFFICE}/attachedTemplate" Target="file:///C:\\Modelos\\empresa.dotx" TargetMode="External"/>`,
      ),
      'word/document.xml': paragraph(
        '<w:commentRangeStart w:id="0"/><w:r><w:t>Preço</w:t></w:r><w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r>',
      ),
    });
    expect(Object.keys(parts).sort()).toEqual(['[Content_Types].xml', '_rels/.rels', 'word/document.xml']);
    expect(parts['word/document.xml']).toContain('<w:t>Preço</w:t>');
    expect(Object.values(parts).join()).not.toMatch(/margem|comment|empresa/);
  });

  test('without a picture of another address, its place included', () => {
    const parts = cleaned({
      ...mainRelations(relation('image', 'http://mal.example/i.png')),
      'word/document.xml': paragraph('<w:r><w:pict r:link="a" w:x="1"/></w:r>'),
    });
    expect(parts['word/document.xml']).toContain('<w:pict w:x="1"/>');
    expect(Object.values(parts).join()).not.toContain('mal.example');
  });

  test('without scripts, addresses and styles in its drawings', () => {
    const parts = cleaned({
      ...mainRelations(relation('image', 'media/d.svg', '')),
      'word/media/d.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"><script>x()</script><a href="http://mal.example"><path d="M0 0" style="fill:url(http://mal.example)"/></a><path d="M1 1" fill="url(#a)"/></svg>',
      '[Content_Types].xml': typesWith('<Default Extension="svg" ContentType="image/svg+xml"/>'),
    });
    expect(parts['word/media/d.svg']).not.toMatch(/mal\.example|x\(\)/);
    expect(parts['word/media/d.svg']).toContain('fill="url(#a)"');
  });

  test('without what reaches out by itself: videos of pages, pictures by address, actions, macros of forms', () => {
    const parts = cleaned({
      'word/document.xml': paragraph(
        `<w:r><w:pict><v:shape href="https://girassol.example"><v:imagedata src="http://mal.example/a" o:href="http://mal.example/b" o:title="sol"/></v:shape></w:pict></w:r>
        <w:r><w:drawing><a:hlinkClick action="mal.example"/><a:blip><a:extLst><a:ext uri="{C809E66F-F1BF-436E-b5F7-EEA9579F0CBA}"><wp:webVideoPr embeddedHtml="mal.example"/></a:ext><a:ext uri="{96DAC541-7B7A-43D3-8B79-37D633B846F1}"/></a:extLst></a:blip></w:drawing></w:r>
        <w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:entryMacro w:val="mal.example"/></w:ffData></w:fldChar><w:instrText>FORMCHECKBOX</w:instrText><w:fldChar w:fldCharType="end"/></w:r>`,
        ' xmlns:v="urn:schemas-microsoft-com:vml" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:wp="http://schemas.microsoft.com/office/word/2012/wordprocessingDrawing"',
      ),
    });
    const text = parts['word/document.xml'] ?? '';
    expect(text).not.toContain('mal.example');
    expect(text).toContain('<v:shape href="https://girassol.example"><v:imagedata o:title="sol"/>');
    expect(text).toContain('<a:ext uri="{96DAC541-7B7A-43D3-8B79-37D633B846F1}"/>');
  });

  test('with links that have a tip, a bookmark or a frame', () => {
    const links = [
      'HYPERLINK "https://girassol.example" \\o "Veja: C:\\nota" \\t "_blank"',
      'HYPERLINK \\l "_Toc12"',
      'HYPERLINK “https://girassol.example” \\h',
    ].map(
      (text) =>
        `<w:r><w:fldChar w:fldCharType="begin"/><w:instrText>${text}</w:instrText><w:fldChar w:fldCharType="end"/></w:r>`,
    );
    const parts = cleaned({ 'word/document.xml': paragraph(links.join('')) });
    for (const link of links) expect(parts['word/document.xml']).toContain(link);
  });

  test('without parts whose names are paths of a system', () => {
    const parts = cleaned({
      ...mainRelations(relation('image', '..\\..\\i.png', '') + relation('image', 'media/c:i.png', '')),
      'word/..\\..\\i.png': PNG,
      'word/media/c:i.png': PNG,
    });
    expect(Object.keys(parts).sort()).toEqual(['[Content_Types].xml', '_rels/.rels', 'word/document.xml']);
  });

  test.each([
    ['a page within', '<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" srcdoc="mal.example"/>'],
    ['an element of a page', '<img xmlns="http://www.w3.org/1999/xhtml" src="http://mal.example"/>'],
    ['a style in disguise', '<path style="fill:u\\72l(http://mal.example)"/>'],
    ['an address for the whole', '<g xml:base="http://mal.example"/>'],
    ['a picture of a filter', '<filter><feImage href="http://mal.example"/></filter>'],
    ['what moves a link', '<animateTransform values="mal.example"/>'],
  ])('without %s in its drawings', (_, inner) => {
    const parts = cleaned({
      ...mainRelations(relation('image', 'media/d.svg', '')),
      'word/media/d.svg': `<s:svg xmlns:s="http://www.w3.org/2000/svg" xmlns="http://www.w3.org/2000/svg"><s:a href="#b"><s:text>sol</s:text></s:a>${inner}</s:svg>`,
      '[Content_Types].xml': typesWith('<Default Extension="svg" ContentType="image/svg+xml"/>'),
    });
    expect(parts['word/media/d.svg']).not.toContain('mal.example');
    expect(parts['word/media/d.svg']).toContain('<s:g><s:text>sol</s:text></s:g>');
  });

  test('from a template of Word too, as a document', () => {
    const types = typesWith('').replace('document.main+xml', 'template.main+xml');
    expect(cleaned({ '[Content_Types].xml': types })['[Content_Types].xml']).toContain('document.main+xml');
  });

  test('from Word online too, which numbers its main part', () => {
    const content = readZip(sound, UNPACKED_DOCX_LIMITS);
    const renamed = new Map(
      Array.from(content, ([name, part]) => [
        name.replace('document.xml', 'document2.xml'),
        Buffer.from(part.toString().replaceAll('word/document.xml', 'word/document2.xml')),
      ]),
    );
    expect(unzipParts(cleanDocx(buildZip(renamed)).content)['word/document2.xml']).toContain(
      '{cliente_nome}',
    );
  });
});

describe('what is no Word document, or too much of one', () => {
  test.each([
    ['an empty file', Buffer.alloc(0)],
    ['the beginning of a zip only', Buffer.from('PK\x03\x04 modelo')],
    ['a document that was cut', sound.subarray(0, sound.length - 60)],
    ['another kind of zip', buildOneEntryZip({ name: 'leia-me.txt', content: Buffer.from('olá') })],
  ])('%s', (_, content) => {
    expect(() => cleanDocx(content)).toThrow(NO_DOCX);
  });

  test('a zip bomb is refused by what it says of itself, and by what comes out of it', () => {
    const bomb = Buffer.alloc(80 * 1024 * 1024);
    expect(() => cleanDocx(buildOneEntryZip({ name: 'word/document.xml', content: bomb }))).toThrow(
      'grande demais',
    );
    expect(() =>
      cleanDocx(buildOneEntryZip({ name: 'word/document.xml', content: bomb, saysSize: 10 })),
    ).toThrow('grande demais');
  });

  test('a password', () => {
    expect(() =>
      cleanDocx(buildOneEntryZip({ name: 'word/document.xml', content: Buffer.from('x'), flags: 1 })),
    ).toThrow('senha');
  });
});

interface Entry {
  name: string;
  content: Buffer;
  /** Its size, as the directory claims. */
  saysSize?: number;
  flags?: number;
}

/** Builds a zip with one deflated entry. */
function buildOneEntryZip({ name, content, saysSize = content.length, flags = 0 }: Entry): Buffer {
  const packed = deflateRawSync(content);
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(flags, 2);
  facts.writeUInt16LE(8, 4);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(saysSize, 18);
  facts.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, Buffer.from(name), packed]);
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\x00'),
    facts,
    Buffer.alloc(14),
    Buffer.from(name),
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}
