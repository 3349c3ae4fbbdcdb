import { getPageFailureStatusAndMessage } from '@girassol/api-platform/http/page-failure';
import { readUnsubscribeToken, UNSUBSCRIBE_PATH, type UnsubscribeLink } from '@girassol/api-platform/mail';
import { notFound, Refusal } from '@girassol/api-platform/refusals/refusal';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { buildUnsubscribePage, type UnsubscribePageContent } from './build-unsubscribe-page';
import { describeUnsubscribeLink, unsubscribe } from './unsubscribe';

/** Bytes of `List-Unsubscribe=One-Click`, in either of the forms that mail programs send. */
const MAX_BODY_BYTES = 2_048;
const params = z.object({ token: z.string().max(600) });

/**
 * Registers the page by which the reader of a mail receives no more of its kind, without a login. GET shows what would be
 * switched off and changes nothing, so that scanners of mail switch nothing off; POST does it, from the page's button or
 * from the mail program (RFC 8058).
 */
export async function registerUnsubscribePage(app: FastifyInstance): Promise<void> {
  const { database } = app;
  const loadLink = async (request: { params: unknown }): Promise<{ link: UnsubscribeLink; what: string }> => {
    const { token } = params.parse(request.params);
    const link = await database.asSystem((tx) => readUnsubscribeToken(tx, token));
    if (!link) throw notFound('Este link não é válido. Abra-o de novo a partir do e-mail.');
    const what = describeUnsubscribeLink(link);
    if (what === null)
      throw new Refusal(409, 'Avisos de segurança e de pagamento são sempre enviados por e-mail.');
    return { link, what };
  };

  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    // RFC 8058 allows urlencoded and multipart; the signed address says all that there is to know.
    pages.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES },
      (_request, _body, done) => done(null, null),
    );
    pages.setErrorHandler(async (error: FastifyError, request, reply) => {
      const { status, message } = getPageFailureStatusAndMessage(error, request, reply);
      return send(reply.code(status), { title: 'Não deu certo', text: message });
    });
    const path = `${UNSUBSCRIBE_PATH}/:token`;
    pages.get(path, { schema: { hide: true } }, async (request, reply) => {
      const { what } = await loadLink(request);
      return send(reply, {
        title: 'Parar de receber e-mails',
        text: `Você deixará de receber ${what}. No sistema, nada muda.`,
        button: 'Parar de receber',
      });
    });
    pages.post(path, { schema: { hide: true } }, async (request, reply) => {
      const { link, what } = await loadLink(request);
      await database.asAccount(link, (tx) => unsubscribe(tx, link));
      return send(reply, {
        title: 'Pronto',
        text: `Você não recebe mais ${what}. Para voltar atrás, abra os avisos no sistema e escolha Preferências de avisos.`,
      });
    });
  });
}

function send(reply: FastifyReply, content: UnsubscribePageContent): FastifyReply {
  const { html, contentSecurityPolicy } = buildUnsubscribePage(content, reply.server.pageFontUrl());
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .send(html);
}
