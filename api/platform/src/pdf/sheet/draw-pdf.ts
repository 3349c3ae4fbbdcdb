import { createHash } from 'node:crypto';
import type { PDF, PDFPage, Standard14FontName } from '@libpdf/core';
import type { PdfSheet, SheetColor, SheetText, SheetTextStyle } from './pdf-sheet';
import { toWindowsText } from './to-windows-text';

/** A4 in points. */
const A4 = { width: 595.28, height: 841.89 };
const INK: SheetColor = [0.11, 0.16, 0.15];
/** Part of its size down to which a text is written smaller before it is cut off. */
const MIN_FONT_SCALE = 0.7;

const fontNames = {
  regular: 'Helvetica',
  bold: 'Helvetica-Bold',
  mono: 'Courier',
} as const satisfies Record<string, Standard14FontName>;

/** Properties of a PDF that its reader shows. */
export interface PdfTitle {
  title: string;
  author: string;
  /** Date of the document, so that it is the same whenever it is drawn; absent: now. */
  date?: Date;
}

/**
 * Draws a PDF of one A4 page in Portuguese, in this process: a few milliseconds for a page of text, lines and bars. Its
 * fonts are the standard ones, which every reader has. For pages that are written as HTML there is the printer.
 */
export async function drawPdf(
  { title, author, date }: PdfTitle,
  draw: (sheet: PdfSheet) => void,
): Promise<Buffer> {
  const libpdf = await import('@libpdf/core');
  const pdf: PDF = libpdf.PDF.create();
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setAuthor(author);
  pdf.setCreator(author);
  pdf.setLanguage('pt-BR');
  if (date) {
    pdf.setCreationDate(date);
    pdf.setModificationDate(date);
  }
  draw(createSheet(pdf.addPage(A4), libpdf));
  const content = Buffer.from(await pdf.save());
  return date ? nameByContent(content) : content;
}

/** Ids that a PDF gets at random when it is saved, near its end. */
const RANDOM_IDS = /\/ID \[<[0-9A-F]{32}> <[0-9A-F]{32}>\]/;

/** Replaces the random ids of a PDF by the hash of its content, of the same length. */
function nameByContent(content: Buffer): Buffer {
  const found = RANDOM_IDS.exec(content.toString('latin1'));
  if (!found) return content;
  content.fill('0', found.index, found.index + found[0].length);
  const id = createHash('sha256').update(content).digest('hex').slice(0, 32).toUpperCase();
  content.write(`/ID [<${id}> <${id}>]`, found.index, 'latin1');
  return content;
}

function createSheet(
  page: PDFPage,
  {
    ops,
    rgb,
    measureText,
    layoutText,
  }: Pick<typeof import('@libpdf/core'), 'ops' | 'rgb' | 'measureText' | 'layoutText'>,
): PdfSheet {
  const toColor = ([red, green, blue]: SheetColor) => rgb(red, green, blue);
  const flip = (y: number) => A4.height - y;
  const getFont = ({ font = 'regular' }: Pick<SheetTextStyle, 'font'>) => fontNames[font];
  const measure = (text: string, style: SheetTextStyle) =>
    measureText(toWindowsText(text), getFont(style), style.size);

  /** Makes a text narrower until it fits: smaller first, then shorter. */
  function fit(text: string, style: SheetText): { text: string; size: number } {
    const { size, maxWidth } = style;
    const width = measure(text, style);
    if (maxWidth === undefined || width <= maxWidth) return { text, size };
    const smaller = { ...style, size: Math.max(size * (maxWidth / width), size * MIN_FONT_SCALE) };
    let shorter = text;
    while (shorter.length > 0 && measure(shorter, smaller) > maxWidth)
      shorter = `${shorter.replace(/…$/, '').slice(0, -1).trimEnd()}…`.replace(/^…$/, '');
    return { text: shorter, size: smaller.size };
  }

  return {
    ...A4,
    measure,
    text(text, style) {
      const { x, y, align = 'left', color = INK } = style;
      const fitted = fit(text, style);
      const width = measure(fitted.text, { ...style, size: fitted.size });
      const start = x - (align === 'right' ? width : align === 'center' ? width / 2 : 0);
      page.drawText(toWindowsText(fitted.text), {
        x: start,
        y: flip(y),
        size: fitted.size,
        font: getFont(style),
        color: toColor(color),
      });
    },
    paragraph(text, style) {
      const { x, y, width, size, lineHeight, color = INK } = style;
      const { lines } = layoutText(toWindowsText(text), getFont(style), size, width, lineHeight);
      lines.forEach((line, index) => {
        page.drawText(line.text, {
          x,
          y: flip(y + index * lineHeight),
          size,
          font: getFont(style),
          color: toColor(color),
        });
      });
      return y + lines.length * lineHeight;
    },
    line(from, to, { color, width, dashes }) {
      page.drawLine({
        start: { x: from.x, y: flip(from.y) },
        end: { x: to.x, y: flip(to.y) },
        color: toColor(color),
        thickness: width,
        ...(dashes && { dashArray: dashes }),
      });
    },
    box({ x, y, width, height }, { fill, border, radius }) {
      page.drawRectangle({
        x,
        y: flip(y + height),
        width,
        height,
        ...(fill && { color: toColor(fill) }),
        ...(border && { borderColor: toColor(border), borderWidth: 0.75 }),
        ...(radius !== undefined && { cornerRadius: radius }),
      });
    },
    fillRectangles(rectangles, [red, green, blue]) {
      page.drawOperators([
        ops.pushGraphicsState(),
        ops.setNonStrokingRGB(red, green, blue),
        ...Array.from(rectangles, ({ x, y, width, height }) =>
          ops.rectangle(x, flip(y + height), width, height),
        ),
        ops.fill(),
        ops.popGraphicsState(),
      ]);
    },
    fillShape(path, { x, y, scale, color, opacity = 1 }) {
      page.drawSvgPath(path, { x, y: flip(y), scale, color: toColor(color), opacity });
    },
  };
}
