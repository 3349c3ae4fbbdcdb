import { requireProposalAccess } from '@girassol/api-platform/access/require-proposals';
import { serveUpload } from '@girassol/api-platform/files';
import { serve } from '@girassol/api-platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { registerPublicImageRoutes } from './public-images';
import { prepareProposalImage, publishProposalImage } from './publish-proposal-image';
import { setAccountTheme } from './set-account-theme';

/** Registers the routes of themes of proposals. */
export function registerThemeRoutes(app: FastifyInstance): void {
  serve(app, 'PUT /templates/authenticated/data/:userId', ({ tx, caller, body }) =>
    setAccountTheme(tx, caller, body, app.reactionsTo('settingsChanged')),
  );
  serveUpload(app, 'POST /templates/proposal-image/:userId', {
    check: async ({ caller }) => requireProposalAccess(caller),
    prepare: ({ caller, body, file }) => prepareProposalImage(app.files, { caller, body, file }),
    handle: ({ tx, caller, file }) => publishProposalImage(tx, caller, file),
  });
  registerPublicImageRoutes(app);
}
