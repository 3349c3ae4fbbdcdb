import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import { formatContentDisposition } from '@girassol/api-platform/files/content-disposition';
import { requireMultipartForm } from '@girassol/api-platform/files/process-upload-form';
import { readFilePart, readFormParts } from '@girassol/api-platform/files/read-parts';
import type { HtmlPage } from '@girassol/api-platform/http/html-document';
import { getPageFailureStatusAndMessage } from '@girassol/api-platform/http/page-failure';
import { serve } from '@girassol/api-platform/http/serve';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import {
  formatVerifyCode,
  parseVerifyCode,
  VERIFY_CODE_ALPHABET,
  VERIFY_CODE_LENGTH,
} from '@girassol/shared-domain/signatures';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { PRODUCT_NAME } from '../page/ProductBrand';
import { createTailBuffer } from './create-tail-buffer';
import { findVerifyCodeInFile, VERIFY_CODE_SEARCH_BYTES } from './find-verify-code-in-file';
import { ROOT_CERTIFICATE_PATH } from './OfflineCheckSection';
import type { DisplayedVerificationRequest } from './VerdictNote';
import { MAX_PASTED_CODE_LENGTH, renderVerifyPage, type SealFacts } from './VerifyPage';
import { verifyFileOrCode } from './verify-file-or-code';

const hidden = { schema: { hide: true } };
const SHA256 = /^[0-9a-f]{64}$/i;
const MAX_CODE_LENGTH = 40;
const CODE_PREFIX = 'GRS-';
const { length: CODE_LENGTH } = formatVerifyCode(VERIFY_CODE_ALPHABET.slice(0, VERIFY_CODE_LENGTH));

/**
 * Reads the code that a text is or has in it: an address of this page, or the line of a document's foot. A text without
 * one is returned as it was typed, for the message that names it.
 */
function readPastedCode(text: string): string {
  const typed = text.trim().slice(0, MAX_PASTED_CODE_LENGTH);
  const at = typed.toUpperCase().lastIndexOf(CODE_PREFIX);
  const code = at > 0 ? parseVerifyCode(typed.slice(at, at + CODE_LENGTH)) : null;
  return code ?? typed.slice(0, MAX_CODE_LENGTH);
}

/** Registers the API route by which programs verify a signed document. */
export function registerVerificationRoutes(app: FastifyInstance): void {
  serve(app, 'GET /signatures/verification/:hash', async ({ params, query, request }) => {
    const question = { hash: params.hash, code: query.code ?? null, ip: request.ip };
    const { verdict, document } = await verifyFileOrCode(app.database, question);
    return { verdict: verdict ?? 'UNKNOWN', document };
  });
}

/** Registers the public pages on which anybody can verify signed documents without a login. */
export async function registerVerificationPages(
  app: FastifyInstance,
  /** Tells whether the host of a request shows the product under its own brand. */
  host: { isOwnBrand(request: FastifyRequest): boolean },
): Promise<void> {
  const getProductName = (request: FastifyRequest) => (host.isOwnBrand(request) ? PRODUCT_NAME : '');
  await app.register(async (pages) => {
    await pages.register(multipart, { throwFileSizeLimit: false });
    pages.setErrorHandler((error: FastifyError, request, reply) =>
      failed(error, request, reply, getProductName(request)),
    );
    pages.get('/verificar', hidden, (request, reply) =>
      show(request, reply, { asked: parseQuestion(request.query), productName: getProductName(request) }),
    );
    pages.get('/verificar/:code', hidden, (request, reply) => {
      const { code } = z.object({ code: z.string() }).parse(request.params);
      return show(request, reply, {
        asked: { ...parseQuestion(request.query), code: code.slice(0, MAX_CODE_LENGTH) },
        productName: getProductName(request),
      });
    });
    pages.get(ROOT_CERTIFICATE_PATH, hidden, sendRoot);
    pages.post('/verificar', hidden, takeFile);
  });
}

const parseQuestion = (query: unknown): DisplayedVerificationRequest => {
  const {
    sha256 = '',
    codigo = '',
    codigoNoArquivo = '',
  } = z
    .object({ sha256: z.string(), codigo: z.string(), codigoNoArquivo: z.string() })
    .partial()
    .safeParse(query).data ?? {};
  const hash = SHA256.test(sha256) ? sha256.toLowerCase() : null;
  return {
    hash,
    code: readPastedCode(codigo) || null,
    codeInFile: (hash && codigoNoArquivo.trim().slice(0, MAX_CODE_LENGTH)) || null,
  };
};

async function show(
  request: FastifyRequest,
  reply: FastifyReply,
  { asked, productName }: { asked: DisplayedVerificationRequest; productName: string },
): Promise<FastifyReply> {
  const verified = await verifyFileOrCode(request.server.database, { ...asked, ip: request.ip });
  const page = renderVerifyPage({
    verified,
    asked: asked.hash || asked.code ? asked : null,
    seal: await sealFacts(request),
    fontUrl: request.server.pageFontUrl(),
    productName,
  });
  return send(reply, page);
}

/** Reads whose seals documents get here; null where that cannot be told now. */
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
      'content-disposition': formatContentDisposition('attachment', 'certificado.pem'),
    })
    .send(rootPem);
}

/** Hashes the file of a form as it arrives; nothing of it is kept. The answer is a page of its own, for a reload. */
async function takeFile(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { maxBytes } = request.server.files.limits;
  requireMultipartForm(request, maxBytes);
  const hash = createHash('sha256');
  const end = createTailBuffer(VERIFY_CODE_SEARCH_BYTES);
  let size = 0;
  let typed = '';
  for await (const part of readFormParts(request, {
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
      end.add(chunk);
    }
    if (part.file.truncated) throw new Refusal(413, 'O arquivo é grande demais para ser um documento daqui.');
  }
  if (size === 0) throw new Refusal(400, 'Escolha um arquivo primeiro.');
  const query = new URLSearchParams({ sha256: hash.digest('hex') });
  const code = typed.trim().slice(0, MAX_CODE_LENGTH);
  if (code) query.set('codigo', code);
  const carried = findVerifyCodeInFile(end.read());
  if (carried) query.set('codigoNoArquivo', carried);
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
  productName: string,
): Promise<FastifyReply> {
  const { status, message } = getPageFailureStatusAndMessage(error, request, reply);
  const page = renderVerifyPage({
    verified: { verdict: null, document: null, isCodeUnknown: false },
    asked: null,
    seal: null,
    fontUrl: request.server.pageFontUrl(),
    productName,
    problem: message,
  });
  return send(reply.code(status), page);
}
