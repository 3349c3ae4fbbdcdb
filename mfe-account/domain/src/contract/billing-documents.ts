import { type ContractRoutes, id } from '@girassol/shared-domain/contract';
import { exportFormats } from '@girassol/shared-domain/exports';
import { z } from 'zod';

/** API calls that answer with the documents of billing as PDF. */
export const billingDocumentsContract = {
  'GET /signup/boleto/:token': {
    access: 'public',
    summary: 'The boleto of a charge as PDF, for whoever has the address of its payment page',
    params: z.object({ token: z.string().regex(/^[\w-]{20,60}$/) }),
    answer: z.string(),
    stream: true,
  },
  'GET /signup/receipt/:userId/:chargeId': {
    access: 'session',
    summary: 'The receipt of a paid charge as PDF, for the owner of the account',
    params: z.object({ userId: id, chargeId: id }),
    answer: z.string(),
    stream: true,
  },
  'POST /signup/receipt-link/:userId/:chargeId': {
    access: 'session',
    summary: 'A link to the receipt of a paid charge, good for minutes, for the owner of the account',
    params: z.object({ userId: id, chargeId: id }),
    answer: z.object({ url: z.string() }),
  },
  'GET /signup/receipt-file/:accountId/:chargeId/:name': {
    access: 'public',
    summary: 'The receipt of a paid charge as PDF, by a signed link that is good for minutes',
    params: z.object({ accountId: id, chargeId: id, name: z.string().min(1).max(100) }),
    query: z.object({
      /** Epoch seconds after which the link is worth nothing. */
      expires: z.coerce.number().int().positive(),
      signature: z.string().max(100),
      /** Anything: the file is to be saved, not shown. */
      download: z.string().max(10).optional(),
    }),
    answer: z.string(),
    stream: true,
  },
  'POST /signup/payments-export/:userId': {
    access: 'active',
    summary: 'Exports the paid charges for the accountant, for the owner of the account',
    params: z.object({ userId: id }),
    body: z.object({ format: z.enum(exportFormats).default('xlsx') }),
    answer: z.object({ exportId: id }),
  },
} as const satisfies ContractRoutes;
