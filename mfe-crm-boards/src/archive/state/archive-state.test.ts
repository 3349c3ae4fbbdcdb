import { buildArchiveAnswer, buildFile, buildFolder } from '../archive.fixture';
import { getFolderFiles, getFolders, moveFileTo, moveFolderTo, removeFolder } from './archive-state';

const [docs, photos] = [buildFolder(0, 'Documentos'), buildFolder(1, 'Fotos')];
const { archive } = buildArchiveAnswer([
  buildFile(1, 'A'),
  buildFile(2, 'B'),
  buildFile(3, 'C', { folder: photos._id }),
]);
const names = (folderId: string, from = archive) => getFolderFiles(from, folderId).map(({ name }) => name);

test('[archive-003] a file moves within its folder and to another, and places stay counted', () => {
  const [a, b] = getFolderFiles(archive, docs._id);
  expect(names(docs._id, moveFileTo(archive, b?._id ?? '', docs._id, 0))).toEqual(['B', 'A']);
  const moved = moveFileTo(archive, a?._id ?? '', photos._id, 1);
  expect([names(docs._id, moved), names(photos._id, moved)]).toEqual([['B'], ['C', 'A']]);
  expect(getFolderFiles(moved, photos._id).map(({ order }) => order)).toEqual([0, 1]);
  expect(names(docs._id)).toEqual(['A', 'B']);
});

test('[archive-003] folders change places', () => {
  expect(getFolders(moveFolderTo(archive, photos._id, 0)).map(({ name, order }) => [name, order])).toEqual([
    ['Fotos', 0],
    ['Documentos', 1],
  ]);
});

test('what is not there is left aside; a folder takes its files along', () => {
  expect(moveFileTo(archive, 'x', photos._id, 0)).toBe(archive);
  expect(moveFolderTo(archive, 'x', 0)).toBe(archive);
  expect(removeFolder(archive, docs._id).files.map(({ name }) => name)).toEqual(['C']);
});
