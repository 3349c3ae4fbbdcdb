import '@girassol/shared-auth/testing/databases';
import {
  clearWaitingWrites,
  getWaitingWrites,
  sendWaitingWrites,
  startOutboxOfApi,
} from '@girassol/shared-auth';
import {
  buildTestItem,
  fakeApi,
  renderWithSession,
  replyRefused,
  replyUnreachable,
} from '@girassol/shared-auth/testing';
import type { KanbanChecklist } from '@girassol/shared-domain/contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChecklistBlock } from './ChecklistBlock';
import { ANSWER_CALL } from './waiting-answers';

const items: KanbanChecklist['items'] = [
  { _id: 'box', type: 'checkbox', task: 'Conta recebida', category: '', list: [] },
];
const checklist = { _id: 'c', items, itemsOrder: ['box'], version: 1 };

beforeEach(() => startOutboxOfApi({ acceptsWrites: true }));
afterEach(async () => {
  await act(() => clearWaitingWrites());
  act(() => startOutboxOfApi({ acceptsWrites: false }));
});

/** Ticks the box of an item without a signal. */
async function tickWithoutSignal() {
  const server = fakeApi({
    'GET /checklists/single/kanban/:type': { checklist },
    'GET /checklists/single/sale/:saleId': { checklist: { _id: 'c', answers: [] } },
    [ANSWER_CALL]: replyUnreachable(),
    'GET /health': replyUnreachable(),
  });
  renderWithSession(<ChecklistBlock item={buildTestItem()} now={1} startsOpen />);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Conta recebida' }));
  expect(await screen.findByText('Esperando sinal')).toBeVisible();
  return server;
}

test('an answer without a signal shows as given, until it is sent', async () => {
  const server = await tickWithoutSignal();
  const [write] = getWaitingWrites();
  expect([write?.recordName, write?.detail]).toEqual([
    '#00012 Residência no Itoupava · Carla Schmidt',
    'Conta recebida: Sim',
  ]);
  expect(screen.getByRole('checkbox', { name: 'Conta recebida' })).toBeChecked();
  expect(screen.getByText('1 de 1')).toBeVisible();
  server.answer({ [ANSWER_CALL]: { checklist: { _id: 'c', answers: [] } } });
  await act(() => sendWaitingWrites());
  await waitFor(() => expect(screen.queryByText('Esperando sinal')).toBeNull());
});

test('one that was refused shows what the server has, and what the person had answered', async () => {
  const server = await tickWithoutSignal();
  server.answer({ [ANSWER_CALL]: replyRefused(404, { message: 'Este item foi retirado do checklist.' }) });
  await act(() => sendWaitingWrites());
  expect(await screen.findByText('Não foi enviada: Sim')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Conta recebida' })).not.toBeChecked();
});
