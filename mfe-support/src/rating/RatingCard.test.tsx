import { buildTestSession, fakeApi, renderWithSession } from '@girassol/shared-auth/testing';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildTicket } from '../testing/ticket.fixture';
import { RatingCard } from './RatingCard';

const KEY = 'GET /tickets/unrated/user';
const RATE = 'PUT /tickets/single/rating/:ticketId';
const user = userEvent.setup();
const build = (id: string, title: string) => buildTicket([], { _id: id, title, status: 'CLOSED' });
const first = build('11111111-1111-4111-8111-111111111111', 'Inversor parado');
const second = build('22222222-2222-4222-8222-222222222222', 'Boleto errado');

async function open() {
  const server = fakeApi({
    [KEY]: { items: [first, second] },
    [RATE]: { ticket: { ...first, customerRating: 10 } },
  });
  let unmount = () => {};
  await act(async () => {
    ({ unmount } = renderWithSession(
      <>
        <RatingCard />
        <DialogHost />
        <SnackbarHost />
      </>,
      { session: buildTestSession() },
    ));
  });
  return { server, unmount };
}

afterEach(() => localStorage.clear());

test('[shell.notifications-011] the prompt to rate is a card, comes again at the next load, and stays away once it was opened', async () => {
  const { unmount } = await open();
  const card = await screen.findByRole('region', { name: 'Avaliação do atendimento' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(card).toHaveTextContent('Inversor parado');
  await user.click(within(card).getByRole('button', { name: 'Agora não' }));
  expect(await screen.findByText('Boleto errado')).toBeVisible();
  unmount();

  const again = await open();
  expect(await screen.findByText('Inversor parado')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Avaliar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Avalie o Nosso Atendimento' });
  await user.click(within(dialog).getByRole('radio', { name: '5 de 5: Excelente' }));
  await user.click(within(dialog).getByRole('button', { name: 'Enviar avaliação' }));
  await waitFor(() => expect(again.server.calls(RATE)[0]?.body.rating).toBe(10));
  again.unmount();

  await open();
  expect(await screen.findByText('Boleto errado')).toBeVisible();
  expect(screen.queryByText('Inversor parado')).toBeNull();
});
