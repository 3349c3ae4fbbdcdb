import { loadAccountNow } from '@girassol/api-platform/clock';
import type { Row, Tx } from '@girassol/api-platform/database';
import { DAY_MS } from '@girassol/shared-domain';
import { isDocumentReusable } from '@girassol/shared-domain/financing';

/** File in the customer's archive that may be sent as a document of a financing. */
export interface ReusableDocument {
  id: string;
  file_id: string;
  semantic: string;
  name: string;
  created_at: Date;
  was_approved: boolean;
  stored_name: string;
  content_type: string;
  size: number;
}

/**
 * Lists files of the customer's archive that may be sent again as documents of a financing, the latest first.
 * Leaves out files that a bank rejected, that are too old, or that this financing already uses.
 */
export async function listReusableArchiveFiles(
  tx: Tx,
  { account_id, id, customer_id }: Pick<Row<'financings'>, 'account_id' | 'id' | 'customer_id'>,
): Promise<ReusableDocument[]> {
  const found = await tx
    .selectFrom('archive_files as file')
    .innerJoin('archive_folders as folder', (join) =>
      join.onRef('folder.account_id', '=', 'file.account_id').onRef('folder.id', '=', 'file.folder_id'),
    )
    .innerJoin('stored_files as stored', (join) =>
      join.onRef('stored.account_id', '=', 'file.account_id').onRef('stored.id', '=', 'file.file_id'),
    )
    .leftJoin('financing_papers as paper', (join) =>
      join.onRef('paper.account_id', '=', 'file.account_id').onRef('paper.archive_file_id', '=', 'file.id'),
    )
    .select(({ fn, eb }) => [
      'file.id',
      'file.file_id',
      'file.semantic',
      'file.name',
      'file.created_at',
      'stored.name as stored_name',
      'stored.content_type',
      'stored.size',
      fn
        .coalesce(fn.agg<boolean>('bool_or', [eb('paper.status', '=', 'APPROVED')]), eb.lit(false))
        .as('was_approved'),
      fn
        .coalesce(fn.agg<boolean>('bool_or', [eb('paper.status', '=', 'REJECTED')]), eb.lit(false))
        .as('was_rejected'),
      fn
        .coalesce(fn.agg<boolean>('bool_or', [eb('paper.financing_id', '=', id)]), eb.lit(false))
        .as('is_here'),
    ])
    .where('file.account_id', '=', account_id)
    .where('file.customer_id', '=', customer_id)
    .where('file.semantic', 'is not', null)
    .where('file.deleted_at', 'is', null)
    .where('folder.deleted_at', 'is', null)
    // Kept before there was a check, and nothing a bank reads.
    .where('stored.content_type', '<>', 'image/heic')
    .groupBy(['file.account_id', 'file.id', 'stored.account_id', 'stored.id'])
    .orderBy('file.created_at', 'desc')
    .orderBy('file.id')
    .execute();
  const now = (await loadAccountNow(tx, account_id)).getTime();
  return found.flatMap(({ semantic, was_rejected, is_here, ...file }) => {
    if (semantic === null || was_rejected || is_here) return [];
    return isDocumentReusable(semantic, (now - file.created_at.getTime()) / DAY_MS)
      ? [{ ...file, semantic }]
      : [];
  });
}
