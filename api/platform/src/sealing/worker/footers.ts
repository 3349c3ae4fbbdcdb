import type { PDF, PDFPage } from '@libpdf/core';

/** Points. */
const SIZE = 7;
const FROM_EDGE = 12;

interface FooterPosition {
  x: number;
  y: number;
  angle: number;
}

/**
 * Writes a footer with the page's number on every page of a PDF, along the edge that is at the bottom when
 * the page is read.
 */
export async function writeFooters(pdf: PDF, foot: string): Promise<void> {
  const { measureText, rgb } = await import('@libpdf/core');
  const pages = pdf.getPages();
  const grey = rgb(0.35, 0.35, 0.35);
  pages.forEach((page, index) => {
    const text = `${foot} · página ${index + 1} de ${pages.length}`;
    const { x, y, angle } = computeFooterPosition(page, measureText(text, 'Helvetica', SIZE));
    page.drawText(text, { x, y, size: SIZE, color: grey, ...(angle > 0 && { rotate: { angle } }) });
  });
}

/** Computes the position of a text of this width in the middle of the lower edge. Pages may be rotated, clockwise. */
function computeFooterPosition(page: PDFPage, width: number): FooterPosition {
  const { x, y, width: across, height: up } = page.getCropBox();
  switch (page.rotation) {
    case 0:
      return { x: x + (across - width) / 2, y: y + FROM_EDGE, angle: 0 };
    case 90:
      return { x: x + across - FROM_EDGE, y: y + (up - width) / 2, angle: 90 };
    case 180:
      return { x: x + (across + width) / 2, y: y + up - FROM_EDGE, angle: 180 };
    case 270:
      return { x: x + FROM_EDGE, y: y + (up + width) / 2, angle: 270 };
  }
}
