import { remoteTesting } from '@girassol/federation/remote';
import {
  buildTestSession,
  buildTestSettings,
  fakeApi,
  renderWithSession,
} from '@girassol/shared-auth/testing';
import type { FinancingOffer, Settings } from '@girassol/shared-domain/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { wizardRoutes } from '../../addresses/wizard';
import { buildModules, buildProposal } from '../proposal.fixture';
import FinancingPage from './FinancingPage';
import { buildFinancingRequest, computeInstalment, toFinancingValues } from './financing-values';
import type { OfferSource } from './offer-source';

const SAVE = 'POST /proposals/step-7/:pid';
const SINGLE = 'GET /proposals/single/:pid';
const user = userEvent.setup();

beforeEach(() => {
  localStorage.clear();
  remoteTesting.installFakePlatform().handle.page.distribution.support = { whatsapp: '5511999990000' };
});

/** Words of the message that the link to the support begins. */
const getSupportMessage = () =>
  new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Falar com a equipe' }).href).searchParams.get(
    'text',
  );

interface Setting {
  financing?: FinancingOffer[];
  session?: ReturnType<typeof buildTestSession>;
  source?: OfferSource;
  autoFinancing?: Settings['autoFinancing'];
  finished?: boolean;
}

function open({
  financing = [],
  session = buildTestSession(),
  source = 'OWN',
  autoFinancing = [],
  finished = false,
}: Setting = {}) {
  const proposal = buildProposal({
    step: 6,
    finished,
    ...buildModules(8),
    revenueData: { finalPrice: 25_000, inflation: 6, financing },
  });
  const server = fakeApi({
    [SINGLE]: { proposal },
    [SAVE]: { proposal: { ...proposal, step: 7, version: 4 } },
  });
  renderWithSession(
    <MemoryRouter initialEntries={[wizardRoutes.financing.replace(':pid', proposal.frontId)]}>
      <Routes>
        <Route path={wizardRoutes.financing} element={<FinancingPage source={source} />} />
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>,
    { session, settings: buildTestSettings({ autoFinancing }) },
  );
  return server;
}

test('an offer is calculated by the PRICE table; the bank’s own instalment wins', async () => {
  const server = open();
  await user.click(await screen.findByRole('button', { name: 'Adicionar opção' }));
  const offer = screen.getByRole('group', { name: 'Opção 1' });
  await user.type(within(offer).getByRole('textbox', { name: 'Banco' }), 'Banco Sol');
  await user.type(within(offer).getByRole('textbox', { name: 'Juros ao mês' }), '1,49');
  await user.type(within(offer).getByRole('textbox', { name: 'Carência' }), '3');
  await user.click(within(offer).getByRole('checkbox', { name: '36x' }));
  await user.click(within(offer).getByRole('checkbox', { name: '84x' }));
  // 25,000 at 1.49 % a month, 60 instalments after 3 months.
  expect(await within(offer).findByRole('row', { name: /60x/ })).toHaveTextContent('R$ 661,93');
  expect(within(offer).getByText('1,49% ao mês, 19,42% ao ano.')).toBeVisible();
  expect(await screen.findByRole('img', { name: /^Gráfico de 25 anos/ })).toBeVisible();
  await user.click(within(offer).getByRole('checkbox', { name: '72x' }));
  await user.type(within(offer).getByRole('textbox', { name: 'Parcela do banco em 72x' }), '600');
  await user.tab();
  await user.click(within(offer).getByRole('switch', { name: 'Melhor escolha' }));
  const save = screen.getByRole('button', { name: /^Salvar e/ });
  await waitFor(() => expect(save).toBeEnabled());
  await user.click(save);
  await waitFor(() =>
    expect(server.calls(SAVE)[0]?.body).toEqual({
      financing: [
        {
          bank: 'Banco Sol',
          insurance: false,
          gracePeriod: 3,
          entry: 0,
          entryInstallments: 0,
          finOptId: null,
          fee: 1.49,
          bestChoice: true,
          options: [
            { installments: 60, value: 661.93, insuranceValue: 0 },
            { installments: 72, value: 600, insuranceValue: 0 },
          ],
        },
      ],
      version: 3,
    }),
  );
});

test('a finished proposal can be sent to the customer from here; one that is not finished can not', async () => {
  open({ finished: true });
  expect(await screen.findByRole('link', { name: 'Enviar ao cliente' })).toHaveAttribute(
    'href',
    '/proposta/gerar-proposta/validacao/abcde12345abcde12345ab',
  );
  cleanup();
  open();
  await screen.findByRole('button', { name: 'Adicionar opção' });
  expect(screen.queryByRole('link', { name: 'Enviar ao cliente' })).toBeNull();
});

test('what an offer lacks is said: a rate or an instalment, and an entry under the price', async () => {
  open();
  await user.click(await screen.findByRole('button', { name: 'Adicionar opção' }));
  await user.type(screen.getByRole('textbox', { name: 'Entrada' }), '30000');
  await user.tab();
  expect(await screen.findByText('A entrada deve ser menor que R$ 25.000,00.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Salvar e/ })).toBeDisabled();
});

test('four offers at most', async () => {
  const offer: FinancingOffer = {
    bank: 'Sol',
    insurance: false,
    gracePeriod: 0,
    entry: 0,
    entryInstallments: 0,
    finOptId: null,
    bestChoice: false,
    options: [{ installments: 60, value: 500, insuranceValue: 0 }],
  };
  open({ financing: [offer, offer, offer, offer] });
  expect(await screen.findByRole('button', { name: 'Adicionar opção' })).toBeDisabled();
});

test('[proposals-028] what is kept comes back as it was typed; terms without an instalment are no lines', () => {
  const price = 25_000;
  const kept: FinancingOffer[] = [
    {
      bank: 'Sol',
      insurance: true,
      gracePeriod: 0,
      entry: 5_000,
      entryInstallments: 0,
      finOptId: null,
      fee: 0.0149,
      bestChoice: false,
      options: [{ installments: 66, value: 480, insuranceValue: 12 }],
    },
  ];
  const values = toFinancingValues(price, kept);
  expect(buildFinancingRequest(price, values)).toEqual(kept);
  // A fraction and a percentage are the same rate (financing-088).
  const terms = { entry: null, gracePeriod: null };
  expect(computeInstalment(price, { ...terms, fee: 0.0149 }, 60)).toBe(
    computeInstalment(price, { ...terms, fee: 1.49 }, 60),
  );
  expect(computeInstalment(price, { ...terms, fee: null }, 60)).toBeNull();
});

test('[shell.menus-013] a white label without financing has no such step', async () => {
  open({ session: buildTestSession({ whitelabel: 'SERRANA' }) });
  expect(await screen.findByText('Sua conta não oferece financiamento nas propostas.')).toBeVisible();
  expect(getSupportMessage()).toMatch(/oferecer financiamento/);
});

test('the marketplace needs its module', async () => {
  open({ source: 'MARKETPLACE' });
  expect(await screen.findByText('Sua conta não tem o módulo Marketplace.')).toBeVisible();
  expect(getSupportMessage()).toMatch(/Marketplace/);
});

test('with the module the source of the offers is named', async () => {
  open({ source: 'MARKETPLACE', session: buildTestSession({ activeModules: ['Marketplace'] }) });
  expect(await screen.findByText(/Origem: marketplace/)).toBeVisible();
});

test('the table of the account fills the offers, once each', async () => {
  const bank = {
    _id: 'b1',
    name: 'Banco do Bairro',
    fee: 1.49,
    gracePeriod: 0,
    entry: 20,
    installments: [60],
  };
  const server = open({ autoFinancing: [bank] });
  await user.click(await screen.findByRole('button', { name: 'Usar a tabela da conta' }));
  const offer = within(screen.getByRole('group', { name: 'Opção 1' }));
  expect(offer.getByRole('textbox', { name: 'Banco' })).toHaveValue('Banco do Bairro');
  expect(offer.getByRole('checkbox', { name: '60x' })).toBeChecked();
  expect(screen.queryByRole('button', { name: 'Usar a tabela da conta' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Salvar e/ }));
  await waitFor(() =>
    expect(server.calls(SAVE)[0]?.body.financing).toMatchObject([
      { bank: 'Banco do Bairro', entry: 5_000, fee: 1.49, finOptId: 'b1', options: [{ installments: 60 }] },
    ]),
  );
});
