import type { SaleContract, Signature, SignatureSigner } from '@girassol/shared-domain/contract';

/** Current instant of the tests: 23 November 2026, noon in São Paulo. */
export const NOW = Date.parse('2026-11-23T12:00:00-03:00');

/** Id of the sale to which the contracts and signatures of the tests belong. */
export const SALE_ID = '018f0000-0000-7000-8000-00000000a001';

/** Builds a signer of a document for tests. */
export function buildSigner(changes: Partial<SignatureSigner> = {}): SignatureSigner {
  return {
    _id: '018f0000-0000-7000-8000-00000000b001',
    name: 'Maria',
    surname: 'da Conceição',
    email: 'maria@correio.test',
    document: '52998224725',
    phone: '47999998888',
    auth: 'email',
    notificationSent: false,
    clicksignSignUrl: null,
    role: 'CONTRACTING',
    kind: 'SIGN',
    order: 1,
    state: 'WAITING',
    isTheirTurn: true,
    isOfAccount: false,
    notifiedTimestamp: null,
    openedTimestamp: null,
    signedTimestamp: null,
    refusedTimestamp: null,
    refusalReason: null,
    hasMailFailed: false,
    ...changes,
  };
}

/** Builds a signature in the state DRAFT, without signers, for tests. */
export function buildSignature(changes: Partial<Signature> = {}): Signature {
  return {
    _id: '018f0000-0000-7000-8000-00000000c001',
    clicksignKey: null,
    persons: [],
    personsWhoSigned: [],
    state: 'DRAFT',
    isOrdered: false,
    validityDate: null,
    documentHash: null,
    verifyCode: null,
    verifyPath: null,
    sentTimestamp: null,
    completedTimestamp: null,
    sealedTimestamp: null,
    endedTimestamp: null,
    endReason: null,
    provider: { name: 'embedded', label: 'Girassol' },
    maySend: true,
    version: 1,
    ...changes,
  };
}

/** Builds a sent signature for tests. */
export const buildSentSignature = (changes: Partial<Signature> = {}): Signature =>
  buildSignature({
    clicksignKey: 'k1',
    state: 'OPEN',
    sentTimestamp: NOW,
    validityDate: '2026-12-08',
    documentHash: 'a'.repeat(64),
    persons: [buildSigner({ clicksignSignUrl: '/assinar/t1', state: 'NOTIFIED', notifiedTimestamp: NOW })],
    ...changes,
  });

/** Builds a contract of an item for tests. */
export function buildContract(changes: Partial<SaleContract> = {}): SaleContract {
  return {
    _id: '018f0000-0000-7000-8000-00000000d001',
    number: 3,
    name: 'Contrato de instalação',
    registryTimestamp: NOW,
    registryDate: '2026-11-23',
    lastModified: NOW,
    signatureState: null,
    template: null,
    proposal: null,
    validityDate: '2026-12-08',
    userName: 'Ana Souza',
    fileUrl: '/files/contrato.docx',
    missing: [],
    signature: null,
    ...changes,
  };
}
