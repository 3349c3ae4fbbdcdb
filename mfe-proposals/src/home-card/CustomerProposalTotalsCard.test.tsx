import { remoteTesting } from '@girassol/federation/remote';
import { buildTestSession, fakeApi, renderWithSession, replyRefused } from '@girassol/shared-auth/testing';
import type { Session } from '@girassol/shared-domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CustomerProposalTotalsCard from './CustomerProposalTotalsCard';

const TOTALS = 'GET /analytics/customers-and-proposals-totals/:scope/:id';
const session = buildTestSession();
const buildCard = (changes: Partial<Session> = {}) => (
  <CustomerProposalTotalsCard
    session={buildTestSession(changes)}
    permissions={{}}
    scope={{ type: 'MANAGER', id: session.managerId }}
  />
);
const card = buildCard();

beforeEach(() => void remoteTesting.installFakePlatform());

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

describe('without customers and proposals', () => {
  const boards = remoteTesting.buildReleasedRemote({
    name: 'mfe-crm-boards',
    title: 'Quadros',
    team: 'quadros',
    routes: [{ path: '/cliente/cadastro' }],
    exposes: {},
    requires: { shell: '*', 'shared-ui': '*', 'shared-auth': '*', api: '*' },
    slots: [],
  });

  test('the card leads to the first customer', async () => {
    remoteTesting.installFakePlatform({ remotes: [boards] });
    fakeApi({ [TOTALS]: { totalCustomers: 0, totalProposals: 0 } });
    renderWithSession(card);
    expect(await screen.findByText('Nenhum cliente ainda')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Novo cliente' })).toHaveAttribute('href', '/cliente/cadastro');
    expect(screen.queryByText('0')).toBeNull();
  });

  test.each([
    ['in the basic plan, whose newest customers say the same', { signupPlan: 'BASIC' as const }],
    ['while the payment is irregular', { statusOk: false }],
  ])('there is no card %s', async (_, changes) => {
    const server = fakeApi({ [TOTALS]: { totalCustomers: 0, totalProposals: 0 } });
    renderWithSession(buildCard(changes));
    await waitFor(() => expect(server.calls(TOTALS)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  });
});
