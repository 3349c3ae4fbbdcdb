import { buildWordFile, ONE_PIXEL_PNG, type TestFile } from '../../form';
import { sampleConsumption, sampleEquipment } from '../../proposals';
import type { RequestExamples } from '../example';
import { PUBLIC_PROPOSAL } from '../samples/public-records';

const photo: TestFile = { name: 'telhado.png', content: ONE_PIXEL_PNG };

/** Example requests for tests: routes of proposals, their documents and calculations. */
export const proposalsExamples = {
  'GET /proposals/customer/:cid/:multiplier': ({ customerId }) => ({
    params: { cid: customerId, multiplier: 1 },
  }),
  'GET /proposals/paginated/:userId/:multiplier': ({ accountId }) => ({
    params: { userId: accountId, multiplier: 1 },
  }),
  'POST /proposals/filtered/:userId/:multiplier': ({ userId, accountId }) => ({
    params: { userId, multiplier: 1 },
    body: {
      fetchType: 'MANAGER',
      fetchId: accountId,
      searchValue: 'a',
      filter1Active: true,
      filter1Value: 'FINISHED',
      pageSize: 20,
    },
  }),
  'GET /proposals/single/:pid': ({ proposalId }) => ({ params: { pid: proposalId } }),
  'GET /proposals/approved/:saleId': ({ saleId }) => ({ params: { saleId } }),
  'PUT /proposals/approved/pricing/:saleId': ({ projectId }) => ({
    params: { saleId: projectId },
    body: { method: 'MANUAL', margin: 20, version: 0 },
  }),
  'GET /proposals/public/:frontId': () => ({ params: { frontId: PUBLIC_PROPOSAL.frontId } }),
  'GET /proposals/public/:slug/:count/:code': () => ({
    params: { slug: PUBLIC_PROPOSAL.slug, count: PUBLIC_PROPOSAL.count, code: PUBLIC_PROPOSAL.code },
  }),
  'GET /proposals/archive/:frontId': () => ({ params: { frontId: PUBLIC_PROPOSAL.frontId } }),
  'GET /proposals/archive/:slug/:count/:code': () => ({
    params: { slug: PUBLIC_PROPOSAL.slug, count: PUBLIC_PROPOSAL.count, code: PUBLIC_PROPOSAL.code },
  }),
  'POST /proposals/preview/:pid': ({ proposalId }) => ({
    params: { pid: proposalId },
    body: {
      validityDate: '2030-01-31',
      theme: { primaryColor: '#1F6F54', logoUrl: '', cover: '' },
    },
  }),
  'POST /proposals/last-charges': () => ({ body: { distributor: 'CPFL Paulista', tariffModality: 'B' } }),
  'DELETE /proposals/single/:proposalId': ({ proposalId }) => ({ params: { proposalId } }),
  'POST /proposals/cloned-proposal/:proposalId': ({ proposalId }) => ({ params: { proposalId } }),
  'PUT /proposals/single/monitoring-link/:pid': ({ monitoredId }) => ({
    params: { pid: monitoredId },
    body: { link: 'https://monitor.exemplo.com.br/planta/7' },
  }),
  'POST /proposals/step-1/:cid/:userId': ({ customerId, userId, saleId }) => ({
    params: { cid: customerId, userId },
    body: { ...sampleConsumption, saleId },
  }),
  'PUT /proposals/step-1/:pid': ({ begunId }) => ({
    params: { pid: begunId },
    body: { ...sampleConsumption, losses: 20, version: 1 },
  }),
  'POST /proposals/step-2/:pid': ({ chosenId }) => ({
    params: { pid: chosenId },
    body: { ...sampleEquipment, version: 1 },
  }),
  'POST /proposals/step-3/:pid': ({ generatingId }) => ({
    params: { pid: generatingId },
    body: { losses: 20, tilt: 20, version: 2 },
  }),
  'POST /proposals/step-4/:pid': ({ pricingId }) => ({
    params: { pid: pricingId },
    body: { method: 'MANUAL', margin: 30, serviceCosts: [{ name: 'Projeto', value: 600 }], version: 2 },
  }),

  'GET /generations/single/:pid': ({ readyId }) => ({ params: { pid: readyId } }),
  'GET /generations/single/:pid/:complete': ({ readyId }) => ({
    params: { pid: readyId, complete: 'true' },
  }),

  'POST /proposals/step-5/:pid': ({ styledId }) => ({
    params: { pid: styledId },
    body: {
      validityDate: '2030-01-31',
      theme: { primaryColor: '#123456', logoUrl: '', cover: '' },
      title: 'Energia para a sua casa',
      version: 1,
    },
  }),
  'POST /proposals/step-6/:pid': ({ readyId }) => ({
    params: { pid: readyId },
    body: { version: 4 },
  }),
  'POST /proposals/step-7/:pid': ({ pricedId }) => ({
    params: { pid: pricedId },
    body: {
      financing: [{ bank: 'Banco Sol', options: [{ installments: 60, value: 450 }] }],
      version: 4,
    },
  }),

  'GET /templates/authenticated/data/:userId': ({ userId }) => ({ params: { userId } }),
  'POST /templates/service-order/:userId': ({ userId }) => ({
    params: { userId },
    body: { name: 'Ordem de serviço' },
    file: buildWordFile(),
  }),
  'POST /templates/pdf-2-0/:pid': ({ proposalId }) => ({
    params: { pid: proposalId },
    body: {},
    file: { name: 'proposta.pdf', content: '%PDF-1.7' },
  }),
  'DELETE /templates/service-order/:userId/:templateId': ({ userId, templateId }) => ({
    params: { userId, templateId },
  }),
  'POST /templates/proposal/:userId': ({ userId }) => ({
    params: { userId },
    body: { name: 'Proposta' },
    file: buildWordFile(),
  }),
  'DELETE /templates/proposal/:userId/:templateId': ({ userId, proposalTemplateId }) => ({
    params: { userId, templateId: proposalTemplateId },
  }),
  'POST /templates/proposal-document/:pid': ({ proposalId }) => ({
    params: { pid: proposalId },
    file: buildWordFile(),
  }),

  'POST /irradiation/lookup': () => ({
    body: { service: 'NASA_POWER', latitude: -26.92, longitude: -49.07 },
  }),
  'GET /irradiation/municipality/:uf/:city': () => ({ params: { uf: 'SC', city: 'Blumenau' } }),

  'POST /calculations/new': () => ({ body: sampleConsumption }),
  'PUT /calculations/single/:pid': ({ calculationId }) => ({
    params: { pid: calculationId },
    body: { ...sampleConsumption, version: 1 },
  }),
  'GET /calculations/single/:pid': ({ calculationId }) => ({ params: { pid: calculationId } }),
  'GET /calculations/paginated/:multiplier': () => ({ params: { multiplier: '1' } }),

  'PUT /templates/authenticated/data/:userId': ({ userId }) => ({
    params: { userId },
    body: { theme: { primaryColor: '#123456', logoUrl: '', cover: '/api/proposal-covers/campo' } },
  }),
  'POST /templates/proposal-image/:userId': ({ userId }) => ({
    params: { userId },
    body: { kind: 'LOGO' },
    file: photo,
  }),

  'GET /proposal-images/:accountId/:imageId': ({ accountId, imageId }) => ({
    params: { accountId, imageId },
  }),

  'GET /proposal-covers/:name': () => ({ params: { name: 'campo' } }),

  'POST /proposals/step-2-registered-kit/:kitId/:pid': ({ kitId, proposalId }) => ({
    params: { kitId, pid: proposalId },
    body: { frontPrice: 0 },
  }),
} satisfies Partial<RequestExamples>;
