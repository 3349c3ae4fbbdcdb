import { generateId } from '@girassol/api-platform/database';
import type { SampleContext } from './context';

/** Builds a CSV file of customers that tests import, whose cells contain the given name. */
export const buildImportSheet = (name: string) => ({
  name: 'clientes.csv',
  content: `Nome;Cidade\r\n${name};Itu\r\n`,
});

/**
 * Creates the sample records of imports for tests: a draft with its file, and one import for each step that a
 * request can start.
 */
export async function createImportsSamples({ api, person, name }: SampleContext) {
  const { userId, accountId } = person;
  const { import: draft } = await api.call('POST /imports/files/:userId', {
    as: person,
    params: { userId },
    body: { importType: 'customer' },
    file: buildImportSheet(name),
  });
  /** The same file in another state, with a row that is ready, one that is faulty and one that asks. */
  const another = async (state: string) => {
    const id = generateId();
    await api.query(
      `insert into imports (account_id, id, user_id, type, state, file_name, file_size, sha256, notes, sheets, sheet,
        headers, columns, mapping, options, row_count, counts, started_at, undo_until)
       select account_id, $3, user_id, type, $4, file_name, file_size, sha256, notes, sheets, sheet, headers, columns,
         '{"Nome": "nome", "Cidade": "cidade"}', '{}', 3, '{}',
         case when $4 <> 'CHECKED' then now() end, now() + interval '30 days'
       from imports where account_id = $1 and id = $2`,
      [accountId, draft._id, id, state],
    );
    await api.query(
      `insert into import_rows (account_id, import_id, line, state, action, cells, faults)
       values ($1, $2, 2, 'READY', 'CREATE', $3, null),
         ($1, $2, 3, 'FAULTY', null, $3, '[{"column":"Nome","property":"nome","value":"","message":"Falta."}]'),
         ($1, $2, 4, 'ASK', null, $3, null)`,
      [accountId, id, JSON.stringify([name, 'Itu'])],
    );
    return id;
  };
  const pausedImportId = await another('PAUSED');
  const fillId = generateId();
  await api.query(
    `insert into import_fills (account_id, import_id, fill_id, last_line, column_name, value, lines, before)
     values ($1, $2, $3, 3, 'Nome', $4, '{3}', '[null]')`,
    [accountId, pausedImportId, fillId, name],
  );
  return {
    fillId,
    draftImportId: draft._id,
    mappedImportId: await another('DRAFT'),
    checkedImportId: await another('CHECKED'),
    startedImportId: await another('CHECKED'),
    runningImportId: await another('WRITING'),
    pausedImportId,
    cancelledImportId: await another('WRITING'),
    doneImportId: await another('DONE'),
    discardedImportId: await another('CHECKED'),
  };
}
