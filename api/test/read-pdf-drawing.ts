import { constants, inflateSync } from 'node:zlib';

/** Text of a PDF and the filled rectangles of its pages, for tests of PDFs that we draw. */
export interface PdfDrawing {
  text: string;
  /** In the order in which they were drawn, in points from the lower left corner. */
  rectangles: { x: number; y: number; width: number; height: number }[];
}

const NUMBER = '(-?\\d{1,9}(?:\\.\\d{1,9})?)';
const RECTANGLE = new RegExp(`${NUMBER} ${NUMBER} ${NUMBER} ${NUMBER} re\\b`, 'g');

/** Reads the text and the rectangles of a PDF of `drawPdf`. */
export async function readPdfDrawing(content: Buffer): Promise<PdfDrawing> {
  const { PDF } = await import('@libpdf/core');
  const pdf = await PDF.load(content);
  const text = pdf.extractText().map((page) => page.text);
  const rectangles = listStreams(content).flatMap((stream) =>
    [...stream.matchAll(RECTANGLE)].map(([, x, y, width, height]) => ({
      x: Number(x),
      y: Number(y),
      width: Number(width),
      height: Number(height),
    })),
  );
  return { text: text.join('\n'), rectangles };
}

/** Unpacks the streams of a PDF. */
function listStreams(content: Buffer): string[] {
  const [head = '', ...parts] = content.toString('latin1').split(/\bstream\r?\n/);
  let before = head;
  return parts.map((part) => {
    const dictionary = before.slice(before.lastIndexOf(' obj'));
    before = part;
    const packed = part.slice(0, part.indexOf('endstream'));
    return dictionary.includes('/FlateDecode')
      ? inflateSync(Buffer.from(packed, 'latin1'), { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1')
      : packed;
  });
}
