import { buildTestSession, replyRefused } from '@girassol/shared-auth/testing';
import { DAY_MS } from '@girassol/shared-domain';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../testing/render-app';

const READ = 'GET /operation/accounts/clock/:accountId';
const MOVE = 'POST /operation/accounts/clock/:accountId';
const accountId = '0198a000-0000-7000-8000-0000000000aa';

const account = {
  _id: accountId,
  name: 'Sol Nascente',
  signupPlan: 'CRM' as const,
  whitelabel: null,
  activeModules: [],
  statusOk: true,
  financeStatus: null,
  since: 0,
  people: [],
  mayLink: false,
  revision: 0,
  history: [],
};
const clock = {
  now: 0,
  aheadMs: 0,
  mayMove: true,
  movingTo: null,
  next: [{ title: 'Avisar que venceu', dueAt: 0 }],
};

const open = (shown: typeof clock) =>
  renderApp({
    at: `/operacao/contas/${accountId}`,
    session: buildTestSession({ isAdmin: true }),
    api: {
      'GET /operation/accounts/single/:accountId': { account },
      'GET /operation/whitelabels': { whitelabels: [] },
      [READ]: shown,
      [MOVE]: { ...shown, movingTo: 7 * DAY_MS },
    },
  });

test('the clock is moved on with a reason; a refusal keeps what was written', async () => {
  const { user, server } = open(clock);
  const card = await screen.findByRole('region', { name: 'Relógio' });
  expect(within(card).getByRole('list', { name: 'A vencer nesta conta' })).toHaveTextContent(
    'Avisar que venceu',
  );
  await user.click(within(card).getByRole('button', { name: 'Adiantar 7 dias' }));
  const dialog = await screen.findByRole('dialog', { name: 'Adiantar 7 dias' });
  await user.type(within(dialog).getByLabelText('Motivo'), 'ver o vencimento');
  server.answer({ [MOVE]: replyRefused(409, { message: 'O relógio desta conta já está sendo adiantado.' }) });
  await user.click(within(dialog).getByRole('button', { name: 'Adiantar' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('já está sendo adiantado');
  expect(within(dialog).getByLabelText('Motivo')).toHaveValue('ver o vencimento');
  server.answer({ [MOVE]: clock });
  await user.click(within(dialog).getByRole('button', { name: 'Adiantar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.calls(MOVE).at(-1)?.body).toEqual({ days: 7, why: 'ver o vencimento' });
});

test('in production there is none', async () => {
  open({ ...clock, mayMove: false });
  expect(await screen.findByRole('heading', { name: 'Pessoas' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Relógio' })).toBeNull();
});
