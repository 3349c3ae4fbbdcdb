/** @styles */
import { screen, waitFor, within } from '@testing-library/react';
import {
  CHANGE_STATUS_CALL,
  getSubmitButton,
  openActionForm,
  openPanel,
  setUpPanelTests,
  user,
} from '../../item-panel/panel.testing';

setUpPanelTests();

const reasons = { salesLostReasons: ['Preço', 'Sumiu'].map((name) => ({ _id: name, name })) };

test('[boards-051, boards-081, boards-082, boards-114] losing needs one of the configured reasons and sends LOST with it', async () => {
  const { server } = await openPanel({ settings: reasons });
  const form = await openActionForm('Dar Perdido');
  await waitFor(() => expect(getSubmitButton(form)).toBeDisabled());
  expect(within(form).getByLabelText(/Data de finalização/)).toHaveValue('10/04/2026');
  await user.click(within(form).getByRole('radio', { name: 'Sumiu' }));
  await waitFor(() => expect(getSubmitButton(form)).toBeEnabled());
  await user.click(getSubmitButton(form));
  await waitFor(() =>
    expect(server.calls(CHANGE_STATUS_CALL)[0]?.body).toEqual({
      status: 'LOST',
      saleLostReason: 'Sumiu',
      finishedDate: '2026-04-10',
    }),
  );
  expect(await screen.findByText('#00012 Residência no Itoupava: Venda Perdida.')).toBeVisible();
});

test('[boards-081] the day is asked of ENTERPRISE only', async () => {
  await openPanel({ settings: reasons, session: { signupPlan: 'CRM' } });
  const form = await openActionForm('Dar Perdido');
  expect(within(form).queryByLabelText(/Data de finalização/)).not.toBeInTheDocument();
});

test('[boards-082] without configured reasons nothing can be sent, and a link leads to the settings', async () => {
  await openPanel({});
  const form = await openActionForm('Dar Perdido');
  expect(within(form).getByRole('link', { name: 'Configurações' })).toHaveAttribute('href', '/configuracoes');
  await waitFor(() => expect(getSubmitButton(form)).toBeDisabled());
});

test('[boards-054] Desqualificar sends LOST, and the lead then says so in red', async () => {
  const { server } = await openPanel({ item: { type: 'PRE_SALES' }, settings: reasons });
  const form = await openActionForm('Desqualificar');
  await user.click(within(form).getByRole('radio', { name: 'Preço' }));
  await waitFor(() => expect(getSubmitButton(form)).toBeEnabled());
  await user.click(getSubmitButton(form));
  await waitFor(() => expect(server.calls(CHANGE_STATUS_CALL)[0]?.body).toMatchObject({ status: 'LOST' }));
  expect(await screen.findByText('Lead Desqualificado')).toHaveStyle({ color: 'var(--g-bad-ink)' });
});
