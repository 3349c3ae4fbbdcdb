/** Why nothing was converted, and whether another try makes sense soon. */
export class CannotConvert extends Error {
  override name = 'CannotConvert';
  /**
   * NO_CONVERTER: none is on this machine (yet). BUSY: too many wait. TOO_LONG, FAILED: not of this document.
   */
  constructor(readonly why: 'NO_CONVERTER' | 'BUSY' | 'TOO_LONG' | 'FAILED') {
    super(`cannot convert: ${why}`);
  }
}

/** Word documents as PDF, and pages of PDFs as pictures. Its work is done by other processes, with limits. */
export interface Converter {
  /** Is there a program that converts on this machine? */
  canConvert(): boolean;
  /** A PDF of a Word document that `requireDocx` let in. Throws {@link CannotConvert}. */
  toPdf(docx: Buffer): Promise<Buffer>;
  /** Pages of a PDF, from 1 on. Throws {@link CannotConvert}. */
  drawPages(pdf: Buffer, pages: { from: number; to: number; width: number }): Promise<DrawnPage[]>;
  close(): void;
}

export interface DrawnPage {
  /** PNG. */
  picture: Buffer;
  /** Pixels. */
  width: number;
  height: number;
  /** What stands on it, line by line. */
  text: string;
}
