import {
  buildTestItem,
  type FakeRoutes,
  fakeApi,
  renderWithSession,
  replyRefused,
} from '@girassol/shared-auth/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import HistoryTab from './HistoryTab';
import { buildHistoryEntry } from './history-entry.fixture';

const LIST = 'GET /histories/customer/:cid/:multiplier';
const now = Date.parse('2026-03-10T12:00:00-03:00');
const user = userEvent.setup();
const page = (...history: ReturnType<typeof buildHistoryEntry>[]) => ({ history, hasMoreItems: false });

function open(routes: FakeRoutes) {
  const server = fakeApi(routes);
  renderWithSession(<HistoryTab item={buildTestItem()} now={now} />);
  return server;
}

test('[history-002] a line shows title, content, when, and the name and e-mail of who did it', async () => {
  const server = open({ [LIST]: page(buildHistoryEntry()) });
  const line = await screen.findByRole('listitem');
  expect(line).toHaveTextContent('Mudança de etapa');
  expect(line).toHaveTextContent('Venda #00012 foi de "Contato" para "Proposta enviada".');
  expect(line).toHaveTextContent('14:05');
  expect(line).toHaveTextContent('Ana Souza');
  expect(line).toHaveTextContent('ana@exemplo.com.br');
  expect(server.calls(LIST)[0]?.params.cid).toBe(buildTestItem().customer._id);
});

test('lines stand under their day', async () => {
  open({
    [LIST]: page(
      buildHistoryEntry({
        _id: 'e1',
        registryDate: '2026-03-10',
        registryTimestamp: now - 60_000,
        title: 'Nota adicionada',
      }),
      buildHistoryEntry({ _id: 'e2' }),
      buildHistoryEntry({ _id: 'e3', title: 'Venda cadastrada' }),
      buildHistoryEntry({
        _id: 'e4',
        registryDate: '2025-12-24',
        registryTimestamp: Date.parse('2025-12-24T09:00:00-03:00'),
        title: 'Cliente cadastrado',
        sale: null,
      }),
    ),
  });
  await screen.findByText('Nota adicionada');
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Hoje, terça-feira, 10 de março',
    'Ontem, segunda-feira, 9 de março',
    'Quarta-feira, 24 de dezembro de 2025',
  ]);
  const yesterday = within(screen.getByRole('region', { name: /Ontem/ }));
  expect(yesterday.getAllByRole('listitem')).toHaveLength(2);
  expect(yesterday.getAllByText('Venda #00012')).toHaveLength(2);
});

test('[history-001] more lines come by the next multiplier', async () => {
  const server = open({
    [LIST]: ({ params }) =>
      Number(params.multiplier) === 1
        ? { history: [buildHistoryEntry()], hasMoreItems: true }
        : page(buildHistoryEntry({ _id: 'e9', title: 'Cliente cadastrado' })),
  });
  await user.click(await screen.findByRole('button', { name: 'Carregar mais' }));
  expect(await screen.findByText('Cliente cadastrado')).toBeVisible();
  expect(server.calls(LIST).map((call) => Number(call.params.multiplier))).toEqual([1, 2]);
  expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull();
});

test('[history-003] a customer without history', async () => {
  open({ [LIST]: page() });
  expect(await screen.findByText('Este cliente não possui histórico')).toBeVisible();
});

test('only what is about this item, when asked', async () => {
  const server = open({ [LIST]: page(buildHistoryEntry()) });
  await screen.findByText('Venda #00012');
  await user.click(screen.getByRole('switch', { name: 'Só este item' }));
  await waitFor(() => expect(server.calls(LIST).at(-1)?.query.get('saleId')).toBe(buildTestItem()._id));
  expect(await screen.findByText('Mudança de etapa')).toBeVisible();
  expect(screen.queryByText('Venda #00012')).toBeNull();
});

test('a failure can be tried again', async () => {
  let isBroken = true;
  open({ [LIST]: () => (isBroken ? replyRefused(500, { message: 'Falhou.' }) : page(buildHistoryEntry())) });
  expect(await screen.findByText('Não foi possível carregar o histórico')).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: /Tentar/ }));
  expect(await screen.findByText('Mudança de etapa')).toBeVisible();
});

test('it is read again when something happens to the item', async () => {
  const server = open({ [LIST]: page(buildHistoryEntry()) });
  await screen.findByText('Mudança de etapa');
  await act(() => server.emit({ kind: 'notes-changed', item: buildTestItem()._id, by: 'somebody' }));
  await waitFor(() => expect(server.calls(LIST)).toHaveLength(2));
  await act(() => server.emit({ kind: 'notes-changed', item: 'another', by: 'somebody' }));
  expect(server.calls(LIST)).toHaveLength(2);
});
