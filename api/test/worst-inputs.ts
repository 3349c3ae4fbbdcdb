import { wordText } from '@girassol/shared-domain/templates';
import { DOCX_LIMITS } from '../src/platform/docx/clean-docx';
import { readZip } from '../src/platform/files/read-zip';
import { writeZip } from '../src/platform/files/write-zip';

const sound = Buffer.from(wordText('Contrato'));
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** A Word document with these parts beside, or in place of, its own. */
export function docxOf(parts: Record<string, string>): Buffer {
  const content = readZip(sound, DOCX_LIMITS);
  for (const [name, part] of Object.entries(parts)) content.set(name, Buffer.from(part));
  return writeZip(content);
}

const documentOf = (inner: string) => `<w:document xmlns:w="${WORD}"><w:body>${inner}</w:body></w:document>`;
const relationsOf = (inner: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`;

/** A text of so many bytes, of one piece repeated. */
const repeated = (piece: string, bytes: number) => piece.repeat(Math.floor(bytes / piece.length));

/**
 * Inputs of each kind of file that keep a careless parser busy: by name, for so many bytes before they are packed. What
 * happened: expressions that begin again at each piece, elements in one another, names that are compared with one another.
 */
export const worstDocx = (bytes: number): [string, Buffer][] => [
  [
    'relations that never end',
    docxOf({ 'word/_rels/document.xml.rels': `<x>${repeated('<Relationship ', bytes)}` }),
  ],
  [
    'relations without an end in their attributes',
    docxOf({ 'word/_rels/document.xml.rels': `<x>${repeated('<Relationship Type="', bytes)}` }),
  ],
  [
    'fields that never end',
    docxOf({ 'word/document.xml': documentOf(repeated('<w:fldSimple w:instr="', bytes)) }),
  ],
  [
    'many fields that are begun',
    docxOf({
      'word/document.xml': documentOf(
        repeated('<w:fldChar w:fldCharType="begin"/><w:instrText>IF</w:instrText>', bytes),
      ),
    }),
  ],
  ['elements in one another', docxOf({ 'word/document.xml': documentOf(repeated('<w:p>', bytes)) })],
  [
    'one element of many attributes',
    docxOf({ 'word/document.xml': documentOf(`<w:p ${attributes(bytes)}/>`) }),
  ],
  [
    'one instruction of many pieces',
    docxOf({
      'word/document.xml': documentOf(
        `<w:fldChar w:fldCharType="begin"/>${repeated('<w:instrText>A</w:instrText>', bytes)}`,
      ),
    }),
  ],
  [
    'many relations to one part',
    docxOf({
      'word/_rels/document.xml.rels': relationsOf(
        repeated('<Relationship Id="a" Type="x/styles" Target="styles.xml"/>', bytes),
      ),
    }),
  ],
  [
    'tags that never end',
    docxOf({ 'word/document.xml': documentOf(`<w:p><w:r><w:t>${repeated('[[', bytes)}</w:t></w:r></w:p>`) }),
  ],
  ['text without a paragraph', docxOf({ 'word/document.xml': documentOf(repeated('<w:t ', bytes)) })],
];

const attributes = (bytes: number) =>
  Array.from({ length: Math.floor(bytes / 12) }, (_, index) => `a${index}=""`).join(' ');

export const worstPdf = (bytes: number): [string, Buffer][] =>
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
    ] as const
  ).map(([name, inner]) => [name, Buffer.from(`%PDF-1.4\n${inner}`)]);

export const worstXml = (bytes: number): [string, Buffer][] =>
  (
    [
      ['elements in one another', repeated('<a>', bytes)],
      ['150 elements in one another', `${'<a>'.repeat(150)}${'</a>'.repeat(150)}`],
      ['many elements', `<NFe>${repeated('<infNFe/>', bytes)}</NFe>`],
      ['one element of many attributes', `<NFe ${attributes(bytes)}/>`],
      ['a tag that never ends', `<NFe ${repeated(' ', bytes)}`],
      ['a comment that never ends', `<NFe><!--${repeated('-', bytes)}`],
      ['many references', `<NFe>${repeated('&amp;', bytes)}</NFe>`],
      ['definitions', `<!DOCTYPE x [${repeated('<!ENTITY a "b">', bytes)}]><NFe/>`],
    ] as const
  ).map(([name, text]) => [name, Buffer.from(text)]);
