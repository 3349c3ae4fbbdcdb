import type { FastifyInstance } from 'fastify';
import { requireProposals } from '../../../platform/access/require-proposals';
import { serveUpload } from '../../../platform/files';
import { serve } from '../../../platform/http/serve';
import { addImage, prepareImage } from './add-image';
import { publicImageRoutes } from './public-images';
import { setAccountTheme } from './set-account-theme';

/** How proposals look. */
export function themeRoutes(app: FastifyInstance): void {
  serve(app, 'PUT /templates/authenticated/data/:userId', ({ tx, caller, body }) =>
    setAccountTheme(tx, caller, body),
  );
  serveUpload(app, 'POST /templates/proposal-image/:userId', {
    check: async ({ caller }) => requireProposals(caller),
    prepare: ({ body, file }) => prepareImage(app.files, { body, file }),
    handle: ({ tx, caller, file }) => addImage(tx, caller, file),
  });
  publicImageRoutes(app);
}
