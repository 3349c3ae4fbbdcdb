import { z } from 'zod';
import type { ContractArea } from './route';
import { id, text, timestamp } from './schemas';

/** What a document template is for. */
export const templateType = z.enum(['SERVICE_ORDER']);

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

export type DocumentTemplate = z.infer<typeof documentTemplate>;

const answer = z.object({ template: z.object({ pdfTemplates: z.array(documentTemplate) }) });

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
    body: z.object({ name: text(120).min(1) }),
    answer,
  },
  'DELETE /templates/service-order/:userId/:templateId': {
    access: 'active',
    summary: 'Delete a service-order template',
    params: z.object({ userId: id, templateId: id }),
    answer,
  },
} as const satisfies ContractArea;
