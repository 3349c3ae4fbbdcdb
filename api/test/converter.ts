import type { DocumentConverter } from '@girassol/api-platform/conversion';
import { buildPdf } from '../src/demo/make-pdf';
import { ONE_PIXEL_PNG } from './form';

/**
 * Creates a document converter for tests that needs no external program. Its PDF has one page, which states
 * the size of the document and is drawn as one pixel.
 */
export function createTestConverter(): DocumentConverter & { converted: number } {
  const double = {
    /** How many documents it was given. */
    converted: 0,
    canConvert: () => true,
    async toPdf(docx: Buffer) {
      double.converted += 1;
      return buildPdf('Contrato', [`${docx.length} bytes`]);
    },
    async drawPages(_pdf: Buffer, { from, to }: { from: number; to: number }) {
      return Array.from({ length: to - from + 1 }, (_, index) => ({
        picture: ONE_PIXEL_PNG,
        width: 1,
        height: 1,
        text: `Página ${from + index}`,
      }));
    },
    close: () => {},
  };
  return double;
}
