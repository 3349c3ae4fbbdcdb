import { findLeadProblems } from '@girassol/account-domain/leads';
import { normalizeName, toPhoneDigits } from '@girassol/shared-domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressPublicPage, sendPublicPage } from '../../public-pages/send-public-page';
import { receiveLead } from '../receive-lead';
import { parseLeadForm } from './lead-form-values';
import { getLeadThanksPath } from './lead-page-texts';
import { renderLeadPage } from './render-lead-page';

/** Server settings that a form of a lead needs. */
export interface LeadFormOptions {
  fontUrl: string | null;
  /** True if an address is configured that leads are sent to. */
  isDelivered: boolean;
}

/**
 * Handles a form of a lead that a browser sent without a script: saves the lead and leads to the page that thanks (303), or
 * answers the form again (422) with what was typed and a message at each wrong field.
 */
export async function handleLeadForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { fontUrl, isDelivered }: LeadFormOptions,
): Promise<FastifyReply> {
  const values = parseLeadForm(request.body);
  const problems = findLeadProblems(values);
  if (problems.length > 0) {
    const page = renderLeadPage({ values, problems, fontUrl, canonicalUrl: null });
    return sendPublicPage(request, reply, await compressPublicPage(page), { status: 422 });
  }
  const { kind, email, parameters, timeWorking, salesTeamStatus, src, tag, honeypot } = values;
  const lead = {
    kind,
    name: normalizeName(values.name),
    email,
    phone: toPhoneDigits(values.phone),
    timeWorking: timeWorking || null,
    salesTeamStatus: salesTeamStatus || null,
    src: src || null,
    tag: tag || null,
    parameters,
    filledHidden: honeypot !== '',
  };
  await receiveLead(request, lead, { isDelivered });
  return reply
    .code(303)
    .headers({ location: getLeadThanksPath(kind), 'cache-control': 'no-store' })
    .send();
}
