import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../../platform/access';
import type { Tx } from '../../../platform/database';
import { readReceivedDocx } from '../../../platform/docx';
import { serveLook } from '../../../platform/files';
import { converting } from './conversion-words';
import { drawnPages } from './drawn-pages';

type PreviewKey = 'POST /contracts/preview/:userId' | 'POST /sales/contracts/preview/:userId/:saleId';

interface Asking {
  tx: Tx;
  caller: Caller;
  params: { userId: string; saleId?: string };
}

/** Mounts a route that shows the first pages of a document as they would be printed; nothing of it is kept. */
export function servePreview(
  app: FastifyInstance,
  key: PreviewKey,
  check: (asking: Asking) => Promise<unknown>,
): void {
  const { converter, files } = app;
  serveLook(app, key, {
    check,
    async look({ file, caller: { accountId } }) {
      const docx = await readReceivedDocx(files.store, file);
      const pdf = await converting(() => converter.toPdf(docx, accountId));
      return drawnPages(converter, { pdf, accountId });
    },
  });
}
