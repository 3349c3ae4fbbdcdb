import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { ParsedRequestBody, ResponseBody } from '@girassol/shared-domain/contract';
import { countImportRows } from '../record/import-counts';
import { loadImportRecord } from '../record/load-import-records';
import { updateImport } from '../record/update-import';
import { toImportRow } from './list-import-rows';
import { lockEditableImport, lockEditableRows, recheckRows, replaceCell } from './recheck-rows';

const MEND = 'PUT /imports/values/:userId/:importId';

/** Saves the values by which a user corrects cells of an import, and checks the changed rows again. */
export async function correctValues(
  tx: Tx,
  caller: Caller,
  importId: string,
  { changes }: ParsedRequestBody<typeof MEND>,
): Promise<ResponseBody<typeof MEND>> {
  const row = await lockEditableImport(tx, caller, importId);
  const held = await lockEditableRows(
    tx,
    row,
    changes.map(({ line }) => line),
  );
  for (const { line, column, value } of changes) {
    const at = row.headers.indexOf(column);
    if (at < 0) throw new Refusal(400, 'A planilha não tem esta coluna.');
    const found = held.get(line);
    if (!found) throw new Refusal(409, `A linha ${line} já foi importada, ou não existe.`);
    found.cells = replaceCell(found.cells, at, value);
  }
  const checked = await recheckRows(tx, caller, row, [...held.values()]);
  const changed = await updateImport(tx, row, { counts: JSON.stringify(await countImportRows(tx, row)) });
  return { ...(await loadImportRecord(tx, changed)), rows: checked.map(toImportRow) };
}
