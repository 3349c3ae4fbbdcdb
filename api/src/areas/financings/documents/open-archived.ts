import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import type { FileServices } from '@girassol/api-platform/files';
import { addHistoryLine, loadActor } from '@girassol/api-platform/histories/write-history';
import { ensureFileExtension, getFileExtension } from '@girassol/shared-domain';
import { isPersonalDocument } from '@girassol/shared-domain/financing';
import { loadArchiveCustomer, loadArchiveFileRow } from '../../archives/archive-access';
import { addPersonStep } from '../financing-steps';
import { DOCUMENT_OPENED_STEP_TITLE, requirePersonalDocumentAccess } from './open-document';

/**
 * Returns a link, valid for minutes, to a file of a customer's archive. For a financing document, checks
 * whether the caller may open it, and records the opening in the history of each financing that uses the
 * file, or of the customer if none does.
 */
export async function openArchiveFile(
  tx: Tx,
  caller: Caller,
  { cid, fileId }: { cid: string; fileId: string },
  { links }: Pick<FileServices, 'links'>,
): Promise<{ url: string }> {
  await loadArchiveCustomer(tx, caller, cid);
  const file = await loadArchiveFileRow(tx, caller, cid, fileId);
  if (file.semantic !== null) await recordOpening(tx, caller, file, file.semantic);
  const stored = await tx
    .selectFrom('stored_files')
    .select('name')
    .where('account_id', '=', caller.accountId)
    .where('id', '=', file.file_id)
    .executeTakeFirstOrThrow();
  const name = ensureFileExtension(file.name, getFileExtension(stored.name));
  return { url: await links.linkTo(tx, { accountId: caller.accountId, fileId: file.file_id, name }) };
}

async function recordOpening(
  tx: Tx,
  caller: Caller,
  file: Row<'archive_files'>,
  semantic: string,
): Promise<void> {
  const financings = await tx
    .selectFrom('financings')
    .innerJoin('financing_papers as paper', (join) =>
      join
        .onRef('paper.account_id', '=', 'financings.account_id')
        .onRef('paper.financing_id', '=', 'financings.id'),
    )
    .selectAll('financings')
    .where('paper.account_id', '=', caller.accountId)
    .where('paper.archive_file_id', '=', file.id)
    .execute();
  if (isPersonalDocument(semantic))
    requirePersonalDocumentAccess(caller, financings.length > 0 ? financings : [{ user_id: file.user_id }]);
  for (const financing of financings)
    await addPersonStep(tx, caller, financing, { title: DOCUMENT_OPENED_STEP_TITLE, content: semantic });
  if (financings.length > 0) return;
  await addHistoryLine(tx, caller, await loadActor(tx, caller), {
    customerId: file.customer_id,
    saleId: null,
    title: DOCUMENT_OPENED_STEP_TITLE,
    content: semantic,
  });
}
