import type { Answer, ParsedBody } from '@girassol/shared-domain/contract';
import type { Caller } from '../../../platform/access';
import type { Tx } from '../../../platform/database';
import { Refusal } from '../../../platform/refusals/refusal';
import { changeImport } from '../record/change-import';
import { oneImport } from '../record/import-answer';
import { countRows } from '../record/import-counts';
import { checkAgain, heldRows, mendable, withCell } from './check-again';
import { rowAnswer } from './list-rows';

const MEND = 'PUT /imports/values/:userId/:importId';

/** Mends cells, and checks their rows again. */
export async function mendValues(
  tx: Tx,
  caller: Caller,
  importId: string,
  { changes }: ParsedBody<typeof MEND>,
): Promise<Answer<typeof MEND>> {
  const row = await mendable(tx, caller, importId);
  const held = await heldRows(
    tx,
    row,
    changes.map(({ line }) => line),
  );
  for (const { line, column, value } of changes) {
    const at = row.headers.indexOf(column);
    if (at < 0) throw new Refusal(400, 'A planilha não tem esta coluna.');
    const found = held.get(line);
    if (!found) throw new Refusal(409, `A linha ${line} já foi importada, ou não existe.`);
    found.cells = withCell(found.cells, at, value);
  }
  const checked = await checkAgain(tx, caller, row, [...held.values()]);
  const changed = await changeImport(tx, row, { counts: JSON.stringify(await countRows(tx, row)) });
  return { ...(await oneImport(tx, changed)), rows: checked.map(rowAnswer) };
}
