import { ONE_PIXEL_PNG, type TestFile } from './form';
import type { TestApi } from './harness';
import type { TestPerson } from './test-people';

const READ = 'GET /archives/customer/:userId/:cid';
const ADD_FOLDER = 'POST /archives/customer/folder/:cid';
const ADD_FILE = 'POST /archives/customer/file/:cid/:folderId';

/** Photo file that tests upload to an archive. */
export const samplePhotoFile: TestFile = { name: 'telhado.png', content: ONE_PIXEL_PNG };

/**
 * Creates functions for tests that call the API of archives. `place` returns the customer of the archive and
 * the user who calls by default.
 */
export function createArchiveTestClient(api: TestApi, place: () => { owner: TestPerson; cid: string }) {
  const read = (as = place().owner, customer = place().cid) =>
    api.call(READ, { as, params: { userId: as.userId, cid: customer } });
  const addFolder = async (name: string, as = place().owner) =>
    (await api.call(ADD_FOLDER, { as, params: { cid: place().cid }, body: { name } })).folder;
  const addFile = async (folderId: string, name = 'Telhado', file = samplePhotoFile, as = place().owner) =>
    (await api.call(ADD_FILE, { as, params: { cid: place().cid, folderId }, body: { name }, file })).file;
  const folderNames = async () => (await read()).archive.folders.map(({ name }) => name);
  const filesIn = async (folderId: string) =>
    (await read()).archive.files.filter(({ folder }) => folder === folderId).map(({ name }) => name);
  return { read, addFolder, addFile, folderNames, filesIn };
}
