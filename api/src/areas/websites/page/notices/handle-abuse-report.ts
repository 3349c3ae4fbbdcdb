import { generateId } from '@girassol/api-platform/database';
import { createLimitKey, recordFailedAttempt } from '@girassol/api-platform/http/try-limit';
import { type SiteReportReason, siteReportReasons } from '@girassol/shared-domain/website';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Hosting } from '../../../hosting';
import { getRequestedSite } from '../build-site-urls';
import { loadPublicSite } from '../load-public-site';
import { sendSitePage } from '../send-site-page';
import { HONEYPOT_FIELD, MAX_ABUSE_REPORT_LENGTH, renderAbuseReportPage } from './report-page';

/** Maximum number of reports of one IP address in 15 minutes. */
const MAX_REPORTS = 5;

const text = z.string().catch('');
const sentForm = z
  .object({ motivo: text, texto: text, [HONEYPOT_FIELD]: text })
  .catch({ motivo: '', texto: '', [HONEYPOT_FIELD]: '' });
const isReason = (value: string): value is SiteReportReason =>
  siteReportReasons.some((reason) => reason === value);
const reportQuery = z.object({ enviado: z.string() });

/**
 * Sends the page with the form by which a visitor reports abuse on a site, or the confirmation of a report.
 */
export async function sendAbuseReportPage(
  request: FastifyRequest,
  reply: FastifyReply,
  hosting: Hosting,
): Promise<FastifyReply> {
  const { facts } = await loadPublicSite(request, getRequestedSite(request).id, {
    fontUrl: hosting.fontUrl(),
  });
  const isSent = reportQuery.safeParse(request.query).success;
  return sendSitePage(
    request,
    reply,
    renderAbuseReportPage(facts, { isSent, problem: null, reason: '', words: '' }),
  );
}

/**
 * Handles a visitor's report of abuse on a site and saves the report for operators, without data of the
 * visitor. A program that fills in the hidden field gets the same response, but its report is not saved.
 */
export async function handleAbuseReport(
  request: FastifyRequest,
  reply: FastifyReply,
  hosting: Hosting,
): Promise<FastifyReply> {
  const { database } = request.server;
  const { accountId, facts } = await loadPublicSite(request, getRequestedSite(request).id, {
    fontUrl: hosting.fontUrl(),
  });
  const { motivo: reason, texto, [HONEYPOT_FIELD]: trap } = sentForm.parse(request.body);
  const words = texto.trim();
  if (!isReason(reason) || words === '' || words.length > MAX_ABUSE_REPORT_LENGTH) {
    const problem = 'Escolha o motivo e conte, em até 1.000 caracteres, o que está errado.';
    const page = renderAbuseReportPage(facts, { isSent: false, problem, reason, words: texto });
    return sendSitePage(request, reply, page, { status: 400 });
  }
  await recordFailedAttempt(database, {
    limits: [{ key: createLimitKey('site-report', request.ip), most: MAX_REPORTS }],
    tooMany: (wait) => `Você já enviou várias denúncias. Espere ${wait} e tente de novo.`,
  });
  if (trap === '')
    await database.asAccount({ accountId }, (tx) =>
      tx
        .insertInto('website_reports')
        .values({ account_id: accountId, id: generateId(), reason, words })
        .execute(),
    );
  return reply.redirect(`${facts.base}/denunciar?enviado=1`, 303);
}
