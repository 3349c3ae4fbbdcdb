import { importOptions } from '@girassol/shared-domain/contract';
import type { Caller } from '../../../platform/access';
import type { Row, Tx } from '../../../platform/database';
import { actorOf } from '../../../platform/histories/write-history';
import type { ImportContext } from '../targets/target';

/** For whom an import works, and as was chosen. */
export async function contextOf(tx: Tx, caller: Caller, row: Row<'imports'>): Promise<ImportContext> {
  return {
    caller,
    actor: await actorOf(tx, caller),
    importId: row.id,
    type: row.type,
    options: importOptions.parse(row.options),
    fileName: row.file_name,
  };
}
