import { z } from 'zod';
import { companyData } from './company';
import { proposalIdOrFrontId } from './proposals';
import type { ContractRoutes } from './route';
import { id, timestamp, trimmedText, uploadedDocumentChanges } from './schemas';

/** Schema of the type of a document template, which is the kind of document generated from the template. */
export const documentTemplateType = z.enum(['SERVICE_ORDER', 'PROPOSAL']);

/**
 * Schema of a document template of an account: a Word file from which service orders or proposals are
 * generated.
 */
export const documentTemplate = z.object({
  /** Additive. */
  _id: id,
  name: z.string(),
  type: documentTemplateType,
  /** Address of the template's file, valid for some minutes. */
  url: z.string(),
  /** Additive: when it came. */
  registryTimestamp: timestamp,
});

export type DocumentTemplateType = z.infer<typeof documentTemplateType>;
export type DocumentTemplate = z.infer<typeof documentTemplate>;

const answer = z.object({
  template: z.object({
    pdfTemplates: z.array(documentTemplate),
    /** Additive: the account, as documents name it. */
    companyName: z.string(),
    company: companyData.optional(),
  }),
});
/** `notes`, additive: sentences about what was changed in the document that was sent, such as accepted tracked changes. */
const added = answer.extend({ notes: uploadedDocumentChanges });
const body = z.object({ name: trimmedText(120).min(1) });

export const templatesContract = {
  'GET /templates/authenticated/data/:userId': {
    access: 'active',
    summary: 'The document templates of the account that the caller may fill',
    params: z.object({ userId: id }),
    answer,
  },
  'POST /templates/service-order/:userId': {
    access: 'active',
    summary: 'Add a service-order template: a Word document with brace tags',
    params: z.object({ userId: id }),
    upload: 'required',
    body,
    answer: added,
  },
  'DELETE /templates/service-order/:userId/:templateId': {
    access: 'active',
    summary: 'Delete a service-order template',
    params: z.object({ userId: id, templateId: id }),
    answer,
  },
  'POST /templates/proposal/:userId': {
    access: 'active',
    summary: 'Add a proposal template: a Word document with brace tags',
    params: z.object({ userId: id }),
    upload: 'required',
    body,
    answer: added,
  },
  'DELETE /templates/proposal/:userId/:templateId': {
    access: 'active',
    summary: 'Delete a proposal template',
    params: z.object({ userId: id, templateId: id }),
    answer,
  },
  'POST /templates/proposal-document/:pid': {
    access: 'active',
    summary: 'Keep the document made of a proposal in the archive of its customer',
    params: z.object({ pid: proposalIdOrFrontId }),
    upload: 'required',
    /**
     * `url`: where the kept document can be read for some minutes. `notes`, additive: sentences about what was changed in
     * the document, as a template of an earlier release may bring it.
     */
    answer: z.object({ url: z.string(), notes: uploadedDocumentChanges }),
  },
  'POST /templates/pdf-2-0/:pid': {
    access: 'active',
    summary: 'Keep a PDF as a document of the present version of a finished proposal',
    params: z.object({ pid: proposalIdOrFrontId }),
    upload: 'required',
    body: z.object({}),
    answer: z.object({ url: z.string() }),
  },
} as const satisfies ContractRoutes;
