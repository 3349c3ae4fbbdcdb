import { type ReportReason, reportReasons } from '@girassol/shared-domain/website';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { newId } from '../../../../platform/database';
import { countFailure, limitKey } from '../../../../platform/http/try-limit';
import type { Hosting } from '../../../hosting';
import { readSite } from '../read-site';
import { sendPage } from '../send-page';
import { siteIn } from '../site-address';
import { MOST_WORDS, renderReport, TRAP } from './report-page';

/** Reports of one address in a quarter of an hour. */
const MOST_REPORTS = 5;

const text = z.string().catch('');
const sentForm = z
  .object({ motivo: text, texto: text, [TRAP]: text })
  .catch({ motivo: '', texto: '', [TRAP]: '' });
const isReason = (value: string): value is ReportReason => reportReasons.some((reason) => reason === value);
const asked = z.object({ enviado: z.string() });

/** The form, or that it was sent. */
export async function showReport(
  request: FastifyRequest,
  reply: FastifyReply,
  hosting: Hosting,
): Promise<FastifyReply> {
  const { facts } = await readSite(request, siteIn(request).id, { fontUrl: hosting.fontUrl() });
  const isSent = asked.safeParse(request.query).success;
  return sendPage(request, reply, renderReport(facts, { isSent, problem: null, reason: '', words: '' }));
}

/** Keeps what a visitor reports, for operators. Who it was is not kept; a program that fills everything hears the same. */
export async function takeReport(
  request: FastifyRequest,
  reply: FastifyReply,
  hosting: Hosting,
): Promise<FastifyReply> {
  const { database } = request.server;
  const { accountId, facts } = await readSite(request, siteIn(request).id, { fontUrl: hosting.fontUrl() });
  const { motivo: reason, texto, [TRAP]: trap } = sentForm.parse(request.body);
  const words = texto.trim();
  if (!isReason(reason) || words === '' || words.length > MOST_WORDS) {
    const problem = 'Escolha o motivo e conte, em até 1.000 caracteres, o que está errado.';
    const page = renderReport(facts, { isSent: false, problem, reason, words: texto });
    return sendPage(request, reply, page, { status: 400 });
  }
  await countFailure(database, {
    limits: [{ key: limitKey('site-report', request.ip), most: MOST_REPORTS }],
    tooMany: (wait) => `Você já enviou várias denúncias. Espere ${wait} e tente de novo.`,
  });
  if (trap === '')
    await database.asAccount({ accountId }, (tx) =>
      tx
        .insertInto('website_reports')
        .values({ account_id: accountId, id: newId(), reason, words })
        .execute(),
    );
  return reply.redirect(`${facts.base}/denunciar?enviado=1`, 303);
}
