import { remoteTesting } from '@girassol/federation/remote';
import { getSession } from '@girassol/shared-auth';
import {
  buildTestSession,
  type FakeRoutes,
  fakeApi,
  renderWithSession,
  replyRefused,
} from '@girassol/shared-auth/testing';
import type { Session } from '@girassol/shared-domain';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { billingPaths } from '../addresses/billing';
import { buildCharge, buildChargePage, buildPaidCharge, PAY_TOKEN } from '../payment/charge.fixture';
import PublicPaymentPage from '../payment-page/PublicPaymentPage';
import { buildSignup, buildSignupAnswer, SIGNUP_ID } from '../signup/signup.fixture';
import SuccessPage from './SuccessPage';

const READ = 'GET /signup/charge/:token';
const user = userEvent.setup();

function Address() {
  const { pathname, hash } = useLocation();
  return <p data-testid="address">{pathname + hash}</p>;
}

beforeEach(() => {
  remoteTesting.installFakePlatform();
});

async function open(at: string, routes: FakeRoutes, session: Session | null = null) {
  const server = fakeApi(routes);
  await act(async () => {
    renderWithSession(
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path={billingPaths.cardSuccess} element={<SuccessPage />} />
          <Route path={billingPaths.boletoSuccess} element={<SuccessPage />} />
          <Route path={billingPaths.pixSuccess} element={<SuccessPage />} />
          <Route path={billingPaths.payment} element={<PublicPaymentPage />} />
          <Route path="*" element={null} />
        </Routes>
        <Address />
      </MemoryRouter>,
      { session },
    );
  });
  return server;
}

const waiting = buildSignup({ state: 'waiting', charge: buildCharge() });
const paid = buildSignup({ state: 'paid', charge: buildPaidCharge() });

test('[billing-007] the page of a Pix proves nothing: unpaid it shows the payment, paid what comes next', async () => {
  const server = await open(`/assinatura/pix/parabens/${SIGNUP_ID}`, {
    'GET /signup/single/:id': buildSignupAnswer(waiting),
    [READ]: buildChargePage(),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Falta só pagar' })).toBeVisible();
  expect(screen.getByText('R$ 1.488,00')).toBeVisible();
  expect(screen.getByRole('img', { name: 'QR code do Pix' })).toBeVisible();
  server.answer({ [READ]: buildChargePage(buildPaidCharge()) });
  const start = await screen.findByRole('button', { name: 'Começar a usar' }, { timeout: 3_000 });
  expect(start).toBeVisible();
});

test('[billing-006] the page of a boleto shows the boleto', async () => {
  const boleto = buildCharge({ method: 'boleto' });
  await open(`/assinatura/boleto/parabens/${SIGNUP_ID}`, {
    'GET /signup/single/:id': buildSignupAnswer(buildSignup({ state: 'waiting', charge: boleto })),
    [READ]: buildChargePage(boleto),
  });
  expect(await screen.findByRole('img', { name: 'Código de barras do boleto' })).toBeVisible();
});

test('[billing-005] a paid signup signs this browser in and starts to work without a reload', async () => {
  const session = buildTestSession({ email: 'ana@exemplo.com.br', token: 'T1' });
  const server = await open(`/assinatura/parabens/2/${SIGNUP_ID}`, {
    'GET /signup/single/:id': buildSignupAnswer(paid),
    [READ]: buildChargePage(buildPaidCharge()),
    'POST /signup/session/:id': { session, passwordToken: 'senha1' },
    'POST /users/token-login': session,
  });
  await user.click(await screen.findByRole('button', { name: 'Começar a usar' }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/inicio'));
  expect(getSession()?.email).toBe('ana@exemplo.com.br');
  expect(server.calls('POST /users/token-login')[0]?.headers.get('authorization')).toBe('Bearer T1');
});

test('a password can be chosen first; a refusal is told and can be tried again', async () => {
  const session = buildTestSession();
  const server = await open(`/assinatura/parabens/2/${SIGNUP_ID}`, {
    'GET /signup/single/:id': buildSignupAnswer(paid),
    [READ]: buildChargePage(buildPaidCharge()),
    'POST /signup/session/:id': replyRefused(409, { message: 'O pagamento ainda não chegou.' }),
    'POST /users/token-login': session,
  });
  await user.click(await screen.findByRole('button', { name: 'Escolher minha senha antes' }));
  expect(await screen.findByText('O pagamento ainda não chegou.')).toBeVisible();
  server.answer({ 'POST /signup/session/:id': { session, passwordToken: 'senha1' } });
  await user.click(screen.getByRole('button', { name: 'Escolher minha senha antes' }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/primeiro-acesso#senha1'));
});

test('a browser whose owner has a password already is led to the login', async () => {
  await open(`/assinatura/parabens/2/${SIGNUP_ID}`, {
    'GET /signup/single/:id': buildSignupAnswer(paid),
    [READ]: buildChargePage(buildPaidCharge()),
    'POST /signup/session/:id': replyRefused(410, {
      message: 'Entre com a sua senha, ou com o link que enviamos ao seu e-mail.',
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Começar a usar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Entre com a sua senha');
  expect(screen.queryByRole('button', { name: 'Começar a usar' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Ir para o login' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/login');
  expect(getSession()).toBeNull();
});

test('[billing-011] a renewal that is paid refreshes what the account may do', async () => {
  const renewal = buildCharge({ kind: 'renewal' });
  const session = buildTestSession({ statusOk: false });
  const server = await open(
    `/assinatura/pix/parabens/${PAY_TOKEN}?src=renovacao`,
    { [READ]: buildChargePage(renewal), 'POST /users/token-login': { ...session, statusOk: true } },
    session,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Pagamento da renovação' })).toBeVisible();
  server.answer({ [READ]: buildChargePage(buildPaidCharge({ kind: 'renewal' })) });
  expect(await screen.findByText('Assinatura renovada', {}, { timeout: 3_000 })).toBeVisible();
  await waitFor(() => expect(getSession()?.statusOk).toBe(true));
});

test('[billing-010] an upgrade that is paid names the enterprise plan', async () => {
  await open(`/assinatura/parabens/3/${PAY_TOKEN}?src=upgrade`, {
    [READ]: buildChargePage(buildPaidCharge({ kind: 'upgrade', planId: 3 })),
  });
  expect(await screen.findByText('Plano Enterprise ativo')).toBeVisible();
});

test('the payment page opens without a login, and says so when there is nothing to pay', async () => {
  await open(`/assinatura/pagar/${PAY_TOKEN}`, { [READ]: buildChargePage(buildCharge({ kind: 'renewal' })) });
  expect(await screen.findByText('Sol Nascente')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copiar código' })).toBeVisible();
});

test('a canceled charge and an address of no charge offer no payment', async () => {
  const server = await open(`/assinatura/pagar/${PAY_TOKEN}`, {
    [READ]: buildChargePage(buildCharge({ state: 'canceled' })),
  });
  expect(await screen.findByText(/foi cancelada: não é preciso pagar nada/)).toBeVisible();
  expect(server.calls(READ)).toHaveLength(1);
});

test('an address of no charge says so', async () => {
  await open(`/assinatura/pagar/${PAY_TOKEN}`, {
    [READ]: replyRefused(404, { message: 'Esta cobrança não existe.' }),
  });
  expect(await screen.findByText('Esta cobrança não existe.')).toBeVisible();
});
