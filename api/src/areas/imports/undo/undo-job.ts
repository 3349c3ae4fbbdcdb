import { findUserCaller } from '@girassol/api-platform/access/find-token-caller';
import type { Row, Tx } from '@girassol/api-platform/database';
import { registerJob } from '@girassol/api-platform/jobs';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { findImport } from '../record/find-import';
import { canUndoImport } from '../record/import-access';
import { loadImportContext } from '../record/import-context';
import { countImportRows } from '../record/import-counts';
import { updateImport } from '../record/update-import';
import { getImportTarget } from '../targets';
import type { ImportContext, RestoredVersions, RowToUndo } from '../targets/target';
import { undoImportJob } from '../write/import-jobs';
import { type PortionJobRun, type PortionResult, runPortions } from '../write/run-portions';

/** Registers the handler of the job that undoes an import, from its last row to the first. */
export function registerUndoJob(app: FastifyInstance): void {
  registerJob(
    app,
    undoImportJob,
    async (job) => {
      const returned = await job.read((tx) => loadRestoredVersions(tx, job));
      const end = await runPortions(app, job, {
        state: 'UNDOING',
        goesOnFor: () => ({ userId: job.payload.askedBy, may: canUndoImport }),
        portion: async ({ tx, row, caller, most }) =>
          undoPortion(tx, row, { context: await loadImportContext(tx, caller, row), most, returned }),
      });
      const { accountId, payload } = job;
      const caller = await findUserCaller(app.database, {
        accountId: accountId ?? '',
        userId: payload.askedBy,
      });
      await job.finish(async (tx) => {
        const held = await findImport(tx, accountId, payload.importId, { holds: true });
        if (held?.state !== 'UNDOING' || end === 'NOT_MINE') return;
        const problem =
          end === 'NOT_ALLOWED'
            ? 'A permissão para desfazer foi retirada: nem tudo pôde ser desfeito.'
            : null;
        await updateImport(tx, held, {
          state: end === 'NOT_ALLOWED' ? 'FAILED' : 'UNDONE',
          ...{ problem, counts: JSON.stringify(await countImportRows(tx, held)) },
        });
        if (caller) await getImportTarget(held.type).tell(tx, await loadImportContext(tx, caller, held));
      });
    },
    {
      async onEnd(tx, { accountId, payload }) {
        const row = await findImport(tx, accountId, payload.importId, { holds: true });
        if (row?.state === 'UNDOING')
          await updateImport(tx, row, {
            state: 'FAILED',
            problem: 'Nem tudo foi desfeito. Tente desfazer de novo.',
            counts: JSON.stringify(await countImportRows(tx, row)),
          });
      },
    },
  );
}

/** Loads the versions that an earlier attempt of this undo restored, because it may have stopped midway. */
async function loadRestoredVersions(
  tx: Tx,
  { accountId, payload }: PortionJobRun,
): Promise<RestoredVersions> {
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
  returned: RestoredVersions;
}

async function undoPortion(
  tx: Tx,
  row: Row<'imports'>,
  { context, most, returned }: Undoing,
): Promise<PortionResult> {
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
  const undoable = rows.flatMap(({ line, action, record_id, customer_id, before, after }): RowToUndo[] =>
    action && record_id
      ? [{ line, action, recordId: record_id, customerId: customer_id, before, after }]
      : [],
  );
  const undone = await getImportTarget(row.type).undo(tx, context, undoable, returned);
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
