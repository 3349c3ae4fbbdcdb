import { buildWordFile } from '../../form';
import type { RequestExamples } from '../example';

const filled = buildWordFile('Contrato de Ana');

/** Example requests for tests: routes of contract templates and of contracts of items. */
export const contractsExamples = {
  'GET /contracts/user/:userId': ({ userId }) => ({ params: { userId } }),
  'GET /contracts/single/:userId/:contractId': ({ userId, contractTemplateId }) => ({
    params: { userId, contractId: contractTemplateId },
  }),
  'POST /contracts/new/:userId': ({ userId }) => ({
    params: { userId },
    body: { name: 'Instalação' },
    file: buildWordFile('[[cliente_nome]]'),
  }),
  'PUT /contracts/single/:userId/:contractId': ({ userId, contractTemplateId }) => ({
    params: { userId, contractId: contractTemplateId },
    body: { name: 'Instalação e manutenção' },
    file: buildWordFile('[[cliente_nome]]'),
  }),
  'DELETE /contracts/single/:userId/:contractId': ({ userId, contractTemplateId }) => ({
    params: { userId, contractId: contractTemplateId },
  }),
  'GET /contracts/customer/:cid': ({ customerId }) => ({ params: { cid: customerId } }),
  'POST /contracts/preview/:userId': ({ userId }) => ({ params: { userId }, body: {}, file: filled }),
  'GET /sales/contracts/:userId/:saleId': ({ userId, contractedSaleId }) => ({
    params: { userId, saleId: contractedSaleId },
  }),
  'PUT /sales/contracts/:userId/:saleId/:contractId': ({ userId, contractedSaleId, saleContractId }) => ({
    params: { userId, saleId: contractedSaleId, contractId: saleContractId },
    body: { name: 'Contrato de Ana', content: '{"cliente_nome":"Ana"}', validity: 15 },
    file: filled,
  }),
  'DELETE /sales/contracts/:userId/:saleId/:contractId': ({ userId, contractedSaleId, saleContractId }) => ({
    params: { userId, saleId: contractedSaleId, contractId: saleContractId },
  }),
  'GET /sales/contracts/:userId/:saleId/:contractId/pdf': ({ userId, contractedSaleId, saleContractId }) => ({
    params: { userId, saleId: contractedSaleId, contractId: saleContractId },
  }),
  'GET /sales/contracts/:userId/:saleId/:contractId/pages': ({
    userId,
    contractedSaleId,
    saleContractId,
  }) => ({ params: { userId, saleId: contractedSaleId, contractId: saleContractId } }),
  'POST /sales/contracts/preview/:userId/:saleId': ({ userId, contractedSaleId }) => ({
    params: { userId, saleId: contractedSaleId },
    body: {},
    file: filled,
  }),
} satisfies Partial<RequestExamples>;
