import '@girassol/shared-auth/testing/databases';
import { disableStoredAnswers, enableStoredAnswers } from '@girassol/shared-auth';
import { replyUnreachable } from '@girassol/shared-auth/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { buildArchiveAnswer, buildFile } from '../archive/archive.fixture';
import { openPanel, setUpPanelTests, user } from '../item-panel/panel.testing';

setUpPanelTests();

const READ_ARCHIVE = 'GET /archives/customer/:userId/:cid';
const photo = buildFile(1, 'Telhado', { extension: 'png', size: 2048 });
const paper = buildFile(2, 'CNH', { url: '', semantic: 'CNH' });

/** Answers of the calls that a copy takes, besides those of the panel. */
const routes = {
  [READ_ARCHIVE]: buildArchiveAnswer([photo, paper]),
  'POST /kanbans/single/:id': { kanban: { columns: [] } } as never,
  'GET /checklists/single/kanban/:type': { checklist: { _id: 'c', items: [] } } as never,
  'GET /checklists/single/sale/:saleId': { checklist: [] } as never,
  'GET /notes/schedules/paginated/:userId/:multiplier/:type': { schedules: [], hasMoreItems: false },
  'GET /customers/single/:cid': { customer: {} } as never,
  'GET /customers/items/:cid': { items: [], hidden: 0 },
};

function setFreeSpace(bytes: number) {
  const persist = jest.fn(async () => true);
  const estimate = async () => ({ quota: bytes + 1_000, usage: 1_000 });
  Object.defineProperty(navigator, 'storage', { value: { persist, estimate }, configurable: true });
  return persist;
}

afterEach(async () => {
  await act(async () => disableStoredAnswers());
  Reflect.deleteProperty(navigator, 'storage');
});

async function openDialog(more = {}) {
  enableStoredAnswers();
  const opened = await openPanel({ routes: { ...routes, ...more } });
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) =>
    String(input).startsWith('/stored/')
      ? ({ ok: true, blob: async () => new Blob(['x']) } as Response)
      : fetch(input, init);
  await user.click(await screen.findByRole('button', { name: 'Opções' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Levar para a obra…' }));
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Levar para a obra' })) };
}

test('an item is taken along after its size and the free space were shown, and taken off again', async () => {
  const persist = setFreeSpace(3 * 1024 ** 3);
  const { dialog, server } = await openDialog();
  expect(await dialog.findByText('1 arquivo · 2 KB')).toBeVisible();
  expect(dialog.getByText('3 GB')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Levar' }));
  expect(await dialog.findByText('Abre sem sinal até')).toBeVisible();
  expect(persist).toHaveBeenCalled();
  expect(server.calls('GET /checklists/single/sale/:saleId')).not.toEqual([]);
  await user.click(await dialog.findByRole('button', { name: 'Tirar do aparelho' }));
  await waitFor(() => expect(dialog.queryByText('Abre sem sinal até')).toBeNull());
});

test('what does not fit is not taken', async () => {
  setFreeSpace(1_000);
  const { dialog } = await openDialog();
  expect(await dialog.findByText('Não cabe neste aparelho')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Levar' })).toBeDisabled();
});

test('a part that does not come is said, and nothing counts as taken', async () => {
  setFreeSpace(3 * 1024 ** 3);
  const { dialog } = await openDialog({ 'GET /checklists/single/kanban/:type': replyUnreachable() });
  await dialog.findByText('1 arquivo · 2 KB');
  await user.click(dialog.getByRole('button', { name: 'Levar' }));
  expect(await dialog.findByText(/Não foi possível levar este item/)).toBeVisible();
  expect(dialog.queryByText('Abre sem sinal até')).toBeNull();
});
