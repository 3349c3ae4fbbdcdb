import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isAnnouncedTooLarge, processUploadForm, requireMultipartForm } from '../files/process-upload-form';
import type { ReceivedFile } from '../files/receive-form';
import { registerFormParser } from '../files/register-form-parser';
import type { HtmlPage } from '../http/html-document';
import { getOrigin } from '../http/origin';
import { getPageFailureStatusAndMessage } from '../http/page-failure';
import { createLimitKey, recordFailedAttempt, requireAttemptsLeft } from '../http/try-limit';
import { registerCleaning } from '../jobs';
import { Refusal } from '../refusals/refusal';
import type { UploadLinkKinds } from './kinds';
import {
  createUploadLinkExpiredRefusal,
  deleteOldUploadLinks,
  loadUploadLink,
  loadUploadLinkCreator,
} from './links';
import { getUploadLinkKind, saveFilesOfUploadLink } from './save-files-of-upload-link';
import { renderUploadPage, renderUploadStatus } from './UploadPage';

/** Maximum number of files of one form: a phone that sends more at once is likely to be cut off. */
const MAX_FILES_PER_FORM = 10;
/** Maximum number of wrong links by one visitor in a quarter of an hour. */
const MAX_WRONG_LINKS = 30;
const cleaning = {
  kind: 'upload-links.forget',
  title: 'Apagar links de envio antigos',
  everySeconds: 60 * 60,
};

const TOKEN = /^[\w-]{43}$/;

/**
 * Registers the pages of upload links: rendered by the server, for anybody with a link, under a content
 * security policy without scripts.
 */
export async function registerUploadPages(app: FastifyInstance, kinds: UploadLinkKinds): Promise<void> {
  registerCleaning(app, cleaning, () => deleteOldUploadLinks(app.database));
  await app.register(async (pages) => {
    await registerFormParser(pages);
    pages.setErrorHandler((error: FastifyError, request, reply) => failed(error, request, reply));

    pages.get('/enviar/:token', { schema: { hide: true } }, (request, reply) => show(request, reply, kinds));
    pages.post('/enviar/:token', { schema: { hide: true } }, async (request, reply) => {
      requireSameOrigin(request);
      const taken = await take(request, reply, kinds);
      if (typeof taken === 'string') return show(request, reply, kinds, taken);
      // Shown by another request, so that a reload sends nothing again.
      return reply
        .code(303)
        .header('location', `/enviar/${getTokenParam(request)}?recebidos=${taken}`)
        .send();
    });
  });
}

/** Takes what a form brings; answers how many files came, or in words why they were not taken. */
async function take(
  request: FastifyRequest,
  reply: FastifyReply,
  kinds: UploadLinkKinds,
): Promise<number | string> {
  const { database, files } = request.server;
  const { maxBytes } = files.limits;
  const caller = await loadRequestCaller(request);
  const most = MAX_FILES_PER_FORM * maxBytes;
  // A request that announces too much is refused before its body is read.
  if (isAnnouncedTooLarge(request, most)) reply.header('connection', 'close');
  try {
    requireMultipartForm(request, most);
    // Nothing is received for a place that is gone.
    const { kind, target } = await database.asAccount(caller, async (tx) => {
      const link = await loadUploadLink(tx, caller);
      await getUploadLinkKind(kinds, link).describe(tx, caller, link.target);
      return { kind: getUploadLinkKind(kinds, link), target: link.target };
    });
    return await processUploadForm(
      request.server,
      request,
      { sender: caller, most: MAX_FILES_PER_FORM, maxBytes },
      async (form) => {
        if (form.files.length === 0) throw new Refusal(400, 'Tire uma foto ou escolha um arquivo primeiro.');
        const files: ReceivedFile[] = [];
        for (const file of form.files)
          files.push(kind.prepare ? await kind.prepare(database, caller, target, file) : file);
        const savedIds = await database.asAccount(caller, (tx) =>
          saveFilesOfUploadLink(tx, caller, { kinds, files }),
        );
        return { answer: form.files.length, savedIds };
      },
    );
  } catch (error) {
    // Problems that the sender can solve are shown beside the form.
    if (!(error instanceof Refusal) || error.status === 410 || error.status === 404) throw error;
    reply.code(error.status);
    return error.message;
  }
}

async function show(
  request: FastifyRequest,
  reply: FastifyReply,
  kinds: UploadLinkKinds,
  problem?: string,
): Promise<FastifyReply> {
  const { database, files } = request.server;
  const caller = await loadRequestCaller(request);
  const page = await database.asAccount(caller, async (tx) => {
    const link = await loadUploadLink(tx, caller);
    const target = await getUploadLinkKind(kinds, link).describe(tx, caller, link.target);
    const received = problem ? 0 : Math.min(receivedIn(request), link.taken.length);
    return renderUploadPage({
      target,
      link,
      received,
      problem,
      maxBytes: files.limits.maxBytes,
      now: Date.now(),
      fontUrl: request.server.pageFontUrl(),
    });
  });
  return send(reply, page);
}

const getTokenParam = (request: FastifyRequest): string =>
  z.object({ token: z.string() }).parse(request.params).token;

const receivedIn = (request: FastifyRequest): number =>
  z.object({ recebidos: z.coerce.number().int().min(0).max(MAX_FILES_PER_FORM) }).safeParse(request.query)
    .data?.recebidos ?? 0;

/** Loads the caller of the link in the address. A wrong link counts against its sender, who has to wait after many. */
async function loadRequestCaller(request: FastifyRequest) {
  const { database } = request.server;
  const limited = {
    limits: [{ key: createLimitKey('upload-link', request.ip), most: MAX_WRONG_LINKS }],
    tooMany: (wait: string) => `Foram muitos links errados. Espere ${wait} e tente de novo.`,
  };
  await requireAttemptsLeft(database, limited);
  const token = getTokenParam(request);
  try {
    if (!TOKEN.test(token)) throw createUploadLinkExpiredRefusal();
    return await loadUploadLinkCreator(database, token);
  } catch (error) {
    if (error instanceof Refusal) await recordFailedAttempt(database, limited);
    throw error;
  }
}

/** A page elsewhere sends nobody's files here. */
function requireSameOrigin(request: FastifyRequest): void {
  const { origin } = request.headers;
  if (origin !== undefined && origin !== getOrigin(request))
    throw new Refusal(403, 'Abra o link pelo código que mostraram para você e envie por lá.');
}

/** The address is a secret: no other server hears of it, and no page frames it. */
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

const headings: Record<number, string> = {
  403: 'Não foi possível enviar',
  404: 'O destino não existe mais',
  410: 'Este link já terminou',
  429: 'Muitas tentativas',
};

function failed(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, message } = getPageFailureStatusAndMessage(error, request, reply);
  const heading = headings[status] ?? 'Não foi possível enviar';
  return send(reply.code(status), renderUploadStatus(heading, message, request.server.pageFontUrl()));
}
