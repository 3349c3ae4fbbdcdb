import { chromiumPath } from '../../e2e/support/chromium';
import type { ApiClient } from './lib/api-client';
import { openBrowser } from './lib/browser';
import { findPublicProposalFrontId } from './lib/open-proposal';
import { type MeasuredFigure, recordFigures } from './lib/results';
import { withRunningProduct } from './lib/running-product';
import { computeMedian, formatMs } from './lib/statistics';

// The PDF of a proposal of about ten pages, as the server makes it, beside Chromium printing the same page and nothing else.
//   pnpm bench pdf

const PORT = 18_798;
const RUNS = 7;
const TARGET_MS = 1_000;

/** A text that makes the document as long as the target speaks of; another one every time, so that none is kept. */
const longText = (run: number): string => `Versão ${run}.\n${'Condições gerais.\n'.repeat(160)}`;

async function lengthen({ call }: ApiClient, frontId: string, run: number): Promise<void> {
  const { proposal } = await call('GET /proposals/single/:pid', { pid: frontId }, undefined);
  const customization = proposal.proposalCustomizationData;
  if (!customization) throw new Error('the proposal has no customisation');
  await call(
    'POST /proposals/step-5/:pid',
    { pid: frontId },
    { ...customization, message: longText(run), version: proposal.version },
  );
}

async function download(url: string): Promise<{ took: number; pages: number }> {
  const started = performance.now();
  const response = await fetch(url);
  const file = Buffer.from(await response.arrayBuffer());
  const took = performance.now() - started;
  if (!response.ok) throw new Error(`${response.status} ${file.toString().slice(0, 300)}`);
  return { took, pages: file.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0 };
}

const browser = await openBrowser();
try {
  await withRunningProduct(
    { port: PORT, variables: { CHROMIUM_PATH: chromiumPath } },
    async ({ server, signIn }) => {
      const client = await signIn();
      const frontId = await findPublicProposalFrontId(client);
      const pdfUrl = `${server.url}/proposta/final/pdf/${frontId}`;
      const made: number[] = [];
      const bare: number[] = [];
      const kept: number[] = [];
      let pages = 0;
      // The first one also starts the browser.
      await download(pdfUrl);
      for (let run = 0; run < RUNS; run += 1) {
        await lengthen(client, frontId, run);
        const first = await download(pdfUrl);
        made.push(first.took);
        pages = first.pages;
        kept.push((await download(pdfUrl)).took);

        const page = await browser.newPage();
        await page.goto(`${server.url}/proposta/final/impressao/${frontId}`, { waitUntil: 'load' });
        const started = performance.now();
        await page.pdf({ preferCSSPageSize: true, printBackground: true });
        bare.push(performance.now() - started);
        await page.close();
      }
      const figures: MeasuredFigure[] = [
        {
          what: `PDF of ${pages} pages, from the request to its last byte`,
          measured: formatMs(computeMedian(made)),
          target: `< ${formatMs(TARGET_MS)}`,
          met: computeMedian(made) < TARGET_MS,
        },
        {
          what: 'reference: the bare print of the same loaded page',
          measured: formatMs(computeMedian(bare)),
          target: '',
        },
        { what: 'the same again, kept', measured: formatMs(computeMedian(kept)), target: '' },
      ];
      recordFigures('pdf', figures);
    },
  );
} finally {
  await browser.close();
}
