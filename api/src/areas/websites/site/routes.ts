import type { Row, Tx } from '@girassol/api-platform/database';
import { serveUpload } from '@girassol/api-platform/files';
import { serve, serveWithExternalCall } from '@girassol/api-platform/http/serve';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { canPublishSite, requireWebsiteAccess } from '../website-access';
import { createSiteDraft } from './draft/create-site-draft';
import { loadEditedWebsite } from './draft/load-edited-website';
import { loadWhiteLabelColour } from './draft/load-white-label-colour';
import { renameSite } from './draft/rename-site';
import { savePreviewSite } from './draft/save-preview-site';
import { saveSiteDraft } from './draft/save-site-draft';
import { createLogoFromProposals } from './images/create-logo-from-proposals';
import { deleteImageSizes } from './images/delete-image-sizes';
import { listSiteImages } from './images/load-images';
import { prepareSiteImage } from './images/prepare-site-image';
import { saveSiteImage } from './images/save-site-image';
import { loadSiteFigures } from './load-site-figures';
import { loadSite } from './lock-site';
import { registerSiteOperationRoutes } from './operation/routes';
import { registerPublicSiteRoutes } from './public-site';
import { checkSiteDraft } from './publishing/check-site-draft';
import { republishVersion, restoreVersionAsDraft } from './publishing/earlier-version';
import { listSiteVersions } from './publishing/list-site-versions';
import { publishSiteDraft } from './publishing/publish-site-draft';

/** Registers the routes of drafts, publication and figures of a site. */
export function registerWebsiteRoutes(app: FastifyInstance): void {
  const answer = async (tx: Tx, request: FastifyRequest, site: Row<'websites'>) => ({
    website: await loadEditedWebsite(tx, site, request),
  });

  serve(app, 'GET /websites/draft/:userId', async ({ tx, caller, params, request }) => {
    await requireWebsiteAccess(tx, caller, params.userId);
    const site = await tx
      .selectFrom('websites')
      .selectAll()
      .where('account_id', '=', caller.accountId)
      .executeTakeFirst();
    const website = site ? await loadEditedWebsite(tx, site, request) : null;
    return { website, mayPublish: canPublishSite(caller) };
  });
  serveWithExternalCall(
    app,
    'POST /websites/draft/:userId',
    async ({ caller, params }) => {
      await app.database.asAccount(caller, (tx) => requireWebsiteAccess(tx, caller, params.userId));
      return createLogoFromProposals(app, caller);
    },
    async ({ tx, caller, body, request, asked: logo }) => {
      const brandColor = await loadWhiteLabelColour(tx, caller.accountId);
      return answer(tx, request, await createSiteDraft(tx, caller, { ...body, brandColor, logo }));
    },
    { drop: async (logo, caller) => void (logo && (await deleteImageSizes(app, caller, logo))) },
  );
  serve(app, 'PUT /websites/user/:userId', async ({ tx, caller, params, body, request }) => {
    await requireWebsiteAccess(tx, caller, params.userId);
    return answer(tx, request, await saveSiteDraft(tx, caller, body));
  });
  serve(app, 'PUT /websites/slug/:userId', async ({ tx, caller, params, body, request }) => {
    await requireWebsiteAccess(tx, caller, params.userId);
    return answer(tx, request, await renameSite(tx, caller, body.slug));
  });
  serve(app, 'POST /websites/preview/:userId', async ({ tx, caller, params, body }) => {
    await requireWebsiteAccess(tx, caller, params.userId);
    return savePreviewSite(tx, caller, body.content);
  });

  serveUpload(app, 'POST /websites/user/:userId/image', {
    check: async ({ tx, caller, params }) => {
      await requireWebsiteAccess(tx, caller, params.userId);
      await loadSite(tx, caller.accountId);
    },
    prepare: ({ caller, file }) => prepareSiteImage(app, caller, file),
    drop: ({ drawn }, caller) => deleteImageSizes(app, caller, drawn),
    handle: async ({ tx, caller, file }) => ({ image: await saveSiteImage(tx, caller, file.drawn) }),
  });
  serve(app, 'GET /websites/images/:userId', async ({ tx, caller, params }) => {
    await requireWebsiteAccess(tx, caller, params.userId);
    return { images: await listSiteImages(tx, caller.accountId) };
  });

  serve(app, 'POST /websites/check/:userId', async ({ tx, caller, params }) => {
    await requireWebsiteAccess(tx, caller, params.userId);
    return { problems: await checkSiteDraft(tx, await loadSite(tx, caller.accountId)) };
  });
  serve(app, 'POST /websites/publish/:userId', async ({ tx, caller, params, body, request }) => {
    await requireWebsiteAccess(tx, caller, params.userId);
    return answer(tx, request, await publishSiteDraft(tx, caller, body));
  });
  serve(app, 'GET /websites/versions/:userId', async ({ tx, caller, params }) => {
    await requireWebsiteAccess(tx, caller, params.userId);
    return { versions: await listSiteVersions(tx, caller.accountId) };
  });
  serve(app, 'POST /websites/versions/:userId/:version/online', async ({ tx, caller, params, request }) => {
    await requireWebsiteAccess(tx, caller, params.userId);
    return answer(tx, request, await republishVersion(tx, caller, params));
  });
  serve(
    app,
    'POST /websites/versions/:userId/:version/draft',
    async ({ tx, caller, params, body, request }) => {
      await requireWebsiteAccess(tx, caller, params.userId);
      return answer(tx, request, await restoreVersionAsDraft(tx, caller, { ...params, ...body }));
    },
  );

  serve(app, 'GET /websites/figures/:userId', async ({ tx, caller, params, query }) => {
    await requireWebsiteAccess(tx, caller, params.userId);
    return { counts: await loadSiteFigures(tx, caller.accountId, query.days) };
  });
  registerPublicSiteRoutes(app);
  registerSiteOperationRoutes(app);
}
