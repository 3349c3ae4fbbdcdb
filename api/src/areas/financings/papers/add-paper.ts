import type { ArchiveFile, ParsedBody } from '@girassol/shared-domain/contract';
import type { Caller } from '../../../platform/access';
import type { Database, Tx } from '../../../platform/database';
import type { Files, ReceivedFile } from '../../../platform/files';
import { Refusal } from '../../../platform/refusals/refusal';
import { addSemanticFile } from '../../archives/add-file';
import { lockArchive } from '../../archives/archive-access';
import { readFile } from '../../archives/archive-answer';
import { archiveName } from '../../archives/archive-names';
import { tellArchive } from '../../archives/tell-archive';
import { visibleFinancing } from '../visible-financing';
import { checkPaper } from './checks/check-paper';
import { keepEntry } from './keep-entry';
import { invoiceFacts } from './paper-facts';
import { sendPaper } from './send-paper';
import { requireOther, requireSendable } from './sendable-paper';

type Body = ParsedBody<'POST /archives/customer/file-semantic/:cid'>;

export interface Added {
  file: ArchiveFile;
  /** What was noticed in it, and let pass. */
  warnings: string[];
}

interface Sent {
  body: Pick<Body, 'name' | 'fileSemantic'>;
  file: ReceivedFile;
  files: Files;
}

/** Refuses a paper before it is looked into, and looks into it, outside any transaction. */
export async function preparePaper(
  { database, files }: { database: Database; files: Files },
  caller: Caller,
  { financing: fid, fileSemantic }: { financing: string; fileSemantic: string },
  file: ReceivedFile,
): Promise<ReceivedFile> {
  const facts = await database.asAccount(caller, async (tx) => {
    const financing = await visibleFinancing(tx, caller, fid);
    await requireSendable(tx, financing, fileSemantic);
    return invoiceFacts(tx, caller, financing, fileSemantic);
  });
  return checkPaper(files.store, file, facts);
}

/** Keeps a document of a financing in the customer's archive; one that is for a certain financing goes to its bank. */
export async function addDocument(
  tx: Tx,
  caller: Caller,
  cid: string,
  { body, file, files }: Omit<Sent, 'body'> & { body: Body },
): Promise<Added> {
  if (body.financing === undefined)
    return { file: await addSemanticFile(tx, caller, cid, { body, file, files }), warnings: [] };
  return addPaper(tx, caller, { cid, fid: body.financing }, { body, file, files });
}

/** Keeps a paper of a financing and sends it to the bank (financing-066, financing-067). */
export async function addPaper(
  tx: Tx,
  caller: Caller,
  { cid, fid }: { cid: string; fid: string },
  { body, file, files }: Sent,
): Promise<Added> {
  const semantic = body.fileSemantic;
  const name = archiveName(body.name);
  const financing = await visibleFinancing(tx, caller, fid, { forUpdate: true });
  if (financing.customer_id !== cid) throw new Refusal(409, 'Este financiamento é de outro cliente.');
  const before = await requireSendable(tx, financing, semantic);
  await requireOther(tx, financing, { semantic, sha256: file.sha256 });
  await lockArchive(tx, caller, cid);
  const entryId = await keepEntry(tx, caller, { financing, before }, { semantic, name, contents: file });
  await sendPaper(tx, caller, financing, { semantic, entryId, sha256: file.sha256 });
  await tellArchive(tx, caller, cid);
  const isSame = before?.status === 'REJECTED' && before.sha256 === file.sha256;
  return {
    file: await readFile(tx, caller.accountId, { cid, fileId: entryId }, files),
    warnings: [...(file.warnings ?? []), ...(isSame ? ['É o mesmo arquivo que o banco devolveu.'] : [])],
  };
}
