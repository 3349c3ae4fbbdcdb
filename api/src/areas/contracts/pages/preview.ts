import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { readReceivedDocx } from '@girassol/api-platform/docx';
import { serveUploadInspection } from '@girassol/api-platform/files';
import type { FastifyInstance } from 'fastify';
import { withConversionRefusals } from './conversion-refusals';
import { renderPdfPages } from './render-pdf-pages';

type PreviewKey = 'POST /contracts/preview/:userId' | 'POST /sales/contracts/preview/:userId/:saleId';

interface Asking {
  tx: Tx;
  caller: Caller;
  params: { userId: string; saleId?: string };
}

/**
 * Registers a route that returns images of the first pages of a Word document that the browser uploads, as
 * they would be printed. Saves nothing.
 */
export function registerContractPreviewRoute(
  app: FastifyInstance,
  key: PreviewKey,
  check: (asking: Asking) => Promise<unknown>,
): void {
  const { converter, files } = app;
  serveUploadInspection(app, key, {
    check,
    async inspect({ file, caller: { accountId } }) {
      const { content: docx } = await readReceivedDocx(files.store, file, accountId);
      const pdf = await withConversionRefusals(() => converter.toPdf(docx, accountId));
      return renderPdfPages(converter, { pdf, accountId });
    },
  });
}
