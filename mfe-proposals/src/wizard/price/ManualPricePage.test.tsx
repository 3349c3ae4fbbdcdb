import { remoteTesting } from '@girassol/federation/remote';
import { buildTestSettings, replyRefused } from '@girassol/shared-auth/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildGeneratedProposal } from '../proposal.fixture';
import { openPricePage, SAVE_PRICE_CALL } from './open-price.testing';

const user = userEvent.setup();

beforeEach(() => {
  localStorage.clear();
  void remoteTesting.installFakePlatform();
});

async function type(name: string | RegExp, text: string, place: HTMLElement = document.body) {
  const field = await within(place).findByRole('textbox', { name });
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

const result = () => screen.findByRole('region', { name: 'Resultado' });
const save = async () => {
  const button = await screen.findByRole('button', { name: 'Salvar e continuar' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
};

test('a discount is typed in percent of the list price, follows it, and gives way to R$', async () => {
  const server = openPricePage('manualPrice', buildGeneratedProposal());
  const percent = await screen.findByRole('textbox', { name: /^Desconto em %/ });
  const reais = screen.getByRole('textbox', { name: 'Desconto' });
  await user.type(percent, '5');
  await user.tab();
  await waitFor(() => expect(reais).toHaveValue('588,00'));
  const margin = screen.getByRole('textbox', { name: /^Margem do kit/ });
  await user.type(margin, '30');
  await user.tab();
  await waitFor(() => expect(reais).toHaveValue('637,00'));
  expect(percent).toHaveValue('5,00');
  await user.clear(reais);
  await user.type(reais, '1274,00');
  await user.tab();
  await waitFor(() => expect(percent).toHaveValue('10,00'));
  await user.click(screen.getByRole('button', { name: 'Salvar e continuar' }));
  await waitFor(() => expect(server.calls(SAVE_PRICE_CALL)[0]?.body).toMatchObject({ discount: 1_274 }));
});

test('a percentage above 100 is refused under its field, which stays open for a smaller one', async () => {
  openPricePage('manualPrice', buildGeneratedProposal());
  const percent = await screen.findByRole('textbox', { name: /^Desconto em %/ });
  const reais = screen.getByRole('textbox', { name: 'Desconto' });
  await user.type(percent, '150');
  await waitFor(() => expect(percent).toHaveAccessibleDescription('No máximo 100%.'));
  await user.tab();
  expect(percent).toBeEnabled();
  expect(percent).toHaveValue('150,00');
  await user.clear(percent);
  await user.type(percent, '5');
  await user.tab();
  await waitFor(() => expect(reais).toHaveValue('588,00'));
  expect(percent).toHaveAccessibleDescription('Do preço de tabela.');
});

test('[proposals-026] [pricing-004] [pricing-015] with nothing typed the margin is 20 %, and the formula says so', async () => {
  const server = openPricePage('manualPrice', buildGeneratedProposal());
  await waitFor(async () => expect(await result()).toHaveTextContent('R$ 11.760,00'));
  const panel = await result();
  expect(panel).toHaveTextContent('LucroR$ 1.960,00');
  for (const name of ['Retorno', 'ROI em 25 anos', 'TIR ao ano', 'LCOE', 'VPL'])
    expect(within(panel).getByText(name)).toBeVisible();
  const kit = screen.getByRole('region', { name: 'Kit' });
  expect(kit).toHaveTextContent('R$ 9.800,00 × (1 + 20%)= R$ 11.760,00');
  await save();
  await waitFor(() =>
    expect(server.calls(SAVE_PRICE_CALL)[0]?.body).toEqual({
      method: 'MANUAL',
      marginEquip: 20,
      margin: 20,
      servicePricePerkWp: 0,
      serviceCosts: [],
      percentageComponents: [],
      tradingMargin: 0,
      taxes: 0,
      discount: 0,
      paymentConditions: '',
      version: 3,
    }),
  );
});

test('[pricing-005] lines come and go; the price follows them, and what is saved is what was seen', async () => {
  const server = openPricePage('manualPrice', buildGeneratedProposal(), {
    settings: buildTestSettings({ autoPricingCalc: 'MARKUP' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Adicionar custo' }));
  const cost = await screen.findByRole('group', { name: 'Custo 1' });
  await type('Nome', 'Mão de obra', cost);
  await type('Valor', '1200,50', cost);
  await user.click(screen.getByRole('button', { name: 'Adicionar percentual' }));
  const percent = await screen.findByRole('group', { name: 'Percentual 1' });
  await type('Nome', 'Comissão', percent);
  await type('Percentual', '5', percent);
  await type('Desconto', '100');
  // 9.800 ÷ (1 − 20% − 5%) + 1.200,50 ÷ (1 − 20% − 5%) − 100
  await waitFor(async () => expect(await result()).toHaveTextContent('R$ 14.567,34'));
  expect(screen.getByRole('region', { name: 'Serviço' })).toHaveTextContent(
    'R$ 1.200,50 ÷ (1 − 20% − 5%)= R$ 1.600,67',
  );
  await user.click(screen.getByRole('button', { name: 'Remover custo 1' }));
  await waitFor(async () => expect(await result()).toHaveTextContent('R$ 12.966,67'));
  await save();
  await waitFor(() => expect(server.calls(SAVE_PRICE_CALL)).toHaveLength(1));
  expect(server.calls(SAVE_PRICE_CALL)[0]?.body).toMatchObject({
    serviceCosts: [],
    percentageComponents: [{ name: 'Comissão', type: 'PERCENTAGE_SERVICE_AND_KIT', value: 5 }],
    discount: 100,
  });
});

test('percentages that no price can meet are told before anything is saved', async () => {
  openPricePage('manualPrice', buildGeneratedProposal(), {
    settings: buildTestSettings({ autoPricingCalc: 'MARKUP' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Adicionar percentual' }));
  const percent = await screen.findByRole('group', { name: 'Percentual 1' });
  await type('Nome', 'Imposto', percent);
  await type('Percentual', '80', percent);
  const alert = await screen.findByText('A soma dos percentuais deve ser menor que 100%.', {
    selector: '[role=alert] *',
  });
  expect(alert).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Salvar e continuar' })).toBeDisabled());
  expect(screen.getByRole('button', { name: 'O QUE HÁ DE ERRADO?' })).toBeVisible();
});

test('a margin is tried without changing the form, and taken by a button; the seller’s room shows', async () => {
  openPricePage('manualPrice', buildGeneratedProposal());
  await type('Margem de negociação', '5');
  await waitFor(async () => expect(await result()).toHaveTextContent('Pode ceder mais R$ 588,00'));
  const whatIf = screen.getByRole('region', { name: 'E se a margem fosse outra?' });
  await type('Margem a testar', '30', whatIf);
  await waitFor(() => expect(whatIf).toHaveTextContent('R$ 12.740,00'));
  expect(whatIf).toHaveTextContent('+ R$ 980,00');
  expect(await result()).toHaveTextContent('R$ 11.760,00');
  await user.click(within(whatIf).getByRole('button', { name: 'Usar esta margem' }));
  await waitFor(async () => expect(await result()).toHaveTextContent('R$ 12.740,00'));
  expect(screen.getByRole('textbox', { name: 'Margem do kit' })).toHaveValue('30,00');
});

test('what was typed survives a reload; a change by somebody else loses nothing', async () => {
  openPricePage('manualPrice', buildGeneratedProposal(), {
    routes: {
      [SAVE_PRICE_CALL]: replyRefused(409, {
        message: 'Esta proposta foi alterada por Bia às 10:00, enquanto você editava.',
        fields: [{ path: 'version', message: 'Há uma versão mais nova.' }],
      }),
    },
  });
  await type('Desconto', '250');
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('250'));
  await save();
  const dialog = await screen.findByRole('alertdialog', { name: 'A proposta mudou' });
  expect(within(dialog).getByRole('textbox')).toHaveDisplayValue(/Desconto: 250/);
});

test('a draft is found again, and can be begun anew', async () => {
  const proposal = buildGeneratedProposal();
  openPricePage('manualPrice', proposal);
  await type('Desconto', '250');
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('250'));
  cleanup();
  openPricePage('manualPrice', proposal);
  expect(await screen.findByText(/Este é o seu rascunho/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Desconto' })).toHaveValue('250,00');
  await user.click(screen.getByRole('button', { name: 'Começar de novo' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Desconto' })).toHaveValue(''));
});
