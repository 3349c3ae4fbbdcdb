import {
  findLeadProblems,
  getLeadParameters,
  LEAD_HONEYPOT_FIELD,
  type LeadField,
} from '@girassol/account-domain/leads';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { normalizeName, toPhoneDigits } from '@girassol/shared-domain';
import type { ParsedRequestBody } from '@girassol/shared-domain/contract';
import type { NewLead } from './new-lead';

/** Parses the body of `POST /leads/new`. Throws a refusal (400) that names each wrong field. */
export function parseLead(body: ParsedRequestBody<'POST /leads/new'>): NewLead {
  return {
    ...parseContact(body),
    kind: body.kind,
    timeWorking: body.timeWorking || null,
    salesTeamStatus: body.salesTeamStatus || null,
    src: body.src || null,
    tag: body.tag || null,
    parameters: getLeadParameters(body),
    filledHidden: Boolean(body[LEAD_HONEYPOT_FIELD]),
  };
}

/** Parses the body of `POST /leads/webhook`. Throws a refusal (400) that names each wrong field. */
export function parseWebhookLead(body: ParsedRequestBody<'POST /leads/webhook'>): NewLead {
  return {
    ...parseContact(body),
    kind: 'contact',
    timeWorking: null,
    salesTeamStatus: null,
    src: null,
    tag: null,
    parameters: body.variables,
    filledHidden: false,
  };
}

function parseContact(contact: Record<LeadField, string>): Record<LeadField, string> {
  const [first, ...others] = findLeadProblems(contact);
  if (first)
    throw new Refusal(400, first.message, {
      fields: [first, ...others].map(({ field, message }) => ({ path: field, message })),
    });
  return {
    name: normalizeName(contact.name),
    email: contact.email.trim(),
    phone: toPhoneDigits(contact.phone),
  };
}
