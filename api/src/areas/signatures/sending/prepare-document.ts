import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../../platform/access';
import type { Row } from '../../../platform/database';
import { Refusal } from '../../../platform/refusals/refusal';
import { contractPdf } from '../../contracts/pages/contract-pdf';
import type { Documents } from '../signing';

/** A document as it is going to be signed. */
export interface PreparedDocument {
  pdf: Buffer;
  /** SHA-256, hexadecimal. */
  hash: string;
  pages: number;
}

const PDF_MARK = '%PDF-';
const ZIP_MARK = 'PK\u0003\u0004';

/** In hexadecimal digits. */
export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** The bytes of what was sent; refused where it is no base64. */
export function readBase64(text: string): Buffer {
  const plain = text.replace(/^data:[\w.+/-]{1,100};base64,/, '').replace(/\s+/g, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(plain)) throw wrongFile('O arquivo não chegou inteiro. Envie de novo.');
  return Buffer.from(plain, 'base64');
}

/**
 * Makes what people sign: the PDF of the Word document that is kept, or the PDF that somebody brings. Asks other processes,
 * so no transaction is open meanwhile.
 */
export async function prepareDocument(
  app: FastifyInstance,
  caller: Caller,
  documents: Documents,
  { contract, bytes }: { contract: Row<'sale_contracts'>; bytes: Buffer },
): Promise<PreparedDocument> {
  const pdf = await pdfOf(app, caller, contract, bytes);
  const { pages, problem } = await documents.inspect(pdf, caller.accountId);
  if (problem) throw wrongFile(problem);
  return { pdf, hash: sha256(pdf), pages };
}

async function pdfOf(
  app: FastifyInstance,
  caller: Caller,
  { id, sale_id, sha256: kept }: Row<'sale_contracts'>,
  bytes: Buffer,
): Promise<Buffer> {
  const mark = bytes.toString('latin1', 0, PDF_MARK.length);
  if (mark === PDF_MARK) return bytes;
  if (!mark.startsWith(ZIP_MARK))
    throw wrongFile('Envie o contrato gerado (.docx) deste item, ou o PDF dele (no Word: Salvar como PDF).');
  if (sha256(bytes) !== kept)
    throw wrongFile(
      'Este não é o contrato que está guardado neste item. Gere o contrato de novo, ou envie o PDF dele (no Word: Salvar como PDF).',
    );
  // The one that was shown before, where somebody looked.
  const place = { userId: caller.userId, saleId: sale_id, contractId: id };
  return (await contractPdf(app, caller, place)).content;
}

const wrongFile = (message: string): Refusal =>
  new Refusal(415, message, { fields: [{ path: 'base64File', message }] });
