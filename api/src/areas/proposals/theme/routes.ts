import type { FastifyInstance } from 'fastify';
import { serveUpload } from '../../../platform/files';
import { serve } from '../../../platform/http/serve';
import { requireProposals } from '../visible-proposal';
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
