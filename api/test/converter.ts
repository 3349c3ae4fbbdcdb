import { makePdf } from '../src/demo/make-pdf';
import type { Converter } from '../src/platform/conversion';
import { PNG } from './form';

/** A converter that needs no program: a page that says how large the document was, drawn as one pixel. */
export function testConverter(): Converter & { converted: number } {
  const double = {
    /** How many documents it was given. */
    converted: 0,
    canConvert: () => true,
    async toPdf(docx: Buffer) {
      double.converted += 1;
      return makePdf('Contrato', [`${docx.length} bytes`]);
    },
    async drawPages(_pdf: Buffer, { from, to }: { from: number; to: number }) {
      return Array.from({ length: to - from + 1 }, (_, index) => ({
        picture: PNG,
        width: 1,
        height: 1,
        text: `Página ${from + index}`,
      }));
    },
    close: () => {},
  };
  return double;
}
