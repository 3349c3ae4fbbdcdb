import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { contentDisposition } from '../../../platform/files/content-disposition';
import { readFilePart, readParts } from '../../../platform/files/read-parts';
import { requireForm } from '../../../platform/files/take-form';
import type { HtmlPage } from '../../../platform/http/html-document';
import { describePageFailure } from '../../../platform/http/page-failure';
import { serve } from '../../../platform/http/serve';
import { Refusal } from '../../../platform/refusals/refusal';
import { codeInFile, LOOKED_THROUGH } from './code-in-file';
import { findVerified } from './find-verified';
import { ROOT_PATH } from './OfflineCheck';
import type { Asked } from './Verdict';
import { renderVerifyPage, type SealFacts } from './VerifyPage';

const hidden = { schema: { hide: true } };
const SHA256 = /^[0-9a-f]{64}$/i;
const LONGEST_CODE = 40;

/** What programs ask: is this file known? */
export function verificationRoutes(app: FastifyInstance): void {
  serve(app, 'GET /signatures/verification/:hash', async ({ params, query, request }) => {
    const question = { hash: params.hash, code: query.code ?? null, ip: request.ip };
    const { verdict, document } = await findVerified(app.database, question);
    return { verdict: verdict ?? 'UNKNOWN', document };
  });
}

/** Where people check documents: pages of the server for anybody, with no login. */
export async function verificationPages(app: FastifyInstance): Promise<void> {
  await app.register(async (pages) => {
    await pages.register(multipart, { throwFileSizeLimit: false });
    pages.setErrorHandler((error: FastifyError, request, reply) => failed(error, request, reply));
    pages.get('/verificar', hidden, (request, reply) => show(request, reply, askedIn(request.query)));
    pages.get('/verificar/:code', hidden, (request, reply) => {
      const { code } = z.object({ code: z.string() }).parse(request.params);
      return show(request, reply, { ...askedIn(request.query), code: code.slice(0, LONGEST_CODE) });
    });
    pages.get(ROOT_PATH, hidden, sendRoot);
    pages.post('/verificar', hidden, takeFile);
  });
}

const askedIn = (query: unknown): Asked => {
  const { sha256 = '', codigo = '' } =
    z.object({ sha256: z.string(), codigo: z.string() }).partial().safeParse(query).data ?? {};
  return {
    hash: SHA256.test(sha256) ? sha256.toLowerCase() : null,
    code: codigo.trim().slice(0, LONGEST_CODE) || null,
  };
};

async function show(request: FastifyRequest, reply: FastifyReply, asked: Asked): Promise<FastifyReply> {
  const verified = await findVerified(request.server.database, { ...asked, ip: request.ip });
  const page = renderVerifyPage({
    verified,
    asked: asked.hash || asked.code ? asked : null,
    seal: await sealFacts(request),
    host: request.host,
  });
  return send(reply, page);
}

/** Whose seals documents get here; null where that cannot be told now. */
async function sealFacts({ server, log }: FastifyRequest): Promise<SealFacts | null> {
  try {
    const { subject, isOwn } = await server.sealer.certificate();
    return { subject, isOwn };
  } catch (error) {
    log.error({ err: error }, 'no certificate to seal with');
    return null;
  }
}

async function sendRoot(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { rootPem } = await request.server.sealer.certificate();
  return reply
    .headers({
      'content-type': 'application/x-pem-file',
      'content-disposition': contentDisposition('attachment', 'certificado.pem'),
    })
    .send(rootPem);
}

/** Hashes the file of a form as it arrives; nothing of it is kept. The answer is a page of its own, for a reload. */
async function takeFile(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { maxBytes } = request.server.files.limits;
  requireForm(request, maxBytes);
  const hash = createHash('sha256');
  let end: Buffer = Buffer.alloc(0);
  let size = 0;
  let typed = '';
  for await (const part of readParts(request, {
    files: 1,
    fields: 2,
    fileSize: maxBytes,
    fieldSize: 1_000,
  })) {
    if (part.type === 'field') {
      if (part.fieldname === 'codigo' && typeof part.value === 'string') typed = part.value;
      continue;
    }
    for await (const chunk of readFilePart(part)) {
      hash.update(chunk);
      size += chunk.length;
      end = Buffer.concat([end, chunk]).subarray(-LOOKED_THROUGH);
    }
    if (part.file.truncated) throw new Refusal(413, 'O arquivo é grande demais para ser um documento daqui.');
  }
  if (size === 0) throw new Refusal(400, 'Escolha um arquivo primeiro.');
  const query = new URLSearchParams({ sha256: hash.digest('hex') });
  const code = codeInFile(end) ?? typed.slice(0, LONGEST_CODE);
  if (code) query.set('codigo', code);
  return reply.code(303).header('location', `/verificar?${query}`).send();
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

async function failed(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { status, message } = describePageFailure(error, request, reply);
  const page = renderVerifyPage({
    verified: { verdict: null, document: null },
    asked: null,
    seal: null,
    host: request.host,
    problem: message,
  });
  return send(reply.code(status), page);
}
