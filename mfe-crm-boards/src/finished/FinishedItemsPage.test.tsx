import { remoteTesting } from '@girassol/federation/remote';
import {
  buildTestSession,
  buildTestSettings,
  type FakeRoutes,
  fakeApi,
  renderWithSession,
  replyRefused,
  replyUnreachable,
} from '@girassol/shared-auth/testing';
import type { BoardKind, Session } from '@girassol/shared-domain';
import { testAtHoursOfTheDay } from '@girassol/shared-domain/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import FinishedItemsPage from './FinishedItemsPage';
import { buildFinishedItem, buildFinishedPage } from './finished-item.fixture';

const LIST = 'POST /sales/finished/filtered/:multiplier';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
const address = () => document.querySelector('output')?.textContent;

interface Opened {
  kind?: BoardKind;
  session?: Session;
  search?: string;
}

function open(
  routes: FakeRoutes,
  { kind = 'SALES', session = buildTestSession(), search = '' }: Opened = {},
) {
  const server = fakeApi(routes);
  const permissions = { [session.userId]: { salesKanban: true } };
  renderWithSession(
    <MemoryRouter initialEntries={[`/vendas/finalizadas${search}`]}>
      <Routes>
        <Route path="/vendas/finalizadas" element={<FinishedItemsPage kind={kind} />} />
      </Routes>
      <Address />
    </MemoryRouter>,
    { session, settings: buildTestSettings({ individualPermissions: permissions }) },
  );
  return { server, user: userEvent.setup() };
}

let platform: ReturnType<typeof remoteTesting.installFakePlatform>;
beforeEach(() => {
  platform = remoteTesting.installFakePlatform();
});
afterEach(() => platform.remove());

test('[boards-108, boards-055] finished sales with their outcome, and what they add up to', async () => {
  const { server } = open({
    [LIST]: buildFinishedPage([
      buildFinishedItem(1, { confirmedAmount: 20_000 }),
      buildFinishedItem(2, { status: 'LOST', saleLostReason: 'Preço' }),
    ]),
  });
  const won = await screen.findByRole('row', { name: /Telhado 1/ });
  expect(within(won).getByRole('cell', { name: 'Venda Ganha' })).toBeVisible();
  expect(within(won).getByRole('cell', { name: /R\$ 20\.000,00/ })).toBeVisible();
  const lost = screen.getByRole('row', { name: /Telhado 2/ });
  expect(within(lost).getByRole('cell', { name: /Venda Perdida *Preço/ })).toBeVisible();
  expect(screen.getByText(/12 vendas · R\$ 30\.000,50 · 54,25 kWp/)).toBeVisible();
  const [call] = server.calls(LIST);
  expect(call).toMatchObject({
    params: { multiplier: '1' },
    body: { type: 'SALES', status: 'ALL', fetchType: 'MANAGER', pageSize: 10 },
  });
});

test('[boards-095] a plan that is not ENTERPRISE asks for the own items, whatever the address says', async () => {
  const session = buildTestSession({ signupPlan: 'CRM' });
  const { server } = open(
    { [LIST]: buildFinishedPage([buildFinishedItem(1)]) },
    { session, search: '?de=somebody' },
  );
  await screen.findByRole('row', { name: /Telhado 1/ });
  expect(server.calls(LIST)[0]?.body).toMatchObject({ fetchType: 'USER', fetchId: session.userId });
});

test('[shell-016] the size of a page is chosen among eleven, and more comes page by page', async () => {
  const { server, user } = open({
    [LIST]: ({ params }) =>
      params.multiplier === '1'
        ? buildFinishedPage([buildFinishedItem(1)], true)
        : buildFinishedPage([buildFinishedItem(1), buildFinishedItem(2)]),
  });
  await screen.findByRole('row', { name: /Telhado 1/ });
  await user.click(screen.getByRole('button', { name: 'Carregar mais' }));
  await screen.findByRole('row', { name: /Telhado 2/ });
  expect(screen.getAllByRole('row')).toHaveLength(3);

  await user.click(screen.getByRole('button', { name: /por página/ }));
  const sizes = (await screen.findAllByRole('option')).map(({ textContent }) =>
    parseInt(textContent ?? '', 10),
  );
  expect(sizes).toEqual([2, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50]);
  await user.click(screen.getByRole('option', { name: '50 por página' }));
  await waitFor(() => expect(server.calls(LIST).at(-1)?.body).toMatchObject({ pageSize: 50 }));
  expect(address()).toContain('porPagina=50');
});

test('[shell.errors-014] filters go into the address and the call; without a result they can be cleared', async () => {
  const { server, user } = open({
    [LIST]: ({ body }) =>
      typeof body === 'object' && body && 'searchValue' in body && body.searchValue === 'zzz'
        ? { ...buildFinishedPage([]), totals: { items: 0, amount: 0, power: 0 } }
        : buildFinishedPage([buildFinishedItem(1)]),
  });
  await screen.findByRole('row', { name: /Telhado 1/ });
  await user.type(screen.getByRole('searchbox'), 'zzz');
  expect(await screen.findByText('NENHUM RESULTADO')).toBeVisible();
  expect(address()).toBe('/vendas/finalizadas?busca=zzz');
  await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  await screen.findByRole('row', { name: /Telhado 1/ });

  await user.click(screen.getByRole('button', { name: /Situação/ }));
  await user.click(await screen.findByRole('option', { name: 'Venda Perdida' }));
  await waitFor(() => expect(server.calls(LIST).at(-1)?.body).toMatchObject({ status: 'LOST' }));
});

testAtHoursOfTheDay(
  '[boards-108] a period that ends today ends with the day that it is',
  async ({ today }) => {
    const { server, user } = open({ [LIST]: buildFinishedPage([buildFinishedItem(1)]) });
    await screen.findByRole('row', { name: /Telhado 1/ });
    await user.click(screen.getByRole('button', { name: /Período/ }));
    await user.click(await screen.findByRole('option', { name: 'Este mês' }));
    const filter1Value = { start: '2026-12-01', end: today };
    await waitFor(() => expect(server.calls(LIST).at(-1)?.body).toMatchObject({ filter1Value }));
  },
);

test('an item that leaves the board somewhere else comes into the list', async () => {
  let sales = [buildFinishedItem(1)];
  const { server } = open({ [LIST]: () => buildFinishedPage(sales) });
  await screen.findByRole('row', { name: /Telhado 1/ });
  sales = [buildFinishedItem(2), buildFinishedItem(1)];
  const left = { board: 'SALES' as const, item: 'x', column: 'c', by: null };
  server.emit({ kind: 'item-left', ...left });
  expect(await screen.findByRole('row', { name: /Telhado 2/ })).toBeVisible();
});

test('what could not be loaded can be asked again; a list of others says why it is closed', async () => {
  let works = false;
  const { user } = open({
    [LIST]: () => (works ? buildFinishedPage([buildFinishedItem(1)]) : replyRefused(500)),
  });
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  works = true;
  await user.click(again);
  expect(await screen.findByRole('row', { name: /Telhado 1/ })).toBeVisible();
});

test('a refusal is told in its own words', async () => {
  open(
    { [LIST]: replyRefused(403, { message: 'Somente quem lidera a equipe pode vê-la.' }) },
    { search: '?de=t' },
  );
  expect(await screen.findByText('Somente quem lidera a equipe pode vê-la.')).toBeVisible();
});

test('without the board in the plan nothing is asked', async () => {
  const { server } = open(
    { [LIST]: replyUnreachable() },
    { session: buildTestSession({ signupPlan: 'BASIC' }) },
  );
  expect(await screen.findByText('Vendas não faz parte do seu plano')).toBeVisible();
  expect(server.calls(LIST)).toHaveLength(0);
});

test('a board whose items cannot be lost offers no outcome to choose', async () => {
  open({ [LIST]: buildFinishedPage([buildFinishedItem(1, { type: 'PROJECT' })]) }, { kind: 'PROJECT' });
  expect(await screen.findByRole('cell', { name: 'Projeto Finalizado' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Projetos finalizados' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Situação/ })).toBeNull();
});
