import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { type Caller, requireOwnAccount } from '../../../platform/access';
import type { Row } from '../../../platform/database';
import { dropFiles } from '../../../platform/files';
import { keepFile, reserveFile } from '../../../platform/files/stored-files';
import { notFound } from '../../../platform/refusals/refusal';
import { visibleContract } from '../require-contracts';
import { converting } from './conversion-words';

type App = Pick<FastifyInstance, 'database' | 'files' | 'converter' | 'log'>;
type Contract = Row<'sale_contracts'>;

interface ContractPlace {
  userId: string;
  saleId: string;
  contractId: string;
}

/** A PDF of a contract, and the file that keeps it. */
export interface ContractPdf {
  content: Buffer;
  /** Null: there was no room to keep it. */
  fileId: string | null;
  name: string;
}

const inFlight = new Map<string, Promise<ContractPdf>>();

/**
 * The PDF of a contract as its document is now: kept from the last time, else converted outside any transaction and kept.
 * Two who ask at once wait for one conversion.
 */
export async function contractPdf(app: App, caller: Caller, place: ContractPlace): Promise<ContractPdf> {
  const { database, files } = app;
  const contract = await database.asAccount(caller, async (tx) => {
    await requireOwnAccount(tx, caller, place.userId);
    return visibleContract(tx, caller, place);
  });
  const name = `${contract.name}.pdf`;
  if (contract.pdf_file_id) {
    const kept = await files.store.get(contract.pdf_file_id);
    if (kept) return { content: await buffer(kept), fileId: contract.pdf_file_id, name };
  }
  const key = `${contract.id} ${contract.sha256}`;
  const working = inFlight.get(key) ?? convert(app, contract, name);
  inFlight.set(key, working);
  try {
    return await working;
  } finally {
    inFlight.delete(key);
  }
}

async function convert(app: App, contract: Contract, name: string): Promise<ContractPdf> {
  const stored = await app.files.store.get(contract.file_id);
  if (!stored) throw notFound('O documento deste contrato não existe mais.');
  const docx = await buffer(stored);
  const content = await converting(() => app.converter.toPdf(docx, contract.account_id));
  const fileId = await keep(app, contract, { name, content }).catch((error) => {
    // It can be converted again: a full space keeps nobody from reading.
    app.log.warn({ err: error }, 'contract pdf not kept');
    return null;
  });
  return { content, fileId, name };
}

/** Keeps a PDF with its contract, unless that got another document meanwhile. */
async function keep(
  { database, files }: App,
  { account_id: accountId, id, user_id: userId, sha256, pdf_file_id }: Contract,
  { name, content }: Pick<ContractPdf, 'name' | 'content'>,
): Promise<string | null> {
  const place = { accountId, userId, bytes: content.length, accountBytes: files.limits.accountBytes };
  const fileId = await database.asAccount({ accountId }, (tx) => reserveFile(tx, place));
  await files.store.put(fileId, Readable.from([content]));
  return database.asAccount({ accountId }, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('sale_contracts')
      .set({ pdf_file_id: fileId })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('sha256', '=', sha256)
      .where('pdf_file_id', pdf_file_id ? '=' : 'is', pdf_file_id)
      .executeTakeFirst();
    // Otherwise the sweep ends it, as every file that nobody kept.
    if (numUpdatedRows === 0n) return null;
    await keepFile(tx, accountId, { id: fileId, name, contentType: 'application/pdf', size: content.length });
    if (pdf_file_id) await dropFiles(tx, accountId, [pdf_file_id]);
    return fileId;
  });
}
