import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Row, Tx } from '../../../platform/database';
import { serveUpload } from '../../../platform/files';
import { serve, serveAsking } from '../../../platform/http/serve';
import { mayPublish, requireWebsite } from '../website-access';
import { accountBrand } from './draft/account-brand';
import { beginDraft } from './draft/begin-draft';
import { editedWebsite } from './draft/edited-website';
import { previewSite } from './draft/preview-site';
import { renameSite } from './draft/rename-site';
import { saveDraft } from './draft/save-draft';
import { requireSite } from './hold-site';
import { dropSizes } from './images/drop-sizes';
import { keepImage } from './images/keep-image';
import { logoOfProposals } from './images/logo-of-proposals';
import { listImages } from './images/read-images';
import { takeImage } from './images/take-image';
import { operationRoutes } from './operation/routes';
import { publicSiteRoutes } from './public-site';
import { checkDraft } from './publishing/check-draft';
import { putOnline, takeAsDraft } from './publishing/earlier-version';
import { listVersions } from './publishing/list-versions';
import { publishDraft } from './publishing/publish-draft';
import { readFigures } from './read-figures';

/** What is written, published and counted of a site. */
export function websiteRoutes(app: FastifyInstance): void {
  const answer = async (tx: Tx, request: FastifyRequest, site: Row<'websites'>) => ({
    website: await editedWebsite(tx, site, request),
  });

  serve(app, 'GET /websites/draft/:userId', async ({ tx, caller, params, request }) => {
    await requireWebsite(tx, caller, params.userId);
    const site = await tx
      .selectFrom('websites')
      .selectAll()
      .where('account_id', '=', caller.accountId)
      .executeTakeFirst();
    const website = site ? await editedWebsite(tx, site, request) : null;
    return { website, mayPublish: mayPublish(caller) };
  });
  serveAsking(
    app,
    'POST /websites/draft/:userId',
    async ({ caller, params }) => {
      await app.database.asAccount(caller, (tx) => requireWebsite(tx, caller, params.userId));
      return logoOfProposals(app, caller);
    },
    async ({ tx, caller, body, request, asked: logo }) => {
      const brandColor = await accountBrand(tx, caller.accountId);
      return answer(tx, request, await beginDraft(tx, caller, { ...body, brandColor, logo }));
    },
    { drop: async (logo, caller) => void (logo && (await dropSizes(app, caller, logo))) },
  );
  serve(app, 'PUT /websites/user/:userId', async ({ tx, caller, params, body, request }) => {
    await requireWebsite(tx, caller, params.userId);
    return answer(tx, request, await saveDraft(tx, caller, body));
  });
  serve(app, 'PUT /websites/slug/:userId', async ({ tx, caller, params, body, request }) => {
    await requireWebsite(tx, caller, params.userId);
    return answer(tx, request, await renameSite(tx, caller, body.slug));
  });
  serve(app, 'POST /websites/preview/:userId', async ({ tx, caller, params, body }) => {
    await requireWebsite(tx, caller, params.userId);
    return previewSite(tx, caller, body.content);
  });

  serveUpload(app, 'POST /websites/user/:userId/image', {
    check: async ({ tx, caller, params }) => {
      await requireWebsite(tx, caller, params.userId);
      await requireSite(tx, caller.accountId);
    },
    prepare: ({ caller, file }) => takeImage(app, caller, file),
    drop: ({ drawn }, caller) => dropSizes(app, caller, drawn),
    handle: async ({ tx, caller, file }) => ({ image: await keepImage(tx, caller, file.drawn) }),
  });
  serve(app, 'GET /websites/images/:userId', async ({ tx, caller, params }) => {
    await requireWebsite(tx, caller, params.userId);
    return { images: await listImages(tx, caller.accountId) };
  });

  serve(app, 'POST /websites/check/:userId', async ({ tx, caller, params }) => {
    await requireWebsite(tx, caller, params.userId);
    return { problems: await checkDraft(tx, await requireSite(tx, caller.accountId)) };
  });
  serve(app, 'POST /websites/publish/:userId', async ({ tx, caller, params, body, request }) => {
    await requireWebsite(tx, caller, params.userId);
    return answer(tx, request, await publishDraft(tx, caller, body));
  });
  serve(app, 'GET /websites/versions/:userId', async ({ tx, caller, params }) => {
    await requireWebsite(tx, caller, params.userId);
    return { versions: await listVersions(tx, caller.accountId) };
  });
  serve(app, 'POST /websites/versions/:userId/:version/online', async ({ tx, caller, params, request }) => {
    await requireWebsite(tx, caller, params.userId);
    return answer(tx, request, await putOnline(tx, caller, params));
  });
  serve(
    app,
    'POST /websites/versions/:userId/:version/draft',
    async ({ tx, caller, params, body, request }) => {
      await requireWebsite(tx, caller, params.userId);
      return answer(tx, request, await takeAsDraft(tx, caller, { ...params, ...body }));
    },
  );

  serve(app, 'GET /websites/figures/:userId', async ({ tx, caller, params, query }) => {
    await requireWebsite(tx, caller, params.userId);
    return { counts: await readFigures(tx, caller.accountId, query.days) };
  });
  publicSiteRoutes(app);
  operationRoutes(app);
}
