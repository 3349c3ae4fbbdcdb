import { onNotice } from '@girassol/shared-auth';
import { buildTestSession, replyRefused, replyUnreachable } from '@girassol/shared-auth/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';

import {
  ana,
  buildNamedCard,
  caio,
  getCardNumbers,
  getLaneRegion,
  getRouterAddress,
  LOAD_BOARD_CALL,
  MOVE_CARD_CALL,
  NEW_CONTACT_COLUMN_ID,
  openBoard,
  PROPOSAL_SENT_COLUMN_ID,
  SEARCH_NAMES_CALL,
  setUpBoardTests,
  testBoardAnswer,
  testKanban,
  user,
  waitForCards,
} from './board-page.testing';

setUpBoardTests();
afterEach(() => jest.restoreAllMocks());

test('[boards-002, boards-003, boards-005] columns in their order with count and sum, cards with number and name', async () => {
  const columns = testKanban.columns.toReversed();
  openBoard({ [LOAD_BOARD_CALL]: { ...testBoardAnswer, kanban: { ...testKanban, columns } } });
  await waitForCards();
  expect(screen.getByRole('heading', { level: 1, name: 'Vendas' })).toBeVisible();
  expect(screen.getByText('3 em aberto · R$ 300,00')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Novo contato',
    'Proposta enviada',
  ]);
  expect(within(getLaneRegion('Novo contato')).getByText('R$ 200,00')).toBeVisible();
  expect(getCardNumbers('Novo contato')).toEqual(['#00001 Telhado da Ana', '#00002 Telhado da Bia']);
  expect(screen.getByRole('link', { name: 'Registrar venda' })).toHaveAttribute('href', '/vendas/registro');
});

test.each([
  [360, '3 em aberto · R$ 7,2 mi'],
  [390, '3 em aberto · R$ 7.200.015,67'],
])('on a phone of %d pixels the sum has room beside the buttons', async (width, summary) => {
  jest.replaceProperty(window, 'innerWidth', width);
  const totals = {
    [NEW_CONTACT_COLUMN_ID]: { items: 2, amount: 7_200_000 },
    [PROPOSAL_SENT_COLUMN_ID]: { items: 1, amount: 15.67 },
  };
  openBoard({ [LOAD_BOARD_CALL]: { ...testBoardAnswer, totals } });
  await waitForCards();
  expect(screen.getByText(summary)).toBeVisible();
});

test('a board without any item offers the first one in its first column, not where a filter hides them', async () => {
  const empty = { ...testBoardAnswer, items: [], totals: {} };
  openBoard({ [LOAD_BOARD_CALL]: empty });
  const first = await screen.findByRole('link', { name: 'Registrar a primeira venda' });
  expect(first).toHaveAttribute('href', '/vendas/registro');
  expect(getLaneRegion('Novo contato')).toContainElement(first);
  cleanup();
  openBoard({ [LOAD_BOARD_CALL]: empty }, { search: '?busca=telhado' });
  expect(await screen.findByText('NENHUM RESULTADO')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Registrar a primeira venda' })).toBeNull();
});

test('[boards-098] the load sends scope, filters and type', async () => {
  const session = buildTestSession();
  const server = openBoard({}, { session, search: '?busca=ana&temperatura=2&cidade=Itaja%C3%AD' });
  await waitForCards();
  expect(server.calls(LOAD_BOARD_CALL)[0]?.params).toEqual({ id: session.managerId });
  expect(server.calls(LOAD_BOARD_CALL)[0]?.body).toMatchObject({
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
    const server = openBoard({}, { session: buildTestSession({ signupPlan: 'BASIC' }) });
    expect(await screen.findByText('Vendas não faz parte do seu plano')).toBeVisible();
    expect(server.calls(LOAD_BOARD_CALL)).toHaveLength(0);
  });

  test('[shell-010] a vendor without salesKanban is told whom to ask', async () => {
    const server = openBoard({}, { session: buildTestSession({ type: 'VENDOR' }) });
    expect(await screen.findByText('Você não tem acesso a Vendas')).toBeVisible();
    expect(server.calls(LOAD_BOARD_CALL)).toHaveLength(0);
  });

  test('somebody else’s board says what the server says', async () => {
    openBoard({
      [LOAD_BOARD_CALL]: replyRefused(403, { message: 'Você só pode ver os seus próprios registros.' }),
    });
    expect(await screen.findByText('Você só pode ver os seus próprios registros.')).toBeVisible();
  });
});

test('[shell.errors-008] a board that did not load offers another try, without a dialog', async () => {
  const notices = jest.fn();
  const stop = onNotice(notices);
  const server = openBoard({ [LOAD_BOARD_CALL]: replyRefused(500) });
  const retry = await screen.findByRole('button', { name: /Tentar/ });
  server.answer({ [LOAD_BOARD_CALL]: testBoardAnswer });
  await user.click(retry);
  expect(await waitForCards()).toBeVisible();
  expect(notices).not.toHaveBeenCalled();
  stop();
});

describe('filters', () => {
  test('the search waits for a pause, goes to the address and to the server', async () => {
    const server = openBoard({});
    await waitForCards();
    await user.type(await screen.findByRole('searchbox', { name: 'Buscar no quadro' }), 'telhado');
    await waitFor(() => expect(getRouterAddress()).toContain('busca=telhado'));
    await waitFor(() => expect(server.calls(LOAD_BOARD_CALL).at(-1)?.body?.searchValue).toBe('telhado'));
    expect(server.calls(LOAD_BOARD_CALL)).toHaveLength(2);
  });

  test('[boards-109] items that fit the search are named, and one press opens one', async () => {
    const server = openBoard({
      [SEARCH_NAMES_CALL]: {
        sales: [
          {
            _id: caio,
            id: 3,
            name: 'Galpão do Caio',
            customerName: 'Caio Lima',
            column: PROPOSAL_SENT_COLUMN_ID,
          },
        ],
      },
      'POST /kanbans/single/item/:itemId': replyRefused(500),
    });
    await waitForCards();
    await user.type(await screen.findByRole('searchbox', { name: 'Buscar no quadro' }), 'caio');
    const match = await screen.findByRole('link', { name: /#00003 Galpão do Caio/ });
    expect(server.calls(SEARCH_NAMES_CALL)[0]).toMatchObject({
      params: { userId: buildTestSession().managerId, type: 'SALES' },
      body: { searchValue: 'caio' },
    });
    await user.click(match);
    expect(getRouterAddress()).toBe(`/vendas/funil/${buildTestSession().managerId}?busca=caio&item=${caio}`);
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  test('[shell.errors-015] nothing found says so, and the filters can be cleared', async () => {
    const empty = { items: 0, amount: 0 };
    openBoard(
      {
        [LOAD_BOARD_CALL]: ({ body }) =>
          body.searchValue
            ? {
                ...testBoardAnswer,
                items: [],
                totals: { [NEW_CONTACT_COLUMN_ID]: empty, [PROPOSAL_SENT_COLUMN_ID]: empty },
              }
            : testBoardAnswer,
      },
      { search: '?busca=zzz' },
    );
    expect(await screen.findByText('NENHUM RESULTADO')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    expect(await waitForCards()).toBeVisible();
    expect(getRouterAddress()).not.toContain('busca');
  });
});

describe('moving a card by its menu', () => {
  const moved = { ...buildNamedCard(ana, 1, 'Telhado da Ana', PROPOSAL_SENT_COLUMN_ID, 'a0') };
  const moveAna = async () => {
    const opener = within(getLaneRegion('Novo contato')).getByRole('button', {
      name: 'Ações de Telhado da Ana',
    });
    // Awaited: the menu is fetched when it is first asked for.
    await act(async () => opener.click());
    const target = await screen.findByRole('menuitem', { name: 'Proposta enviada' });
    await user.click(target);
  };

  test('[boards-100] it is there at once, the server is told, and its rank is kept', async () => {
    const server = openBoard({ [MOVE_CARD_CALL]: { kanban: testKanban, changedItems: [moved], totals: {} } });
    await waitForCards();
    await moveAna();
    expect(getCardNumbers('Proposta enviada')).toEqual(['#00001 Telhado da Ana', '#00003 Galpão do Caio']);
    expect(within(getLaneRegion('Proposta enviada')).getByText('R$ 200,00')).toBeVisible();
    await waitFor(() => expect(server.calls(MOVE_CARD_CALL)).toHaveLength(1));
    expect(server.calls(MOVE_CARD_CALL)[0]).toMatchObject({
      params: { kid: testKanban._id, itemId: ana },
      body: {
        column: PROPOSAL_SENT_COLUMN_ID,
        order: 0,
        beforeItem: null,
        afterItem: caio,
        fetchId: buildTestSession().managerId,
      },
    });
  });

  test('a refused move goes back, and the reason is told', async () => {
    const notices = jest.fn();
    const stop = onNotice(notices);
    openBoard({
      [MOVE_CARD_CALL]: replyRefused(404, {
        message: 'Esta coluna não existe mais. O quadro foi atualizado.',
      }),
    });
    await waitForCards();
    await moveAna();
    await waitFor(() =>
      expect(getCardNumbers('Novo contato')).toEqual(['#00001 Telhado da Ana', '#00002 Telhado da Bia']),
    );
    expect(within(getLaneRegion('Novo contato')).getByText('R$ 200,00')).toBeVisible();
    expect(notices).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'Esta coluna não existe mais. O quadro foi atualizado.' }),
    );
    stop();
  });

  test('[shell.errors-005] a move that does not arrive goes back, and nothing is lost', async () => {
    openBoard({ [MOVE_CARD_CALL]: replyUnreachable() });
    await waitForCards();
    await moveAna();
    await waitFor(() =>
      expect(getCardNumbers('Novo contato')).toEqual(['#00001 Telhado da Ana', '#00002 Telhado da Bia']),
    );
    expect(getCardNumbers('Proposta enviada')).toEqual(['#00003 Galpão do Caio']);
  });
});

describe('by keyboard', () => {
  test('arrow keys walk from card to card', async () => {
    openBoard({});
    const first = await waitForCards();
    act(() => first.focus());
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toHaveAccessibleName(/Telhado da Bia/);
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toHaveAccessibleName(/Galpão do Caio/);
  });

  test('the board has one Tab stop for cards', async () => {
    openBoard({});
    await waitForCards();
    const stops = screen.getAllByRole('button', { name: /^#/ }).filter((button) => button.tabIndex === 0);
    expect(stops).toHaveLength(1);
  });

  test('[boards-007] Enter opens the card at its own address', async () => {
    openBoard({ 'POST /kanbans/single/item/:itemId': replyRefused(500) });
    const first = await waitForCards();
    await act(async () => fireEvent.keyDown(first, { key: 'Enter' }));
    expect(getRouterAddress()).toBe(`/vendas/funil/${buildTestSession().managerId}?item=${ana}`);
  });
});
