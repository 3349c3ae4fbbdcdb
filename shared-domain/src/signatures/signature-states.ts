/**
 * States of a signature, which is one attempt to have a contract signed: DRAFT → OPEN → COMPLETED → SEALED.
 * OPEN may also end as REFUSED, EXPIRED or CANCELLED; another attempt is a new signature.
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

/** States of an active signature. A contract has at most one signature in any of these states. */
export const activeSignatureStates: readonly SignatureState[] = ['DRAFT', 'OPEN', 'COMPLETED', 'SEALED'];

/** Roles in which a signer signs a contract, such as contracting party or witness. */
export const signerRoles = ['CONTRACTING', 'CONTRACTED', 'WITNESS', 'GUARANTOR', 'CONSENTING'] as const;

export type SignerRole = (typeof signerRoles)[number];

/**
 * Actions that a signer may be asked for: sign, approve, or only receive a copy. A signer with COPY receives
 * the sealed document, and the signature does not wait for this signer.
 */
export const signerActions = ['SIGN', 'APPROVE', 'COPY'] as const;

export type SignerAction = (typeof signerActions)[number];

/** States of a signer of a document. */
export const signerStates = ['WAITING', 'NOTIFIED', 'OPENED', 'SIGNED', 'REFUSED'] as const;

export type SignerState = (typeof signerStates)[number];

/** Kinds of events in the trail of a signature. */
export const signatureTrailEventKinds = [
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

export type SignatureTrailEventKind = (typeof signatureTrailEventKinds)[number];
