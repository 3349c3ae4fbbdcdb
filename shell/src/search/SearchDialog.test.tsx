import { pending, refuse, testSession } from '@girassol/shared-auth/testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aRemote, here, renderApp } from '../testing/render-app';
import { isMatch } from './results';

const session = testSession();
const remotes = [
  aRemote('mfe-crm-boards', [
    '/vendas/funil/:uid',
    '/vendas/agenda/:uid',
    '/clientes/lista/:uid',
    '/cliente/editar/:cid',
  ]),
];
const sale = { _id: 's1', id: 12, name: 'Padaria', customerName: 'Padaria Barbosa', column: 'c1' };
const api = {
  'POST /sales/kanban/names/:userId/:type': { sales: [sale] },
  'POST /customers/filtered/:userId/:multiplier': { customers: [], hasMoreItems: false },
};

async function openSearch(user: UserEvent) {
  await screen.findByRole('navigation', { name: 'Menu principal' });
  await user.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox', { name: 'Buscar páginas, vendas e clientes' });
}

const optionNames = () => screen.queryAllByRole('option').map((option) => option.textContent);

test('Ctrl+K offers the pages of the menu; arrows and Enter open one', async () => {
  const { user } = renderApp({ at: '/inicio', session, remotes, api });
  const box = await openSearch(user);
  expect(box).toHaveFocus();
  await waitFor(() => expect(optionNames()).toEqual(['Início', 'VendasComercial', 'ClientesComercial']));
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Clientes');
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(here()).toBe(`/clientes/lista/${session.managerId}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the page that was chosen takes the focus once the dialog has closed', async () => {
  const { user } = renderApp({ at: '/termos-de-uso-e-politica-de-privacidade', session, remotes, api });
  await openSearch(user);
  await screen.findByRole('option', { name: /Início/ });
  await user.keyboard('{Enter}');
  const heading = await screen.findByRole('heading', { level: 1, name: /Ana/ });
  await waitFor(() => expect(heading).toHaveFocus());
});

test('an area that guards unsaved text against links is asked first', async () => {
  const guard = jest.fn((event: MouseEvent) => {
    const isLink = event.target instanceof HTMLAnchorElement;
    if (!isLink) return;
    event.preventDefault();
    event.stopPropagation();
  });
  document.addEventListener('click', guard, true);
  const { user } = renderApp({ at: '/termos-de-uso-e-politica-de-privacidade', session, remotes, api });
  await openSearch(user);
  await screen.findByRole('option', { name: /Início/ });
  await user.keyboard('{Enter}');
  document.removeEventListener('click', guard, true);
  expect(here()).toBe('/termos-de-uso-e-politica-de-privacidade');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('sales are found as they are typed, each with an address to open', async () => {
  const { user, server } = renderApp({ at: '/inicio', session, remotes, api });
  await user.type(await openSearch(user), 'pad');
  await user.click(await screen.findByRole('option', { name: /#00012 Padaria/ }));
  expect(here()).toBe(`/vendas/funil/${session.managerId}?item=s1`);
  expect(server.calls('POST /sales/kanban/names/:userId/:type')[0]).toMatchObject({
    params: { userId: session.managerId, type: 'SALES' },
    body: { searchValue: 'pad' },
  });
});

test('one letter asks no server', async () => {
  const { user, server } = renderApp({ at: '/inicio', session, remotes, api });
  await user.type(await openSearch(user), 'z');
  expect(await screen.findByText('Nenhum resultado para esta busca.')).toBeInTheDocument();
  expect(server.calls('POST /sales/kanban/names/:userId/:type')).toEqual([]);
});

test('who may not see the board or the customers searches pages only', async () => {
  const vendor = testSession({ type: 'VENDOR' });
  const { user, server } = renderApp({ at: '/inicio', session: vendor, remotes, api });
  await user.type(await openSearch(user), 'padaria');
  expect(await screen.findByText('Nenhum resultado para esta busca.')).toBeInTheDocument();
  expect(
    server.log.filter((key) => key.startsWith('POST /sales') || key.startsWith('POST /customers')),
  ).toEqual([]);
});

test('a server that does not answer is said, and pages are still found', async () => {
  const { user } = renderApp({
    at: '/inicio',
    session,
    remotes,
    api: { ...api, 'POST /sales/kanban/names/:userId/:type': refuse(500, { message: 'x' }) },
  });
  await user.type(await openSearch(user), 'agenda');
  expect(await screen.findByText('Vendas e clientes não puderam ser pesquisados agora.')).toBeInTheDocument();
  expect(optionNames()).toEqual(['Vendas: AgendaComercial']);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('while the server looks, nothing is said to be missing', async () => {
  const { user } = renderApp({
    at: '/inicio',
    session,
    remotes,
    api: { ...api, 'POST /sales/kanban/names/:userId/:type': pending() },
  });
  await user.type(await openSearch(user), 'zzz');
  await waitFor(() => expect(optionNames()).toEqual([]));
  expect(screen.queryByText('Nenhum resultado para esta busca.')).toBeNull();
});

test.each([
  ['Pré-Venda: Agenda', 'pre', true],
  ['Pré-Venda: Agenda', 'agenda venda', true],
  ['Vendas', 'end', false],
  ['Configurações', 'configuracoes', true],
])('in %s, "%s" is found: %s', (text, search, isFound) => {
  expect(isMatch(text, search)).toBe(isFound);
});
