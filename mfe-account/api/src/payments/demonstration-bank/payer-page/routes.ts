import type { HtmlPage } from '@girassol/api-platform/http/html-document';
import { getPageFailureStatusAndMessage } from '@girassol/api-platform/http/page-failure';
import { registerPlainFormParser } from '@girassol/api-platform/http/plain-forms';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { PaymentProviderError } from '../../payment-provider-error';
import { lockBankAuthorization } from '../authorizations';
import { lockBankCharge } from '../charges';
import { getPayerPagePath } from './get-payer-page-path';
import { loadPayerPage, type PayerPageData } from './load-payer-page';
import { renderPayerMessage, renderPayerPage } from './PayerPage';
import { actOnAuthorization, actOnCharge, isPayerAction, payerForm, switchOutage } from './payer-actions';

export { getPayerPagePath } from './get-payer-page-path';

const REFERENCE = /^[\w-]{22}$/;
const UNKNOWN = 'O Banco Demonstração não conhece este endereço.';
const hidden = { schema: { hide: true } };

/** Registers the page on which a payer acts at the demonstration bank, for anybody with its unguessable address. */
export async function registerPayerPages(app: FastifyInstance): Promise<void> {
  await app.register(async (pages) => {
    registerPlainFormParser(pages);
    pages.setErrorHandler((error: FastifyError, request, reply) => {
      const { status, message } = getPageFailureStatusAndMessage(error, request, reply);
      return send(reply.code(status), renderPayerMessage(message, reply.server.pageFontUrl()));
    });
    pages.get('/banco-demonstracao/:reference', hidden, show);
    pages.post('/banco-demonstracao/:reference', hidden, act);
  });
}

const getReference = ({ params }: FastifyRequest): string | null => {
  const { data } = z.object({ reference: z.string().regex(REFERENCE) }).safeParse(params);
  return data?.reference ?? null;
};

async function load(request: FastifyRequest): Promise<PayerPageData | null> {
  const reference = getReference(request);
  return reference === null ? null : request.server.database.asSystem((tx) => loadPayerPage(tx, reference));
}

async function show(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const data = await load(request);
  if (!data) return send(reply.code(404), renderPayerMessage(UNKNOWN, reply.server.pageFontUrl()));
  const { feito } = z.object({ feito: z.string() }).partial().safeParse(request.query).data ?? {};
  const fontUrl = reply.server.pageFontUrl();
  return send(reply, renderPayerPage({ data, done: isPayerAction(feito) ? feito : undefined, fontUrl }));
}

async function act(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const data = await load(request);
  if (!data) return send(reply.code(404), renderPayerMessage(UNKNOWN, reply.server.pageFontUrl()));
  const form = payerForm.safeParse(request.body);
  if (!form.success) return refuse(reply, data, 'Escolha uma das ações da página.');
  const { charge, authorization, now } = data;
  try {
    await request.server.database.asSystem(async (tx) => {
      if (await switchOutage(tx, form.data, now)) return;
      if (charge) await actOnCharge(tx, await lockBankCharge(tx, charge.reference), form.data, now);
      if (authorization)
        await actOnAuthorization(
          tx,
          await lockBankAuthorization(tx, authorization.reference),
          form.data,
          now,
        );
    });
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    return refuse(reply, data, error.message);
  }
  // Shown by another request, so that a reload pays nothing again.
  const path = getPayerPagePath((charge ?? authorization)?.reference ?? '');
  return reply.code(303).header('location', `${path}?feito=${form.data.acao}`).send();
}

const refuse = (reply: FastifyReply, data: PayerPageData, problem: string): FastifyReply =>
  send(reply.code(400), renderPayerPage({ data, problem, fontUrl: reply.server.pageFontUrl() }));

const send = (reply: FastifyReply, { html, contentSecurityPolicy }: HtmlPage): FastifyReply =>
  reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy,
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
    .send(html);
