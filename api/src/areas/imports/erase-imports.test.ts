import { describeApi } from '../../../test/harness';
import { createImportTestClient } from '../../../test/imports';
import { eraseOldImports } from './erase-imports';

const file = (name: string) => `nome;email\r\n${name};a@exemplo.com.br\r\n${name};errado\r\n`;

describeApi('imports whose time is over', (api) => {
  const imports = createImportTestClient(api);
  const age = (importId: string, days: number) =>
    api.query(
      `update imports set registered_at = registered_at - make_interval(days => $2),
        started_at = started_at - make_interval(days => $2), ended_at = ended_at - make_interval(days => $2),
        undo_until = undo_until - make_interval(days => $2) where id = $1`,
      [importId, days],
    );
  const getRows = (importId: string) =>
    api.query('select line from import_rows where import_id = $1', [importId]);
  const getFile = async (importId: string) =>
    (await api.query<{ file_id: string | null }>('select file_id from imports where id = $1', [importId]))[0]
      ?.file_id;
  /** Files that nothing ends. */
  const getKept = (ids: unknown[]) =>
    api.query('select id from stored_files where id = any($1::uuid[]) and delete_after is null', [ids]);
  beforeEach(async () => {
    for (const table of ['jobs', 'imports', 'customers']) await api.query(`delete from ${table}`);
  });

  test('after 30 days the file, the cells and what would undo it go, the counts stay', async () => {
    const young = await imports.imported(file('Ana Souza'));
    const old = await imports.imported(file('Bruno Lima'));
    const fileId = (await getFile(old._id)) ?? '';
    await age(young._id, 29);
    await age(old._id, 31);
    await eraseOldImports(api.database);

    const kept = await imports.read(old._id);
    expect(kept).toMatchObject({ state: 'DONE', counts: old.counts, hasRows: false, undoUntil: null });
    expect(await getRows(old._id)).toEqual([]);
    expect(await getFile(old._id)).toBeNull();
    expect(await getKept([fileId])).toEqual([]);
    const where = imports.at(api.people.owner, old._id);
    expect(await api.refused('POST /imports/undo/:userId/:importId', where)).toMatchObject({ status: 409 });
    expect(
      await api.refused('PUT /imports/files/:userId/:importId', { ...where, body: { sheet: 'x' } }),
    ).toMatchObject({ status: 410 });
    expect(
      await api.refused('PUT /imports/values/:userId/:importId', {
        ...where,
        body: { changes: [{ line: 3, column: 'email', value: 'b@exemplo.com.br' }] },
      }),
    ).toMatchObject({ status: 409 });

    expect(await getRows(young._id)).toHaveLength(2);
    expect((await imports.step('undo', young._id)).state).toBe('UNDONE');
  });

  test('a draft goes after 7 days with its file, one at work stays', async () => {
    const { import: young } = await imports.draft(file('Ana Souza'));
    const { import: draft } = await imports.draft(file('Ana Souza'));
    const checked = await imports.checked(file('Bruno Lima'));
    const atWork = await imports.checked(file('Carla Dias'));
    const ids = [draft._id, checked._id, atWork._id];
    const files = await Promise.all(ids.slice(0, 2).map(getFile));
    await age(young._id, 6);
    for (const id of ids) await age(id, 8);
    await api.query("update imports set state = 'CHECKING' where id = $1", [atWork._id]);
    await eraseOldImports(api.database);
    const left = await api.query<{ id: string }>('select id from imports');
    expect(left.map(({ id }) => id).toSorted()).toEqual([young._id, atWork._id].toSorted());
    expect(await getKept(files)).toEqual([]);
    expect(await getRows(checked._id)).toEqual([]);
  });
});
