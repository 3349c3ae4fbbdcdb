import type { DrawnPage } from '@girassol/shared-domain/contract';
import type { Converter } from '../../../platform/conversion';
import { countPages } from '../../../platform/pdf';
import { Refusal } from '../../../platform/refusals/refusal';
import { converting } from './conversion-words';

/** Pages of one answer. */
const AT_ONCE = 5;
/** Pixels: sharp on the width that a page has on a screen. */
const WIDTH = 1_000;

/** Pages of a PDF of an account, drawn from page `from` on, and how many there are. */
export async function drawnPages(
  converter: Converter,
  { pdf, accountId }: { pdf: Buffer; accountId: string },
  from = 1,
): Promise<{ pages: DrawnPage[]; total: number }> {
  const total = await countPages(pdf);
  if (from > total) throw new Refusal(400, `O documento tem ${total} páginas.`);
  const to = Math.min(total, from + AT_ONCE - 1);
  const range = { from, to, width: WIDTH };
  const pages = await converting(() => converter.drawPages(pdf, range, accountId));
  return {
    total,
    pages: pages.map(({ picture, width, height, text }) => ({
      picture: `data:image/png;base64,${picture.toString('base64')}`,
      width,
      height,
      text,
    })),
  };
}
