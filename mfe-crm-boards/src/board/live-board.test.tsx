import { clientId } from '@girassol/shared-auth';
import { letTimePass } from '@girassol/shared-ui/testing';
import { act, waitFor, within } from '@testing-library/react';

import {
  bia,
  board,
  card,
  cards,
  LOAD,
  lane,
  loaded,
  NEW,
  namesIn,
  open,
  prepare,
  SENT,
  TOTALS,
} from './board-page.testing';

prepare();

describe('what others do', () => {
  const placed = { kind: 'item-placed' as const, board: 'SALES' as const, rank: 'b0', by: 'somebody' };

  test('a card that somebody moves goes there here too, without a call', async () => {
    const server = open({});
    await loaded();
    await waitFor(() => expect(server.eventStreams).toBe(1));
    act(() => server.emit({ ...placed, item: bia, column: SENT, fromColumn: NEW }));
    await waitFor(() =>
      expect(namesIn('Proposta enviada')).toEqual(['#00002 Telhado da Bia', '#00003 Galpão do Caio']),
    );
    expect(server.calls(LOAD)).toHaveLength(1);
  });

  test('an unknown card is asked for, with its part of the column', async () => {
    const server = open({ [TOTALS]: { items: 2, amount: 250 } });
    await loaded();
    await waitFor(() => expect(server.eventStreams).toBe(1));
    const dora = card('0198a000-0000-7000-8000-00000000a009', 9, 'Sítio da Dora', SENT, 'b2');
    server.answer({
      [LOAD]: { ...board, items: [cards[2] ?? dora, dora], totals: { [SENT]: { items: 2, amount: 250 } } },
    });
    act(() => server.emit({ ...placed, item: dora._id, column: SENT, rank: 'b2', fromColumn: null }));
    await waitFor(() => expect(namesIn('Proposta enviada')).toContain('#00009 Sítio da Dora'));
    expect(server.calls(LOAD)[1]?.body?.after).toEqual({ [SENT]: 'b1' });
    expect(within(lane('Proposta enviada')).getByText('R$ 250,00')).toBeVisible();
  });

  test('the echo of the own move changes nothing, and outlives a move of somebody else that came before it', async () => {
    const server = open({});
    await loaded();
    await waitFor(() => expect(server.eventStreams).toBe(1));
    const rank = cards[1]?.kanbanData.rank ?? '';
    const echo = { ...placed, item: bia, column: NEW, rank, fromColumn: NEW, by: clientId };
    act(() => {
      server.emit(echo);
      server.emit({ ...placed, item: bia, column: SENT, fromColumn: NEW });
      server.emit(echo);
    });
    await letTimePass(200);
    expect(namesIn('Novo contato')).toHaveLength(2);
    expect(namesIn('Proposta enviada')).toHaveLength(1);
  });
});
