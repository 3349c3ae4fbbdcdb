import type { SlotContext } from '@girassol/federation';
import { buildTestSession, fakeApi, renderWithSession } from '@girassol/shared-auth/testing';
import type { ViewedProposal } from '@girassol/shared-domain/contract';
import { screen, waitFor, within } from '@testing-library/react';
import ViewedProposalsCard from './ViewedProposalsCard';

const VIEWED = 'GET /analytics/viewed-proposals-sales/:scope/:id';
const session = buildTestSession();
const context: SlotContext<'home.card/v1'> = {
  session,
  permissions: {},
  scope: { type: 'MANAGER', id: session.managerId },
};

const proposal = (parts: Partial<ViewedProposal>): ViewedProposal => ({
  _id: '0199f5dc-0000-7000-8000-000000000001',
  frontId: 'abcdefgh',
  count: 12,
  views: 2,
  power: 5.5,
  finalPrice: 24_420,
  viewedTimestamp: Date.now(),
  customer: { _id: '0199f5dc-0000-7000-8000-000000000002', name: 'Olívia Araújo' },
  sale: { _id: '0199f5dc-0000-7000-8000-000000000003', type: 'SALES', status: 'IN_PROGRESS' },
  ...parts,
});

test('[shell.home-005, shell.home-026] a look leads to the deal while it is open, else to the proposals of the customer', async () => {
  const won = proposal({
    _id: '0199f5dc-0000-7000-8000-000000000004',
    views: 1,
    customer: { _id: '0199f5dc-0000-7000-8000-000000000005', name: 'Padaria Tomazi' },
    sale: { _id: '0199f5dc-0000-7000-8000-000000000006', type: 'SALES', status: 'CLOSED' },
  });
  const lost = proposal({
    _id: '0199f5dc-0000-7000-8000-000000000007',
    sale: { _id: '0199f5dc-0000-7000-8000-000000000008', type: 'SALES', status: 'LOST' },
  });
  fakeApi({ [VIEWED]: { items: [proposal({}), won, lost] } });
  renderWithSession(<ViewedProposalsCard {...context} />);
  const [first, second, third] = (await screen.findAllByRole('listitem')).map((line) => within(line));
  expect(first?.getByRole('link', { name: 'Olívia Araújo' })).toHaveAttribute(
    'href',
    `/vendas/funil/${session.managerId}?item=0199f5dc-0000-7000-8000-000000000003`,
  );
  expect(first?.getByText(/^#?00012 · 5,50 kWp · R\$ 24\.420,00$/)).toBeVisible();
  expect(first?.getByText(/^2 visualizações/)).toBeVisible();
  expect(first?.getByText('ABERTO')).toBeVisible();
  expect(second?.getByRole('link', { name: 'Padaria Tomazi' })).toHaveAttribute(
    'href',
    '/propostas/cliente/0199f5dc-0000-7000-8000-000000000005',
  );
  expect(second?.getByText('GANHO')).toBeVisible();
  expect(third?.getByText('PERDIDO')).toBeVisible();
});

test('where nobody looked yet the card says what will be there, and leads to the proposals', async () => {
  fakeApi({ [VIEWED]: { items: [] } });
  renderWithSession(<ViewedProposalsCard {...context} />);
  expect(await screen.findByText('Nenhuma visualização ainda')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Enviar uma proposta' })).toHaveAttribute(
    'href',
    `/propostas/lista/${session.userId}`,
  );
});

test('in an account without customers and proposals there is no card', async () => {
  const server = fakeApi({
    [VIEWED]: { items: [] },
    'GET /analytics/customers-and-proposals-totals/:scope/:id': { totalCustomers: 0, totalProposals: 0 },
  });
  renderWithSession(<ViewedProposalsCard {...context} />);
  await waitFor(() => expect(server.calls(VIEWED)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});
