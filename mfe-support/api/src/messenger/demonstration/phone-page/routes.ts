import { loadAccountOwner } from '@girassol/api-platform/access/load-account-owner';
import { processUploadForm, requireMultipartForm } from '@girassol/api-platform/files/process-upload-form';
import { registerFormParser } from '@girassol/api-platform/files/register-form-parser';
import { saveReservedFile } from '@girassol/api-platform/files/stored-files';
import type { HtmlPage } from '@girassol/api-platform/http/html-document';
import { getPageFailureStatusAndMessage } from '@girassol/api-platform/http/page-failure';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { MAX_CHAT_FILE_BYTES, MAX_CHAT_TEXT_LENGTH } from '@girassol/support-domain/chats';
import { cleanMessage } from '@girassol/support-domain/messages';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { readOnPhone, sendFromPhone, switchPhone } from '../demo-messages';
import { getDemoPhonePath } from '../demo-phones';
import { loadPhonePage, type PhonePageData } from './load-phone-page';
import { renderPhoneMessage, renderPhonePage } from './PhonePage';

const KEY = /^[\w-]{22}$/;
const UNKNOWN = 'Abra o celular de novo em Conversas.';
const hidden = { schema: { hide: true } };

const form = z.object({
  acao: z.enum(['enviar', 'ler', 'ligar', 'desligar']),
  texto: z.string().max(MAX_CHAT_TEXT_LENGTH).default(''),
});

/** Registers the page of a phone of the demonstration, for anybody with its unguessable address. */
export async function registerPhonePages(app: FastifyInstance): Promise<void> {
  await app.register(async (pages) => {
    await registerFormParser(pages);
    pages.setErrorHandler((error: FastifyError, request, reply) => {
      const { status, message } = getPageFailureStatusAndMessage(error, request, reply);
      return send(reply.code(status), renderPhoneMessage(message, getFontUrl(reply)));
    });
    pages.get('/celular-demonstracao/:key', hidden, show);
    pages.post('/celular-demonstracao/:key', hidden, act);
  });
}

const getFontUrl = ({ server }: FastifyReply): string | null => server.pageFontUrl();

async function load({ params, server }: FastifyRequest): Promise<PhonePageData | null> {
  const { data } = z.object({ key: z.string().regex(KEY) }).safeParse(params);
  if (!data) return null;
  const found = await server.database.lookUp(
    sql<{ account_id: string; phone_id: string }>`select * from find_demo_phone(${data.key})`,
  );
  const [row] = found;
  if (!row) return null;
  const { account_id: accountId, phone_id: phoneId } = row;
  return server.database.asAccount({ accountId }, (tx) =>
    loadPhonePage(tx, { accountId, phoneId }, server.files),
  );
}

async function show(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const data = await load(request);
  return data
    ? send(reply, renderPhonePage({ data, fontUrl: getFontUrl(reply) }))
    : send(reply.code(404), renderPhoneMessage(UNKNOWN, getFontUrl(reply)));
}

async function act(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const data = await load(request);
  if (!data) return send(reply.code(404), renderPhoneMessage(UNKNOWN, getFontUrl(reply)));
  try {
    await take(request, data);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return send(
      reply.code(error.status),
      renderPhonePage({ data, problem: error.message, fontUrl: getFontUrl(reply) }),
    );
  }
  // Shown by another request, so that a reload sends nothing again.
  return reply.code(303).header('location', getDemoPhonePath(data.phone.key)).send();
}

async function take(request: FastifyRequest, { phone }: PhonePageData): Promise<void> {
  const { database } = request.server;
  const { account_id: accountId } = phone;
  requireMultipartForm(request, MAX_CHAT_FILE_BYTES);
  const owner = await database.asAccount({ accountId }, (tx) => loadAccountOwner(tx, accountId));
  const sender = { accountId, userId: owner.id };
  const options = { sender, most: 1, maxBytes: MAX_CHAT_FILE_BYTES };
  await processUploadForm(request.server, request, options, async ({ fields, files: [file] }) => {
    const { data } = form.safeParse(fields);
    if (!data) throw new Refusal(400, 'Escreva uma mensagem mais curta, ou escolha uma das ações da página.');
    const text = cleanMessage(data.texto);
    if (data.acao === 'enviar' && text === '' && !file)
      throw new Refusal(400, 'Escreva uma mensagem, ou escolha uma foto ou um arquivo.');
    await database.asAccount({ accountId }, async (tx) => {
      if (data.acao === 'ler') return readOnPhone(tx, phone);
      if (data.acao !== 'enviar') return switchPhone(tx, phone, data.acao === 'desligar');
      if (file) await saveReservedFile(tx, accountId, file);
      const { id, name, contentType, size } = file ?? {};
      const stored = id && name && contentType && size ? { id, name, contentType, size } : null;
      return sendFromPhone(tx, phone, { text, file: stored });
    });
    return { answer: null, savedIds: file && data.acao === 'enviar' ? [file.id] : [] };
  });
}

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
