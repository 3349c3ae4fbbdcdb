import type { Answer, ParsedBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/access';
import type { Tx } from '../../../platform/database';
import { Refusal } from '../../../platform/refusals/refusal';
import { changeImport } from '../record/change-import';
import { oneImport } from '../record/import-answer';
import { countRows } from '../record/import-counts';
import { checkAgain, heldRows, mendable, withCell } from './check-again';
import { rowAnswer } from './list-rows';

const MEND = 'PUT /imports/values/:userId/:importId';
const DECIDE = 'PUT /imports/decisions/:userId/:importId';

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

/** Says what is done with rows that are there already, and checks them again. */
export async function decideRows(
  tx: Tx,
  caller: Caller,
  importId: string,
  { lines, decision }: ParsedBody<typeof DECIDE>,
): Promise<Answer<typeof DECIDE>> {
  const row = await mendable(tx, caller, importId);
  for (let after = 0; ; ) {
    const asking = await tx
      .selectFrom('import_rows')
      .select('line')
      .where('account_id', '=', row.account_id)
      .where('import_id', '=', row.id)
      .where('line', '>', after)
      .$if(lines === undefined, (query) => query.where('state', '=', sql.lit('ASK')))
      .$if(lines !== undefined, (query) => query.where('line', 'in', lines ?? []))
      .orderBy('line')
      .limit(500)
      .execute();
    const last = asking.at(-1);
    if (!last) break;
    after = last.line;
    const held = await heldRows(
      tx,
      row,
      asking.map(({ line }) => line),
    );
    for (const found of held.values()) found.decision = decision;
    await checkAgain(tx, caller, row, [...held.values()]);
  }
  const changed = await changeImport(tx, row, { counts: JSON.stringify(await countRows(tx, row)) });
  return oneImport(tx, changed);
}
