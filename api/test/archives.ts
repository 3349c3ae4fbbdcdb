import { PNG, type TestFile } from './form';
import type { TestApi } from './harness';
import type { Person } from './people';

const READ = 'GET /archives/customer/:userId/:cid';
const ADD_FOLDER = 'POST /archives/customer/folder/:cid';
const ADD_FILE = 'POST /archives/customer/file/:cid/:folderId';

export const photo: TestFile = { name: 'telhado.png', content: PNG };

/** What tests of archives ask of the API. `place` is whose archive that is, and who asks unless told. */
export function testArchives(api: TestApi, place: () => { owner: Person; cid: string }) {
  const read = (as = place().owner, customer = place().cid) =>
    api.call(READ, { as, params: { userId: as.userId, cid: customer } });
  const addFolder = async (name: string, as = place().owner) =>
    (await api.call(ADD_FOLDER, { as, params: { cid: place().cid }, body: { name } })).folder;
  const addFile = async (folderId: string, name = 'Telhado', file = photo, as = place().owner) =>
    (await api.call(ADD_FILE, { as, params: { cid: place().cid, folderId }, body: { name }, file })).file;
  const folderNames = async () => (await read()).archive.folders.map(({ name }) => name);
  const filesIn = async (folderId: string) =>
    (await read()).archive.files.filter(({ folder }) => folder === folderId).map(({ name }) => name);
  return { read, addFolder, addFile, folderNames, filesIn };
}
