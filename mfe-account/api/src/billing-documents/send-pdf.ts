import { formatContentDisposition } from '@girassol/api-platform/files/content-disposition';
import type { FastifyReply } from 'fastify';

/** PDF viewers of browsers need their own styles and frames. */
const PDF_POLICY = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'";

interface SentPdf {
  name: string;
  content: Buffer;
  /** Is it to be saved, not shown in the browser? */
  isDownload?: boolean;
}

/** Answers with a PDF that is stored nowhere on its way. */
export async function sendPdf(
  reply: FastifyReply,
  { name, content, isDownload = false }: SentPdf,
): Promise<void> {
  await reply
    .type('application/pdf')
    .headers({
      'content-disposition': formatContentDisposition(isDownload ? 'attachment' : 'inline', name),
      'content-length': content.length,
      'cache-control': 'private, no-store',
      'content-security-policy': PDF_POLICY,
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
    .send(content);
}
