import { paperFacts } from '@girassol/shared-domain/financing';
import type { Caller } from '../../../platform/access';
import type { Row, Tx } from '../../../platform/database';
import type { StoredFile } from '../../../platform/files';
import { financingFolder, insertFile, replaceContents } from '../../archives/add-file';

interface Kept {
  semantic: string;
  name: string;
  contents: StoredFile;
}

/**
 * Keeps the file of a paper in the customer's archive, which is held. What was sent before for this very paper is replaced;
 * what another financing was sent stays as it is. Answers the id of the entry.
 */
export async function keepEntry(
  tx: Tx,
  caller: Caller,
  { financing, before }: { financing: Row<'financings'>; before: Row<'financing_papers'> | undefined },
  { semantic, name, contents }: Kept,
): Promise<string> {
  const folder = await financingFolder(tx, caller, financing.customer_id);
  const own = await replaceable(tx, financing, { semantic, known: before?.archive_file_id ?? null });
  if (!own) return insertFile(tx, caller, folder, { name, contents, semantic });
  await replaceContents(tx, caller, own, { name, contents });
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
  if (own || paperFacts(semantic).servesAgainFor === null) return own;
  return free.find(({ status }) => status !== 'APPROVED');
}
