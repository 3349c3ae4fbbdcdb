import { type ContractRoutes, emptyObject, trimmedText } from '@girassol/shared-domain/contract';
import { z } from 'zod';
import { leadKinds } from '../leads/lead-kinds';
import { MAX_LEAD_PARAMETER_LENGTH, MAX_LEAD_PARAMETERS } from '../leads/lead-parameters';

/** Name, e-mail and phone of a lead. The use case checks them with messages for the person who filled the form. */
const contact = { name: trimmedText(120), email: trimmedText(254), phone: trimmedText(40) };

const hasFewKeys = (fields: object) => Object.keys(fields).length <= MAX_LEAD_PARAMETERS;

/** API calls by which visitors who have no account yet ask to be called. */
export const leadsContract = {
  'POST /leads/new': {
    access: 'public',
    summary: 'A visitor asks to be called, for a trial or for the course; forms may send it without a script',
    body: z
      .object({
        ...contact,
        kind: z.enum(leadKinds).default('contact'),
        timeWorking: trimmedText(120).optional(),
        salesTeamStatus: trimmedText(120).optional(),
        /** Source and tag of the campaign that led here. */
        src: trimmedText(MAX_LEAD_PARAMETER_LENGTH).optional(),
        tag: trimmedText(MAX_LEAD_PARAMETER_LENGTH).optional(),
      })
      // Every other parameter of the address (billing-029).
      .catchall(z.string().max(2_000)),
    answer: emptyObject,
  },
  'POST /leads/webhook': {
    access: 'public',
    summary: 'A lead of another page of the product, passed on to the sales pipeline',
    body: z.object({
      ...contact,
      variables: z
        .record(
          z.string().max(60),
          z.union([z.string().max(MAX_LEAD_PARAMETER_LENGTH), z.number(), z.boolean(), z.null()]),
        )
        .refine(hasFewKeys)
        .default({}),
    }),
    answer: emptyObject,
  },
} as const satisfies ContractRoutes;
