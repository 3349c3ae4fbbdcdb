import { onNotice } from '@girassol/shared-auth';
import { refuse, testSession, unreachable } from '@girassol/shared-auth/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import {
  address,
  ana,
  board,
  caio,
  card,
  kanban,
  LOAD,
  lane,
  loaded,
  MOVE,
  NAMES,
  NEW,
  namesIn,
  open,
  prepare,
  SENT,
  user,
} from './board-page.testing';

prepare();

test('[boards-002, boards-003, boards-005] columns in their order with count and sum, cards with number and name', async () => {
  const columns = kanban.columns.toReversed();
  open({ [LOAD]: { ...board, kanban: { ...kanban, columns } } });
  await loaded();
  expect(screen.getByRole('heading', { level: 1, name: 'Vendas' })).toBeVisible();
  expect(screen.getByText('3 em aberto · R$ 300,00')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Novo contato',
    'Proposta enviada',
  ]);
  expect(within(lane('Novo contato')).getByText('R$ 200,00')).toBeVisible();
  expect(namesIn('Novo contato')).toEqual(['#00001 Telhado da Ana', '#00002 Telhado da Bia']);
  expect(screen.getByRole('link', { name: 'Registrar venda' })).toHaveAttribute('href', '/vendas/registro');
});

test('[boards-098] the load sends scope, filters and type', async () => {
  const session = testSession();
  const server = open({}, { session, search: '?busca=ana&temperatura=2&cidade=Itaja%C3%AD' });
  await loaded();
  expect(server.calls(LOAD)[0]?.params).toEqual({ id: session.managerId });
  expect(server.calls(LOAD)[0]?.body).toMatchObject({
    type: 'SALES',
    searchValue: 'ana',
    city: 'Itajaí',
    filter1Active: true,
    filter1Value: { leadTemperature: 2 },
    isTeamSearch: false,
  });
});

describe('who may not see the board gets a reason and no call is made', () => {
  test('a BASIC account is told what the board is for', async () => {
    const server = open({}, { session: testSession({ signupPlan: 'BASIC' }) });
    expect(await screen.findByText('Vendas não faz parte do seu plano')).toBeVisible();
    expect(server.calls(LOAD)).toHaveLength(0);
  });

  test('[shell-010] a vendor without salesKanban is told whom to ask', async () => {
    const server = open({}, { session: testSession({ type: 'VENDOR' }) });
    expect(await screen.findByText('Você não tem acesso a Vendas')).toBeVisible();
    expect(server.calls(LOAD)).toHaveLength(0);
  });

  test('somebody else’s board says what the server says', async () => {
    open({ [LOAD]: refuse(403, { message: 'Você só pode ver os seus próprios registros.' }) });
    expect(await screen.findByText('Você só pode ver os seus próprios registros.')).toBeVisible();
  });
});

test('[shell.errors-008] a board that did not load offers another try, without a dialog', async () => {
  const notices = jest.fn();
  const stop = onNotice(notices);
  const server = open({ [LOAD]: refuse(500) });
  const retry = await screen.findByRole('button', { name: /Tentar/ });
  server.answer({ [LOAD]: board });
  await user.click(retry);
  expect(await loaded()).toBeVisible();
  expect(notices).not.toHaveBeenCalled();
  stop();
});

describe('filters', () => {
  test('the search waits for a pause, goes to the address and to the server', async () => {
    const server = open({});
    await loaded();
    await user.type(await screen.findByRole('searchbox', { name: 'Buscar no quadro' }), 'telhado');
    await waitFor(() => expect(address()).toContain('busca=telhado'));
    await waitFor(() => expect(server.calls(LOAD).at(-1)?.body?.searchValue).toBe('telhado'));
    expect(server.calls(LOAD)).toHaveLength(2);
  });

  test('[boards-109] items that fit the search are named, and one press opens one', async () => {
    const server = open({
      [NAMES]: {
        sales: [{ _id: caio, id: 3, name: 'Galpão do Caio', customerName: 'Caio Lima', column: SENT }],
      },
      'POST /kanbans/single/item/:itemId': refuse(500),
    });
    await loaded();
    await user.type(await screen.findByRole('searchbox', { name: 'Buscar no quadro' }), 'caio');
    const match = await screen.findByRole('link', { name: /#00003 Galpão do Caio/ });
    expect(server.calls(NAMES)[0]).toMatchObject({
      params: { userId: testSession().managerId, type: 'SALES' },
      body: { searchValue: 'caio' },
    });
    await user.click(match);
    expect(address()).toBe(`/vendas/funil/${testSession().managerId}?busca=caio&item=${caio}`);
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  test('[shell.errors-014, shell.errors-015] nothing found says so, and the filters can be cleared', async () => {
    const empty = { items: 0, amount: 0 };
    open(
      {
        [LOAD]: ({ body }) =>
          body.searchValue ? { ...board, items: [], totals: { [NEW]: empty, [SENT]: empty } } : board,
      },
      { search: '?busca=zzz' },
    );
    expect(await screen.findByText('NENHUM RESULTADO')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    expect(await loaded()).toBeVisible();
    expect(address()).not.toContain('busca');
  });
});

describe('moving a card by its menu', () => {
  const moved = { ...card(ana, 1, 'Telhado da Ana', SENT, 'a0') };
  const moveAna = async () => {
    const opener = within(lane('Novo contato')).getByRole('button', { name: 'Ações de Telhado da Ana' });
    // Awaited: the menu is fetched when it is first asked for.
    await act(async () => opener.click());
    const target = await screen.findByRole('menuitem', { name: 'Proposta enviada' });
    await user.click(target);
  };

  test('[boards-100] it is there at once, the server is told, and its rank is kept', async () => {
    const server = open({ [MOVE]: { kanban, changedItems: [moved], totals: {} } });
    await loaded();
    await moveAna();
    expect(namesIn('Proposta enviada')).toEqual(['#00001 Telhado da Ana', '#00003 Galpão do Caio']);
    expect(within(lane('Proposta enviada')).getByText('R$ 200,00')).toBeVisible();
    await waitFor(() => expect(server.calls(MOVE)).toHaveLength(1));
    expect(server.calls(MOVE)[0]).toMatchObject({
      params: { kid: kanban._id, itemId: ana },
      body: { column: SENT, order: 0, beforeItem: null, afterItem: caio, fetchId: testSession().managerId },
    });
  });

  test('a refused move goes back, and the reason is told', async () => {
    const notices = jest.fn();
    const stop = onNotice(notices);
    open({ [MOVE]: refuse(404, { message: 'Esta coluna não existe mais. O quadro foi atualizado.' }) });
    await loaded();
    await moveAna();
    await waitFor(() =>
      expect(namesIn('Novo contato')).toEqual(['#00001 Telhado da Ana', '#00002 Telhado da Bia']),
    );
    expect(within(lane('Novo contato')).getByText('R$ 200,00')).toBeVisible();
    expect(notices).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'Esta coluna não existe mais. O quadro foi atualizado.' }),
    );
    stop();
  });

  test('[shell.errors-005] a move that does not arrive goes back, and nothing is lost', async () => {
    open({ [MOVE]: unreachable() });
    await loaded();
    await moveAna();
    await waitFor(() =>
      expect(namesIn('Novo contato')).toEqual(['#00001 Telhado da Ana', '#00002 Telhado da Bia']),
    );
    expect(namesIn('Proposta enviada')).toEqual(['#00003 Galpão do Caio']);
  });
});

describe('by keyboard', () => {
  test('arrow keys walk from card to card', async () => {
    open({});
    const first = await loaded();
    act(() => first.focus());
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toHaveAccessibleName(/Telhado da Bia/);
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toHaveAccessibleName(/Galpão do Caio/);
  });

  test('the board has one Tab stop for cards', async () => {
    open({});
    await loaded();
    const stops = screen.getAllByRole('button', { name: /^#/ }).filter((button) => button.tabIndex === 0);
    expect(stops).toHaveLength(1);
  });

  test('[boards-007] Enter opens the card at its own address', async () => {
    open({ 'POST /kanbans/single/item/:itemId': refuse(500) });
    const first = await loaded();
    await act(async () => fireEvent.keyDown(first, { key: 'Enter' }));
    expect(address()).toBe(`/vendas/funil/${testSession().managerId}?item=${ana}`);
  });
});
