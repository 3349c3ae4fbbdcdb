import { z } from 'zod';
import { proposalRef } from './proposals';
import type { ContractArea } from './route';
import { id, text, timestamp } from './schemas';

/** What a document template is for. */
export const templateType = z.enum(['SERVICE_ORDER', 'PROPOSAL']);

export const documentTemplate = z.object({
  /** Additive. */
  _id: id,
  name: z.string(),
  type: templateType,
  /** Where its file can be read for some minutes. */
  url: z.string(),
  /** Additive: when it came. */
  registryTimestamp: timestamp,
});

export type TemplateType = z.infer<typeof templateType>;
export type DocumentTemplate = z.infer<typeof documentTemplate>;

const answer = z.object({
  template: z.object({
    pdfTemplates: z.array(documentTemplate),
    /** Additive: the account, as documents name it. */
    companyName: z.string(),
  }),
});
const body = z.object({ name: text(120).min(1) });

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
    answer,
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
    answer,
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
    params: z.object({ pid: proposalRef }),
    upload: 'required',
    /** `url`: where the kept document can be read for some minutes. */
    answer: z.object({ url: z.string() }),
  },
  'POST /templates/pdf-2-0/:pid': {
    access: 'active',
    summary: 'Keep a PDF as a document of the present version of a finished proposal',
    params: z.object({ pid: proposalRef }),
    upload: 'required',
    body: z.object({}),
    answer: z.object({ url: z.string() }),
  },
} as const satisfies ContractArea;
