import type { Tx } from '@girassol/api-platform/database';
import type { FoundRecord } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { SearchAccess } from './search-access';

type FoundFile = Omit<Extract<FoundRecord, { kind: 'FILE' }>, 'kind'>;

/** Searches files by name in the archives of visible customers, newest first. */
export async function searchFiles(
  tx: Tx,
  accountId: string,
  { customerOwners, managed }: SearchAccess,
  text: string,
  most: number,
): Promise<FoundFile[]> {
  const { rows } = await sql<FoundFile>`
    select f.id as "_id", f.name, d.name as "folderName", json_build_object('_id', c.id, 'name', c.name) as customer
    from search_files(${text}, ${customerOwners}::uuid[], ${managed}::text[], ${most}) as found(id)
    join archive_files f on f.account_id = ${accountId} and f.id = found.id
    join archive_folders d on d.account_id = f.account_id and d.id = f.folder_id
    join customers c on c.account_id = f.account_id and c.id = f.customer_id
    order by f.created_at desc, f.id desc`.execute(tx);
  return rows;
}
