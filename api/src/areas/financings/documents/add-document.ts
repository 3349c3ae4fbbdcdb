import type { Caller } from '@girassol/api-platform/access';
import type { Database, Tx } from '@girassol/api-platform/database';
import type { FileServices, ReceivedFile } from '@girassol/api-platform/files';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { ArchiveFile, ParsedRequestBody } from '@girassol/shared-domain/contract';
import { addFinancingArchiveFile } from '../../archives/add-file';
import { lockArchive } from '../../archives/archive-access';
import { loadArchiveFile } from '../../archives/archive-answer';
import { cleanArchiveName } from '../../archives/archive-names';
import { publishArchiveChanged } from '../../archives/publish-archive-changed';
import { loadVisibleFinancing } from '../load-visible-financing';
import { checkDocument } from './checks/check-document';
import { loadExpectedInvoiceFacts } from './invoice-facts';
import { saveDocumentInArchive } from './save-document-in-archive';
import { sendFinancingDocument } from './send-document';
import { requireFileUnusedInFinancing, requireSendableDocument } from './sendable-document';

type Body = ParsedRequestBody<'POST /archives/customer/file-semantic/:cid'>;

/** Archive file of a document that was added, with warnings that do not prevent sending it to the bank. */
export interface AddedDocument {
  file: ArchiveFile;
  /** Findings that do not prevent sending. */
  warnings: string[];
}

interface Sent {
  body: Pick<Body, 'name' | 'fileSemantic'>;
  file: ReceivedFile;
  files: FileServices;
}

/**
 * Checks, outside any transaction, whether a file may be sent as a document of a financing, and checks the
 * contents of the file. Returns the file to save. Refuses a document that the bank does not expect or cannot
 * read.
 */
export async function checkDocumentToSend(
  { database, files }: { database: Database; files: FileServices },
  caller: Caller,
  { financing: fid, fileSemantic }: { financing: string; fileSemantic: string },
  file: ReceivedFile,
): Promise<ReceivedFile> {
  const facts = await database.asAccount(caller, async (tx) => {
    const financing = await loadVisibleFinancing(tx, caller, fid);
    await requireSendableDocument(tx, financing, fileSemantic);
    return loadExpectedInvoiceFacts(tx, caller, financing, fileSemantic);
  });
  return checkDocument(files.store, file, { facts, accountId: caller.accountId });
}

/**
 * Adds a document to the customer's archive. If the request names a financing, also sends the document to the
 * bank of that financing.
 */
export async function addArchiveOrFinancingDocument(
  tx: Tx,
  caller: Caller,
  cid: string,
  { body, file, files }: Omit<Sent, 'body'> & { body: Body },
): Promise<AddedDocument> {
  if (body.financing === undefined)
    return { file: await addFinancingArchiveFile(tx, caller, cid, { body, file, files }), warnings: [] };
  return addFinancingDocument(tx, caller, { cid, fid: body.financing }, { body, file, files });
}

/**
 * Saves a document of a financing in the customer's archive, and enqueues sending it to the bank
 * (financing-066, financing-067).
 */
export async function addFinancingDocument(
  tx: Tx,
  caller: Caller,
  { cid, fid }: { cid: string; fid: string },
  { body, file, files }: Sent,
): Promise<AddedDocument> {
  const semantic = body.fileSemantic;
  const name = cleanArchiveName(body.name);
  const financing = await loadVisibleFinancing(tx, caller, fid, { forUpdate: true });
  if (financing.customer_id !== cid) throw new Refusal(409, 'Este financiamento é de outro cliente.');
  const before = await requireSendableDocument(tx, financing, semantic);
  await requireFileUnusedInFinancing(tx, financing, { semantic, sha256: file.sha256 });
  await lockArchive(tx, caller, cid);
  const entryId = await saveDocumentInArchive(
    tx,
    caller,
    { financing, before },
    { semantic, name, contents: file },
  );
  await sendFinancingDocument(tx, caller, financing, { semantic, entryId, sha256: file.sha256 });
  await publishArchiveChanged(tx, caller, cid);
  const isSame = before?.status === 'REJECTED' && before.sha256 === file.sha256;
  return {
    file: await loadArchiveFile(tx, caller.accountId, { cid, fileId: entryId }, files),
    warnings: [...(file.warnings ?? []), ...(isSame ? ['É o mesmo arquivo que o banco devolveu.'] : [])],
  };
}
