import { tabId } from '@girassol/shared-auth';
import { waitMilliseconds } from '@girassol/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';

import {
  bia,
  buildNamedCard,
  getCardNumbers,
  getLaneRegion,
  LOAD_BOARD_CALL,
  LOAD_TOTALS_CALL,
  NEW_CONTACT_COLUMN_ID,
  openBoard,
  PROPOSAL_SENT_COLUMN_ID,
  setUpBoardTests,
  testBoardAnswer,
  testCards,
  waitForCards,
} from './board-page.testing';

setUpBoardTests();

describe('what others do', () => {
  const placed = { kind: 'item-placed' as const, board: 'SALES' as const, rank: 'b0', by: 'somebody' };

  test('a card that somebody moves goes there here too, without a call', async () => {
    const server = openBoard({});
    await waitForCards();
    await waitFor(() => expect(server.eventStreams).toBe(1));
    act(() =>
      server.emit({
        ...placed,
        item: bia,
        column: PROPOSAL_SENT_COLUMN_ID,
        fromColumn: NEW_CONTACT_COLUMN_ID,
      }),
    );
    await waitFor(() =>
      expect(getCardNumbers('Proposta enviada')).toEqual(['#00002 Telhado da Bia', '#00003 Galpão do Caio']),
    );
    expect(server.calls(LOAD_BOARD_CALL)).toHaveLength(1);
  });

  test('a card with the focus keeps it in its new place; one that was left gets none', async () => {
    const server = openBoard({});
    await waitForCards();
    await waitFor(() => expect(server.eventStreams).toBe(1));
    const itsCard = () => screen.getByRole('button', { name: /^#00002 Telhado da Bia/ });
    act(() => itsCard().focus());
    act(() =>
      server.emit({
        ...placed,
        item: bia,
        column: PROPOSAL_SENT_COLUMN_ID,
        fromColumn: NEW_CONTACT_COLUMN_ID,
      }),
    );
    await waitFor(() => expect(getCardNumbers('Proposta enviada')).toContain('#00002 Telhado da Bia'));
    await waitFor(() => expect(itsCard()).toHaveFocus());

    act(() => itsCard().blur());
    act(() =>
      server.emit({
        ...placed,
        item: bia,
        column: NEW_CONTACT_COLUMN_ID,
        rank: 'a9',
        fromColumn: PROPOSAL_SENT_COLUMN_ID,
      }),
    );
    await waitFor(() => expect(getCardNumbers('Novo contato')).toContain('#00002 Telhado da Bia'));
    await waitMilliseconds(50);
    expect(document.body).toHaveFocus();
  });

  test('an unknown card is asked for, with its part of the column', async () => {
    const server = openBoard({ [LOAD_TOTALS_CALL]: { items: 2, amount: 250 } });
    await waitForCards();
    await waitFor(() => expect(server.eventStreams).toBe(1));
    const dora = buildNamedCard(
      '0198a000-0000-7000-8000-00000000a009',
      9,
      'Sítio da Dora',
      PROPOSAL_SENT_COLUMN_ID,
      'b2',
    );
    server.answer({
      [LOAD_BOARD_CALL]: {
        ...testBoardAnswer,
        items: [testCards[2] ?? dora, dora],
        totals: { [PROPOSAL_SENT_COLUMN_ID]: { items: 2, amount: 250 } },
      },
    });
    act(() =>
      server.emit({
        ...placed,
        item: dora._id,
        column: PROPOSAL_SENT_COLUMN_ID,
        rank: 'b2',
        fromColumn: null,
      }),
    );
    await waitFor(() => expect(getCardNumbers('Proposta enviada')).toContain('#00009 Sítio da Dora'));
    expect(server.calls(LOAD_BOARD_CALL)[1]?.body?.after).toEqual({ [PROPOSAL_SENT_COLUMN_ID]: 'b1' });
    expect(within(getLaneRegion('Proposta enviada')).getByText('R$ 250,00')).toBeVisible();
  });

  test('the echo of the own move changes nothing, and outlives a move of somebody else that came before it', async () => {
    const server = openBoard({});
    await waitForCards();
    await waitFor(() => expect(server.eventStreams).toBe(1));
    const rank = testCards[1]?.kanbanData.rank ?? '';
    const echo = {
      ...placed,
      item: bia,
      column: NEW_CONTACT_COLUMN_ID,
      rank,
      fromColumn: NEW_CONTACT_COLUMN_ID,
      by: tabId,
    };
    act(() => {
      server.emit(echo);
      server.emit({
        ...placed,
        item: bia,
        column: PROPOSAL_SENT_COLUMN_ID,
        fromColumn: NEW_CONTACT_COLUMN_ID,
      });
      server.emit(echo);
    });
    await waitMilliseconds(200);
    expect(getCardNumbers('Novo contato')).toHaveLength(2);
    expect(getCardNumbers('Proposta enviada')).toHaveLength(1);
  });
});
