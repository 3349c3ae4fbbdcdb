import { z } from 'zod';
import {
  signatureStates,
  signatureTrailEventKinds,
  signerActions,
  signerRoles,
  signerStates,
} from '../signatures/signature-states';
import type { ContractRoutes } from './route';
import { emptyObject, id, isoDate, pageNumber, timestamp, trimmedText } from './schemas';

/** Channels by which a signer can be notified. The form offers e-mail only. */
export const signatureChannels = ['email', 'whatsapp', 'sms'] as const;
const channel = z.enum(signatureChannels);

/** The use case checks names, CPF and phone by the rules of signatures-003 to -006. */
const signer = z.object({
  name: trimmedText(60),
  surname: trimmedText(100),
  email: trimmedText(150),
  document: trimmedText(20),
  phone: trimmedText(30),
  auth: channel.default('email'),
  /** Additive, as all below. */
  role: z.enum(signerRoles).default('CONTRACTING'),
  kind: z.enum(signerActions).default('SIGN'),
});

/**
 * Schema of a signer of a contract, with role, order, state and times of notification, opening, signing or
 * refusal.
 */
export const signatureSigner = z.object({
  _id: id,
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  /** Eleven digits. */
  document: z.string(),
  /** Digits. */
  phone: z.string(),
  auth: channel,
  notificationSent: z.boolean(),
  /** Null until the document was sent, when it is no longer open, and to who may not send. */
  clicksignSignUrl: z.string().nullable(),
  /** Additive, as all below. */
  role: z.enum(signerRoles),
  kind: z.enum(signerActions),
  /** From 1; the same for who may sign at the same time. */
  order: z.number().int(),
  state: z.enum(signerStates),
  /** False while somebody before has not signed. */
  isTheirTurn: z.boolean(),
  /** The code would reach a mailbox of the account itself. */
  isOfAccount: z.boolean(),
  notifiedTimestamp: timestamp.nullable(),
  openedTimestamp: timestamp.nullable(),
  signedTimestamp: timestamp.nullable(),
  refusedTimestamp: timestamp.nullable(),
  refusalReason: z.string().nullable(),
  /** The last mail did not leave. */
  hasMailFailed: z.boolean(),
});

export const signatureTrailEvent = z.object({
  _id: id,
  kind: z.enum(signatureTrailEventKinds),
  at: timestamp,
  /** Name of the person who acted; null for the product itself. */
  who: z.string().nullable(),
  /** Further details, as text. */
  text: z.string(),
});

/** Schema of a signature: one attempt to have a contract signed, with signers, trail and state. */
export const signature = z.object({
  /** Additive. */
  _id: id,
  /** Empty until the document was generated (signatures-009); the name is the one of the specification, whoever provides. */
  clicksignKey: z.string().nullable(),
  persons: z.array(signatureSigner),
  personsWhoSigned: z.array(id),
  /** Additive, as all below. */
  state: z.enum(signatureStates),
  /** Somebody signs when who is before has signed. */
  isOrdered: z.boolean(),
  validityDate: isoDate.nullable(),
  /** SHA-256 of the PDF that is signed, in hexadecimal digits. */
  documentHash: z.string().nullable(),
  verifyCode: z.string().nullable(),
  /** From the root of this server. */
  verifyPath: z.string().nullable(),
  sentTimestamp: timestamp.nullable(),
  completedTimestamp: timestamp.nullable(),
  sealedTimestamp: timestamp.nullable(),
  /** When it was refused, cancelled or ended. */
  endedTimestamp: timestamp.nullable(),
  endReason: z.string().nullable(),
  provider: z.object({ name: z.string(), label: z.string() }),
  /** May the caller send, notify and cancel? (signatures-011, signatures-020) */
  maySend: z.boolean(),
  version: z.number().int(),
});

export type SignerRequest = z.input<typeof signer>;
export type SignatureSigner = z.output<typeof signatureSigner>;
export type Signature = z.output<typeof signature>;
export type SignatureChannel = (typeof signatureChannels)[number];

/** Schema of the quota of documents. Each document that is sent for signing uses one (signatures-019). */
const quota = z.object({
  totalSignatures: z.number().int(),
  usedSignatures: z.number().int(),
  validityDate: isoDate.nullable(),
});

/** Number of signatures that an account has booked and used, and the last day of their validity. */
export type SignatureQuota = z.output<typeof quota>;

const ofContract = z.object({ saleId: id, contractId: id });
const ofPerson = z.object({ saleId: id, contractId: id, personId: id });
const answer = z.object({ signature });

/** A document of the list of what is being signed. */
const signatureRow = z.object({
  _id: id,
  contract: z.object({ _id: id, number: z.number().int(), name: z.string() }),
  sale: z.object({ _id: id, name: z.string(), type: z.string() }),
  customer: z.object({ _id: id, name: z.string() }),
  state: z.enum(signatureStates),
  signed: z.number().int(),
  signers: z.number().int(),
  validityDate: isoDate.nullable(),
  updatedTimestamp: timestamp,
});

export type ListedSignature = z.output<typeof signatureRow>;

/** Schema of the public data about a signed document: names are masked. */
const verification = z.object({
  /**
   * INTACT: these very bytes. ALTERED: the code is known, the bytes are others; a known code decides alone. UNKNOWN: nothing
   * is known of it.
   */
  verdict: z.enum(['INTACT', 'ALTERED', 'UNKNOWN']),
  /** Null with INTACT where these bytes were sent for signing more than once: only a code says which document is meant. */
  document: z
    .object({
      verifyCode: z.string(),
      name: z.string(),
      companyName: z.string(),
      state: z.enum(signatureStates),
      isSealed: z.boolean(),
      sealedTimestamp: timestamp.nullable(),
      documentHash: z.string(),
      sealedHash: z.string().nullable(),
      persons: z.array(
        z.object({
          name: z.string(),
          document: z.string(),
          role: z.enum(signerRoles),
          signedTimestamp: timestamp.nullable(),
        }),
      ),
    })
    .nullable(),
});

/**
 * Result of the public check of a signed file or code: whether the document is intact, altered or unknown,
 * and its signers.
 */
export type SignatureVerification = z.output<typeof verification>;

/** Calls for digital signatures of the contracts of an item. */
export const signaturesContract = {
  'GET /signatures/single/:saleId/:contractId': {
    access: 'active',
    summary: 'The signature of a contract: the live one, else the last',
    params: ofContract,
    answer,
  },
  'POST /signatures/single/:saleId/:contractId': {
    access: 'active',
    summary: 'Begin the signature of a contract; answers the live one where there is one',
    params: ofContract,
    answer,
  },
  'PUT /signatures/single/:saleId/:contractId': {
    access: 'active',
    summary: 'Generate the document that is signed, and send it to its signers',
    params: ofContract,
    /** `base64File`: the Word document that is kept, or a PDF that the person brings. */
    body: z.object({ base64File: z.string().min(1).max(15_000_000), validityDate: isoDate }),
    answer,
  },
  'GET /signatures/single/signed/:saleId/:contractId': {
    access: 'active',
    summary: 'Who has signed, and where the documents can be read for some minutes',
    params: ofContract,
    answer: z.object({
      downloadUrls: z.object({
        original_file_url: z.string().nullable(),
        signed_file_url: z.string().nullable(),
      }),
      personsWhoSigned: z.array(id),
    }),
  },
  'GET /signatures/single/trail/:saleId/:contractId': {
    access: 'active',
    summary: 'What happened to the document that is signed, the oldest first',
    params: ofContract,
    /** `isWhole`: every link of its chain fits. */
    answer: z.object({ events: z.array(signatureTrailEvent), isWhole: z.boolean() }),
  },
  'GET /signatures/single/candidates/:saleId/:contractId': {
    access: 'active',
    summary: 'Who might sign: the customer, and people of the account',
    params: ofContract,
    answer: z.object({
      candidates: z.array(
        z.object({
          from: z.enum(['CUSTOMER', 'ACCOUNT']),
          name: z.string(),
          surname: z.string(),
          email: z.string(),
          document: z.string(),
          phone: z.string(),
          /** Additive: the customer, and the person who signs for the company. */
          isSuggested: z.boolean(),
        }),
      ),
      /** Additive: customer whose data the first candidate has. */
      customerId: id,
    }),
  },
  'PUT /signatures/single/order/:saleId/:contractId': {
    access: 'active',
    summary: 'Say in which order people sign, while it is a draft',
    params: ofContract,
    body: z.object({ isOrdered: z.boolean(), persons: z.array(id).max(30) }),
    answer,
  },
  'POST /signatures/single/cancel/:saleId/:contractId': {
    access: 'active',
    summary: 'Cancel a document that waits to be signed; its links end',
    params: ofContract,
    body: z.object({ reason: trimmedText(500).min(3) }),
    answer,
  },
  'POST /signatures/single/person/:saleId/:contractId': {
    access: 'active',
    summary: 'Add a signer',
    params: ofContract,
    body: signer,
    answer,
  },
  'PUT /signatures/single/person/:saleId/:contractId/:personId': {
    access: 'active',
    summary: 'Edit a signer',
    params: ofPerson,
    body: signer,
    answer,
  },
  'DELETE /signatures/single/person/:saleId/:contractId/:personId': {
    access: 'active',
    summary: 'Delete a signer',
    params: ofPerson,
    answer,
  },
  'POST /signatures/single/person/notification/:saleId/:contractId/:personId': {
    access: 'active',
    summary: 'Tell a signer again, or note that a message was prepared',
    params: ofPerson,
    body: z.object({ type: channel }),
    answer,
  },
  'POST /signatures/single/person/link/:saleId/:contractId/:personId': {
    access: 'active',
    summary: 'Note in the trail that the link of a signer was copied',
    params: ofPerson,
    answer,
  },
  'GET /managers/single/signatures': {
    access: 'active',
    summary: 'How many documents the account may send and has sent, and until when',
    answer: quota,
  },
  'GET /managers/signatures/:managerId': {
    access: 'admin',
    summary: 'How many documents an account may send and has sent, and until when',
    params: z.object({ managerId: id }),
    answer: quota,
  },
  'PUT /managers/signatures/:managerId': {
    access: 'admin',
    summary: 'Set how many documents an account may send, and until when',
    params: z.object({ managerId: id }),
    body: z.object({ totalSignatures: z.number().int().min(0).max(1_000_000), validityDate: isoDate }),
    answer: emptyObject,
  },
  'POST /signatures/paginated/:userId/:multiplier': {
    access: 'active',
    summary: 'Documents that are or were to be signed, the last changed first, a page',
    params: z.object({ userId: id, multiplier: pageNumber }),
    body: z.object({ search: trimmedText(150).default(''), state: z.enum(signatureStates).optional() }),
    answer: z.object({
      signatures: z.array(signatureRow),
      hasMoreItems: z.boolean(),
      total: z.number().int(),
    }),
  },
  'GET /signatures/verification/:hash': {
    access: 'public',
    summary: 'What is known of a file, by its SHA-256; with the code on it also whether it was altered',
    params: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/i) }),
    query: z.object({ code: trimmedText(40).optional() }),
    answer: verification,
  },
} as const satisfies ContractRoutes;
