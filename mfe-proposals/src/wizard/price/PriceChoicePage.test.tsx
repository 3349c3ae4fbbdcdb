import { remoteTesting } from '@girassol/federation/remote';
import { buildTestSession, buildTestSettings } from '@girassol/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildGeneratedProposal, buildProposal } from '../proposal.fixture';
import { openPricePage, SAVE_PRICE_CALL } from './open-price.testing';

const user = userEvent.setup();

beforeEach(() => {
  localStorage.clear();
  void remoteTesting.installFakePlatform();
});

test('[pricing-001] [pricing-002] each way says what it would give, by looking; one without a price to edit says so', async () => {
  openPricePage('price', buildGeneratedProposal(), {
    settings: buildTestSettings({
      autoPricing: [
        { power: 5, margin: 40 },
        { power: 10, margin: 30 },
      ],
    }),
  });
  const auto = await screen.findByRole('region', { name: 'Preço automático' });
  expect(auto).toHaveTextContent('R$ 12.740,00');
  expect(auto).toHaveTextContent('R$ 9.800,00 × (1 + 30%)');
  expect(auto).toHaveTextContent(/Retorno\d/);
  const manual = screen.getByRole('region', { name: 'Preço manual' });
  expect(manual).toHaveTextContent('R$ 11.760,00');
  expect(within(manual).getByRole('link')).toHaveAttribute('href', expect.stringContaining('/preco-manual/'));
  expect(screen.getByRole('region', { name: 'Editar o preço atual' })).toHaveTextContent(
    'Esta proposta ainda não tem preço.',
  );
});

test('after a kit was chosen the generation is not passed over: it is estimated, with the way to it', async () => {
  openPricePage('price', buildGeneratedProposal({ step: 2, generation: undefined }));
  const notice = await screen.findByRole('region', { name: 'Geração' });
  expect(notice).toHaveTextContent(/o sistema gera \d{3} kWh por mês, 1\d\d% do consumo/);
  expect(within(notice).getByRole('link', { name: 'Conferir a geração' })).toHaveAttribute(
    'href',
    '/proposta/gerar-proposta/dados-geracao/nova/abcde12345abcde12345ab',
  );
});

test('a generation that the price has calculated is still to be checked', async () => {
  openPricePage('price', buildGeneratedProposal({ step: 4, generationTerms: undefined }));
  expect(await screen.findByRole('region', { name: 'Geração' })).toHaveTextContent(
    'A geração ainda não foi conferida.',
  );
});

test('a generation that was checked is not asked for again', async () => {
  openPricePage('price', buildGeneratedProposal());
  await screen.findByRole('region', { name: 'Preço automático' });
  expect(screen.queryByRole('region', { name: 'Geração' })).toBeNull();
});

test('[pricing-001] detailed prices that nobody has set are closed, with the reason', async () => {
  openPricePage('price', buildGeneratedProposal(), {
    settings: buildTestSettings({ autoPricingType: 'DETAILED' }),
  });
  const auto = await screen.findByRole('region', { name: 'Preço automático' });
  expect(auto).toHaveTextContent('A precificação detalhada ainda não foi configurada nesta conta.');
  expect(within(auto).queryByRole('link')).toBeNull();
});

test('[pricing-013] a vendor without the right takes the kit’s price and sees no margin', async () => {
  const session = buildTestSession({ type: 'VENDOR' });
  const server = openPricePage('price', buildGeneratedProposal(), { session });
  const kit = await screen.findByRole('region', { name: 'Preço do kit' });
  expect(kit).toHaveTextContent('R$ 9.800,00');
  expect(document.body).not.toHaveTextContent(/lucro/i);
  for (const name of ['Preço automático', 'Preço manual', 'Editar o preço atual'])
    expect(screen.getByRole('region', { name })).toHaveTextContent(
      'Você não tem permissão para definir preços.',
    );
  await user.dblClick(within(kit).getByRole('button', { name: 'Usar o preço do kit' }));
  await waitFor(() => expect(server.calls(SAVE_PRICE_CALL)).toHaveLength(1));
  expect(server.calls(SAVE_PRICE_CALL)[0]?.body).toEqual({
    method: 'FRONT_PRICE',
    frontPrice: 9_800,
    discount: 0,
    paymentConditions: '',
    version: 3,
  });
});

test('[pricing-013] a vendor has the price of a manager calculated again, without seeing how it is made', async () => {
  const session = buildTestSession({ type: 'VENDOR' });
  const proposal = buildGeneratedProposal({
    repriceable: true,
    step: 3,
    revenueData: { finalPrice: 15_000, inflation: 10 },
  });
  const server = openPricePage('price', proposal, { session });
  const kept = await screen.findByRole('region', { name: 'Preço desta proposta, recalculado' });
  expect(kept).not.toHaveTextContent('R$');
  await user.click(within(kept).getByRole('button', { name: 'Recalcular o preço' }));
  await waitFor(() => expect(server.calls(SAVE_PRICE_CALL)).toHaveLength(1));
  expect(server.calls(SAVE_PRICE_CALL)[0]?.body).toEqual({ method: 'KEPT', version: 3 });
});

test('[pricing-013] the forms are closed to a vendor without the right', async () => {
  openPricePage('manualPrice', buildGeneratedProposal(), { session: buildTestSession({ type: 'VENDOR' }) });
  expect(await screen.findByText('Você não tem permissão para definir preços')).toBeVisible();
});

test('a proposal without a kit says what comes first', async () => {
  openPricePage('autoPrice', buildProposal());
  expect(await screen.findByRole('link', { name: 'Ir para o kit' })).toBeVisible();
});
