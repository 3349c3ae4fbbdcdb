import type { PdfSheet, SheetRectangle } from '@girassol/api-platform/pdf/sheet';
import { encode } from 'uqr';
import { colors } from './document-look';

/** Draws the QR code of a text into a square. The blank margin of four modules around it is the caller's. */
export function drawQrCode(
  sheet: PdfSheet,
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const { data } = encode(text, { ecc: 'M', border: 0 });
  const module = size / data.length;
  sheet.fillRectangles(
    data.flatMap((row, line) =>
      listRuns(row).map(
        ({ from, length }): SheetRectangle => ({
          x: x + from * module,
          y: y + line * module,
          width: length * module,
          height: module,
        }),
      ),
    ),
    colors.black,
  );
}

/** Lists the runs of dark modules of a row: one rectangle each, so that no hairline shows between them. */
function listRuns(row: readonly boolean[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = [];
  row.forEach((isDark, index) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && last.from + last.length === index) last.length += 1;
    else runs.push({ from: index, length: 1 });
  });
  return runs;
}
