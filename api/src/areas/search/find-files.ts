import type { SearchRecord } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database';
import type { Sight } from './sight';

type FoundFile = Omit<Extract<SearchRecord, { kind: 'FILE' }>, 'kind'>;

/** Files in the archives of customers in sight, by name, newest first. */
export async function findFiles(
  tx: Tx,
  accountId: string,
  { customerOwners, managed }: Sight,
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
