import type { SignupRecord } from '@girassol/account-domain/contract';
import { remoteTesting } from '@girassol/federation/remote';
import { type FakeRoutes, fakeApi, renderWithSession, replyRefused } from '@girassol/shared-auth/testing';
import { DialogHost } from '@girassol/shared-ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { billingPaths } from '../addresses/billing';
import { buildCharge, buildPaidCharge } from '../payment/charge.fixture';
import AddressPage from './AddressPage';
import CheckoutPage from './CheckoutPage';
import ContactPage from './ContactPage';
import PaymentPage from './PaymentPage';
import { buildSignup, buildSignupAnswer, buildStepAnswer, prices, SIGNUP_ID } from './signup.fixture';
import { updateSignupProgress } from './signup-progress';

const SINGLE = 'GET /signup/single/:id';
const user = userEvent.setup();

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

beforeEach(() => {
  remoteTesting.installFakePlatform();
  sessionStorage.clear();
});

async function open(at: string, routes: FakeRoutes = {}) {
  const server = fakeApi({ 'GET /signup/prices': prices, ...routes });
  await act(async () => {
    renderWithSession(
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path={billingPaths.stepOne} element={<ContactPage />} />
          <Route path={billingPaths.stepTwo} element={<AddressPage />} />
          <Route path={billingPaths.stepThree} element={<PaymentPage />} />
          <Route path={billingPaths.checkout} element={<CheckoutPage />} />
          <Route path="*" element={null} />
        </Routes>
        <Address />
        <DialogHost />
      </MemoryRouter>,
      { session: null },
    );
  });
  return server;
}

const withSignup = (signup: SignupRecord): FakeRoutes => ({ [SINGLE]: buildSignupAnswer(signup) });
const getAddress = () => screen.getByTestId('address').textContent;
const getSummary = () => screen.getByRole('complementary', { name: 'Resumo da assinatura' });

async function fillContact() {
  await user.type(await screen.findByLabelText(/^Nome/), 'Ana');
  await user.type(screen.getByLabelText(/^Sobrenome/), 'Souza');
  await user.type(screen.getByLabelText(/^E-mail/), 'ana@exemplo.com.br');
  await user.type(screen.getByLabelText(/^Celular/), '47999998888');
}

test('[billing-002] [billing-013] step 1 sends the contact with plan, vendors and campaign, and leads to step 2', async () => {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('outro=1; _fbp=fb.1.2');
  const server = await open('/assinatura/passo-1/2?utm_source=feira', {
    'POST /signup/step-1': buildStepAnswer(buildSignup({ signupStepTwoInfo: null })),
    ...withSignup(buildSignup({ signupStepTwoInfo: null })),
  });
  await fillContact();
  await user.click(screen.getByRole('button', { name: 'Um vendedor a mais' }));
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  await waitFor(() => expect(getAddress()).toBe(`/assinatura/escolha-pagamento/2/${SIGNUP_ID}`));
  const [call] = server.calls('POST /signup/step-1');
  expect(call?.body).toMatchObject({
    name: 'Ana',
    email: 'ana@exemplo.com.br',
    phone: '47999998888',
    planId: 2,
    vendorsAmount: 3,
    fbp: 'fb.1.2',
    query: window.location.search,
    srcUrl: window.location.href,
  });
  expect(call?.body.frontId).toMatch(/^[\da-f-]{36}$/);
  expect(call?.body.eventID).toMatch(/^[\da-f-]{36}$/);
});

test('[billing-012] [billing-018] the price is always in view, by the prices of the server, for two vendors at first', async () => {
  await open('/assinatura/passo-1/3');
  const summary = getSummary();
  expect(within(summary).getByLabelText('Vendedores')).toHaveValue('2');
  await waitFor(() => expect(summary).toHaveTextContent('R$ 4.638,00'));
  expect(summary).toHaveTextContent('20 assinaturas digitais');
  await user.click(within(summary).getByRole('button', { name: 'Trocar plano' }));
  await user.click(within(summary).getByRole('radio', { name: /^Simples/ }));
  expect(getAddress()).toBe('/assinatura/passo-1/1');
  expect(summary).toHaveTextContent('R$ 1.248,00');
});

test('what is typed survives a reload of the page', async () => {
  await open('/assinatura/passo-1/2');
  await user.type(await screen.findByLabelText(/^Nome/), 'Ana');
  document.body.replaceChildren();
  await open('/assinatura/passo-1/2');
  expect(await screen.findByLabelText(/^Nome/)).toHaveValue('Ana');
});

test('a refusal of the server stands at its field', async () => {
  await open('/assinatura/passo-1/2', {
    'POST /signup/step-1': replyRefused(400, {
      message: 'Confira os campos.',
      fields: [{ path: 'email', message: 'Este domínio não recebe e-mail.' }],
    }),
  });
  await fillContact();
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText('Este domínio não recebe e-mail.')).toBeVisible();
});

test('[billing-003] [billing-023] the postal code fills the address; the payment that is chosen leads on', async () => {
  const signup = buildSignup({ signupStepTwoInfo: null });
  const server = await open(`/assinatura/escolha-pagamento/2/${SIGNUP_ID}`, {
    ...withSignup(signup),
    'GET /signup/postal-code/:cep': {
      address: { uf: 'SC', city: 'Blumenau', district: 'Centro', street: 'Rua Quinze' },
    },
    'POST /signup/step-2/:id': buildStepAnswer(buildSignup()),
  });
  await user.type(await screen.findByLabelText(/^CEP/), '89010000');
  await waitFor(() => expect(screen.getByLabelText(/^Cidade/)).toHaveValue('Blumenau'));
  expect(screen.getByLabelText(/^Rua/)).toHaveValue('Rua Quinze');
  await user.type(screen.getByLabelText(/^Número/), '100');
  await user.click(screen.getByRole('radio', { name: /Cartão, todo mês/ }));
  // Two users by the month, and the setup.
  expect(getSummary()).toHaveTextContent('R$ 539,80');
  await user.click(screen.getByRole('button', { name: 'Continuar para o pagamento' }));
  await waitFor(() => expect(getAddress()).toBe(`/assinatura/passo-3/2/${SIGNUP_ID}?forma=recurringCard`));
  expect(server.calls('POST /signup/step-2/:id')[0]?.body).toEqual({
    postalCode: '89010000',
    uf: 'SC',
    city: 'Blumenau',
    district: 'Centro',
    address: 'Rua Quinze',
    number: '100',
    complement: '',
  });
});

test('the enterprise plan has no monthly card, and the page says why', async () => {
  await open(
    `/assinatura/escolha-pagamento/3/${SIGNUP_ID}?forma=recurringCard`,
    withSignup(buildSignup({ planId: 3 })),
  );
  expect(await screen.findByText(/ainda não há preço mensal no cartão/)).toBeVisible();
  expect(screen.queryByRole('radio', { name: /todo mês/ })).toBeNull();
  expect(screen.getByRole('radio', { name: /Pix/ })).toBeChecked();
});

test('[billing-004] [billing-014] step 3 sends document, vendors, coupon and the price that is shown', async () => {
  const paid = buildSignup({ state: 'waiting', charge: buildCharge() });
  const server = await open(`/assinatura/passo-3/2/${SIGNUP_ID}`, {
    ...withSignup(buildSignup()),
    'POST /signup/coupon-discount': { discountMultiplier: 0.9, minVendors: 2 },
    'POST /signup/step-3-pix/:planId/:id': buildStepAnswer(paid),
  });
  await user.type(await screen.findByLabelText(/^CPF ou CNPJ/), '12ABC34501DE35');
  await user.type(screen.getByLabelText(/^Cupom/), 'sol 10 {Enter}');
  expect(await screen.findByText('10% de desconto em tudo, implantação incluída.')).toBeVisible();
  expect(server.calls('POST /signup/step-3-pix/:planId/:id')).toHaveLength(0);
  expect(getSummary()).toHaveTextContent('Cupom SOL10');
  await user.click(await screen.findByRole('button', { name: 'Gerar Pix de R$ 1.339,20' }));
  await waitFor(() => expect(getAddress()).toBe(`/assinatura/pix/parabens/${SIGNUP_ID}`));
  const [call] = server.calls('POST /signup/step-3-pix/:planId/:id');
  expect(call?.params).toEqual({ planId: '2', id: SIGNUP_ID });
  expect(call?.body).toEqual({
    document: '12ABC34501DE35',
    coupon: 'SOL10',
    vendorsAmount: 2,
    frontPrice: 1339.2,
  });
});

test('[billing-021] a coupon for more vendors explains what is missing, and applies once they are there', async () => {
  const server = await open(`/assinatura/passo-3/2/${SIGNUP_ID}`, {
    ...withSignup(buildSignup()),
    'POST /signup/coupon-discount': { discountMultiplier: 0.5, minVendors: 3 },
    'POST /signup/choice/:id': buildStepAnswer(buildSignup({ vendorsAmount: 3 })),
  });
  await user.type(await screen.findByLabelText(/^Cupom/), 'equipe');
  await user.click(screen.getByRole('button', { name: 'Aplicar' }));
  expect(await screen.findByText('Vale a partir de 3 vendedores: falta 1.')).toBeVisible();
  expect(getSummary()).toHaveTextContent('R$ 1.488,00');
  const more = screen.getByRole('button', { name: 'Um vendedor a mais' });
  await user.click(more);
  await waitFor(() => expect(getSummary()).toHaveTextContent('R$ 744,00'));
  expect(server.calls('POST /signup/choice/:id')[0]?.body).toEqual({ planId: 2, vendorsAmount: 3 });
});

test('an unknown coupon says so at its field', async () => {
  await open(`/assinatura/passo-3/2/${SIGNUP_ID}`, {
    ...withSignup(buildSignup()),
    'POST /signup/coupon-discount': replyRefused(404, { message: 'Este cupom não existe.' }),
  });
  await user.type(await screen.findByLabelText(/^Cupom/), 'nada');
  await user.tab();
  expect(await screen.findByText('Este cupom não existe.')).toBeVisible();
});

const priceRefusal = replyRefused(409, {
  message: 'O preço agora é de R$ 1.588,00. Confira e confirme.',
  fields: [{ path: 'frontPrice', message: 'O preço agora é de R$ 1.588,00. Confira e confirme.' }],
});

test('a price that has changed is shown and confirmed before it is sent', async () => {
  const server = await open(`/assinatura/passo-3/2/${SIGNUP_ID}?forma=boleto`, withSignup(buildSignup()));
  server.answer({
    'POST /signup/step-3-bill/:planId/:id': ({ body }) =>
      body.frontPrice === 1588
        ? buildStepAnswer(buildSignup({ state: 'waiting', charge: buildCharge({ method: 'boleto' }) }))
        : priceRefusal,
  });
  await user.type(await screen.findByLabelText(/^CPF ou CNPJ/), '52998224725');
  await screen.findByRole('button', { name: 'Gerar boleto de R$ 1.488,00' });
  server.answer({ 'GET /signup/prices': { ...prices, crm: 1288 } });
  await user.click(screen.getByRole('button', { name: 'Gerar boleto de R$ 1.488,00' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'O preço mudou' });
  expect(dialog).toHaveTextContent('de R$ 1.488,00 para R$ 1.588,00');
  await user.click(within(dialog).getByRole('button', { name: 'Continuar com R$ 1.588,00' }));
  await waitFor(() => expect(getAddress()).toBe(`/assinatura/boleto/parabens/${SIGNUP_ID}`));
});

test('a signup of another browser shows the plan only, and goes on by a mailed code', async () => {
  const server = await open(`/assinatura/passo-3/2/${SIGNUP_ID}`, {
    [SINGLE]: { planId: 2, vendorsAmount: 4, maskedEmail: 'a****@e****.com.br', signup: null },
    'POST /signup/resume-code/:id': {},
    'POST /signup/resume/:id': ({ body }) =>
      body.code === '123456'
        ? buildStepAnswer(buildSignup())
        : replyRefused(400, {
            message: 'Código incorreto.',
            fields: [{ path: 'code', message: 'Código incorreto. Confira o último e-mail.' }],
          }),
  });
  expect(await screen.findByText(/Plano CRM, 4 vendedores/)).toBeVisible();
  expect(document.body).not.toHaveTextContent('Blumenau');
  await user.click(screen.getByRole('button', { name: 'Enviar código' }));
  const code = await screen.findByLabelText(/^Código/);
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await user.type(code, '111111');
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText('Código incorreto. Confira o último e-mail.')).toBeVisible();
  await user.clear(code);
  await user.type(code, '123456');
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByLabelText(/^CPF ou CNPJ/)).toBeVisible();
  expect(server.calls('POST /signup/resume-code/:id')).toHaveLength(1);
});

test('a paid signup leads to its success page, one that is gone to a new beginning', async () => {
  await open(
    `/assinatura/passo-3/2/${SIGNUP_ID}`,
    withSignup(buildSignup({ state: 'paid', charge: buildPaidCharge() })),
  );
  await waitFor(() => expect(getAddress()).toBe(`/assinatura/pix/parabens/${SIGNUP_ID}`));
});

test('a signup that is over offers to begin again', async () => {
  await open(`/assinatura/passo-3/2/${SIGNUP_ID}`, {
    [SINGLE]: replyRefused(404, { message: 'Este cadastro não existe ou terminou.' }),
  });
  expect(await screen.findByText('Este cadastro não existe ou terminou.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Começar de novo' })).toHaveAttribute(
    'href',
    '/assinatura/passo-1/2',
  );
});

test('[billing-001] the checkout has the three steps on one page over the same signup', async () => {
  const begun = buildSignup({ signupStepTwoInfo: null });
  const server = await open('/assinatura/checkout/2', {
    'POST /signup/step-1': buildStepAnswer(begun),
    'POST /signup/step-2/:id': buildStepAnswer(buildSignup()),
    'POST /signup/step-3-pix/:planId/:id': buildStepAnswer(
      buildSignup({ state: 'waiting', charge: buildCharge() }),
    ),
    'GET /signup/postal-code/:cep': {
      address: { uf: 'SC', city: 'Blumenau', district: 'Centro', street: 'Rua Quinze' },
    },
    ...withSignup(begun),
  });
  await fillContact();
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  await user.type(await screen.findByLabelText(/^CEP/), '89010000');
  await waitFor(() => expect(screen.getByLabelText(/^Cidade/)).toHaveValue('Blumenau'));
  await user.type(screen.getByLabelText(/^Número/), '100');
  server.answer(withSignup(buildSignup()));
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  await user.type(await screen.findByLabelText(/^CPF ou CNPJ/), '52998224725');
  expect(screen.getByText(/Ana Souza · ana@exemplo.com.br/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Gerar Pix de R$ 1.488,00' }));
  await waitFor(() => expect(getAddress()).toBe(`/assinatura/pix/parabens/${SIGNUP_ID}`));
});

test('the mailed link goes on with its signup, with the plan that was chosen last', async () => {
  await open(`/assinatura/checkout/1?cadastro=${SIGNUP_ID}`, withSignup(buildSignup()));
  expect(await screen.findByText(/Ana Souza · ana@exemplo.com.br/)).toBeVisible();
  expect(getAddress()).toBe('/assinatura/checkout/2');
});

test('a checkout of another plan takes the signup of this tab along', async () => {
  updateSignupProgress({ signupId: SIGNUP_ID });
  const server = await open('/assinatura/checkout/3', {
    ...withSignup(buildSignup()),
    'POST /signup/choice/:id': buildStepAnswer(buildSignup({ planId: 3 })),
  });
  await waitFor(() =>
    expect(server.calls('POST /signup/choice/:id').map(({ body }) => body)).toEqual([
      { planId: 3, vendorsAmount: 2 },
    ]),
  );
  await waitFor(() => expect(getSummary()).toHaveTextContent('Plano Enterprise'));
});
