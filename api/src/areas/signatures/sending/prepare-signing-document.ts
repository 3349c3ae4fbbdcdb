import type { Caller } from '@girassol/api-platform/access';
import { decodeBase64 } from '@girassol/api-platform/base64';
import { computeSha256OnThread } from '@girassol/api-platform/compute-sha256';
import type { Row } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { FastifyInstance } from 'fastify';
import { loadContractPdf } from '../../contracts/pages/load-contract-pdf';
import type { SigningDocumentService } from '../signing';

/** PDF that is going to be signed, with its hash and number of pages. */
export interface PreparedDocument {
  pdf: Buffer;
  /** SHA-256, hexadecimal. */
  hash: string;
  pages: number;
}

const PDF_MARK = '%PDF-';
const ZIP_MARK = 'PK\u0003\u0004';

/** Decodes base64 to bytes. Throws 415 if the text is not valid base64. */
export async function parseBase64(text: string): Promise<Buffer> {
  const bytes = await decodeBase64(text);
  if (!bytes) throw wrongFile('O arquivo não chegou inteiro. Envie de novo.');
  return bytes;
}

/**
 * Prepares the PDF that people sign: converted from the stored Word document, or uploaded. Calls other processes, so no
 * transaction may be open.
 */
export async function prepareSigningDocument(
  app: FastifyInstance,
  caller: Caller,
  documents: SigningDocumentService,
  { contract, bytes }: { contract: Row<'sale_contracts'>; bytes: Buffer },
): Promise<PreparedDocument> {
  const pdf = await toPdf(app, caller, contract, bytes);
  const { pages, problem } = await documents.inspect(pdf, caller.accountId);
  if (problem) throw wrongFile(problem);
  return { pdf, hash: await computeSha256OnThread(pdf), pages };
}

async function toPdf(
  app: FastifyInstance,
  caller: Caller,
  { id, sale_id, sha256: kept }: Row<'sale_contracts'>,
  bytes: Buffer,
): Promise<Buffer> {
  const mark = bytes.toString('latin1', 0, PDF_MARK.length);
  if (mark === PDF_MARK) return bytes;
  if (!mark.startsWith(ZIP_MARK))
    throw wrongFile('Envie o contrato gerado (.docx) deste item, ou o PDF dele (no Word: Salvar como PDF).');
  if ((await computeSha256OnThread(bytes)) !== kept)
    throw wrongFile(
      'Este não é o contrato que está guardado neste item. Gere o contrato de novo, ou envie o PDF dele (no Word: Salvar como PDF).',
    );
  // The one that was shown before, where somebody looked.
  const place = { userId: caller.userId, saleId: sale_id, contractId: id };
  return (await loadContractPdf(app, caller, place)).content;
}

const wrongFile = (message: string): Refusal =>
  new Refusal(415, message, { fields: [{ path: 'base64File', message }] });
