import { buildNote } from './note.fixture';
import { collectNotes, type NotePages, prependNote, removeNote, replaceNote } from './note-pages';

const [first, second, third] = ['1', '2', '3'].map((_id) => buildNote({ _id }));
if (!first || !second || !third) throw new Error('three notes');

const pages: NotePages = {
  pageParams: [1, 2],
  pages: [
    { notes: [first, second], hasMoreItems: true },
    { notes: [second, third], hasMoreItems: false },
  ],
};
const ids = (list: NotePages | undefined) => collectNotes(list).map((note) => note._id);

test('a note that slid onto the next page is shown once', () => {
  expect(ids(pages)).toEqual(['1', '2', '3']);
});

test('a new note comes first, on one page only', () => {
  expect(ids(prependNote(pages, buildNote({ _id: 'new' })))).toEqual(['new', '1', '2', '3']);
});

test('a note is replaced in its place and removed from all pages', () => {
  expect(collectNotes(replaceNote(pages, '3', { ...third, content: 'Outra' }))[2]?.content).toBe('Outra');
  expect(ids(removeNote(pages, '2'))).toEqual(['1', '3']);
});

test('a list that is not loaded stays so', () => {
  expect(prependNote(undefined, first)).toBeUndefined();
  expect(collectNotes(undefined)).toEqual([]);
});
