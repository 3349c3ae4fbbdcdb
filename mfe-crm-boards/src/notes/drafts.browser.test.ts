import { buildDraftKey, deleteDraft, getDraft, hasDrafts, saveDraft } from './drafts';
import { buildEmptyNoteValues } from './note-values';

const ana = 'user-ana';
const draftKey = buildDraftKey(ana, 'item-1');
const typed = { ...buildEmptyNoteValues(['Ligação'], 0), text: 'Ligar depois das 18h' };

afterEach(() => {
  deleteDraft(draftKey);
  deleteDraft(buildDraftKey(ana, 'item-1', 'note-1'));
  sessionStorage.clear();
});

test('what was typed comes back, for the same person and item only', () => {
  saveDraft(draftKey, typed);
  expect(getDraft(draftKey)?.values).toEqual(typed);
  expect(getDraft(buildDraftKey('user-beto', 'item-1'))).toBeNull();
  expect(getDraft(buildDraftKey(ana, 'item-2'))).toBeNull();
});

test('a draft survives a reload of the tab', async () => {
  saveDraft(draftKey, typed);
  await jest.isolateModulesAsync(async () => {
    const reloaded = await import('./drafts');
    expect(reloaded.getDraft(draftKey)?.values).toEqual(typed);
    expect(reloaded.hasDrafts(ana, 'item-1')).toBe(true);
  });
});

test('a storage that refuses does not lose what was typed', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  saveDraft(draftKey, typed);
  expect(getDraft(draftKey)?.values).toEqual(typed);
  refuse.mockRestore();
});

test('a saved draft is gone', () => {
  saveDraft(draftKey, typed);
  deleteDraft(draftKey);
  expect(getDraft(draftKey)).toBeNull();
});

test('the draft of an edit remembers the version it began from', () => {
  const edit = buildDraftKey(ana, 'item-1', 'note-1');
  saveDraft(edit, typed, 3);
  expect(getDraft(edit)).toEqual({ values: typed, version: 3 });
});

test('something else in its place in the storage is ignored', () => {
  sessionStorage.setItem(`girassol.note-draft.${draftKey}`, '{"values":{"text":1},"version":null}');
  expect(getDraft(draftKey)).toBeNull();
  sessionStorage.setItem(`girassol.note-draft.${draftKey}`, 'not json');
  expect(getDraft(draftKey)).toBeNull();
});

test('an item has drafts when a new note or an edit has text', () => {
  expect(hasDrafts(ana, 'item-1')).toBe(false);
  saveDraft(draftKey, { ...typed, text: '  ' });
  expect(hasDrafts(ana, 'item-1')).toBe(false);
  saveDraft(buildDraftKey(ana, 'item-1', 'note-1'), typed);
  expect(hasDrafts(ana, 'item-1')).toBe(true);
});
