import type { RequestExamples } from '../example';
import { PUBLIC_SITE } from '../samples/public-records';

/** Example requests for tests: routes of the simulator, its leads, and tariffs. */
export const simulationsExamples = {
  'POST /websites/simulation/:userId': () => ({
    params: { userId: PUBLIC_SITE.userId },
    body: {
      name: 'Rui Dias',
      phone: '19988887777',
      uf: 'SP',
      city: 'Campinas',
      ucType: 'Residencial',
      powerDistCompany: 'CPFL Paulista',
      avgConsumption: 480,
    },
  }),
  'GET /websites/leads/:userId/:multiplier': ({ userId }) => ({ params: { userId, multiplier: 1 } }),
  'POST /websites/leads/:userId/:leadId/accept': ({ userId, doubtfulLeadId }) => ({
    params: { userId, leadId: doubtfulLeadId },
  }),
  'POST /websites/leads/:userId/:leadId/discard': ({ userId, poorLeadId }) => ({
    params: { userId, leadId: poorLeadId },
  }),
  'POST /websites/leads/:userId/:leadId/restore': ({ userId, discardedLeadId }) => ({
    params: { userId, leadId: discardedLeadId },
  }),
  'GET /tariffs/:distributor': () => ({ params: { distributor: 'CPFL PAULISTA' } }),
} satisfies Partial<RequestExamples>;
