import { UNPACKED_DOCX_LIMITS } from '@girassol/api-platform/docx/clean-docx';
import { readZip } from '@girassol/api-platform/files/read-zip';
import { buildZip } from '@girassol/api-platform/files/write-zip';
import { buildWordDocumentFromLines } from '@girassol/shared-domain/templates';

const sound = Buffer.from(buildWordDocumentFromLines('Contrato'));
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/**
 * Builds a Word document (.docx) for tests to which `parts` are added, by path. A part with the path of a
 * standard part replaces that part.
 */
export function buildDocx(parts: Record<string, string>): Buffer {
  const content = readZip(sound, UNPACKED_DOCX_LIMITS);
  for (const [name, part] of Object.entries(parts)) content.set(name, Buffer.from(part));
  return buildZip(content);
}

const buildDocumentXml = (inner: string) =>
  `<w:document xmlns:w="${WORD}"><w:body>${inner}</w:body></w:document>`;
const buildRelationsXml = (inner: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`;

const PART = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const TYPES_WITH_STYLES = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${PART}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${PART}.styles+xml"/></Types>`;

/** A text of so many bytes, of one piece repeated. */
const repeated = (piece: string, bytes: number) => piece.repeat(Math.floor(bytes / piece.length));

/**
 * Lists Word documents that take a careless parser very long, by name, each of `bytes` bytes before
 * compression: markup that is searched again and again, deeply nested elements, and many names to compare.
 */
export const listWorstCaseDocx = (bytes: number): [string, Buffer][] => [
  [
    'relations that never end',
    buildDocx({ 'word/_rels/document.xml.rels': `<x>${repeated('<Relationship ', bytes)}` }),
  ],
  [
    'relations without an end in their attributes',
    buildDocx({ 'word/_rels/document.xml.rels': `<x>${repeated('<Relationship Type="', bytes)}` }),
  ],
  [
    'fields that never end',
    buildDocx({ 'word/document.xml': buildDocumentXml(repeated('<w:fldSimple w:instr="', bytes)) }),
  ],
  [
    'many fields that are begun',
    buildDocx({
      'word/document.xml': buildDocumentXml(
        repeated('<w:fldChar w:fldCharType="begin"/><w:instrText>IF</w:instrText>', bytes),
      ),
    }),
  ],
  ['elements in one another', buildDocx({ 'word/document.xml': buildDocumentXml(repeated('<w:p>', bytes)) })],
  [
    'one element of many attributes',
    buildDocx({ 'word/document.xml': buildDocumentXml(`<w:p ${attributes(bytes)}/>`) }),
  ],
  [
    'one instruction of many pieces',
    buildDocx({
      'word/document.xml': buildDocumentXml(
        `<w:fldChar w:fldCharType="begin"/>${repeated('<w:instrText>A</w:instrText>', bytes)}`,
      ),
    }),
  ],
  [
    'many relations to one part',
    buildDocx({
      'word/_rels/document.xml.rels': buildRelationsXml(
        repeated('<Relationship Id="a" Type="x/styles" Target="styles.xml"/>', bytes),
      ),
    }),
  ],
  [
    'tags that never end',
    buildDocx({
      'word/document.xml': buildDocumentXml(`<w:p><w:r><w:t>${repeated('[[', bytes)}</w:t></w:r></w:p>`),
    }),
  ],
  [
    'a chain of styles',
    buildDocx({
      '[Content_Types].xml': TYPES_WITH_STYLES,
      'word/_rels/document.xml.rels': buildRelationsXml(
        '<Relationship Id="a" Type="x/styles" Target="styles.xml"/>',
      ),
      'word/styles.xml': `<w:styles xmlns:w="${WORD}"><w:style w:styleId="z"><w:rPr><w:vanish/></w:rPr></w:style>${chain(bytes / 2)}</w:styles>`,
      'word/document.xml': buildDocumentXml(
        repeated('<w:p><w:pPr><w:pStyle w:val="s0"/></w:pPr><w:r><w:t>a</w:t></w:r></w:p>', bytes / 2),
      ),
    }),
  ],
  [
    'text without a paragraph',
    buildDocx({ 'word/document.xml': buildDocumentXml(repeated('<w:t ', bytes)) }),
  ],
];

const attributes = (bytes: number) =>
  Array.from({ length: Math.floor(bytes / 12) }, (_, index) => `a${index}=""`).join(' ');

const chain = (bytes: number) =>
  Array.from(
    { length: Math.floor(bytes / 60) },
    (_, at) => `<w:style w:styleId="s${at}"><w:basedOn w:val="s${at + 1}"/></w:style>`,
  ).join('');

/** Lists PDFs that take a careless parser very long, by name, each of about `bytes` bytes. */
export const listWorstCasePdfs = (bytes: number): [string, Buffer][] =>
  (
    [
      ['numbers of contents', `<< /Type /Page /Contents [${repeated('1', bytes)}] >>`],
      [
        'numbers and spaces of contents',
        repeated(`<< /Type /Page /Contents [${repeated('1 ', 15_000)}`, bytes),
      ],
      ['pages without an end', repeated('<< /Type /Page ', bytes)],
      ['types and spaces', repeated(`/Type${' '.repeat(1_000)}`, bytes)],
      ['streams that never end', repeated('stream\n', bytes)],
      ['object streams', repeated('<< /Type /ObjStm >> stream\n', bytes)],
      ['objects', repeated('1 0 obj ', bytes)],
      ['dictionaries in one another', `${repeated('<<', bytes)} /Type /Page`],
      ['disguised names', repeated('/a#', bytes)],
      ['one long disguised name', `/${repeated('a#4', bytes)}`],
      ['passwords', repeated('/Encrypt 1 ', bytes)],
      ['objects within a stream', `stream\n${repeated('1 0 obj ', bytes)}\nendstream`],
      ['many object streams', repeated('/ObjStm stream\nendstream ', bytes)],
    ] as const
  ).map(([name, inner]) => [name, Buffer.from(`%PDF-1.4\n${inner}`)]);

/** Lists XML files that take a careless parser very long, by name, most of about `bytes` bytes. */
export const listWorstCaseXml = (bytes: number): [string, Buffer][] =>
  (
    [
      ['elements in one another', repeated('<a>', bytes)],
      ['150 elements in one another', `${'<a>'.repeat(150)}${'</a>'.repeat(150)}`],
      [
        'long names in one another',
        `${`<${'a'.repeat(1_000)}>`.repeat(90)}${repeated('<b/>', bytes / 2)}${`</${'a'.repeat(1_000)}>`.repeat(90)}`,
      ],
      ['many elements', `<NFe>${repeated('<infNFe/>', bytes)}</NFe>`],
      ['one element of many attributes', `<NFe ${attributes(bytes)}/>`],
      ['a tag that never ends', `<NFe ${repeated(' ', bytes)}`],
      ['a comment that never ends', `<NFe><!--${repeated('-', bytes)}`],
      ['many references', `<NFe>${repeated('&amp;', bytes)}</NFe>`],
      ['definitions', `<!DOCTYPE x [${repeated('<!ENTITY a "b">', bytes)}]><NFe/>`],
    ] as const
  ).map(([name, text]) => [name, Buffer.from(text)]);
