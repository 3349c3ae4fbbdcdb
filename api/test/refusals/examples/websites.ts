import { ONE_PIXEL_PNG } from '../../form';
import { siteWithSimulator } from '../../simulations';
import type { RequestExamples } from '../example';
import { PUBLIC_SITE } from '../samples/public-records';

/**
 * Example requests for tests: routes of sites, their drafts, publications, visit counts and domains, and of
 * operators' actions on sites.
 */
export const websitesExamples = {
  'GET /websites/user/:userId': () => ({ params: { userId: PUBLIC_SITE.userId } }),
  'GET /websites/user-by-slug/:slug': () => ({ params: { slug: PUBLIC_SITE.slug } }),
  'GET /websites/draft/:userId': ({ siteUserId }) => ({ params: { userId: siteUserId } }),
  'POST /websites/draft/:userId': ({ siteBeginnerId }) => ({
    params: { userId: siteBeginnerId },
    body: { look: 'CLARO' },
  }),
  'PUT /websites/user/:userId': ({ siteUserId }) => ({
    params: { userId: siteUserId },
    body: { revision: 1, content: siteWithSimulator },
  }),
  'PUT /websites/slug/:userId': ({ siteUserId }) => ({
    params: { userId: siteUserId },
    body: { slug: 'energia-do-exemplo' },
  }),
  'POST /websites/user/:userId/image': ({ siteUserId }) => ({
    params: { userId: siteUserId },
    body: {},
    file: { name: 'telhado.png', content: ONE_PIXEL_PNG },
  }),
  'GET /websites/images/:userId': ({ siteUserId }) => ({ params: { userId: siteUserId } }),
  'POST /websites/preview/:userId': ({ siteUserId }) => ({
    params: { userId: siteUserId },
    body: { content: siteWithSimulator },
  }),
  'POST /websites/check/:userId': ({ siteUserId }) => ({ params: { userId: siteUserId } }),
  'POST /websites/publish/:userId': ({ siteUserId }) => ({
    params: { userId: siteUserId },
    body: { revision: 1, note: 'Obras novas' },
  }),
  'GET /websites/versions/:userId': ({ siteUserId }) => ({ params: { userId: siteUserId } }),
  'POST /websites/versions/:userId/:version/online': ({ siteUserId }) => ({
    params: { userId: siteUserId, version: 1 },
  }),
  'POST /websites/versions/:userId/:version/draft': ({ siteUserId }) => ({
    params: { userId: siteUserId, version: 1 },
    body: { revision: 1 },
  }),
  'GET /websites/figures/:userId': ({ siteUserId }) => ({
    params: { userId: siteUserId },
    query: { days: 30 },
  }),
  'GET /websites/reports': () => ({}),
  'PUT /websites/suspension/:accountId': ({ clientId }) => ({
    params: { accountId: clientId },
    body: { suspended: true, why: 'Denúncia em análise' },
  }),

  'GET /websites/domains': () => ({}),
  'GET /websites/by-host/:host': ({ siteHost }) => ({ params: { host: siteHost } }),
  'GET /websites/domains/:userId': ({ siteUserId }) => ({ params: { userId: siteUserId } }),
  'PUT /websites/domains/:userId': ({ siteUserId }) => ({
    params: { userId: siteUserId },
    body: { host: 'www.energia-do-exemplo.com.br' },
  }),
  'POST /websites/domains/:userId/:domainId/check': ({ siteUserId, domainId }) => ({
    params: { userId: siteUserId, domainId },
  }),
  'DELETE /websites/domains/:userId/:domainId': ({ siteUserId, doomedDomainId }) => ({
    params: { userId: siteUserId, domainId: doomedDomainId },
  }),
  'GET /websites/zone': () => ({}),
  'PUT /websites/zone': () => ({
    body: { records: [{ type: 'TXT', name: 'sol.example', value: 'prova' }] },
  }),
} satisfies Partial<RequestExamples>;
