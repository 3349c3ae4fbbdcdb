import type { SubscriptionOverview } from '@girassol/account-domain/contract';
import { remoteTesting } from '@girassol/federation/remote';
import {
  buildTestSession,
  type FakeRoutes,
  fakeApi,
  renderWithSession,
  replyRefused,
} from '@girassol/shared-auth/testing';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { collaboratorData } from '../owner/own-data.fixture';
import { buildOverview } from '../subscription/overview.fixture';
import CancellationPage from './CancellationPage';

const READ = 'GET /signup/payments/:userId';
const CANCEL = 'PATCH /signup/user-status/:userId';
const user = userEvent.setup();
const session = buildTestSession();
const newStatus = { statusOk: true, status: 'ACTIVE', signupPlan: 'CRM', endsOn: '2027-11-26' } as const;
const canceled = buildOverview({ canceledOn: '2026-11-26' }, { nextCharge: null });

async function open(
  overview: SubscriptionOverview,
  routes: FakeRoutes = {},
  type: 'MANAGER' | 'VENDOR' = 'MANAGER',
) {
  const server = fakeApi({ [READ]: overview, 'POST /users/token-login': session, ...routes });
  await act(async () => {
    renderWithSession(
      <MemoryRouter>
        <CancellationPage />
        <DialogHost />
        <SnackbarHost />
      </MemoryRouter>,
      { session: buildTestSession({ type }) },
    );
  });
  return server;
}

async function press() {
  await user.click(await screen.findByRole('button', { name: 'Cancelar a assinatura' }));
  return screen.findByRole('alertdialog', { name: 'Cancelar a assinatura' });
}

test('[billing-026] a cancellation sends its reasons, after the end of the access was named', async () => {
  const server = await open(buildOverview(), { [CANCEL]: { newStatus } });
  expect(await screen.findByRole('heading', { name: 'Você usa tudo até 25/11/2027' })).toBeVisible();
  expect(screen.getByText(/Até esse dia você pode voltar atrás/)).toBeVisible();
  await user.type(screen.getByLabelText(/^Recado/), 'Até logo');
  const question = await press();
  expect(question).toHaveTextContent('O acesso continua até 25/11/2027.');
  expect(server.calls(CANCEL)).toEqual([]);
  server.answer({ [READ]: canceled });
  await user.click(within(question).getByRole('button', { name: 'Cancelar a assinatura' }));
  expect(await screen.findByRole('heading', { name: 'Cancelamento registrado' })).toBeVisible();
  expect(server.calls(CANCEL)[0]?.body).toEqual({
    mainReason: '',
    secondaryReason: '',
    reasonToComeBack: '',
    otherReasonToComeBack: '',
    message: 'Até logo',
  });
});

test('a subscription whose paid time is over ends at once, without a promise to go back', async () => {
  await open(buildOverview({ paidUntil: '2020-01-01' }));
  expect(await screen.findByRole('heading', { name: 'O acesso termina na hora' })).toBeVisible();
  expect(screen.getByText(/podem ser exportados por 90 dias depois/)).toBeVisible();
  expect(screen.queryByText(/voltar atrás/)).toBeNull();
});

test('a canceled subscription has a way back before its end', async () => {
  const server = await open(canceled, { 'DELETE /signup/user-status/:userId': { newStatus } });
  const back = await screen.findByRole('button', { name: 'Voltar atrás' });
  server.answer({ [READ]: buildOverview() });
  await user.click(back);
  expect(await screen.findByRole('button', { name: 'Cancelar a assinatura' })).toBeVisible();
  expect(server.calls('DELETE /signup/user-status/:userId')).toHaveLength(1);
});

test('a refusal says why and cancels nothing', async () => {
  await open(buildOverview(), { [CANCEL]: replyRefused(409, { message: 'Há um pagamento em andamento.' }) });
  const question = await press();
  await user.click(within(question).getByRole('button', { name: 'Cancelar a assinatura' }));
  expect(await screen.findByText('Há um pagamento em andamento.')).toBeVisible();
});

test('only the owner cancels; others are told whom to ask', async () => {
  const { handle } = remoteTesting.installFakePlatform();
  handle.page.distribution.support = { whatsapp: '48999990000' };
  const server = await open(buildOverview(), { 'GET /users/user/:userId': collaboratorData }, 'VENDOR');
  expect(await screen.findByText('Só o titular cancela a assinatura')).toBeVisible();
  expect(await screen.findByText(/^Fale com Marina Duarte, titular da conta\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Falar com a equipe' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/5548999990000\?text=.*cancelar/),
  );
  expect(server.calls(READ)).toEqual([]);
});

test('an account without a subscription has nothing to cancel', async () => {
  await open(buildOverview({}, { subscription: null, sentence: 'Sem cobranças por aqui.' }));
  expect(await screen.findByText('Não há assinatura para cancelar')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /Cancelar/ })).toBeNull());
});
