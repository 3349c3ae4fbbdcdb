import { fakeApi, refuse, renderWithSession, testSession } from '@girassol/shared-auth/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TotalsCard from './TotalsCard';

const TOTALS = 'GET /analytics/customers-and-proposals-totals/:scope/:id';
const session = testSession();
const card = (
  <TotalsCard session={session} permissions={{}} scope={{ type: 'MANAGER', id: session.managerId }} />
);

test('[shell.home-004, shell.home-035] the card shows the counts of the analytics answer', async () => {
  const server = fakeApi({ [TOTALS]: { totalCustomers: 1_060, totalProposals: 118 } });
  renderWithSession(card);
  expect(await screen.findByText('1.060')).toBeVisible();
  expect(screen.getByText('118')).toBeVisible();
  expect(server.calls(TOTALS)[0]?.params).toEqual({ scope: 'MANAGER', id: session.managerId });
});

test('totals that did not load can be asked for again', async () => {
  const server = fakeApi({ [TOTALS]: refuse(500, { message: 'Falhou' }) });
  renderWithSession(card);
  const retry = await screen.findByRole('button', { name: /Tentar/ });
  server.answer({ [TOTALS]: { totalCustomers: 7, totalProposals: 3 } });
  await userEvent.setup().click(retry);
  expect(await screen.findByText('7')).toBeVisible();
});
