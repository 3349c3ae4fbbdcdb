import type { Caller } from '../../../platform/access';
import type { Row, Tx } from '../../../platform/database';
import { actorOf } from '../../../platform/histories/write-history';
import type { ImportContext } from '../targets/target';

/** For whom an import works, and as was chosen. */
export async function contextOf(tx: Tx, caller: Caller, row: Row<'imports'>): Promise<ImportContext> {
  const { duplicates = 'FILL', matchBy = ['document', 'email', 'phone'], points = {} } = row.options;
  return {
    caller,
    actor: await actorOf(tx, caller),
    importId: row.id,
    type: row.type,
    options: { duplicates, matchBy, points },
    fileName: row.file_name,
  };
}
