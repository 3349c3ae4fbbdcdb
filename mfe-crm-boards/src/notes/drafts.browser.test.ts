import { draftPlace, dropDraft, hasDrafts, keepDraft, readDraft } from './drafts';
import { emptyNote } from './note-values';

const ana = 'user-ana';
const place = draftPlace(ana, 'item-1');
const typed = { ...emptyNote(['Ligação'], 0), text: 'Ligar depois das 18h' };

afterEach(() => {
  dropDraft(place);
  dropDraft(draftPlace(ana, 'item-1', 'note-1'));
  sessionStorage.clear();
});

test('what was typed comes back, for the same person and item only', () => {
  keepDraft(place, typed);
  expect(readDraft(place)?.values).toEqual(typed);
  expect(readDraft(draftPlace('user-beto', 'item-1'))).toBeNull();
  expect(readDraft(draftPlace(ana, 'item-2'))).toBeNull();
});

test('a draft survives a reload of the tab', async () => {
  keepDraft(place, typed);
  await jest.isolateModulesAsync(async () => {
    const reloaded = await import('./drafts');
    expect(reloaded.readDraft(place)?.values).toEqual(typed);
    expect(reloaded.hasDrafts(ana, 'item-1')).toBe(true);
  });
});

test('a storage that refuses does not lose what was typed', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepDraft(place, typed);
  expect(readDraft(place)?.values).toEqual(typed);
  refuse.mockRestore();
});

test('a saved draft is gone', () => {
  keepDraft(place, typed);
  dropDraft(place);
  expect(readDraft(place)).toBeNull();
});

test('the draft of an edit remembers the version it began from', () => {
  const edit = draftPlace(ana, 'item-1', 'note-1');
  keepDraft(edit, typed, 3);
  expect(readDraft(edit)).toEqual({ values: typed, version: 3 });
});

test('something else in its place in the storage is ignored', () => {
  sessionStorage.setItem(`girassol.note-draft.${place}`, '{"values":{"text":1},"version":null}');
  expect(readDraft(place)).toBeNull();
  sessionStorage.setItem(`girassol.note-draft.${place}`, 'not json');
  expect(readDraft(place)).toBeNull();
});

test('an item has drafts when a new note or an edit has text', () => {
  expect(hasDrafts(ana, 'item-1')).toBe(false);
  keepDraft(place, { ...typed, text: '  ' });
  expect(hasDrafts(ana, 'item-1')).toBe(false);
  keepDraft(draftPlace(ana, 'item-1', 'note-1'), typed);
  expect(hasDrafts(ana, 'item-1')).toBe(true);
});
