import { randomUUID } from 'node:crypto';
import type { RequestBody } from '@girassol/shared-domain/contract';
import { createArchiveTestClient, samplePhotoFile } from '../../../test/archives';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { ONE_PIXEL_PNG, type TestFile } from '../../../test/form';
import { describeApi } from '../../../test/harness';
import type { TestPerson } from '../../../test/test-people';

const ADD_FOLDER = 'POST /archives/customer/folder/:cid';
const RENAME_FOLDER = 'PUT /archives/customer/folder/name/:cid/:folderId';
const MOVE_FOLDER = 'PUT /archives/customer/folder/order/:cid/:folderId';
const DELETE_FOLDER = 'DELETE /archives/customer/folder/:cid/:folderId';
const RESTORE_FOLDER = 'POST /archives/customer/folder/restore/:cid/:folderId';
const ADD_FILE = 'POST /archives/customer/file/:cid/:folderId';
const ADD_BY_NAME = 'POST /archives/customer/file-by-folder-name/:cid';
const SEMANTIC = 'POST /archives/customer/file-semantic/:cid';
const EDIT_FILE = 'PUT /archives/customer/file/name/:cid/:fileId';
const MOVE_FILE = 'PUT /archives/customer/file/order/:cid/:fileId';
const DELETE_FILE = 'DELETE /archives/customer/file/:cid/:fileId';
const RESTORE_FILE = 'POST /archives/customer/file/restore/:cid/:fileId';

describeApi('archives', (api) => {
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

  const { read, addFolder, addFile, folderNames, filesIn } = createArchiveTestClient(api, () => ({
    owner,
    cid,
  }));

  test('[archive-010, archive-012] each customer has one archive; the first opening makes the standard folders once', async () => {
    const first = await read();
    expect(first.archive.folders.map(({ name, order }) => [name, order])).toEqual([
      ['Documentos', 0],
      ['Contas de energia', 1],
      ['Fotos', 2],
      ['Projeto', 3],
    ]);
    expect(first.customerName).toMatch(/^Cliente /);
    expect((await Promise.all([read(), read()])).map(({ archive }) => archive.folders.length)).toEqual([
      4, 4,
    ]);
  });

  test('standard folders are those of the settings', async () => {
    await api.query(
      `insert into settings (account_id, document) values ($1, $2)
       on conflict (account_id) do update set document = settings.document || excluded.document`,
      [owner.accountId, JSON.stringify({ stdFolders: [{ _id: randomUUID(), name: 'Vistoria' }] })],
    );
    expect(await folderNames()).toEqual(['Vistoria']);
    await api.query(`update settings set document = document - 'stdFolders' where account_id = $1`, [
      owner.accountId,
    ]);
  });

  test('[archive-003, archive-012] folders are created, renamed and moved', async () => {
    await read();
    const folder = await addFolder(' Contratos ');
    expect(await folderNames()).toEqual(['Documentos', 'Contas de energia', 'Fotos', 'Projeto', 'Contratos']);
    const at = { cid, folderId: folder._id };
    await api.call(RENAME_FOLDER, { as: owner, params: at, body: { name: 'Contrato assinado' } });
    await api.call(MOVE_FOLDER, { as: owner, params: at, body: { order: 1 } });
    expect(await folderNames()).toEqual([
      'Documentos',
      'Contrato assinado',
      'Contas de energia',
      'Fotos',
      'Projeto',
    ]);
    expect((await read()).archive.folders.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4]);
  });

  test('[archive-005] a name is required, and made harmless', async () => {
    for (const name of ['', '   ', '///', '\u200b', '..']) {
      const refusal = await api.refused(ADD_FOLDER, { as: owner, params: { cid }, body: { name } });
      expect(refusal).toMatchObject({ status: 400, message: 'Insira um nome válido.' });
      expect(refusal.fields?.[0]?.path).toBe('name');
    }
    expect((await addFolder('../../x')).name).toBe('x');
    const folder = await addFolder('Contas');
    const file = await addFile(folder._id, '../../etc/passwd', {
      name: '../../x.png',
      content: ONE_PIXEL_PNG,
    });
    expect([file.name, file.extension]).toEqual(['etc-passwd', 'png']);
    expect(file.url).toContain('/etc-passwd.png?');
  });

  test('[archive-006, archive-007] a file comes as a form with its name; without the file it is refused', async () => {
    const folder = await addFolder('Fotos da visita');
    const file = await addFile(folder._id, 'Telhado norte');
    expect(file).toMatchObject({
      name: 'Telhado norte',
      folder: folder._id,
      order: 0,
      extension: 'png',
      size: ONE_PIXEL_PNG.length,
      semantic: null,
      status: null,
    });
    const refusal = await api.refused(ADD_FILE, {
      as: owner,
      params: { cid, folderId: folder._id },
      body: { name: 'Nada' },
    });
    expect(refusal).toMatchObject({
      status: 400,
      fields: [{ path: 'file', message: 'Escolha um arquivo.' }],
    });
    expect(await filesIn(folder._id)).toEqual(['Telhado norte']);
  });

  test('a file that was chosen without a signal goes into the folder of its name, also in an archive that nobody has opened', async () => {
    const add = async (name: string, folderName: string) =>
      (
        await api.call(ADD_BY_NAME, {
          as: owner,
          params: { cid },
          body: { name, folderName },
          file: samplePhotoFile,
        })
      ).file;
    const first = await add('Telhado', 'Fotos');
    const second = await add('Quadro', ' Fotos ');
    await add('Medidor', 'Vistoria');
    expect(second.folder).toBe(first.folder);
    expect(await folderNames()).toEqual(['Documentos', 'Contas de energia', 'Fotos', 'Projeto', 'Vistoria']);
    expect(await filesIn(first.folder)).toEqual(['Telhado', 'Quadro']);
    expect(
      await api.refused(ADD_BY_NAME, {
        as: owner,
        params: { cid },
        body: { name: 'x', folderName: ' / ' },
        file: samplePhotoFile,
      }),
    ).toMatchObject({ status: 400, message: 'Insira um nome válido.' });
  });

  test('[archive-003] files are moved within a folder and between folders', async () => {
    const [from, to] = [await addFolder('De'), await addFolder('Para')];
    const [a, b] = [await addFile(from._id, 'A'), await addFile(from._id, 'B')];
    await addFile(to._id, 'C');
    const move = (fileId: string, order: number, folder: string) =>
      api.call(MOVE_FILE, { as: owner, params: { cid, fileId }, body: { order, folder } });
    await move(b._id, 0, from._id);
    expect(await filesIn(from._id)).toEqual(['B', 'A']);
    await move(a._id, 0, to._id);
    expect([await filesIn(from._id), await filesIn(to._id)]).toEqual([['B'], ['A', 'C']]);
    await move(b._id, 99, to._id);
    expect(await filesIn(to._id)).toEqual(['A', 'C', 'B']);
  });

  test('[archive-012, financing-106] a file is renamed, replaced, deleted and brought back', async () => {
    const folder = await addFolder('Contas');
    const file = await addFile(folder._id, 'Maio');
    const at = { cid, fileId: file._id };
    const edit = async (name: string, sent?: TestFile) =>
      (await api.call(EDIT_FILE, { as: owner, params: at, body: { name }, ...(sent && { file: sent }) }))
        .file;
    expect(await edit('Junho')).toMatchObject({ name: 'Junho', extension: 'png', _id: file._id });
    const replaced = await edit('Junho', { name: 'conta.pdf', content: '%PDF-1.7 conta' });
    expect(replaced).toMatchObject({ name: 'Junho', extension: 'pdf', _id: file._id, order: 0 });

    await api.call(DELETE_FILE, { as: owner, params: at });
    expect(await filesIn(folder._id)).toEqual([]);
    expect((await api.refused(EDIT_FILE, { as: owner, params: at, body: { name: 'x' } })).status).toBe(404);
    const { file: back } = await api.call(RESTORE_FILE, { as: owner, params: at });
    expect((await api.send({ url: back.url })).body).toBe('%PDF-1.7 conta');
  });

  test('a deleted folder takes its files with it, and brings them back', async () => {
    const folder = await addFolder('Obra');
    const [kept, gone] = [await addFile(folder._id, 'Fica'), await addFile(folder._id, 'Saiu antes')];
    const at = { cid, folderId: folder._id };
    await api.call(DELETE_FILE, { as: owner, params: { cid, fileId: gone._id } });
    const before = (await read()).archive.limits.usedBytes;
    await api.call(DELETE_FOLDER, { as: owner, params: at });
    const after = await read();
    expect(after.archive.folders.map(({ name }) => name)).not.toContain('Obra');
    expect(after.archive.files).toEqual([]);
    expect(before - after.archive.limits.usedBytes).toBe(ONE_PIXEL_PNG.length);
    expect((await api.refused(DELETE_FILE, { as: owner, params: { cid, fileId: kept._id } })).status).toBe(
      404,
    );

    await api.call(RESTORE_FOLDER, { as: owner, params: at });
    await api.call(RESTORE_FOLDER, { as: owner, params: at });
    expect(await filesIn(folder._id)).toEqual(['Fica']);
    expect((await read()).archive.limits.usedBytes).toBe(before);
  });

  test('[archive-008] documents of a financing go to their folder, one of each, until approved', async () => {
    await read();
    const send = (fileSemantic: string, file = samplePhotoFile) => {
      const body: RequestBody<typeof SEMANTIC> = {
        name: 'Frente',
        fileSemantic,
        folderSemantic: 'Financiamento',
      };
      return { as: owner, params: { cid }, body, file };
    };
    const { file } = await api.call(SEMANTIC, send('CNH'));
    await api.call(SEMANTIC, send('RG Sócio 25'));
    const { archive } = await read();
    const folder = archive.folders.find(({ folderSemantic }) => folderSemantic === 'Financiamento');
    expect(folder?.name).toBe('Financiamento');
    expect(archive.files.map(({ semantic, status, folder: id }) => [semantic, status, id])).toEqual([
      ['CNH', 'PENDING', folder?._id],
      ['RG Sócio 25', 'PENDING', folder?._id],
    ]);

    const again = await api.call(SEMANTIC, send('CNH', { name: 'cnh.pdf', content: '%PDF-1.4' }));
    expect(again.file).toMatchObject({ _id: file._id, extension: 'pdf' });
    await api.query(`update archive_files set status = 'APPROVED' where id = $1`, [file._id]);
    expect(await api.refused(SEMANTIC, send('CNH'))).toMatchObject({ status: 409 });
    for (const wrong of ['Passaporte', 'RG Sócio 26', ''])
      expect((await api.refused(SEMANTIC, send(wrong))).status).toBe(400);
  });

  test('two people rename at once: the second hears of the first', async () => {
    const folder = await addFolder('Documentos do José');
    const rename = (name: string) => ({
      as: owner,
      params: { cid, folderId: folder._id },
      body: { name, was: 'Documentos do José' },
    });
    await api.call(RENAME_FOLDER, rename('Documentos'));
    expect(await api.refused(RENAME_FOLDER, rename('Papéis'))).toMatchObject({
      status: 409,
      message: 'Outra pessoa mudou este nome para "Documentos". Confira e tente novamente.',
    });
    expect(await folderNames()).toContain('Documentos');
  });

  test('moves at the same time leave every folder with a place of its own', async () => {
    await read();
    const { folders } = (await read()).archive;
    await Promise.all(
      folders.map(({ _id }, index) =>
        api.call(MOVE_FOLDER, { as: owner, params: { cid, folderId: _id }, body: { order: 3 - index } }),
      ),
    );
    expect((await read()).archive.folders.map(({ order }) => order)).toEqual([0, 1, 2, 3]);
  });

  test("what happens to files stands in the customer's history", async () => {
    const folder = await addFolder('Contas');
    const file = await addFile(folder._id, 'Maio');
    await api.call(DELETE_FILE, { as: owner, params: { cid, fileId: file._id } });
    const lines = await api.query<{ title: string; content: string }>(
      `select title, content from histories where customer_id = $1 and title like 'Arquivo%' order by id`,
      [cid],
    );
    expect(lines).toEqual([
      { title: 'Arquivo adicionado', content: 'Maio na pasta Contas.' },
      { title: 'Arquivo excluído', content: 'Maio.' },
    ]);
  });

  test('a customer goes with its empty folders, not with files; two customers that are one have one archive', async () => {
    const remove = () =>
      api.refused('DELETE /customers/single/:userId/:cid', {
        as: owner,
        params: { userId: owner.userId, cid },
      });
    const folder = await addFolder('Contas');
    await addFile(folder._id, 'Maio');
    expect((await remove()).message).toContain('1 arquivo');

    const gone = cid;
    cid = await boards.addCustomer(owner, 'Fica');
    await read();
    await api.call('POST /customers/merge', { as: owner, body: { keep: cid, remove: gone, fields: [] } });
    expect(await folderNames()).toEqual(['Documentos', 'Contas de energia', 'Fotos', 'Projeto', 'Contas']);
    expect(await filesIn(folder._id)).toEqual(['Maio']);
    await api.call('DELETE /archives/customer/folder/:cid/:folderId', {
      as: owner,
      params: { cid, folderId: folder._id },
    });
    await api.call('DELETE /customers/single/:userId/:cid', {
      as: owner,
      params: { userId: owner.userId, cid },
    });
  });

  describe('a photo that waited for a signal while its customer was merged into another', () => {
    const merge = (keep: string, remove: string) =>
      api.call('POST /customers/merge', { as: owner, body: { keep, remove, fields: [] } });
    const addCustomer = () => boards.addCustomer(owner, `Cliente ${randomUUID()}`);
    const getFolder = async (name: string) => {
      const folder = (await read()).archive.folders.find((each) => each.name === name);
      if (!folder) throw new Error(`no folder ${name}`);
      return folder;
    };
    const sendLate = (to: string, folderId: string, folderName?: string) => ({
      as: owner,
      params: { cid: to, folderId },
      body: { name: 'Telhado', ...(folderName !== undefined && { folderName }) },
      file: samplePhotoFile,
    });

    test('is put into the folder that came along', async () => {
      const gone = cid;
      const folder = await addFolder('Contas');
      await addFile(folder._id, 'Maio');
      cid = await addCustomer();
      await merge(cid, gone);
      await api.call(ADD_FILE, sendLate(gone, folder._id));
      expect(await filesIn(folder._id)).toEqual(['Maio', 'Telhado']);
    });

    test('is put into the folder of that name where its empty folder did not come along, after several merges too', async () => {
      const gone = cid;
      const { _id: emptyFolder } = await getFolder('Fotos');
      const between = await addCustomer();
      await merge(between, gone);
      cid = await addCustomer();
      await read();
      await merge(cid, between);
      await api.call(ADD_FILE, sendLate(gone, emptyFolder, 'Fotos'));
      await api.call(ADD_BY_NAME, {
        as: owner,
        params: { cid: gone },
        body: { name: 'Quadro', folderName: 'Vistoria' },
        file: samplePhotoFile,
      });
      expect(await filesIn((await getFolder('Fotos'))._id)).toEqual(['Telhado']);
      expect(await filesIn((await getFolder('Vistoria'))._id)).toEqual(['Quadro']);
    });

    test('is refused with a reason without the name of its folder, and where the customer that remained is gone or not to be seen', async () => {
      const gone = cid;
      const { _id: emptyFolder } = await getFolder('Fotos');
      cid = await addCustomer();
      await merge(cid, gone);
      expect(await api.refused(ADD_FILE, sendLate(gone, emptyFolder))).toMatchObject({
        status: 404,
        message: 'Esta pasta não existe mais.',
      });
      const hidden = { ...sendLate(gone, emptyFolder, 'Fotos'), as: api.people.vendor };
      const refusal = { status: 404, message: 'Este cliente não existe mais.' };
      expect(await api.refused(ADD_FILE, hidden)).toMatchObject(refusal);
      await api.call('DELETE /customers/single/:userId/:cid', {
        as: owner,
        params: { userId: owner.userId, cid },
      });
      expect(await api.refused(ADD_FILE, sendLate(gone, emptyFolder, 'Fotos'))).toMatchObject(refusal);
    });
  });
});
