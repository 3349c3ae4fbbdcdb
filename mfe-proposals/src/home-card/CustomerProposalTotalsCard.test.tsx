import { buildTestSession, fakeApi, renderWithSession, replyRefused } from '@girassol/shared-auth/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CustomerProposalTotalsCard from './CustomerProposalTotalsCard';

const TOTALS = 'GET /analytics/customers-and-proposals-totals/:scope/:id';
const session = buildTestSession();
const card = (
  <CustomerProposalTotalsCard
    session={session}
    permissions={{}}
    scope={{ type: 'MANAGER', id: session.managerId }}
  />
);

test('[shell.home-004, shell.home-035] the card shows the counts of the analytics answer', async () => {
  const server = fakeApi({ [TOTALS]: { totalCustomers: 1_060, totalProposals: 118 } });
  renderWithSession(card);
  expect(await screen.findByText('1.060')).toBeVisible();
  expect(screen.getByText('118')).toBeVisible();
  expect(server.calls(TOTALS)[0]?.params).toEqual({ scope: 'MANAGER', id: session.managerId });
});

test('totals that did not load can be asked for again', async () => {
  const server = fakeApi({ [TOTALS]: replyRefused(500, { message: 'Falhou' }) });
  renderWithSession(card);
  const retry = await screen.findByRole('button', { name: /Tentar/ });
  server.answer({ [TOTALS]: { totalCustomers: 7, totalProposals: 3 } });
  await userEvent.setup().click(retry);
  expect(await screen.findByText('7')).toBeVisible();
});
