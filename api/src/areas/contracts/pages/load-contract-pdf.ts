import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Caller, requireIdOfOwnAccount } from '@girassol/api-platform/access';
import type { Row } from '@girassol/api-platform/database';
import { scheduleFileDeletion } from '@girassol/api-platform/files';
import { reserveFile, saveReservedFile } from '@girassol/api-platform/files/stored-files';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import type { FastifyInstance } from 'fastify';
import { loadVisibleContract } from '../contract-access';
import { withConversionRefusals } from './conversion-refusals';

type App = Pick<FastifyInstance, 'database' | 'files' | 'converter' | 'log'>;
type Contract = Row<'sale_contracts'>;

interface ContractIds {
  userId: string;
  saleId: string;
  contractId: string;
}

/** PDF of a contract, with its name and the id of the stored file. */
export interface ContractPdf {
  content: Buffer;
  /** Null: there was no room to keep it. */
  fileId: string | null;
  name: string;
}

const inFlight = new Map<string, Promise<ContractPdf>>();

/**
 * Loads the PDF of a contract's current document. If no PDF is stored yet, converts the document outside any
 * transaction and stores the PDF. Concurrent requests share one conversion.
 */
export async function loadContractPdf(app: App, caller: Caller, place: ContractIds): Promise<ContractPdf> {
  const { database, files } = app;
  const contract = await database.asAccount(caller, async (tx) => {
    await requireIdOfOwnAccount(tx, caller, place.userId);
    return loadVisibleContract(tx, caller, place);
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
  const content = await withConversionRefusals(() => app.converter.toPdf(docx, contract.account_id));
  const fileId = await saveContractPdf(app, contract, { name, content }).catch((error) => {
    // It can be converted again: a full space keeps nobody from reading.
    app.log.warn({ err: error }, 'contract pdf not kept');
    return null;
  });
  return { content, fileId, name };
}

/** Saves a PDF with its contract, unless the contract's document was replaced meanwhile; returns null in that case. */
async function saveContractPdf(
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
    await saveReservedFile(tx, accountId, {
      id: fileId,
      name,
      contentType: 'application/pdf',
      size: content.length,
    });
    if (pdf_file_id) await scheduleFileDeletion(tx, accountId, [pdf_file_id]);
    return fileId;
  });
}
