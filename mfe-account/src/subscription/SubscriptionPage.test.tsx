import type { PlanPreview, SubscriptionOverview } from '@girassol/account-domain/contract';
import { remoteTesting } from '@girassol/federation/remote';
import {
  buildTestSession,
  type FakeRoutes,
  fakeApi,
  renderWithSession,
  replyRefused,
} from '@girassol/shared-auth/testing';
import type { ExportRecord } from '@girassol/shared-domain/contract';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { subscriptionMenu } from '../front-door/billing-routes';
import { collaboratorData } from '../owner/own-data.fixture';
import { buildCharge, buildPaidCharge, NOW, PAY_TOKEN } from '../payment/charge.fixture';
import { prices } from '../signup/signup.fixture';
import { buildOverview } from './overview.fixture';
import SubscriptionPage from './SubscriptionPage';

const READ = 'GET /signup/payments/:userId';
const PREVIEW = 'POST /signup/plan-preview/:userId';
const user = userEvent.setup();
const session = buildTestSession();

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

const samePlan: PlanPreview = {
  planId: 2,
  vendorsAmount: 2,
  from: 'none',
  lines: [],
  dueCents: 0,
  renewalCents: 118_800,
  renewal: { lines: [{ label: 'Plano CRM, 12 meses', cents: 118_800 }], cents: 118_800 },
  startsOn: '2026-11-26',
};

async function open(
  overview: SubscriptionOverview,
  routes: FakeRoutes = {},
  type: 'MANAGER' | 'VENDOR' = 'MANAGER',
  statusOk = true,
  whitelabel: string | null = null,
) {
  remoteTesting.installFakePlatform();
  const server = fakeApi({ [READ]: overview, [PREVIEW]: samePlan, 'GET /signup/prices': prices, ...routes });
  await act(async () => {
    renderWithSession(
      <MemoryRouter initialEntries={['/financeiro']}>
        <Routes>
          <Route path="/financeiro" element={<SubscriptionPage />} />
          <Route path="*" element={null} />
        </Routes>
        <Address />
        <DialogHost />
        <SnackbarHost />
      </MemoryRouter>,
      { session: buildTestSession({ type, statusOk, whitelabel }) },
    );
  });
  return server;
}

const getAddress = () => screen.getByTestId('address').textContent;
const chargeAnswer = (charge = buildCharge({ kind: 'renewal' })) => ({
  charge,
  billLink: '',
  qrCodeBase64: '',
  finalPrice: charge.amountCents / 100,
});

test('the page says in a sentence how things stand, with next charge, payments, receipts and timeline', async () => {
  await open(buildOverview());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(subscriptionMenu.label);
  expect(await screen.findByRole('heading', { name: /Ativa até 25\/11\/2027/ })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Próxima cobrança' })).toHaveTextContent(
    'R$ 1.188,00em 26/11/2027',
  );
  const payments = screen.getByRole('list', { name: 'Pagamentos' });
  expect(payments).toHaveTextContent(
    /Assinatura · CRM.*Pago em 26\/11\/2026.*Recibo nº 00012.*R\$ 1\.488,00/,
  );
  expect(screen.getByRole('region', { name: 'Linha do tempo' })).toHaveTextContent('Emitimos a cobrança');
  expect(screen.getByRole('region', { name: 'Dados de cobrança' })).toHaveTextContent('12.ABC.345/01DE-35');
});

test('a receipt is opened in a tab or saved, by an address that is asked for', async () => {
  const payments = [
    { ...buildPaidCharge(), at: NOW, receiptNumber: 12, serviceInvoice: '2026/000123' },
    {
      ...buildCharge({ state: 'canceled' }),
      _id: 'other',
      at: NOW,
      receiptNumber: null,
      serviceInvoice: null,
    },
  ];
  const server = await open(buildOverview({}, { payments }), {
    'POST /signup/receipt-link/:userId/:chargeId': { url: '/api/signup/receipt-file/a/c/r.pdf?expires=1' },
  });
  expect(await screen.findByText('NFS-e 2026/000123')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Recibo/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Recibo nº 00012' }));
  const dialog = await screen.findByRole('dialog', { name: 'Recibo nº 00012' });
  expect(await within(dialog).findByRole('link', { name: 'Ver o PDF' })).toHaveAttribute(
    'href',
    '/api/signup/receipt-file/a/c/r.pdf?expires=1',
  );
  expect(within(dialog).getByRole('link', { name: 'Baixar' })).toHaveAttribute(
    'href',
    '/api/signup/receipt-file/a/c/r.pdf?expires=1&download=1',
  );
  expect(server.calls('POST /signup/receipt-link/:userId/:chargeId')).toHaveLength(1);
});

test('a trial says how long it lasts, and is paid in one press with the setup', async () => {
  const key = 'POST /signup/renovation-pix/:id';
  const nextCharge = {
    dueOn: '2027-03-13',
    amountCents: 54_900,
    lines: [
      { label: 'Plano CRM, 12 meses', cents: 24_900 },
      { label: 'Implantação padrão', cents: 30_000 },
    ],
    method: 'pix' as const,
    coupon: '',
  };
  const sentence = 'Teste do plano CRM até 12/03/2027. Assine para continuar.';
  const trial = { isTrial: true, paidUntil: '2027-03-13' };
  const server = await open(buildOverview(trial, { sentence, nextCharge, payments: [] }), {
    [key]: chargeAnswer(),
  });
  const status = await screen.findByRole('region', { name: 'Situação' });
  expect(status).toHaveTextContent(/Em teste.*até 12\/03\/2027.*Assinar por R\$ 549,00/);
  expect(screen.getByRole('region', { name: 'Quanto custa assinar' })).toHaveTextContent(
    'Implantação padrão',
  );
  expect(screen.queryByRole('button', { name: 'Pagar sempre no cartão' })).toBeNull();
  await user.click(within(status).getByRole('button', { name: 'Pagar com Pix' }));
  await waitFor(() =>
    expect(server.calls(key)[0]?.body).toEqual({ vendorsAmount: 2, frontPrice: 549, coupon: '' }),
  );
});

test('a trial asks who pays before it is paid: document and address, which the CEP fills, are kept', async () => {
  const SAVE = 'PUT /signup/billing-data/:userId';
  const known = buildOverview({ isTrial: true });
  const payer = { ...known.payer, document: '', address: null };
  const server = await open(buildOverview({ isTrial: true }, { payer, billingEmails: [] }), {
    'GET /signup/postal-code/:cep': {
      address: { uf: 'SP', city: 'Campinas', district: 'Centro', street: 'Rua das Flores' },
    },
    [SAVE]: replyRefused(400, {
      message: 'Confira os dados.',
      fields: [{ path: 'address.number', message: 'Este número não existe.' }],
    }),
  });
  const status = await screen.findByRole('region', { name: 'Situação' });
  expect(within(status).queryByRole('button', { name: 'Pagar com Pix' })).toBeNull();
  await user.type(within(status).getByLabelText(/^CPF ou CNPJ/), '12abc34501de36');
  await user.type(within(status).getByLabelText('CEP'), '13010000');
  await waitFor(() => expect(within(status).getByLabelText('Rua')).toHaveValue('Rua das Flores'));
  expect(within(status).getByLabelText('Cidade')).toHaveValue('Campinas');
  await user.type(within(status).getByLabelText('Número'), '10');
  const proceed = () =>
    user.click(within(status).getByRole('button', { name: 'Continuar para o pagamento' }));
  await proceed();
  expect(await within(status).findByText('Insira um CPF ou CNPJ válido.')).toBeVisible();
  expect(server.calls(SAVE)).toEqual([]);

  const document = within(status).getByLabelText(/^CPF ou CNPJ/);
  await user.clear(document);
  await user.type(document, '12abc34501de35');
  await proceed();
  expect(await within(status).findByText('Este número não existe.')).toBeVisible();

  server.answer({ [SAVE]: known });
  const number = within(status).getByLabelText('Número');
  await user.clear(number);
  await user.type(number, '12');
  await proceed();
  expect(await within(status).findByRole('button', { name: 'Pagar com Pix' })).toBeVisible();
  expect(server.calls(SAVE).at(-1)?.body).toEqual({
    name: 'Sol Nascente Ltda',
    document: '12ABC34501DE35',
    address: {
      postalCode: '13010000',
      uf: 'SP',
      city: 'Campinas',
      address: 'Rua das Flores',
      district: 'Centro',
      number: '12',
      complement: '',
    },
    billingEmails: [],
  });
  expect(screen.getByText('Rua das Flores, 10, Centro, Campinas/SP, 13010-000')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Fechar aviso' }));
});

test('only the owner sees and changes it', async () => {
  const server = await open(buildOverview(), { 'GET /users/user/:userId': collaboratorData }, 'VENDOR');
  expect(await screen.findByText('A assinatura é cuidada pelo titular')).toBeVisible();
  expect(await screen.findByText(/^Só Marina Duarte, titular da conta, vê/)).toBeVisible();
  expect(server.calls(READ)).toEqual([]);
});

describe('an account that was opened by hand', () => {
  const sentence = 'Sua conta foi aberta pela nossa equipe e não tem cobranças por aqui.';
  const unbilled = buildOverview({}, { subscription: null, sentence, nextCharge: null, payments: [] });

  test('sees its plan, what the others contain, and who changes it', async () => {
    await open(unbilled);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Seu plano' })).toHaveTextContent('Enterprise');
    const others = screen.getByRole('list', { name: 'Outros planos' });
    expect(others).toHaveTextContent(/Simples.*CRM/);
    expect(others).toHaveTextContent(/Preço de tabela: R\$\s1\.188,00 por 12 meses/);
    expect(screen.queryByRole('region', { name: 'Pagamento irregular' })).toBeNull();
  });

  test('of a partner sees no price of the price table', async () => {
    const server = await open(unbilled, {}, 'MANAGER', true, 'serrana');
    expect(await screen.findByRole('list', { name: 'Outros planos' })).toBeVisible();
    expect(server.calls('GET /signup/prices')).toEqual([]);
  });

  test('is told who settles a payment that is irregular, and nothing that contradicts it', async () => {
    await open(unbilled, {}, 'MANAGER', false);
    expect(await screen.findByRole('region', { name: 'Pagamento irregular' })).toBeVisible();
    expect(screen.queryByText(sentence)).toBeNull();
  });
});

const ways = [
  ['Pagar com Pix', 'POST /signup/renovation-pix/:id', `/assinatura/pix/parabens/${PAY_TOKEN}?src=renovacao`],
  ['Boleto', 'POST /signup/renovation-bill/:id', `/assinatura/boleto/parabens/${PAY_TOKEN}?src=renovacao`],
] as const;

test.each(ways)(
  '[billing-009] [billing-031] the unpaid renew in one press: %s',
  async (name, key, address) => {
    const server = await open(
      buildOverview(
        { state: 'pastDue', paidUntil: '2026-11-20', graceUntil: '2026-11-30' },
        { sentence: 'Venceu em 20/11/2026 e ainda não foi paga. Tudo funciona até 30/11/2026.' },
      ),
      { [key]: chargeAnswer() },
    );
    const status = await screen.findByRole('region', { name: 'Situação' });
    expect(status).toHaveTextContent('A renovação venceu e o pagamento não chegou.');
    // Once: the sentence tells since when and until when.
    expect(within(status).getAllByText(/30\/11\/2026/)).toHaveLength(1);
    expect(within(status).queryByText(/Desde quando|O que continua/)).toBeNull();
    await user.click(within(status).getByRole('button', { name }));
    await waitFor(() => expect(getAddress()).toBe(address));
    const [call] = server.calls(key);
    expect(call?.params).toEqual({ id: session.userId });
    expect(call?.body).toEqual({ vendorsAmount: 2, frontPrice: 1188, coupon: '' });
  },
);

/** Sends the token of a card as the provider's page does. */
async function typeCard(token: string) {
  const frame = await screen.findByTitle<HTMLIFrameElement>('Dados do cartão');
  act(() => {
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { token },
        origin: window.location.origin,
        source: frame.contentWindow,
      }),
    );
  });
}

test('[billing-009] [billing-031] the unpaid renew by card; a refusal allows another card', async () => {
  const server = await open(buildOverview({ state: 'suspended', paidUntil: '2026-10-20' }), {
    'GET /signup/card-frame': { url: '/cartao', origin: '' },
    'POST /signup/renovation-card/:id': ({ body }) =>
      chargeAnswer(
        body.cardData.token === 'bom'
          ? buildCharge({ kind: 'renewal', state: 'paid', method: 'card' })
          : buildCharge({ kind: 'renewal', refusal: 'Cartão vencido.' }),
      ),
  });
  await user.click(await screen.findByRole('button', { name: 'Cartão' }));
  await typeCard('ruim');
  expect(await screen.findByText('Cartão vencido.')).toBeVisible();
  await typeCard('bom');
  await waitFor(() => expect(getAddress()).toBe(`/assinatura/parabens/2/${PAY_TOKEN}?src=renovacao`));
  expect(server.calls('POST /signup/renovation-card/:id')).toHaveLength(2);
});

test('a renewal whose price has changed is confirmed first', async () => {
  const overview = buildOverview({ state: 'pastDue' });
  const server = await open(overview);
  const message = 'O preço agora é de R$ 1.288,00. Confira e confirme.';
  server.answer({
    'POST /signup/renovation-pix/:id': ({ body }) =>
      body.frontPrice === 1288
        ? chargeAnswer()
        : replyRefused(409, { message, fields: [{ path: 'frontPrice', message }] }),
  });
  const pay = await screen.findByRole('button', { name: 'Pagar com Pix' });
  const { nextCharge } = overview;
  server.answer({
    [READ]: { ...overview, nextCharge: nextCharge && { ...nextCharge, amountCents: 128_800 } },
  });
  await user.click(pay);
  await user.click(await screen.findByRole('button', { name: 'Continuar com R$ 1.288,00' }));
  await waitFor(() => expect(getAddress()).toContain('src=renovacao'));
});

const upgrade: PlanPreview = {
  planId: 3,
  vendorsAmount: 2,
  from: 'now',
  lines: [
    { label: 'Novo plano, 365 dias', cents: 418_800 },
    { label: 'Crédito dos dias que sobram', cents: -118_800 },
  ],
  dueCents: 300_000,
  renewalCents: 418_800,
  renewal: { lines: [{ label: 'Plano Enterprise', cents: 418_800 }], cents: 418_800 },
  startsOn: '2026-11-26',
};

test('[billing-010] an upgrade is previewed before it is paid, and leads to plan 3', async () => {
  const server = await open(buildOverview(), {
    [PREVIEW]: ({ body }) => (body.planId === 3 ? upgrade : samePlan),
    'POST /signup/upgrade-pix/:id': chargeAnswer(buildCharge({ kind: 'upgrade', planId: 3 })),
    'GET /signup/card-frame': { url: '/cartao', origin: '' },
    'POST /signup/upgrade-card/:id': chargeAnswer(buildCharge({ kind: 'upgrade', state: 'paid', planId: 3 })),
  });
  await user.click(await screen.findByRole('button', { name: 'Mudar plano ou vendedores' }));
  const dialog = await screen.findByRole('dialog', { name: 'Mudar plano ou vendedores' });
  expect(await within(dialog).findByText('É o que você tem hoje: nada muda.')).toBeVisible();
  await user.click(within(dialog).getByRole('radio', { name: /^Enterprise/ }));
  expect(await within(dialog).findByText('A pagar agora')).toBeVisible();
  expect(within(dialog).getByRole('region', { name: 'O que muda' })).toHaveTextContent('R$ 3.000,00');
  const card = await within(dialog).findByRole('button', { name: 'Cartão' });
  await waitFor(() => expect(card).toBeEnabled());
  await user.click(card);
  await typeCard('bom');
  await waitFor(() => expect(getAddress()).toBe(`/assinatura/parabens/3/${PAY_TOKEN}?src=upgrade`));
  expect(server.calls('POST /signup/upgrade-card/:id')[0]?.body).toMatchObject({
    vendorsAmount: 2,
    frontPrice: 3000,
  });
});

const coupon = { discountMultiplier: 0.9, minVendors: 2 };
const COUPON = 'POST /signup/coupon-discount/:userId';

test('[billing-021] a coupon lowers the price of a renewal before it is paid', async () => {
  const renewal = {
    lines: [
      { label: 'Plano CRM, 12 meses', cents: 118_800 },
      { label: 'Cupom SOL10', cents: -11_880 },
    ],
    cents: 106_920,
  };
  const server = await open(buildOverview({ state: 'pastDue' }), {
    [COUPON]: ({ body }) =>
      body.couponName === 'SOL10' ? coupon : replyRefused(400, { message: 'Este cupom não existe.' }),
    [PREVIEW]: ({ body }) => (body.coupon === 'SOL10' ? { ...samePlan, renewal } : samePlan),
    'POST /signup/renovation-pix/:id': chargeAnswer(),
  });
  await user.click(await screen.findByRole('button', { name: 'Tenho um cupom' }));
  await user.type(screen.getByLabelText(/^Cupom/), 'nada{Enter}');
  expect(await screen.findByText('Este cupom não existe.')).toBeVisible();
  expect(screen.getByText('Renovar por R$ 1.188,00')).toBeVisible();
  await user.clear(screen.getByLabelText(/^Cupom/));
  await user.type(screen.getByLabelText(/^Cupom/), 'sol10');
  await user.click(screen.getByRole('button', { name: 'Aplicar' }));
  expect(await screen.findByText('10% de desconto nesta renovação.')).toBeVisible();
  expect(await screen.findByText('Renovar por R$ 1.069,20')).toBeVisible();
  expect(screen.getByText('Cupom SOL10')).toBeVisible();
  const pay = screen.getByRole('button', { name: 'Pagar com Pix' });
  await waitFor(() => expect(pay).toBeEnabled());
  await user.click(pay);
  await waitFor(() => expect(getAddress()).toContain('src=renovacao'));
  expect(server.calls('POST /signup/renovation-pix/:id')[0]?.body).toMatchObject({
    coupon: 'SOL10',
    frontPrice: 1069.2,
  });
});

test('[billing-021] a coupon lowers the price of an upgrade, also in its lines', async () => {
  const lines = [...upgrade.lines, { label: 'Cupom SOL10', cents: -30_000 }];
  const server = await open(buildOverview(), {
    [COUPON]: coupon,
    [PREVIEW]: ({ body }) => {
      if (body.planId !== 3) return samePlan;
      return body.coupon === 'SOL10' ? { ...upgrade, lines, dueCents: 270_000 } : upgrade;
    },
    'POST /signup/upgrade-pix/:id': chargeAnswer(buildCharge({ kind: 'upgrade', planId: 3 })),
  });
  await user.click(await screen.findByRole('button', { name: 'Mudar plano ou vendedores' }));
  await user.click(await screen.findByRole('radio', { name: /^Enterprise/ }));
  await user.type(await screen.findByLabelText(/^Cupom/), 'sol10{Tab}');
  const preview = screen.getByRole('region', { name: 'O que muda' });
  await waitFor(() => expect(preview).toHaveTextContent(/Cupom SOL10.*R\$ 2\.700,00/));
  await user.click(within(preview).getByRole('button', { name: 'Pagar com Pix' }));
  await waitFor(() => expect(getAddress()).toContain('src=upgrade'));
  expect(server.calls('POST /signup/upgrade-pix/:id')[0]?.body).toMatchObject({
    coupon: 'SOL10',
    frontPrice: 2700,
  });
});

test('a smaller plan begins with the next period, and the change can be withdrawn', async () => {
  const next = { planId: 1, vendorsAmount: 2 } as const;
  const server = await open(buildOverview(), {
    [PREVIEW]: ({ body }) =>
      body.planId === 1
        ? { ...samePlan, ...next, from: 'nextPeriod', startsOn: '2027-11-26', renewalCents: 94_800 }
        : samePlan,
    'PUT /signup/next-plan/:userId': ({ body }) => buildOverview({ next: body.next }),
  });
  await user.click(await screen.findByRole('button', { name: 'Mudar plano ou vendedores' }));
  await user.click(await screen.findByRole('radio', { name: /^Simples/ }));
  expect(await screen.findByText(/Vale a partir de 26\/11\/2027, por R\$ 948,00/)).toBeVisible();
  const schedule = screen.getByRole('button', { name: 'Agendar a mudança' });
  await waitFor(() => expect(schedule).toBeEnabled());
  await user.click(schedule);
  expect(await screen.findByText('A partir de 26/11/2027: Simples, 2 vendedores.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Desistir da mudança' }));
  await waitFor(() => expect(screen.queryByText(/A partir de 26/)).toBeNull());
  expect(server.calls('PUT /signup/next-plan/:userId').map(({ body }) => body.next)).toEqual([next, null]);
});

test('[billing-025] the card of the subscription is replaced', async () => {
  const card = { brand: 'Visa', lastDigits: '1111', expires: '2027-03' };
  const server = await open(buildOverview({ method: 'card', card }), {
    'GET /signup/card-frame': { url: '/cartao', origin: '' },
    'PUT /signup/signature/card/:userId': buildOverview({
      method: 'card',
      card: { brand: 'Elo', lastDigits: '2222', expires: '2030-01' },
    }),
  });
  expect(await screen.findByText(/cartão Visa final 1111, válido até 03\/2027/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Trocar o cartão' }));
  await typeCard('novo');
  expect(await screen.findByText(/cartão Elo final 2222/)).toBeVisible();
  expect(server.calls('PUT /signup/signature/card/:userId')[0]?.body).toEqual({
    cardData: { token: 'novo' },
  });
});

test('Pix Automático is authorized by a QR code, notices it, and is ended', async () => {
  const active = buildOverview({ authorization: { state: 'active', maxCents: 200_000 } });
  const server = await open(buildOverview(), {
    'POST /signup/automatic-pix/:userId': { pixCode: 'pix-automatico', demonstrationPage: '/banco/1' },
    'DELETE /signup/automatic-pix/:userId': buildOverview({
      authorization: { state: 'canceled', maxCents: null },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Autorizar Pix Automático' }));
  expect(await screen.findByRole('img', { name: 'QR code do Pix Automático' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Autorizar no Banco Demonstração' })).toHaveAttribute(
    'href',
    '/banco/1',
  );
  server.answer({ [READ]: active });
  await user.click(await screen.findByRole('button', { name: 'Concluir' }, { timeout: 3_000 }));
  expect(await screen.findByText(/até R\$ 2\.000,00 por cobrança/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Encerrar' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Encerrar' }));
  expect(await screen.findByRole('button', { name: 'Autorizar Pix Automático' })).toBeVisible();
});

test('payer and billing e-mails are changed; a wrong e-mail is refused at its field', async () => {
  const server = await open(buildOverview(), { 'PUT /signup/billing-data/:userId': buildOverview() });
  await user.click(await screen.findByRole('button', { name: 'Alterar' }));
  const emails = await screen.findByLabelText(/^Outros e-mails/);
  expect(screen.getByRole('button', { name: 'Salvar' })).toBeDisabled();
  await user.clear(emails);
  await user.type(emails, 'contador');
  await user.tab();
  expect(await screen.findByText('Insira e-mails válidos.')).toBeVisible();
  await user.type(emails, '@exemplo.com.br, socio@exemplo.com.br');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.calls('PUT /signup/billing-data/:userId')[0]?.body).toEqual({
    name: 'Sol Nascente Ltda',
    document: '12ABC34501DE35',
    address: buildOverview().payer.address,
    billingEmails: ['contador@exemplo.com.br', 'socio@exemplo.com.br'],
  });
});

test('the first payment is taken back after a question that names the amount', async () => {
  const server = await open(buildOverview({ mayWithdraw: true }), {
    'POST /signup/withdrawal/:userId': buildOverview({ state: 'ended', canceledOn: '2026-11-26' }),
    'POST /users/token-login': session,
  });
  await user.click(await screen.findByRole('button', { name: 'Desfazer a compra' }));
  const question = await screen.findByRole('alertdialog', { name: 'Desfazer a compra' });
  expect(question).toHaveTextContent('R$ 1.488,00 volta para você');
  expect(server.calls('POST /signup/withdrawal/:userId')).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Desfazer e receber de volta' }));
  await waitFor(() => expect(server.calls('POST /signup/withdrawal/:userId')).toHaveLength(1));
  expect(await screen.findByText('Encerrada')).toBeVisible();
});

test('a canceled subscription has a way back', async () => {
  const server = await open(buildOverview({ canceledOn: '2026-11-26' }, { nextCharge: null }), {
    'DELETE /signup/user-status/:userId': {
      newStatus: { statusOk: true, status: 'ACTIVE', signupPlan: 'CRM', endsOn: null },
    },
    'POST /users/token-login': session,
  });
  const keep = await screen.findByRole('button', { name: 'Manter a assinatura' });
  server.answer({ [READ]: buildOverview() });
  await user.click(keep);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Manter a assinatura' })).toBeNull());
  expect(server.calls('DELETE /signup/user-status/:userId')).toHaveLength(1);
});

test('what is late says so, and a cancellation promises no access that is not paid', async () => {
  const late = { ...buildCharge({ kind: 'renewal', dueOn: '2026-11-20' }), at: NOW };
  const payments = [{ ...late, receiptNumber: null, serviceInvoice: null }];
  await open(buildOverview({ state: 'suspended', paidUntil: '2026-11-20' }, { payments }));
  expect(await screen.findByText('Vencido')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Encerrar' })).toHaveTextContent(
    'Cancelar a assinatura: nada mais é cobrado.',
  );
});

test('a failed load says so and can be tried again', async () => {
  const server = await open(buildOverview(), { [READ]: replyRefused(500) });
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  server.answer({ [READ]: buildOverview() });
  await user.click(again);
  expect(await screen.findByRole('heading', { name: /Ativa até/ })).toBeVisible();
});

describe('the list for the accountant', () => {
  const exported: ExportRecord = {
    _id: 'e1',
    kind: 'subscription-payments',
    title: 'Pagamentos da assinatura',
    format: 'xlsx',
    state: 'DONE',
    rows: 1,
    done: 1,
    total: 1,
    fileName: 'pagamentos.xlsx',
    fileSize: 1,
    user: { _id: session.userId, name: 'Ana' },
    registryTimestamp: NOW,
    endedTimestamp: NOW,
    expiresTimestamp: NOW,
    opened: 0,
    problem: null,
  };
  const routes: FakeRoutes = {
    'POST /signup/payments-export/:userId': { exportId: 'e1' },
    'GET /exports/single/:userId/:exportId': { export: exported },
    'POST /exports/open/:userId/:exportId': { url: '/api/files/a/f/p.xlsx?expires=1' },
  };
  const press = async () =>
    user.click(await screen.findByRole('button', { name: 'Planilha para o contador' }));

  test('is saved in one press, once it is written', async () => {
    const save = jest.spyOn(window, 'open').mockReturnValue(null);
    const states: ExportRecord['state'][] = ['QUEUED', 'DONE'];
    await open(buildOverview(), {
      ...routes,
      'GET /exports/single/:userId/:exportId': () => ({
        export: { ...exported, state: states.shift() ?? 'DONE' },
      }),
    });
    await press();
    await waitFor(
      () => expect(save).toHaveBeenCalledWith('/api/files/a/f/p.xlsx?expires=1&download=1', '_self'),
      { timeout: 5_000 },
    );
    save.mockRestore();
  });

  test('says why it could not be written', async () => {
    await open(buildOverview(), {
      ...routes,
      'GET /exports/single/:userId/:exportId': {
        export: { ...exported, state: 'FAILED', problem: 'O disco está cheio.' },
      },
    });
    await press();
    expect(await screen.findByText('O disco está cheio.')).toBeVisible();
  });

  test('is not offered to the unpaid, who export nothing', async () => {
    await open(buildOverview({ state: 'suspended' }), routes, 'MANAGER', false);
    expect(await screen.findByRole('button', { name: 'Recibo nº 00012' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Planilha para o contador' })).toBeNull();
  });
});

test('an e-mail that is not confirmed says what it holds back, and the link is mailed again', async () => {
  const key = 'POST /users/email-confirmation/send';
  const server = await open(buildOverview({}, { unconfirmedEmail: 'ana@exemplo.com.br' }), {
    [key]: { sentTo: 'ana@exemplo.com.br' },
  });
  const notice = await screen.findByRole('region', { name: 'Confirmação do e-mail' });
  expect(notice).toHaveTextContent(/ana@exemplo\.com\.br.*não convida pessoas nem exporta dados/);
  await user.click(within(notice).getByRole('button', { name: 'Enviar o link de novo' }));
  expect(await screen.findByText('Enviamos o link a ana@exemplo.com.br.')).toBeVisible();
  expect(server.calls(key)).toHaveLength(1);
});
