import PizZip from 'pizzip';

/** Characters of a line on either side of what is looked for. */
const AROUND = 32;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const TEXT_PARTS = /^word\/(document|header\d*|footer\d*)\.xml$/;

/**
 * Returns the texts of all paragraphs of a Word document, with its headers and footers. Reads the document in
 * one pass.
 */
export const extractParagraphs = (zip: PizZip): string[] =>
  zip
    .file(TEXT_PARTS)
    .flatMap((part) => part.asText().split('</w:p>').slice(0, -1))
    .map(extractParagraphText);

const extractParagraphText = (xml: string): string =>
  [...xml.matchAll(/<w:t[ >][^<]*|<w:t>[^<]*/g)]
    .map(([text]) => text.replace(/^<w:t[^>]*>/, ''))
    .join('')
    .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '');

/**
 * Returns the first line that contains the text `wanted`, shortened to the words around the text; '' if no
 * line contains it.
 */
export function findLineExcerpt(lines: readonly string[], wanted: string): string {
  const line = wanted === '' ? undefined : lines.find((text) => text.includes(wanted));
  if (line === undefined) return '';
  const at = line.indexOf(wanted);
  const from = Math.max(0, at - AROUND);
  const to = Math.min(line.length, at + wanted.length + AROUND);
  return `${from > 0 ? '…' : ''}${line.slice(from, to).trim()}${to < line.length ? '…' : ''}`;
}

/**
 * Returns the texts of all paragraphs of a Word document, and the total length in bytes of the XML files that
 * the document contains.
 */
export function extractDocumentText(content: ArrayBuffer | Uint8Array): { lines: string[]; length: number } {
  const zip = new PizZip(content);
  const length = zip.file(/^word\/[^/]*\.xml$/).reduce((sum, part) => sum + part.asBinary().length, 0);
  return { lines: extractParagraphs(zip), length };
}
