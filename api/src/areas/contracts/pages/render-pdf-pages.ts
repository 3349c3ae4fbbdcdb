import type { DocumentConverter } from '@girassol/api-platform/conversion';
import { countPages } from '@girassol/api-platform/pdf';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { formatCountWithNoun } from '@girassol/shared-domain';
import type { DocumentPageImage } from '@girassol/shared-domain/contract';
import { withConversionRefusals } from './conversion-refusals';

/** Pages of one answer. */
const AT_ONCE = 5;
/** Pixels: sharp on the width that a page has on a screen. */
const WIDTH = 1_000;

/**
 * Renders up to five pages of an account's PDF as images, from page `from` on, and returns them with the
 * total number of pages. Refused (400) if there is no such page.
 */
export async function renderPdfPages(
  converter: DocumentConverter,
  { pdf, accountId }: { pdf: Buffer; accountId: string },
  from = 1,
): Promise<{ pages: DocumentPageImage[]; total: number }> {
  const total = await countPages(pdf, accountId);
  if (from > total)
    throw new Refusal(400, `O documento tem ${formatCountWithNoun(total, 'página', 'páginas')}.`);
  const to = Math.min(total, from + AT_ONCE - 1);
  const range = { from, to, width: WIDTH };
  const pages = await withConversionRefusals(() => converter.drawPages(pdf, range, accountId));
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
