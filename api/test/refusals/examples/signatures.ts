import { buildContractPdf, getDateInDays, signerMaria } from '../../signatures';
import type { RequestExamples } from '../example';
import type { AccountSamples } from '../samples/samples';

const waiting = ({ signedSaleId: saleId, signedContractId: contractId }: AccountSamples) => ({
  saleId,
  contractId,
});
const draft = ({ draftSaleId: saleId, draftContractId: contractId }: AccountSamples) => ({
  saleId,
  contractId,
});

/** People whom no document of the world has. */
const newcomer = { ...signerMaria, document: '39053344705' };
const changed = { ...signerMaria, document: '12345678909' };

const pdf = buildContractPdf('exemplo').toString('base64');

/**
 * Example requests for tests: routes of signatures of contracts, and of the signature quota of an account.
 */
export const signaturesExamples = {
  'GET /signatures/single/:saleId/:contractId': (world) => ({ params: waiting(world) }),
  'POST /signatures/single/:saleId/:contractId': ({ unsignedSaleId, unsignedContractId }) => ({
    params: { saleId: unsignedSaleId, contractId: unsignedContractId },
  }),
  'PUT /signatures/single/:saleId/:contractId': ({ sendableSaleId, sendableContractId }) => ({
    params: { saleId: sendableSaleId, contractId: sendableContractId },
    body: { base64File: pdf, validityDate: getDateInDays(15) },
  }),
  'GET /signatures/single/signed/:saleId/:contractId': (world) => ({ params: waiting(world) }),
  'GET /signatures/single/trail/:saleId/:contractId': (world) => ({ params: waiting(world) }),
  'GET /signatures/single/candidates/:saleId/:contractId': (world) => ({ params: waiting(world) }),
  'PUT /signatures/single/order/:saleId/:contractId': (world) => ({
    params: { saleId: world.orderedSaleId, contractId: world.orderedContractId },
    body: { isOrdered: true, persons: world.orderedSignerIds.split(' ') },
  }),
  'POST /signatures/single/cancel/:saleId/:contractId': ({ doomedSignedSaleId, doomedSignedContractId }) => ({
    params: { saleId: doomedSignedSaleId, contractId: doomedSignedContractId },
    body: { reason: 'O valor mudou.' },
  }),
  'POST /signatures/single/person/:saleId/:contractId': (world) => ({
    params: draft(world),
    body: newcomer,
  }),
  'PUT /signatures/single/person/:saleId/:contractId/:personId': (world) => ({
    params: { ...draft(world), personId: world.draftSignerId },
    body: changed,
  }),
  'DELETE /signatures/single/person/:saleId/:contractId/:personId': (world) => ({
    params: { ...draft(world), personId: world.spareSignerId },
  }),
  'POST /signatures/single/person/notification/:saleId/:contractId/:personId': (world) => ({
    params: { ...waiting(world), personId: world.signerId },
    body: { type: 'whatsapp' },
  }),
  'POST /signatures/single/person/link/:saleId/:contractId/:personId': (world) => ({
    params: { ...waiting(world), personId: world.signerId },
  }),
  'GET /managers/single/signatures': () => ({}),
  'GET /managers/signatures/:managerId': ({ accountId }) => ({ params: { managerId: accountId } }),
  'PUT /managers/signatures/:managerId': ({ accountId }) => ({
    params: { managerId: accountId },
    body: { totalSignatures: 1_000, validityDate: getDateInDays(365) },
  }),
  'POST /signatures/paginated/:userId/:multiplier': ({ userId }) => ({
    params: { userId, multiplier: 1 },
    body: { search: 'a', state: 'OPEN' },
  }),
  'GET /signatures/verification/:hash': () => ({ params: { hash: 'a'.repeat(64) } }),
} satisfies Partial<RequestExamples>;
