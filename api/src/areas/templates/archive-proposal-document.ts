import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import type { FileServices, StoredFile } from '@girassol/api-platform/files';
import { addFile } from '../archives/add-file';
import { lockArchive } from '../archives/archive-access';
import { getOrCreateFolder } from '../archives/folders';
import { insertProposalDocument } from '../proposals/documents/save-proposal-document';

/** Name of the archive folder of proposal documents. */
const PROPOSALS_FOLDER = 'Propostas';

/**
 * Adds a generated document of a proposal to the folder for proposals in the customer's archive. If the
 * proposal is finished, also adds the document to the proposal. Both refer to one file, so that deleting the
 * file in the archive removes it from both.
 */
export async function archiveProposalDocument(
  tx: Tx,
  caller: Caller,
  proposal: Row<'proposals'>,
  { file, files }: { file: StoredFile; files: FileServices },
): Promise<{ url: string }> {
  const { customer_id: cid } = proposal;
  await lockArchive(tx, caller, cid);
  const folder = await getOrCreateFolder(tx, caller, cid, PROPOSALS_FOLDER);
  const name = file.name.replace(/\.docx$/i, '').slice(0, 150);
  const { url } = await addFile(tx, caller, { cid, folderId: folder.id }, { body: { name }, file, files });
  if (proposal.finished) await insertProposalDocument(tx, proposal, file);
  return { url };
}
