import '@girassol/shared-auth/testing/databases';
import { clearWaitingWrites, getWaitingWrites, startOutboxOfApi } from '@girassol/shared-auth';
import { buildTestItem, logInForTest } from '@girassol/shared-auth/testing';
import { OFFLINE_KEY_PREFIX, queuedCalls } from '@girassol/shared-domain';
import { uploadOrQueue } from './archive/uploads/waiting-files';
import { moveOrQueue } from './board-state/waiting-moves';
import { EDIT_CALL } from './item/edit-call';
import { saveItemField } from './item-editing/save-item-field';
import { buildEmptyNoteValues } from './notes/note-values';
import { addNoteOrQueue, deleteNoteOrQueue, editNoteOrQueue } from './notes/waiting-edits';

const item = buildTestItem({ id: 12, name: 'Casa na praia' });
const NAME = '#00012 Casa na praia · Carla Schmidt';
const note = { itemId: item._id, itemName: NAME, noteId: 'n', version: 1, detail: 'Telhado' };
const values = { ...buildEmptyNoteValues(['Visita'], 0), text: 'Telhado' };
const upload = {
  cid: 'c',
  recordName: NAME,
  name: 'Telhado',
  file: new File(['x'], 'telhado.png', { lastModified: 1 }),
  onProgress: () => undefined,
  signal: new AbortController().signal,
};

/** Makes each call that may wait. Answers of checklists are written by a hook: `waiting-checklist.test.tsx`. */
const writes: Partial<Record<(typeof queuedCalls)[number], () => Promise<unknown>>> = {
  'POST /notes/new/:id': () => addNoteOrQueue({ itemId: item._id, itemName: NAME, values }),
  'PATCH /notes/note/:saleId/:noteId': () => editNoteOrQueue({ ...note, title: 'Edição', changes: {} }),
  'DELETE /notes/note/:saleId/:noteId': () => deleteNoteOrQueue(note),
  'PUT /kanbans/single/item/order/:kid/:itemId': () =>
    moveOrQueue({
      kid: 'k',
      card: item,
      place: { order: 0, column: 'visita', fetchId: 'u' },
      columnTitle: 'Visita',
    }),
  [EDIT_CALL]: () => saveItemField({ item, field: 'power', request: { power: 6 }, baseVersion: 'v' }),
  'POST /archives/customer/file/:cid/:folderId': () =>
    uploadOrQueue({
      ...upload,
      folder: { _id: 'f', name: 'Fotos' },
      idempotencyKey: `${OFFLINE_KEY_PREFIX}a`,
    }),
  'POST /archives/customer/file-by-folder-name/:cid': () =>
    uploadOrQueue({ ...upload, folder: { name: 'Fotos' }, idempotencyKey: `${OFFLINE_KEY_PREFIX}b` }),
};

beforeEach(() => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  globalThis.XMLHttpRequest = class {
    upload = {};
    onerror = () => undefined;
    open() {}
    setRequestHeader() {}
    send() {
      queueMicrotask(() => this.onerror());
    }
  } as never;
  logInForTest();
  startOutboxOfApi({ acceptsWrites: true });
});
afterEach(async () => {
  await clearWaitingWrites();
  startOutboxOfApi({ acceptsWrites: false });
});

test('every call that may wait is tried here, or by a hook', () => {
  const byHook = ['POST /checklists/single/item/:checklistId/:itemId/:saleId'];
  expect([...Object.keys(writes), ...byHook].sort()).toEqual([...queuedCalls].sort());
});

test.each(Object.entries(writes))('%s names its record while it waits', async (call, write) => {
  await write();
  expect(getWaitingWrites()).toMatchObject([{ call, recordName: NAME }]);
});
