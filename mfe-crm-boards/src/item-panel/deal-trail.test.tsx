import type { DealRecord } from '@girassol/shared-domain/contract';
import { act, screen, within } from '@testing-library/react';
import {
  FIRST_COLUMN_ID,
  LOAD_ITEM_CALL,
  openPanel,
  SECOND_COLUMN_ID,
  setUpPanelTests,
} from './panel.testing';

setUpPanelTests();

const project: DealRecord = {
  kind: 'ITEM',
  _id: FIRST_COLUMN_ID,
  number: 3,
  type: 'PROJECT',
  status: 'IN_PROGRESS',
};

test('the trail of the deal follows what happens to its other records, and tells no news of them', async () => {
  const { server, item } = await openPanel({ item: { dealRecords: [project] } });
  const trail = screen.getByRole('navigation', { name: 'Registros do negócio' });
  expect(within(trail).getByRole('link', { name: 'Projeto #00003' })).toBeVisible();
  server.answer({
    [LOAD_ITEM_CALL]: { populatedItem: { ...item, dealRecords: [{ ...project, status: 'CLOSED' }] } },
  });
  act(() =>
    server.emit({
      kind: 'item-left',
      board: 'PROJECT',
      item: project._id,
      column: SECOND_COLUMN_ID,
      by: 'another-tab',
    }),
  );
  expect(
    await within(trail).findByRole('link', { name: 'Projeto #00003 (Projeto Finalizado)' }),
  ).toBeVisible();
  expect(screen.queryByText(/mudou|alterou|atualizad/)).not.toBeInTheDocument();
});

test('an item without other records shows no trail', async () => {
  const { item } = await openPanel({ item: { dealRecords: [] } });
  expect(item.dealRecords).toEqual([]);
  expect(screen.queryByRole('navigation', { name: 'Registros do negócio' })).not.toBeInTheDocument();
});
