import { randomUUID } from 'node:crypto';
import { createArchiveTestClient, samplePhotoFile } from '../../../test/archives';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import type { TestPerson } from '../../../test/test-people';

const READ = 'GET /archives/customer/:userId/:cid';
const ADD_FOLDER = 'POST /archives/customer/folder/:cid';
const RENAME_FOLDER = 'PUT /archives/customer/folder/name/:cid/:folderId';
const DELETE_FOLDER = 'DELETE /archives/customer/folder/:cid/:folderId';
const ADD_FILE = 'POST /archives/customer/file/:cid/:folderId';
const ADD_BY_NAME = 'POST /archives/customer/file-by-folder-name/:cid';
const SEMANTIC = 'POST /archives/customer/file-semantic/:cid';
const DELETE_FILE = 'DELETE /archives/customer/file/:cid/:fileId';

describeApi('who may do what with archives', (api) => {
  let boards: TestBoards;
  let owner: TestPerson;
  let cid: string;

  beforeAll(async () => {
    boards = await createTestBoards(api);
    ({ owner } = api.people);
  });
  beforeEach(async () => {
    cid = await boards.addCustomer(owner, `Cliente ${randomUUID()}`);
  });

  const { addFolder, addFile } = createArchiveTestClient(api, () => ({ owner, cid }));

  test('[archive-004] other plans have no archive, on the server either', async () => {
    const { basic } = api.people;
    const own = await boards.addCustomer(basic, 'Cliente do básico');
    const at = { as: basic, params: { cid: own } };
    const words = { status: 403, message: 'Seu plano não possui gerenciador de arquivos' };
    expect(await api.refused(READ, { as: basic, params: { userId: basic.userId, cid: own } })).toMatchObject(
      words,
    );
    expect(await api.refused(ADD_FOLDER, { ...at, body: { name: 'x' } })).toMatchObject(words);
    const body = { name: 'x', fileSemantic: 'CNH', folderSemantic: 'Financiamento' as const };
    expect(await api.refused(SEMANTIC, { ...at, body, file: samplePhotoFile })).toMatchObject(words);
    const named = { name: 'x', folderName: 'Fotos' };
    expect(await api.refused(ADD_BY_NAME, { ...at, body: named, file: samplePhotoFile })).toMatchObject(
      words,
    );
  });

  test('who may see the customer may see its archive; vendors delete with dataDeletion', async () => {
    const { vendor, colleague, neighbour } = api.people;
    for (const as of [vendor, colleague, neighbour])
      expect((await api.refused(READ, { as, params: { userId: as.userId, cid } })).status).toBe(404);
    const named = { params: { cid }, body: { name: 'x', folderName: 'Fotos' }, file: samplePhotoFile };
    expect((await api.refused(ADD_BY_NAME, { ...named, as: vendor })).status).toBe(404);
    await boards.addItem(owner, { customerId: cid, vendor: colleague.userId });
    const folder = await addFolder('Da colega', colleague);
    const file = await addFile(folder._id, 'Foto', samplePhotoFile, colleague);
    expect(file.userName).toBeTruthy();

    const at = { as: colleague, params: { cid, folderId: folder._id } };
    expect(await api.refused(DELETE_FOLDER, at)).toMatchObject({
      status: 403,
      message: 'Você não tem permissão para excluir arquivos.',
    });
    const fileAt = { as: colleague, params: { cid, fileId: file._id } };
    expect((await api.refused(DELETE_FILE, fileAt)).status).toBe(403);
    await api.query(`update users set permissions = permissions || '{"dataDeletion":true}' where id = $1`, [
      colleague.userId,
    ]);
    await api.call(DELETE_FILE, fileAt);
    await api.call(DELETE_FOLDER, at);
  });

  test("an id of another customer's archive is as absent", async () => {
    const folder = await addFolder('Minha');
    const file = await addFile(folder._id);
    const other = await boards.addCustomer(owner, 'Outro');
    const refused = [
      api.refused(ADD_FILE, {
        as: owner,
        params: { cid: other, folderId: folder._id },
        body: { name: 'x' },
        file: samplePhotoFile,
      }),
      api.refused(DELETE_FILE, { as: owner, params: { cid: other, fileId: file._id } }),
      api.refused(RENAME_FOLDER, {
        as: owner,
        params: { cid: other, folderId: folder._id },
        body: { name: 'x' },
      }),
    ];
    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});
