export { drawPdf, type PdfTitle } from './draw-pdf';
export type { PdfSheet, SheetColor, SheetPoint, SheetRectangle } from './pdf-sheet';
