import type { Caller } from '@girassol/api-platform/access';
import { generateId, type Row, type Tx } from '@girassol/api-platform/database';
import type { FileServices, StoredFile } from '@girassol/api-platform/files';
import { invalidField, Refusal } from '@girassol/api-platform/refusals/refusal';
import { loadVisibleProposal } from '../load-visible-proposal';

/** Throws before an upload if the caller may not see the proposal (404), or if it is not finished (409). */
export async function requireDocumentUploadAllowed(tx: Tx, caller: Caller, pid: string): Promise<void> {
  const { finished } = await loadVisibleProposal(tx, caller, pid);
  if (!finished) throw new Refusal(409, 'Finalize a proposta antes de guardar o documento dela.');
}

/**
 * Saves an uploaded PDF as a document of the proposal's present version (proposals-031). Returns the address of the
 * file.
 */
export async function saveProposalDocument(
  tx: Tx,
  caller: Caller,
  pid: string,
  file: StoredFile,
  links: FileServices['links'],
): Promise<{ url: string }> {
  if (file.contentType !== 'application/pdf') throw invalidField('file', 'Envie o documento em PDF.');
  const proposal = await loadVisibleProposal(tx, caller, pid, { forUpdate: true });
  const { accountId } = caller;
  await insertProposalDocument(tx, proposal, file);
  return { url: await links.linkTo(tx, { accountId, fileId: file.id, name: file.name }) };
}

/** Inserts a row for a stored file as a document of the present version of a proposal. */
export async function insertProposalDocument(
  tx: Tx,
  { account_id, id, version }: Pick<Row<'proposals'>, 'account_id' | 'id' | 'version'>,
  file: StoredFile,
): Promise<void> {
  await tx
    .insertInto('proposal_documents')
    .values({ account_id, id: generateId(), proposal_id: id, version, kind: 'SENT', file_id: file.id })
    .execute();
}
