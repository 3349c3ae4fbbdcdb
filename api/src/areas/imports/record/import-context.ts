import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { loadActor } from '@girassol/api-platform/histories/write-history';
import { importOptions } from '@girassol/shared-domain/contract';
import type { ImportContext } from '../targets/target';

/**
 * Loads the context in which the rows of an import are planned and written: caller, options and name of the
 * file.
 */
export async function loadImportContext(tx: Tx, caller: Caller, row: Row<'imports'>): Promise<ImportContext> {
  return {
    caller,
    actor: await loadActor(tx, caller),
    importId: row.id,
    type: row.type,
    options: importOptions.parse(row.options),
    fileName: row.file_name,
  };
}
