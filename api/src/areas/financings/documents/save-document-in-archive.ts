import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import type { StoredFile } from '@girassol/api-platform/files';
import { getDocumentRequirements } from '@girassol/shared-domain/financing';
import { getOrCreateFinancingFolder, insertArchiveFile, replaceFileContents } from '../../archives/add-file';

interface EntryContent {
  semantic: string;
  name: string;
  contents: StoredFile;
}

/**
 * Saves the file of a financing document in the customer's archive, which the transaction has locked.
 * Replaces the file that was sent earlier as the same document, unless another financing uses that file.
 * Returns the id of the archive file.
 */
export async function saveDocumentInArchive(
  tx: Tx,
  caller: Caller,
  { financing, before }: { financing: Row<'financings'>; before: Row<'financing_papers'> | undefined },
  { semantic, name, contents }: EntryContent,
): Promise<string> {
  const folder = await getOrCreateFinancingFolder(tx, caller, financing.customer_id);
  const own = await replaceable(tx, financing, { semantic, known: before?.archive_file_id ?? null });
  if (!own) return insertArchiveFile(tx, caller, folder, { name, contents, semantic });
  await replaceFileContents(tx, caller, own, { name, contents });
  return own.id;
}

/** The entry that this paper has to itself; of a paper that serves again, also one that no financing was sent. */
async function replaceable(
  tx: Tx,
  financing: Row<'financings'>,
  { semantic, known }: { semantic: string; known: string | null },
): Promise<Row<'archive_files'> | undefined> {
  const free = await tx
    .selectFrom('archive_files')
    .selectAll()
    .where('account_id', '=', financing.account_id)
    // Somebody may have moved it, or two customers became one.
    .where('customer_id', '=', financing.customer_id)
    .where('semantic', '=', semantic)
    .where('deleted_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('financing_papers as paper')
            .select('paper.semantic')
            .whereRef('paper.account_id', '=', 'archive_files.account_id')
            .whereRef('paper.archive_file_id', '=', 'archive_files.id')
            .where('paper.financing_id', '<>', financing.id),
        ),
      ),
    )
    .orderBy('created_at', 'desc')
    .execute();
  const own = free.find(({ id }) => id === known);
  if (own || getDocumentRequirements(semantic).servesAgainFor === null) return own;
  return free.find(({ status }) => status !== 'APPROVED');
}
