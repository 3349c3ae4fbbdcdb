import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { findPerson } from '../../../platform/access/find-caller';
import type { Row, Tx } from '../../../platform/database';
import { registerJob } from '../../../platform/jobs';
import { changeImport } from '../record/change-import';
import { mayUndo } from '../record/import-access';
import { contextOf } from '../record/import-context';
import { countRows } from '../record/import-counts';
import { readImport } from '../record/read-import';
import { targetOf } from '../targets';
import type { ImportContext, Returned, UndoRow } from '../targets/target';
import { undoImport } from '../write/import-jobs';
import { type PortionEnd, type PortionsRun, runPortions } from '../write/run-portions';

/** Takes imports back, from the last row on. */
export function registerUndo(app: FastifyInstance): void {
  registerJob(
    app,
    undoImport,
    async (job) => {
      const returned = await job.read((tx) => returnedBefore(tx, job));
      const end = await runPortions(app, job, {
        state: 'UNDOING',
        goesOnFor: () => ({ userId: job.payload.askedBy, may: mayUndo }),
        portion: async ({ tx, row, caller, most }) =>
          undoPortion(tx, row, { context: await contextOf(tx, caller, row), most, returned }),
      });
      const { accountId, payload } = job;
      const caller = await findPerson(app.database, { accountId: accountId ?? '', userId: payload.askedBy });
      await job.finish(async (tx) => {
        const held = await readImport(tx, accountId, payload.importId, { holds: true });
        if (held?.state !== 'UNDOING' || end === 'NOT_MINE') return;
        const problem =
          end === 'NOT_ALLOWED'
            ? 'A permissão para desfazer foi retirada: nem tudo pôde ser desfeito.'
            : null;
        await changeImport(tx, held, {
          state: end === 'NOT_ALLOWED' ? 'FAILED' : 'UNDONE',
          ...{ problem, counts: JSON.stringify(await countRows(tx, held)) },
        });
        if (caller) await targetOf(held.type).tell(tx, await contextOf(tx, caller, held));
      });
    },
    {
      async onEnd(tx, { accountId, payload }) {
        const row = await readImport(tx, accountId, payload.importId, { holds: true });
        if (row?.state === 'UNDOING')
          await changeImport(tx, row, {
            state: 'FAILED',
            problem: 'Nem tudo foi desfeito. Tente desfazer de novo.',
            counts: JSON.stringify(await countRows(tx, row)),
          });
      },
    },
  );
}

/** What an earlier run of this undo gave back: it may have ended in the middle. */
async function returnedBefore(tx: Tx, { accountId, payload }: PortionsRun): Promise<Returned> {
  const { rows } = await sql<{ id: string; version: number }>`
    select coalesce(after->>'customerRecord', record_id::text) as id, max((after->>'returned')::int) as version
    from import_rows
    where account_id = ${accountId} and import_id = ${payload.importId} and after ? 'returned' group by 1`.execute(
    tx,
  );
  return new Map(rows.map(({ id, version }) => [id, version]));
}

interface Undoing {
  context: ImportContext;
  most: number;
  returned: Returned;
}

async function undoPortion(
  tx: Tx,
  row: Row<'imports'>,
  { context, most, returned }: Undoing,
): Promise<PortionEnd> {
  const rows = await tx
    .selectFrom('import_rows')
    .select(['line', 'action', 'record_id', 'customer_id', 'before', 'after'])
    .where('account_id', '=', row.account_id)
    .where('import_id', '=', row.id)
    .where('state', '=', 'DONE')
    .where('line', '<', row.cursor)
    .orderBy('line', 'desc')
    .limit(most)
    .execute();
  const last = rows.at(-1);
  if (!last) return 'NO_MORE';
  const undoable = rows.flatMap(({ line, action, record_id, customer_id, before, after }): UndoRow[] =>
    action && record_id
      ? [{ line, action, recordId: record_id, customerId: customer_id, before, after }]
      : [],
  );
  const undone = await targetOf(row.type).undo(tx, context, undoable, returned);
  const versions = new Map(
    undoable.map(({ line, recordId, after }) => [line, returned.get(after?.customerRecord ?? recordId)]),
  );
  const outcomes = undone.map(({ line, reason }) => ({ line, reason, returned: versions.get(line) }));
  await sql`
    update import_rows as line
    set state = case when row.reason is null then 'UNDONE' else 'KEPT' end, reason = row.reason,
      after = case when row.returned is null then line.after
        else coalesce(line.after, '{}') || jsonb_build_object('returned', row.returned) end
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as row (line integer, reason text, returned integer)
    where line.account_id = ${row.account_id} and line.import_id = ${row.id} and line.line = row.line`.execute(
    tx,
  );
  return { cursor: last.line, rows: rows.length };
}
