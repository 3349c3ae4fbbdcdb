import type { RequestExamples } from '../example';
import { ACCESS_LINK_TOKEN } from '../samples/public-records';

/**
 * Example requests for tests: routes by which operators administer the platform, and of the links that they
 * create.
 */
export const operationExamples = {
  'GET /operation/accounts/list/:multiplier': () => ({ params: { multiplier: 1 }, query: { search: 'sol' } }),
  'GET /operation/accounts/single/:accountId': ({ clientId }) => ({ params: { accountId: clientId } }),
  'PUT /operation/accounts/single/:accountId': ({ clientId }) => ({
    params: { accountId: clientId },
    body: { whitelabel: 'AURORA', modules: ['Marketplace'], why: 'contrato assinado', expected: 0 },
  }),
  'POST /operation/accounts/new': () => ({
    body: {
      name: 'Conta aberta',
      owner: { name: 'Ana Souza', email: 'aberta-agora@girassol.test' },
      signupPlan: 'CRM',
      whitelabel: 'AURORA',
      modules: ['Marketplace'],
      why: 'contrato assinado',
    },
  }),
  'POST /operation/accounts/mail-link/:accountId': ({ clientId, clientToken }) => ({
    params: { accountId: clientId },
    body: { token: clientToken },
  }),
  'POST /operation/accounts/link/:accountId': ({ clientId }) => ({
    params: { accountId: clientId },
    body: { why: 'esqueceu a senha' },
  }),
  'POST /operation/accounts/factor-reset/:accountId': ({ clientId }) => ({
    params: { accountId: clientId },
    body: { why: 'perdeu o celular' },
  }),
  'PUT /operation/accounts/finance-status/:accountId': ({ clientId }) => ({
    params: { accountId: clientId },
    body: { isOpen: true, why: 'contratou o financeiro' },
  }),
  'GET /operation/accounts/clock/:accountId': ({ clientId }) => ({ params: { accountId: clientId } }),
  'POST /operation/accounts/clock/:accountId': ({ clientId }) => ({
    params: { accountId: clientId },
    body: { days: 1, why: 'ver o vencimento' },
  }),
  'GET /operation/whitelabels': () => ({}),
  'GET /operation/jobs/list/:state/:multiplier': () => ({
    params: { state: 'FAILED', multiplier: 1 },
    query: { kind: 'proposals.print' },
  }),
  'POST /operation/jobs/repeat/:jobId': ({ failedJobId }) => ({ params: { jobId: failedJobId } }),
  'POST /operation/jobs/discard/:jobId': ({ otherFailedJobId }) => ({ params: { jobId: otherFailedJobId } }),
  'POST /operation/jobs/cancel/:jobId': ({ waitingJobId }) => ({ params: { jobId: waitingJobId } }),

  'GET /operation/mail/list/:multiplier': () => ({
    params: { multiplier: 1 },
    query: { search: 'sol', state: 'FAILED' },
  }),
  'GET /operation/mail/single/:mailId': ({ mailId }) => ({ params: { mailId } }),
  'POST /operation/mail/again/:mailId': ({ mailId }) => ({ params: { mailId } }),

  'POST /users/access-link/read': () => ({ body: { token: ACCESS_LINK_TOKEN } }),
  'POST /users/access-link/use': () => ({ body: { token: ACCESS_LINK_TOKEN, password: 'Girassol2026' } }),
} satisfies Partial<RequestExamples>;
