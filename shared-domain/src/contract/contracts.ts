import { z } from 'zod';
import { signatureStates } from '../signatures/signature-states';
import { companyData } from './company';
import type { ContractRoutes } from './route';
import { boardKind, id, isoDate, timestamp, trimmedText, uploadedDocumentChanges } from './schemas';

/** Schema of a contract template: a Word document with `[[tags]]`. */
export const contractTemplate = z.object({
  _id: id,
  name: z.string(),
  /** Counts within the account; shown with five digits. */
  number: z.number().int(),
  /** Address of the template's file, valid for some minutes. */
  fileUrl: z.string(),
  lastModified: timestamp,
  registryDate: isoDate,
  registryTimestamp: timestamp,
  /** Additive: false where nothing in it is filled (contracts-026). */
  isReady: z.boolean(),
  /** Additive: tags that no list has, each once. */
  unknownTags: z.array(z.string()),
  /** Additive. */
  version: z.number().int(),
});

/**
 * Schema of the short form of a contract inside an item: id, number, name and signature state
 * (contracts-029).
 */
export const contractRef = z.object({
  _id: id,
  number: z.number().int(),
  name: z.string(),
  registryTimestamp: timestamp,
  /** Of the signature that counts; null where none was begun. */
  signatureState: z.enum(signatureStates).nullable(),
});

/**
 * Schema of a contract of an item: its reference, with the template and the proposal from which the contract
 * was made.
 */
export const saleContract = contractRef.extend({
  /** Null: the template was deleted since. */
  template: z.object({ _id: id, name: z.string() }).nullable(),
  proposal: z.object({ _id: id, count: z.number().int().nullable() }).nullable(),
  registryDate: isoDate,
  lastModified: timestamp,
  /** The last day on which it may be signed. */
  validityDate: isoDate,
  userName: z.string(),
  /** The Word document, without signatures; good for minutes. */
  fileUrl: z.string(),
  /** Tags that had nothing to stand in their place when it was made. */
  missing: z.array(z.string()),
  signature: z
    .object({
      state: z.enum(signatureStates),
      /** Number of people who have signed. */
      signed: z.number().int(),
      signers: z.number().int(),
      validityDate: isoDate.nullable(),
      verifyCode: z.string().nullable(),
    })
    .nullable(),
});

/** Schema of a page of a document rendered as an image: `data:` URL, size in pixels, and its text. */
export const documentPageImage = z.object({
  /** `data:` address of a picture. */
  picture: z.string(),
  /** Pixels. */
  width: z.number().int(),
  height: z.number().int(),
  text: z.string(),
});

export type ContractTemplate = z.output<typeof contractTemplate>;
export type ContractRef = z.output<typeof contractRef>;
export type CustomerContract = z.output<typeof customerContract>;
export type SaleContract = z.output<typeof saleContract>;
export type DocumentPageImage = z.output<typeof documentPageImage>;

/** Schema of a contract in the list of a customer: its reference, with the item that it was made for. */
export const customerContract = contractRef.extend({
  sale: z.object({ _id: id, number: z.number().int(), type: boardKind, name: z.string() }),
  userName: z.string(),
});

const ofAccount = z.object({ userId: id });
const ofTemplate = z.object({ userId: id, contractId: id });
const ofSale = z.object({ userId: id, saleId: id });
const ofSaleContract = z.object({ userId: id, saleId: id, contractId: id });
const name = trimmedText(120).min(1);
/** The first ones from the page that was asked for, and how many there are. */
const pages = z.object({ pages: z.array(documentPageImage), total: z.number().int() });
const contracts = z.object({ contracts: z.array(saleContract) });

/** API calls for contract templates, and for the contracts that are made from templates for an item. */
export const contractsContract = {
  'GET /contracts/user/:userId': {
    access: 'active',
    summary: 'Contract templates by number, and the number of the next one',
    params: ofAccount,
    /** `companyName` and `company`, additive: the account, as documents name it. */
    answer: z.object({
      contracts: z.array(contractTemplate),
      nextNumber: z.number().int(),
      companyName: z.string(),
      company: companyData.optional(),
    }),
  },
  'GET /contracts/single/:userId/:contractId': {
    access: 'active',
    summary: 'A contract template',
    params: ofTemplate,
    answer: z.object({ contract: contractTemplate }),
  },
  'POST /contracts/new/:userId': {
    access: 'active',
    summary: 'Add a contract template: a Word document with bracketed tags',
    params: ofAccount,
    upload: 'required',
    body: z.object({ name }),
    /** `notes`, additive: sentences about what was changed in the document that was sent. */
    answer: z.object({ contract: contractTemplate, notes: uploadedDocumentChanges }),
  },
  'PUT /contracts/single/:userId/:contractId': {
    access: 'active',
    summary: 'Change the name of a contract template, or its file; of two who do, the second is told',
    params: ofTemplate,
    upload: 'optional',
    body: z.object({ name, version: z.coerce.number().int().optional() }),
    /** `notes`, additive: sentences about what was changed in the document that was sent. */
    answer: z.object({ contract: contractTemplate, notes: uploadedDocumentChanges }),
  },
  'DELETE /contracts/single/:userId/:contractId': {
    access: 'active',
    summary: 'Delete a contract template; contracts that were made of it stay',
    params: ofTemplate,
    answer: z.object({}),
  },
  'GET /contracts/customer/:cid': {
    access: 'active',
    summary: 'The contracts of a customer, as far as the caller may open them, the newest first',
    params: z.object({ cid: id }),
    answer: z.object({ contracts: z.array(customerContract) }),
  },
  'GET /sales/contracts/:userId/:saleId': {
    access: 'active',
    summary: 'The contracts of an item, the newest first, and the number of the next one in the account',
    params: ofSale,
    /** `allocateNumber`, additive. */
    answer: contracts.extend({ nextNumber: z.number().int() }),
  },
  'PUT /sales/contracts/:userId/:saleId/:contractId': {
    access: 'active',
    summary: 'Keep the contract made of a template for an item, or replace one that nobody was asked to sign',
    /** `contractId`: of the template for a new one, of the contract for one that is there. */
    params: ofSaleContract,
    upload: 'required',
    body: z.object({
      name,
      /** Values that filled the template, as JSON: tags and texts. */
      content: z.string().max(200_000),
      /** Additive: days from today; 15 where it is left out (contracts-018). */
      validity: z.coerce.number().int().min(1).max(3_650).optional(),
      /** Additive: the proposal that it was filled from. */
      proposalId: id.optional(),
      /** Additive: the number that stands in the document; refused where another contract got it meanwhile. */
      number: z.coerce.number().int().min(1).max(999_999_999).optional(),
    }),
    /**
     * Additive: `contractId` of the one that was made; `notes`, sentences about what was changed in the document, as a
     * template of an earlier release may bring it.
     */
    answer: contracts.extend({ contractId: id, notes: uploadedDocumentChanges }),
  },
  'DELETE /sales/contracts/:userId/:saleId/:contractId': {
    access: 'active',
    summary: 'Delete a contract of an item; a sealed one is hidden, and its evidence stays',
    params: ofSaleContract,
    answer: contracts,
  },
  'GET /sales/contracts/:userId/:saleId/:contractId/pdf': {
    access: 'active',
    summary: 'The contract as a PDF, converted once',
    params: ofSaleContract,
    answer: z.object({ url: z.string() }),
  },
  'GET /sales/contracts/:userId/:saleId/:contractId/pages': {
    access: 'active',
    summary: 'The pages of a contract, drawn',
    params: ofSaleContract,
    query: z.object({ from: z.coerce.number().int().min(1).max(500).default(1) }),
    answer: pages,
  },
  'POST /sales/contracts/preview/:userId/:saleId': {
    access: 'active',
    summary: 'The pages of a document that is not kept, drawn',
    params: ofSale,
    upload: 'required',
    body: z.object({}),
    answer: pages,
  },
  'POST /contracts/preview/:userId': {
    access: 'active',
    summary: 'The pages of a template with demonstration values, which is not kept, drawn',
    params: ofAccount,
    upload: 'required',
    body: z.object({}),
    answer: pages,
  },
} as const satisfies ContractRoutes;
