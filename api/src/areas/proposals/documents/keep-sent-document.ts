import type { Caller } from '../../../platform/access';
import { newId, type Row, type Tx } from '../../../platform/database';
import type { Files, StoredFile } from '../../../platform/files';
import { Refusal, wrongField } from '../../../platform/refusals/refusal';
import { visibleProposal } from '../visible-proposal';

/** Refuses who may not keep a document of this proposal, before a byte of it arrives. */
export async function requireDocumentPlace(tx: Tx, caller: Caller, pid: string): Promise<void> {
  const { finished } = await visibleProposal(tx, caller, pid);
  if (!finished) throw new Refusal(409, 'Finalize a proposta antes de guardar o documento dela.');
}

/** Keeps a PDF that was sent as a document of the proposal's present version (proposals-031); answers where it is read. */
export async function keepSentDocument(
  tx: Tx,
  caller: Caller,
  pid: string,
  file: StoredFile,
  links: Files['links'],
): Promise<{ url: string }> {
  if (file.contentType !== 'application/pdf') throw wrongField('file', 'Envie o documento em PDF.');
  const proposal = await visibleProposal(tx, caller, pid, { forUpdate: true });
  const { accountId } = caller;
  await addDocument(tx, proposal, file);
  return { url: await links.linkTo(tx, { accountId, fileId: file.id, name: file.name }) };
}

/** Adds a file that has arrived to the documents of a proposal's present version. */
export async function addDocument(
  tx: Tx,
  { account_id, id, version }: Pick<Row<'proposals'>, 'account_id' | 'id' | 'version'>,
  file: StoredFile,
): Promise<void> {
  await tx
    .insertInto('proposal_documents')
    .values({ account_id, id: newId(), proposal_id: id, version, kind: 'SENT', file_id: file.id })
    .execute();
}
