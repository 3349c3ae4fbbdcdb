import multipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ReceivedFile } from '../files/receive-form';
import { isTooMuch, requireForm, takeForm } from '../files/take-form';
import type { HtmlPage } from '../http/html-document';
import { originOf } from '../http/origin';
import { describePageFailure } from '../http/page-failure';
import { countFailure, limitKey, requireTries } from '../http/try-limit';
import { registerCleaning } from '../jobs';
import { Refusal } from '../refusals/refusal';
import type { UploadKinds } from './kinds';
import { callerOfLink, forgetUploadLinks, linkOver, readLink } from './links';
import { kindOf, takeFiles } from './take-files';
import { renderUploadPage, renderUploadStatus } from './UploadPage';

/** Files of one form: a phone that sends more at once is likelier to be cut off than to arrive. */
const MOST_AT_ONCE = 10;
/** Wrong addresses of one visitor in a quarter of an hour. */
const MOST_WRONG = 30;
const cleaning = {
  kind: 'upload-links.forget',
  title: 'Apagar links de envio antigos',
  everySeconds: 60 * 60,
};

const TOKEN = /^[\w-]{43}$/;

/** Where phones send files: pages of the server, for whoever has a link, under a policy in which nothing runs. */
export async function uploadPages(app: FastifyInstance, kinds: UploadKinds): Promise<void> {
  registerCleaning(app, cleaning, () => forgetUploadLinks(app.database));
  await app.register(async (pages) => {
    await pages.register(multipart, { throwFileSizeLimit: false });
    pages.setErrorHandler((error: FastifyError, request, reply) => failed(error, request, reply));

    pages.get('/enviar/:token', { schema: { hide: true } }, (request, reply) => show(request, reply, kinds));
    pages.post('/enviar/:token', { schema: { hide: true } }, async (request, reply) => {
      requireSameOrigin(request);
      const taken = await take(request, reply, kinds);
      if (typeof taken === 'string') return show(request, reply, kinds, taken);
      // Shown by another request, so that a reload sends nothing again.
      return reply
        .code(303)
        .header('location', `/enviar/${tokenOf(request)}?recebidos=${taken}`)
        .send();
    });
  });
}

/** Takes what a form brings; answers how many files came, or in words why they were not taken. */
async function take(
  request: FastifyRequest,
  reply: FastifyReply,
  kinds: UploadKinds,
): Promise<number | string> {
  const { database, files } = request.server;
  const { maxBytes } = files.limits;
  const caller = await callerIn(request);
  const most = MOST_AT_ONCE * maxBytes;
  // Whoever announces too much is not listened to until the end.
  if (isTooMuch(request, most)) reply.header('connection', 'close');
  try {
    requireForm(request, most);
    // Nothing is received for a place that is gone.
    const { kind, target } = await database.asAccount(caller, async (tx) => {
      const link = await readLink(tx, caller);
      await kindOf(kinds, link).describe(tx, caller, link.target);
      return { kind: kindOf(kinds, link), target: link.target };
    });
    return await takeForm(
      request.server,
      request,
      { sender: caller, most: MOST_AT_ONCE, maxBytes },
      async (form) => {
        if (form.files.length === 0) throw new Refusal(400, 'Tire uma foto ou escolha um arquivo primeiro.');
        const files: ReceivedFile[] = [];
        for (const file of form.files)
          files.push(kind.prepare ? await kind.prepare(database, caller, target, file) : file);
        const kept = await database.asAccount(caller, (tx) => takeFiles(tx, caller, { kinds, files }));
        return { answer: form.files.length, kept };
      },
    );
  } catch (error) {
    // What the sender can do something about is said beside the form.
    if (!(error instanceof Refusal) || error.status === 410 || error.status === 404) throw error;
    reply.code(error.status);
    return error.message;
  }
}

async function show(
  request: FastifyRequest,
  reply: FastifyReply,
  kinds: UploadKinds,
  problem?: string,
): Promise<FastifyReply> {
  const { database, files } = request.server;
  const caller = await callerIn(request);
  const page = await database.asAccount(caller, async (tx) => {
    const link = await readLink(tx, caller);
    const target = await kindOf(kinds, link).describe(tx, caller, link.target);
    const received = problem ? 0 : Math.min(receivedIn(request), link.taken.length);
    return renderUploadPage({
      target,
      link,
      received,
      problem,
      maxBytes: files.limits.maxBytes,
      now: Date.now(),
    });
  });
  return send(reply, page);
}

const tokenOf = (request: FastifyRequest): string =>
  z.object({ token: z.string() }).parse(request.params).token;

const receivedIn = (request: FastifyRequest): number =>
  z.object({ recebidos: z.coerce.number().int().min(0).max(MOST_AT_ONCE) }).safeParse(request.query).data
    ?.recebidos ?? 0;

/** Who acts by the link in the address. A wrong one counts against its sender, who waits after many. */
async function callerIn(request: FastifyRequest) {
  const { database } = request.server;
  const limited = {
    limits: [{ key: limitKey('upload-link', request.ip), most: MOST_WRONG }],
    tooMany: (wait: string) => `Foram muitos links errados. Espere ${wait} e tente de novo.`,
  };
  await requireTries(database, limited);
  const token = tokenOf(request);
  try {
    if (!TOKEN.test(token)) throw linkOver();
    return await callerOfLink(database, token);
  } catch (error) {
    if (error instanceof Refusal) await countFailure(database, limited);
    throw error;
  }
}

/** A page elsewhere sends nobody's files here. */
function requireSameOrigin(request: FastifyRequest): void {
  const { origin } = request.headers;
  if (origin !== undefined && origin !== originOf(request))
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
  const { status, message } = describePageFailure(error, request, reply);
  return send(reply.code(status), renderUploadStatus(headings[status] ?? 'Não foi possível enviar', message));
}
