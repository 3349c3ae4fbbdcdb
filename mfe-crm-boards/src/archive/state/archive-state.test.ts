import { aFile, aFolder, anArchive } from '../an-archive';
import { filesOf, foldersOf, withFileAt, withFolderAt, withoutFolder } from './archive-state';

const [docs, photos] = [aFolder(0, 'Documentos'), aFolder(1, 'Fotos')];
const { archive } = anArchive([aFile(1, 'A'), aFile(2, 'B'), aFile(3, 'C', { folder: photos._id })]);
const names = (folderId: string, from = archive) => filesOf(from, folderId).map(({ name }) => name);

test('[archive-003] a file moves within its folder and to another, and places stay counted', () => {
  const [a, b] = filesOf(archive, docs._id);
  expect(names(docs._id, withFileAt(archive, b?._id ?? '', docs._id, 0))).toEqual(['B', 'A']);
  const moved = withFileAt(archive, a?._id ?? '', photos._id, 1);
  expect([names(docs._id, moved), names(photos._id, moved)]).toEqual([['B'], ['C', 'A']]);
  expect(filesOf(moved, photos._id).map(({ order }) => order)).toEqual([0, 1]);
  expect(names(docs._id)).toEqual(['A', 'B']);
});

test('[archive-003] folders change places', () => {
  expect(foldersOf(withFolderAt(archive, photos._id, 0)).map(({ name, order }) => [name, order])).toEqual([
    ['Fotos', 0],
    ['Documentos', 1],
  ]);
});

test('what is not there is left aside; a folder takes its files along', () => {
  expect(withFileAt(archive, 'x', photos._id, 0)).toBe(archive);
  expect(withFolderAt(archive, 'x', 0)).toBe(archive);
  expect(withoutFolder(archive, docs._id).files.map(({ name }) => name)).toEqual(['C']);
});
