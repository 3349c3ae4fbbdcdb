import { buildStoredZip } from './stored-zip';

/** Paragraph or table of a generated Word document. */
export type WordDocumentBlock =
  | { kind: 'title' | 'heading' | 'text' | 'small'; text: string }
  /** Rows of cells; `head` names the columns. `widths` in parts of a hundred. */
  | {
      kind: 'table';
      head?: readonly string[];
      rows: readonly (readonly string[])[];
      widths: readonly number[];
    };

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PART = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** Text width of an A4 page with margins of 2 cm, in twentieths of a point. */
const TEXT_WIDTH = 9_638;
const LEAF = '1F6F54';
const LINE = 'D9D4CA';

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const run = (text: string, looks = '') =>
  `<w:r>${looks && `<w:rPr>${looks}</w:rPr>`}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;

const paragraph = (text: string, { space = '', looks = '' } = {}) =>
  `<w:p>${space && `<w:pPr>${space}</w:pPr>`}${run(text, looks)}</w:p>`;

const size = (points: number) => `<w:sz w:val="${points * 2}"/>`;
const gap = (before: number, after: number) =>
  `<w:keepNext/><w:spacing w:before="${before * 20}" w:after="${after * 20}"/>`;

function table({ head, rows, widths }: Extract<WordDocumentBlock, { kind: 'table' }>): string {
  const columns = widths.map((part) => Math.round((part / 100) * TEXT_WIDTH));
  const cell = (text: string, index: number, looks = '') =>
    `<w:tc><w:tcPr><w:tcW w:w="${columns[index] ?? 0}" w:type="dxa"/></w:tcPr>${paragraph(text, {
      space: '<w:spacing w:before="40" w:after="40"/>',
      looks,
    })}</w:tc>`;
  const row = (cells: readonly string[], looks?: string) =>
    `<w:tr>${cells.map((text, index) => cell(text, index, looks)).join('')}</w:tr>`;
  const sides = ['top', 'bottom', 'insideH'].map(
    (side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="${LINE}"/>`,
  );
  const grid = columns.map((width) => `<w:gridCol w:w="${width}"/>`).join('');
  return `<w:tbl><w:tblPr><w:tblW w:w="${TEXT_WIDTH}" w:type="dxa"/><w:tblBorders>${sides.join('')}</w:tblBorders><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${
    head ? row(head, `<w:b/><w:color w:val="${LEAF}"/>${size(9)}`) : ''
  }${rows.map((cells) => row(cells, size(10))).join('')}</w:tbl>${paragraph('')}`;
}

function drawn(block: WordDocumentBlock): string {
  switch (block.kind) {
    case 'title':
      return paragraph(block.text, {
        space: gap(0, 6),
        looks: `<w:b/><w:color w:val="${LEAF}"/>${size(22)}`,
      });
    case 'heading':
      return paragraph(block.text, { space: gap(16, 6), looks: `<w:b/>${size(14)}` });
    case 'small':
      return paragraph(block.text, { looks: `<w:color w:val="55625D"/>${size(9)}` });
    case 'text':
      return paragraph(block.text);
    case 'table':
      return table(block);
  }
}

/** Builds a Word document (.docx) on A4 from paragraphs and tables, in their order. */
export function buildWordDocument(blocks: readonly WordDocumentBlock[]): Uint8Array {
  const page =
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr>';
  return buildStoredZip({
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${PART}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${PART}.styles+xml"/></Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'word/styles.xml': `${HEAD}<w:styles xmlns:w="${WORD}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/>${size(11)}<w:lang w:val="pt-BR"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="120"/></w:pPr></w:pPrDefault></w:docDefaults></w:styles>`,
    'word/document.xml': `${HEAD}<w:document xmlns:w="${WORD}"><w:body>${blocks.map(drawn).join('')}${page}</w:body></w:document>`,
  });
}

/** Builds a Word document (.docx) with one plain paragraph per line. */
export const buildWordDocumentFromLines = (...lines: readonly string[]): Uint8Array =>
  buildWordDocument(lines.map((text) => ({ kind: 'text', text })));
