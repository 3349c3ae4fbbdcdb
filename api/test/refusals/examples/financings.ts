import { sampleCreditRequest } from '../../financings';
import type { RequestExamples } from '../example';
import { PUBLIC_ORDER_ID } from '../samples/public-records';

/** Example requests for tests: routes of financings, registrations with a bank, and orders. */
export const financingsExamples = {
  'GET /financings/paginated/:multiplier/:order/:preApprovedOnly': () => ({
    params: { multiplier: 1, order: 'REGISTRY', preApprovedOnly: 'false' },
  }),
  'GET /financings/paginated/:multiplier/:order/:preApprovedOnly/:scope/:fetchId': ({ accountId }) => ({
    params: {
      multiplier: 1,
      order: 'LAST_UPDATED',
      preApprovedOnly: 'true',
      scope: 'MANAGER',
      fetchId: accountId,
    },
  }),
  'POST /financings/filtered/:multiplier': ({ accountId }) => ({
    params: { multiplier: 1 },
    body: {
      searchValue: 'a',
      timePeriod: { from: '2026-01-01', to: null },
      show: 'OPEN',
      scope: 'MANAGER',
      fetchId: accountId,
    },
  }),
  'GET /financings/dates/:scope/:fetchId/:from/:until': ({ accountId }) => ({
    params: { scope: 'MANAGER', fetchId: accountId, from: '2026-01-01', until: '2036-12-31' },
  }),
  'GET /financings/single/:fid': ({ financingId }) => ({ params: { fid: financingId } }),
  'GET /financings/customer/:customerId/:multiplier': ({ financedId }) => ({
    params: { customerId: financedId, multiplier: 1 },
  }),
  'GET /financings/proposal/:proposalId/:multiplier': ({ askedId }) => ({
    params: { proposalId: askedId, multiplier: 1 },
  }),
  'GET /financings/btg/integrator-check': () => ({}),
  'POST /financings/quotes/:pid': ({ askedId }) => ({
    params: { pid: askedId },
    body: {
      entry: 0,
      installments: [60],
      gracePeriod: 3,
      insurance: false,
      system: 'PRICE',
      isCNPJ: false,
    },
  }),
  'POST /financings/btg/credit-analysis/:cid/:pid': ({ financedId, askedId }) => ({
    params: { cid: financedId, pid: askedId },
    body: sampleCreditRequest,
  }),
  'POST /financings/marketplace/credit-analysis/:cid/:pid': ({ financedId, askedAtMarketplaceId }) => ({
    params: { cid: financedId, pid: askedAtMarketplaceId },
    body: sampleCreditRequest,
  }),
  'GET /financings/drafts/:pid': ({ draftedId }) => ({ params: { pid: draftedId } }),
  'PUT /financings/drafts/:pid': ({ draftedId }) => ({
    params: { pid: draftedId },
    body: { version: 0, form: { customerName: 'Ana' } },
  }),
  'DELETE /financings/drafts/:pid': ({ draftedId }) => ({ params: { pid: draftedId } }),
  'POST /financings/single/proposal/:fid': ({ financingId, optionId }) => ({
    params: { fid: financingId },
    body: { props: [optionId] },
  }),
  'PUT /financings/single/proposal/chosen/:fid/:pid': ({ choosableId, choosableOptionId }) => ({
    params: { fid: choosableId, pid: choosableOptionId },
  }),
  'PUT /financings/single/stage/:fid': ({ simulationId }) => ({ params: { fid: simulationId } }),
  'PUT /financings/single/cancel/:fid': ({ doomedFinancingId }) => ({
    params: { fid: doomedFinancingId },
    body: { reason: 'O cliente desistiu.' },
  }),
  'PUT /financings/single/review/:fid': ({ refusedFinancingId }) => ({
    params: { fid: refusedFinancingId },
    body: { reason: 'A renda do casal não foi somada.' },
  }),
  'GET /financings/single/request/:fid': ({ financingId }) => ({ params: { fid: financingId } }),
  'GET /financings/single/schedule/:fid/:optionId': ({ financingId, optionId }) => ({
    params: { fid: financingId, optionId },
  }),
  'GET /financings/single/events/:fid/:multiplier': ({ financingId }) => ({
    params: { fid: financingId, multiplier: 1 },
  }),
  'GET /financings/single/papers/:fid': ({ financingId }) => ({ params: { fid: financingId } }),
  'POST /financings/single/papers/reuse/:fid': ({ paperlessId, reusableFileId }) => ({
    params: { fid: paperlessId },
    body: { semantic: 'RG', fileId: reusableFileId },
  }),
  'POST /financings/single/papers/open/:fid': ({ financingId }) => ({
    params: { fid: financingId },
    body: { semantic: 'CNH' },
  }),
  'POST /financings/upload-link/:fid': ({ financingId }) => ({ params: { fid: financingId } }),
  'GET /registrations/single': () => ({}),
  'POST /registrations/new': () => ({
    body: {
      cnpj: '11.222.333/0001-81',
      corporateName: 'Sol Nascente Ltda',
      name: 'Ana Souza',
      email: 'ana@exemplo.com.br',
      phone: '(47) 99999-8888',
    },
  }),
  'PUT /customers/single/associates/:cid': ({ companyId }) => ({
    params: { cid: companyId },
    body: { associates: 2 },
  }),

  'GET /orders/paginated/:userId/:multiplier': ({ userId }) => ({
    params: { userId, multiplier: 1 },
    query: { search: 'a' },
  }),
  'GET /orders/single/:orderId': () => ({ params: { orderId: PUBLIC_ORDER_ID } }),
  'POST /orders/new/:proposalId': ({ orderableId }) => ({ params: { proposalId: orderableId }, body: {} }),
  'PUT /orders/single/:orderId': ({ orderId }) => ({
    params: { orderId },
    body: { version: 1, status: 'CONFIRMED', expectedDate: '2030-01-31' },
  }),
} satisfies Partial<RequestExamples>;
