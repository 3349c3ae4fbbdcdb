import { buildArchiveAnswer, buildFile } from './archive.fixture';
import {
  buildArchiveDropAnnouncement,
  buildArchiveLiftAnnouncement,
  buildArchiveMoveAnnouncement,
} from './drag-announcements';

const roof = buildFile(1, 'Telhado norte');
const { archive } = buildArchiveAnswer([roof]);
const [documents, photos] = archive.folders.map(({ _id }) => _id);
const source = { droppableId: documents ?? '', index: 0 };

test('a file is told with its folder and place', () => {
  expect(buildArchiveLiftAnnouncement(archive, roof._id, source)).toBe(
    'Arquivo Telhado norte, na mão: pasta Documentos, 1º lugar.',
  );
  expect(buildArchiveMoveAnnouncement(archive, { droppableId: photos ?? '', index: 1 })).toBe(
    'Pasta Fotos, 2º lugar.',
  );
  expect(
    buildArchiveDropAnnouncement(archive, roof._id, {
      source,
      destination: { droppableId: photos ?? '', index: 1 },
    }),
  ).toBe('Arquivo Telhado norte, no lugar: pasta Fotos, 2º lugar.');
});

test('a folder is told with its place among the folders', () => {
  const folders = { droppableId: 'folders', index: 1 };
  expect(buildArchiveLiftAnnouncement(archive, photos ?? '', folders)).toBe('Pasta Fotos, na mão: 2º lugar.');
  expect(buildArchiveMoveAnnouncement(archive, { ...folders, index: 0 })).toBe('1º lugar.');
});

test('outside of everything, and given up, it says so', () => {
  expect(buildArchiveMoveAnnouncement(archive, null)).toBe(
    'Fora das pastas. Soltar aqui desiste do movimento.',
  );
  expect(buildArchiveDropAnnouncement(archive, roof._id, { source, destination: null })).toBe(
    'Movimento desfeito. Arquivo Telhado norte de volta: pasta Documentos, 1º lugar.',
  );
});
