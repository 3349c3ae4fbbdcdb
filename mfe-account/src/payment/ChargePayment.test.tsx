import { fakeApi, renderWithSession, replyRefused } from '@girassol/shared-auth/testing';
import { SnackbarHost } from '@girassol/shared-ui';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ChargePayment } from './ChargePayment';
import { buildCharge, buildChargePage, buildPaidCharge, PAY_TOKEN } from './charge.fixture';
import { useCharge } from './use-charge';

const READ = 'GET /signup/charge/:token';
const user = userEvent.setup();

function Payment() {
  const { data } = useCharge(PAY_TOKEN);
  if (!data) return null;
  if (data.charge.state === 'paid') return <p>Pago</p>;
  return <ChargePayment charge={data.charge} renewPath="/assinatura/passo-3/2/x" />;
}

async function open(charge = buildCharge()) {
  const server = fakeApi({ [READ]: buildChargePage(charge) });
  renderWithSession(
    <MemoryRouter>
      <Payment />
      <SnackbarHost />
    </MemoryRouter>,
    { session: null },
  );
  await screen.findByRole('radio', { name: /Pix/ });
  return server;
}

test('[billing-015] Pix shows the code to copy before the QR code, and the time that is left', async () => {
  await open();
  const copy = screen.getByRole('button', { name: 'Copiar código' });
  const qrCode = screen.getByRole('img', { name: 'QR code do Pix' });
  expect(copy.compareDocumentPosition(qrCode)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('timer')).toHaveTextContent(/vale por mais (29|30):\d\d/);
  await user.click(copy);
  expect(await screen.findByText('Código Pix copiado.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('00020101021226-exemplo-de-pix');
});

test('a charge of a demonstration has a link to its bank, all others have none', async () => {
  const server = await open();
  expect(screen.getByRole('link', { name: 'Pagar no Banco Demonstração' })).toHaveAttribute(
    'target',
    '_blank',
  );
  server.answer({ [READ]: buildChargePage(buildCharge({ demonstrationPage: null })) });
  await waitFor(() => expect(screen.queryByRole('link', { name: /Banco/ })).toBeNull(), { timeout: 3_000 });
});

test('the screen turns to paid by itself', async () => {
  const server = await open();
  server.answer({ [READ]: buildChargePage(buildPaidCharge()) });
  expect(await screen.findByText('Pago', {}, { timeout: 3_000 })).toBeVisible();
});

test('[billing-015] the way to pay changes without a second charge', async () => {
  const server = await open(buildCharge({ boletoLine: null, boletoBarcode: null }));
  const withBoleto = buildChargePage(buildCharge({ method: 'boleto' }));
  server.answer({ 'PUT /signup/charge/:token': withBoleto, [READ]: withBoleto });
  await user.click(screen.getByRole('radio', { name: /Boleto/ }));
  expect(await screen.findByRole('img', { name: 'Código de barras do boleto' })).toBeVisible();
  expect(screen.getByText('00190.50095 40144.816069 06809.350314 3 37370000000100')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Abrir o boleto em PDF' })).toHaveAttribute(
    'href',
    `/api/signup/boleto/${PAY_TOKEN}`,
  );
  expect(server.calls('PUT /signup/charge/:token').map(({ body }) => body)).toEqual([{ method: 'boleto' }]);
});

test('a refused change says why and leaves what there is', async () => {
  const server = await open();
  server.answer({ 'PUT /signup/charge/:token': replyRefused(503, { message: 'O banco não respondeu.' }) });
  await user.click(screen.getByRole('radio', { name: /Boleto/ }));
  expect(await screen.findByText('O banco não respondeu.')).toBeVisible();
});

test('a code that has expired leads to another charge', async () => {
  await open(buildCharge({ expiresAt: Date.now() - 1 }));
  expect(screen.getByText(/O código Pix venceu/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Gerar nova cobrança' })).toHaveAttribute(
    'href',
    '/assinatura/passo-3/2/x',
  );
});

/** Sends a message as if a frame had sent it. */
function postFrom(frame: HTMLIFrameElement, data: unknown, origin = window.location.origin) {
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow }));
  });
}

test('a card pays with the token of the framed page; other messages are ignored; a refusal allows another try', async () => {
  const server = await open();
  const refused = buildChargePage(buildCharge({ refusal: 'Saldo insuficiente.' }));
  server.answer({
    'GET /signup/card-frame': { url: '/cartao', origin: '' },
    'POST /signup/charge/:token/card': refused,
    [READ]: refused,
  });
  await user.click(screen.getByRole('radio', { name: /Cartão/ }));
  const frame = await screen.findByTitle<HTMLIFrameElement>('Dados do cartão');
  postFrom(frame, { token: 'alheio' }, 'https://outro.example');
  postFrom(frame, { number: '4111111111111111' });
  act(() => {
    window.dispatchEvent(
      new MessageEvent('message', { data: { token: 'x' }, origin: window.location.origin, source: window }),
    );
  });
  postFrom(frame, { token: 'tok_1' });
  expect(await screen.findByText('Saldo insuficiente.')).toBeVisible();
  expect(await screen.findByTitle('Dados do cartão')).not.toBe(frame);
  expect(server.calls('POST /signup/charge/:token/card').map(({ body }) => body)).toEqual([
    { cardData: { token: 'tok_1' } },
  ]);
});
