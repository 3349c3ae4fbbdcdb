import PizZip from 'pizzip';

/** Characters of a line on either side of what is looked for. */
const AROUND = 32;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const TEXT_PARTS = /^word\/(document|header\d*|footer\d*)\.xml$/;

/** The paragraphs of a document, its heads and feet, as texts. Whatever stands in it, it is read once. */
export const linesOf = (zip: PizZip): string[] =>
  zip
    .file(TEXT_PARTS)
    .flatMap((part) => part.asText().split('</w:p>').slice(0, -1))
    .map(textOfParagraph);

const textOfParagraph = (xml: string): string =>
  [...xml.matchAll(/<w:t[ >][^<]*|<w:t>[^<]*/g)]
    .map(([text]) => text.replace(/^<w:t[^>]*>/, ''))
    .join('')
    .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '');

/** The line that something stands in, shortened around it; empty when it is in none. */
export function lineWith(lines: readonly string[], wanted: string): string {
  const line = wanted === '' ? undefined : lines.find((text) => text.includes(wanted));
  if (line === undefined) return '';
  const at = line.indexOf(wanted);
  const from = Math.max(0, at - AROUND);
  const to = Math.min(line.length, at + wanted.length + AROUND);
  return `${from > 0 ? '…' : ''}${line.slice(from, to).trim()}${to < line.length ? '…' : ''}`;
}

/** The paragraphs of a Word document that may be opened, as texts, and how much XML all of it is. */
export function documentText(content: ArrayBuffer | Uint8Array): { lines: string[]; length: number } {
  const zip = new PizZip(content);
  const length = zip.file(/^word\/[^/]*\.xml$/).reduce((sum, part) => sum + part.asBinary().length, 0);
  return { lines: linesOf(zip), length };
}
