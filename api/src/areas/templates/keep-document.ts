import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import type { Files, StoredFile } from '../../platform/files';
import { addFile } from '../archives/add-file';
import { lockArchive } from '../archives/archive-access';
import { folderNamed } from '../archives/folders';
import { addDocument } from '../proposals/documents/keep-sent-document';

/** Where the documents of proposals are kept. */
const FOLDER = 'Propostas';

/**
 * Keeps the document of a proposal in the archive of its customer, in a folder that is made when there is none, and with
 * the documents of the proposal once it is finished: one file, so that what is deleted in the archive is gone from both.
 */
export async function keepDocument(
  tx: Tx,
  caller: Caller,
  proposal: Row<'proposals'>,
  { file, files }: { file: StoredFile; files: Files },
): Promise<{ url: string }> {
  const { customer_id: cid } = proposal;
  await lockArchive(tx, caller, cid);
  const folder = await folderNamed(tx, caller, cid, FOLDER);
  const name = file.name.replace(/\.docx$/i, '').slice(0, 150);
  const { url } = await addFile(tx, caller, { cid, folderId: folder.id }, { body: { name }, file, files });
  if (proposal.finished) await addDocument(tx, proposal, file);
  return { url };
}
