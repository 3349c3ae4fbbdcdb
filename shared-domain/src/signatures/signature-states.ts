/**
 * What becomes of a document that is to be signed: DRAFT → OPEN → COMPLETED → SEALED. OPEN may also end as REFUSED,
 * EXPIRED or CANCELLED; what comes then is a new record.
 */
export const signatureStates = [
  'DRAFT',
  'OPEN',
  'COMPLETED',
  'SEALED',
  'REFUSED',
  'EXPIRED',
  'CANCELLED',
] as const;

export type SignatureState = (typeof signatureStates)[number];

/** Of these a contract has one at most. */
export const liveSignatureStates: readonly SignatureState[] = ['DRAFT', 'OPEN', 'COMPLETED', 'SEALED'];

/** As what somebody stands in the document. */
export const signerRoles = ['CONTRACTING', 'CONTRACTED', 'WITNESS', 'GUARANTOR', 'CONSENTING'] as const;

export type SignerRole = (typeof signerRoles)[number];

/** What somebody does with the document: COPY is sent it when it is sealed, and nothing is waited for. */
export const signerKinds = ['SIGN', 'APPROVE', 'COPY'] as const;

export type SignerKind = (typeof signerKinds)[number];

/** Where a person of a document stands. */
export const signerStates = ['WAITING', 'NOTIFIED', 'OPENED', 'SIGNED', 'REFUSED'] as const;

export type SignerState = (typeof signerStates)[number];

/** What the trail of a document tells. */
export const trailKinds = [
  'CREATED',
  'SENT',
  'NOTIFIED',
  'LINK_COPIED',
  'OPENED',
  'CODE_SENT',
  'CODE_WRONG',
  'CODE_BLOCKED',
  'SIGNED',
  'REFUSED',
  'EXPIRED',
  'CANCELLED',
  'COMPLETED',
  'SEALED',
] as const;

export type TrailKind = (typeof trailKinds)[number];
