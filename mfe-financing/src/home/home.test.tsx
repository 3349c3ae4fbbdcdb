import type { SlotContext } from '@girassol/federation';
import { buildTestSession, fakeApi, renderWithSession } from '@girassol/shared-auth/testing';
import { meetsCondition } from '@girassol/shared-domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { buildFinancing, buildFinancingOption } from '../financing/financing.fixture';
import { contributions } from '../front-door/contributions';
import LatestApprovedFinancingsTab from './LatestFinancings';
import PreApprovedFinancingsCard from './PreApprovedFinancingsCard';

const LATEST = 'GET /financings/paginated/:multiplier/:order/:preApprovedOnly/:scope/:fetchId';
const approved = buildFinancing({
  btg: { preApproved: true, status: 'SIMULAÇÃO_GERADA' },
  proposals: [
    buildFinancingOption({ totalFinanced: 31_250 }),
    buildFinancingOption({ _id: 'b', totalFinanced: 99 }),
  ],
  proposal: {
    ...buildFinancing().proposal,
    count: 12,
    realSystemData: { power: 4.4 },
    revenueData: { finalPrice: 30_000 },
  },
  lastUpdated: '2026-11-22',
});

type Home = SlotContext<'home.tab/v1'> & SlotContext<'home.card/v1'>;

function open(
  Part: typeof LatestApprovedFinancingsTab | typeof PreApprovedFinancingsCard,
  modules: string[] = [],
  hasMore = false,
  statusOk = true,
) {
  const server = fakeApi({
    [LATEST]: ({ params }) => ({
      financings: [{ ...approved, _id: `${approved._id.slice(0, -1)}${params.multiplier}` }],
      hasMoreItems: hasMore && String(params.multiplier) === '1',
      expiredFinancings: 0,
      expiredFinancingsLimit: 2,
      total: 2,
    }),
  });
  const session = buildTestSession({ activeModules: modules, statusOk });
  // Only what the parts read of the home page.
  const context = {
    scope: { type: 'MANAGER', id: session.managerId },
    session,
    permissions: {},
  } as unknown as Home;
  renderWithSession(
    <MemoryRouter>
      <Part {...context} />
    </MemoryRouter>,
    { session },
  );
  return server;
}

test('[shell.home-017] the tab asks for what was pre-approved, the latest change first, and for more', async () => {
  const server = open(LatestApprovedFinancingsTab, [], true);
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  expect(server.calls(LATEST)[0]?.params).toMatchObject({ order: 'LAST_UPDATED', preApprovedOnly: 'true' });
  await userEvent.setup().click(screen.getByRole('button', { name: /Carregar mais/ }));
  await screen.findAllByRole('link');
  expect(server.calls(LATEST).map(({ params }) => String(params?.multiplier))).toEqual(['1', '2']);
});

test('[shell.home-018] a row has customer, total of the first offer, proposal, power, price, badge and day', async () => {
  open(LatestApprovedFinancingsTab);
  const row = await screen.findByRole('listitem');
  expect(within(row).getByRole('link', { name: 'Maria da Conceição' })).toBeVisible();
  for (const text of ['R$ 31.250,00', 'Crédito Pré-Aprovado', 'Atualizado em 22/11/2026'])
    expect(row).toHaveTextContent(text);
  expect(row).toHaveTextContent('Proposta 00012 · 4,40 kWp · R$ 30.000,00');
});

test.each([
  [[], '/financiamentos'],
  [['Marketplace'], '/marketplace/financiamentos'],
])('[shell.home-019] with the modules %j a row leads to %s', async (modules, path) => {
  open(LatestApprovedFinancingsTab, modules);
  expect(await screen.findByRole('link')).toHaveAttribute('href', path);
});

test('[shell.home-014] the card tells what moved last of what was pre-approved', async () => {
  const server = open(PreApprovedFinancingsCard);
  const line = await screen.findByRole('listitem');
  expect(line).toHaveTextContent('Maria da Conceição');
  expect(line).toHaveTextContent('Crédito Pré-Aprovado · R$ 31.250,00');
  expect(server.calls(LATEST)[0]?.params).toMatchObject({ order: 'LAST_UPDATED', preApprovedOnly: 'true' });
});

test('[shell.home-016] the white label without financing has no tab', () => {
  const tab = contributions.find(({ slot }) => slot === 'home.tab/v1');
  const seen = (whitelabel: string | null) =>
    meetsCondition(tab?.when, { session: buildTestSession({ whitelabel }), permissions: {} });
  expect([seen('SERRANA'), seen('OUTRA'), seen(null)]).toEqual([false, true, true]);
});

test.each([LatestApprovedFinancingsTab, PreApprovedFinancingsCard])(
  '[shell.access-008] the home page of an account with irregular payment asks for no financings',
  (Part) => {
    const server = open(Part, [], false, false);
    expect(server.calls(LATEST)).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  },
);
