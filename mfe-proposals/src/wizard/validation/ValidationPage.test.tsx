import { remoteTesting } from '@girassol/federation/remote';
import {
  buildTestItem,
  buildTestSession,
  type FakeRoutes,
  fakeApi,
  renderWithSession,
  replyRefused,
} from '@girassol/shared-auth/testing';
import type { Proposal } from '@girassol/shared-domain/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { wizardRoutes } from '../../addresses/wizard';
import { setElementWidth } from '../../charts/element-width.testing';
import { buildModules, buildProposal, repeatTwelve } from '../proposal.fixture';
import { buildCustomerMessage } from './SendToCustomerPanel';
import ValidationPage from './ValidationPage';

const FINISH = 'POST /proposals/step-6/:pid';
const SINGLE = 'GET /proposals/single/:pid';
const PREVIEW = 'POST /proposals/preview/:pid';
const user = userEvent.setup();
beforeEach(() => void remoteTesting.installFakePlatform());

const ready = (changes: Partial<Proposal> = {}) =>
  buildProposal({
    step: 5,
    validityDate: '2035-12-31',
    customerData: { ...buildProposal().customerData, phone: '47999998888' },
    ...buildModules(8),
    generationTerms: { irradiation: null, tilt: null, losses: 22 },
    generation: {
      monthlyGeneration: repeatTwelve(480),
      monthlyConsumption: repeatTwelve(500),
      irradiation: { source: '', monthly: repeatTwelve(4.7) },
      averageMonthlyGeneration: 480,
      yearlyGeneration: 5_760,
      offset: 0.96,
    },
    revenueData: { finalPrice: 14_700 },
    ...changes,
  });

function open(proposal = ready(), routes: FakeRoutes = {}) {
  const finished = { ...proposal, finished: true, count: 12, step: 6, version: 4 };
  const server = fakeApi({
    [SINGLE]: { proposal },
    [FINISH]: { proposal: finished },
    [PREVIEW]: { url: '/proposta/previa/abc' },
    ...routes,
  });
  server.answer({
    [FINISH]: () => {
      server.answer({ [SINGLE]: { proposal: finished } });
      return { proposal: finished };
    },
  });
  renderWithSession(
    <MemoryRouter initialEntries={[wizardRoutes.validation.replace(':pid', proposal.frontId)]}>
      <Routes>
        <Route path={wizardRoutes.validation} element={<ValidationPage />} />
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>,
  );
  return server;
}

test('[proposals-001] [proposals-017] a proposal that lacks nothing is finished and gets its number', async () => {
  const server = open();
  expect(await screen.findByText('Nada falta e nada chama a atenção.')).toBeVisible();
  const summary = screen.getByRole('region', { name: 'Resumo da proposta' });
  expect(summary).toHaveTextContent('R$ 14.700,00');
  expect(summary).toHaveTextContent('4,40 kWp');
  expect(summary).toHaveTextContent('Válida até 31/12/2035');
  const finish = screen.getByRole('button', { name: 'Concluir proposta' });
  await waitFor(() => expect(finish).toBeEnabled());
  await user.dblClick(finish);
  expect(await screen.findByRole('region', { name: 'Proposta #00012 concluída' })).toBeVisible();
  expect(server.calls(FINISH).map(({ body }) => body)).toEqual([{ version: 3 }]);
});

test('a finished proposal says so: financing before the link, no word of finishing it again, the way on', async () => {
  open(ready({ finished: true, count: 12, step: 6 }));
  const delivery = await screen.findByRole('region', { name: 'Proposta #00012 concluída' });
  const financing = within(delivery).getByRole('link', { name: 'Adicionar financiamento' });
  expect(financing).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/proposta\/gerar-proposta\/financiamento\//),
  );
  const copy = within(delivery).getByRole('button', { name: 'Copiar link' });
  expect(financing.compareDocumentPosition(copy)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByText(/antes de concluir|para concluir/)).toBeNull();
  expect(screen.getByText('Conferida e concluída: nada chama a atenção.')).toBeVisible();
  expect(within(screen.getByRole('navigation')).getByText(/etapa atual, concluída/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ir para o financiamento' })).toBeVisible();
});

test('a finished proposal with its financing leads on to the proposals', async () => {
  const offer = {
    bank: 'Sol',
    insurance: false,
    gracePeriod: 0,
    entry: 0,
    entryInstallments: 0,
    finOptId: null,
    bestChoice: false,
    options: [],
  };
  open(
    ready({ finished: true, count: 12, step: 7, revenueData: { finalPrice: 14_700, financing: [offer] } }),
  );
  expect(await screen.findByText('A proposta mostra 1 opção de financiamento.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ver as propostas' })).toBeVisible();
});

test('before it is finished, the financing is one press away and the page of the customer is on screen', async () => {
  const server = open();
  expect(await screen.findByTitle('Prévia da proposta')).toHaveAttribute('src', '/proposta/previa/abc');
  expect(server.calls(PREVIEW)[0]?.body).toMatchObject({ validityDate: '2035-12-31' });
  const financing = within(screen.getByRole('region', { name: 'Financiamento' }));
  expect(financing.getByText(/^A proposta mostra só o preço à vista/)).toBeVisible();
  expect(financing.getByRole('link', { name: 'Adicionar financiamento' })).toHaveAttribute(
    'href',
    '/proposta/gerar-proposta/financiamento/abcde12345abcde12345ab',
  );
  await user.click(screen.getByRole('button', { name: 'Celular' }));
  expect(screen.getByRole('button', { name: 'Celular' })).toHaveAttribute('aria-pressed', 'true');
});

test('the page of the customer is drawn as wide as the screen that is chosen, and made smaller to fit', async () => {
  const restore = setElementWidth(320);
  open();
  const page = await screen.findByTitle('Prévia da proposta');
  expect(page).toHaveStyle({ width: '1280px', transform: 'scale(0.25)' });
  await user.click(screen.getByRole('button', { name: 'Celular' }));
  expect(page).toHaveStyle({ width: '390px', transform: `scale(${320 / 390})` });
  restore();
});

test('without a price there is no page to show and nothing to finance', async () => {
  const { revenueData: _price, ...unpriced } = ready({ step: 3 });
  const server = open(unpriced);
  await screen.findByRole('region', { name: 'Conferência' });
  expect(screen.queryByRole('region', { name: 'Financiamento' })).toBeNull();
  expect(server.calls(PREVIEW)).toHaveLength(0);
});

test('the way back leads to the sale on its board', async () => {
  const saleId = '018f0000-0000-7000-8000-00000000a001';
  const server = open(ready({ saleId }), {
    'GET /sales/single/:saleId': { sale: buildTestItem({ _id: saleId }) },
  });
  expect(await screen.findByRole('link', { name: 'Voltar à venda' })).toHaveAttribute(
    'href',
    `/vendas/funil/${buildTestSession().userId}?item=${saleId}`,
  );
  expect(server.calls('GET /sales/single/:saleId')[0]?.params).toEqual({ saleId });
});

test('without a sale that may be seen the way back leads to the customer', async () => {
  open(ready({ saleId: '018f0000-0000-7000-8000-00000000a002' }), {
    'GET /sales/single/:saleId': replyRefused(404, { message: 'x' }),
  });
  expect(await screen.findByRole('link', { name: 'Ver o cliente' })).toHaveAttribute(
    'href',
    `/cliente/editar/${ready().customerData._id}`,
  );
});

test('what is missing stands under its step with the way to its field, and keeps the proposal', async () => {
  const [unit] = ready().energyBillData ?? [];
  open(ready({ energyBillData: unit ? [{ ...unit, kwhPrice: 0 }] : [], validityDate: '2020-01-31' }));
  expect(await screen.findByText('Faltam 2 coisas para concluir a proposta.')).toBeVisible();
  const consumption = screen.getByRole('region', { name: 'Consumo' });
  expect(
    within(consumption).getByRole('link', { name: /^Corrigir: Informe o preço do kWh/ }),
  ).toHaveAttribute(
    'href',
    '/proposta/gerar-proposta/dados-consumo/editar?pid=abcde12345abcde12345ab&campo=energyBillData.0.kwhPrice',
  );
  const look = screen.getByRole('region', { name: 'Personalização' });
  expect(within(look).getByRole('link')).toHaveAttribute(
    'href',
    '/proposta/gerar-proposta/personalizacao/abcde12345abcde12345ab?campo=validityDate',
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Concluir proposta' })).toBeDisabled());
});

test('what is doubtful does not keep it', async () => {
  open(ready({ validityDate: null }));
  expect(await screen.findByText('A proposta não tem data de validade.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Concluir proposta' })).toBeEnabled());
});

test('[proposals-006] a generation that a registered kit skipped is a point to look at, with a link to its step', async () => {
  open(ready({ generationTerms: undefined }));
  expect(await screen.findByText('Nada falta. Vale olhar um ponto antes de concluir.')).toBeVisible();
  const generation = within(screen.getByRole('region', { name: 'Geração' }));
  expect(
    generation.getByRole('link', { name: /^Ver: A geração foi calculada com o sol do local/ }),
  ).toHaveAttribute('href', '/proposta/gerar-proposta/dados-geracao/nova/abcde12345abcde12345ab');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Concluir proposta' })).toBeEnabled());
});

test('a missing distributor, a free service and a company as a home are points to look at, no obstacles', async () => {
  const [unit] = ready().energyBillData ?? [];
  open(
    ready({
      energyBillData: unit
        ? [{ ...unit, finViabilityData: { ...unit.finViabilityData, powerDistCompany: '' } }]
        : [],
      revenueData: { finalPrice: 14_700, totalSvc: 0 },
      customerData: { ...ready().customerData, isCompany: true },
    } as Partial<Proposal>),
  );
  expect(await screen.findByText('Nada falta. Vale olhar 3 pontos antes de concluir.')).toBeVisible();
  const consumption = within(screen.getByRole('region', { name: 'Consumo' }));
  expect(consumption.getByText(/^A distribuidora não foi escolhida/)).toBeVisible();
  expect(consumption.getByText(/^O cliente é uma empresa \(CNPJ\)/)).toBeVisible();
  expect(screen.getByText(/^O serviço está com preço zero/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Concluir proposta' })).toBeEnabled());
});

test('a proposal that somebody else changed meanwhile is not finished unseen', async () => {
  const server = open();
  server.answer({
    [FINISH]: replyRefused(409, {
      message: 'Esta proposta foi alterada por Bia às 10:00.',
      fields: [{ path: 'version', message: 'Há uma versão mais nova.' }],
    }),
  });
  const finish = await screen.findByRole('button', { name: 'Concluir proposta' });
  await waitFor(() => expect(finish).toBeEnabled());
  await user.click(finish);
  expect(await screen.findByRole('alertdialog', { name: 'A proposta mudou' })).toBeVisible();
});

test('the message names the customer, the system and the link', () => {
  expect(buildCustomerMessage(ready(), 'https://sol.test/p')).toBe(
    'Olá, Maria! Sua proposta de energia solar de 4,40 kWp está pronta: https://sol.test/p\n\nAna Souza',
  );
});

test('the message greets a company by its whole name', () => {
  const proposal = ready();
  const customerData = { ...proposal.customerData, name: 'Mercado Bom Preço Ltda', isCompany: true };
  expect(buildCustomerMessage({ ...proposal, customerData }, 'https://sol.test/p')).toMatch(
    /^Olá, Mercado Bom Preço Ltda! Sua proposta/,
  );
});
