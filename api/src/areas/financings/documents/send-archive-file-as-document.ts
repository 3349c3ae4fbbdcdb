import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { Caller } from '@girassol/api-platform/access';
import type { Database, Row, Tx } from '@girassol/api-platform/database';
import type { FileServices } from '@girassol/api-platform/files';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { Financing, ParsedRequestBody } from '@girassol/shared-domain/contract';
import { loadArchiveCustomer } from '../../archives/archive-access';
import type { Banks } from '../bank/banks';
import { loadFinancing } from '../load-financing';
import { loadVisibleFinancing } from '../load-visible-financing';
import { checkDocument } from './checks/check-document';
import { loadExpectedInvoiceFacts } from './invoice-facts';
import { listReusableArchiveFiles } from './reusable-documents';
import { sendFinancingDocument } from './send-document';
import { requireFileUnusedInFinancing, requireSendableDocument } from './sendable-document';

type Body = ParsedRequestBody<'POST /financings/single/papers/reuse/:fid'>;

/** A file that was looked into. */
interface PreparedReuse {
  /** Of its contents: others may take their place meanwhile. */
  contentsId: string;
  sha256: string;
}

/**
 * Checks a file of the customer's archive before it is sent again as a document of a financing. Runs outside
 * any transaction, because reading the file may take long. Returns id and hash of the checked contents.
 * Throws 409 if the file no longer exists.
 */
export async function checkFileToReuse(
  { database, files }: { database: Database; files: FileServices },
  caller: Caller,
  fid: string,
  body: Body,
): Promise<PreparedReuse> {
  const { file, facts } = await database.asAccount(caller, async (tx) => {
    const financing = await loadVisibleFinancing(tx, caller, fid);
    const found = await findReusable(tx, caller, financing, body);
    return { file: found, facts: await loadExpectedInvoiceFacts(tx, caller, financing, body.semantic) };
  });
  const content = await files.store.get(file.file_id);
  if (!content) throw new Refusal(409, 'Este documento não existe mais. Envie um arquivo.');
  const hash = createHash('sha256');
  await pipeline(content, hash);
  const sha256 = hash.digest('hex');
  // It may be from before papers were looked into.
  const stored = {
    id: file.file_id,
    name: file.stored_name,
    contentType: file.content_type,
    size: file.size,
  };
  await checkDocument(files.store, { ...stored, sha256 }, { facts, accountId: caller.accountId });
  return { contentsId: file.file_id, sha256 };
}

/**
 * Sends a file of the customer's archive to the bank as a document of a financing. The file stays in its
 * archive folder. Throws 409 if the contents changed since they were checked.
 */
export async function sendArchiveFileAsDocument(
  tx: Tx,
  caller: Caller,
  fid: string,
  { body, prepared: { contentsId, sha256 }, banks }: { body: Body; prepared: PreparedReuse; banks: Banks },
): Promise<Financing> {
  const { semantic } = body;
  const financing = await loadVisibleFinancing(tx, caller, fid, { forUpdate: true });
  const file = await findReusable(tx, caller, financing, body);
  if (file.file_id !== contentsId) throw new Refusal(409, 'Este documento mudou agora. Tente de novo.');
  await requireFileUnusedInFinancing(tx, financing, { semantic, sha256 });
  await sendFinancingDocument(tx, caller, financing, { semantic, entryId: file.id, sha256 });
  return loadFinancing(tx, caller, banks, fid);
}

/** Finds the file that is to be used again; refuses one that cannot be. */
async function findReusable(
  tx: Tx,
  caller: Caller,
  financing: Row<'financings'>,
  { semantic, fileId }: Body,
) {
  await loadArchiveCustomer(tx, caller, financing.customer_id);
  await requireSendableDocument(tx, financing, semantic);
  const file = (await listReusableArchiveFiles(tx, financing)).find((one) => one.id === fileId);
  if (file?.semantic !== semantic)
    throw new Refusal(409, 'Este documento não pode ser usado de novo. Envie um arquivo.');
  return file;
}
