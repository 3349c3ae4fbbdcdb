import { buildTestSession, fakeApi, renderWithSession, replyRefused } from '@girassol/shared-auth/testing';
import { addDays, toIsoDate } from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import { DialogHost } from '@girassol/shared-ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { buildFinancing } from '../financing/financing.fixture';
import CreditRequestPage from './CreditRequestPage';

const SAVE = 'PUT /financings/drafts/:pid';
const MARKETPLACE = 'POST /financings/marketplace/credit-analysis/:cid/:pid';
const SIMPLE = 'POST /financings/btg/credit-analysis/:cid/:pid';
const PID = '018f0000-0000-7000-8000-00000000f001';
const CID = '018f0000-0000-7000-8000-00000000c001';

const whole = {
  customerName: "João D'Ávila",
  customerEmail: 'joao@exemplo.test',
  customerIdentification: '529.982.247-25',
  customerPhone: '(47) 99999-8888',
  customerBirthDate: '1985-05-10',
  integratorCnpj: '99990138000142',
  supplier: 'Serra Clara',
  distributorCnpj: '99990471000151',
  monthlyBilling: '9500.00',
  electricBillAverage: '305.41',
  projectValue: '30000.00',
  cep: '89010000',
  address: 'Rua XV',
  number: '10',
  district: 'Centro',
  city: 'Blumenau',
  state: 'SC',
};

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

interface Opened {
  known?: object;
  modules?: string[];
  /** Query string of the address. */
  query?: string;
  takesSimples?: boolean;
}

function open({
  known = whole,
  modules = ['Marketplace'],
  query = '?prazos=36,48&carencia=3',
  takesSimples = true,
}: Opened = {}) {
  const proposal = {
    _id: PID,
    frontId: 'AB12C',
    count: 12,
    customerData: { _id: CID, name: 'João' },
    revenueData: { finalPrice: 30_000 },
  };
  const server = fakeApi({
    // Only what the form reads.
    'GET /proposals/single/:pid': { proposal: proposal as unknown as Proposal },
    'GET /financings/drafts/:pid': { draft: null, known: { ...known } },
    [SAVE]: ({ body }) => ({
      version: body.version + 1,
      savedTimestamp: Date.parse('2026-11-23T14:02:00-03:00'),
    }),
    'GET /registrations/single': {
      registration: null,
      canFinance: true,
      known: { corporateName: '', cnpj: '', name: '', email: '', phone: '' },
      now: Date.now(),
      bank: { name: 'banco', label: 'Banco', isDemonstration: false, takesSimples },
    },
    [MARKETPLACE]: { financing: buildFinancing() },
    [SIMPLE]: { financing: buildFinancing({ variant: 'BTG' }) },
  });
  renderWithSession(
    <MemoryRouter initialEntries={[`/financiamentos/solicitacao/${PID}${query}`]}>
      <Routes>
        <Route path="/financiamentos/solicitacao/:proposalId" element={<CreditRequestPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
      <DialogHost />
    </MemoryRouter>,
    { session: buildTestSession({ activeModules: modules }) },
  );
  return server;
}

const sendButton = () => screen.findByRole('button', { name: 'SOLICITAR ANÁLISE DE CRÉDITO' });

test('[financing-098] a whole form is sent once, digits only, with the terms of the simulation, and the financing opens', async () => {
  const user = userEvent.setup();
  const server = open();
  const send = await sendButton();
  await waitFor(() => expect(send).toBeEnabled());
  await user.dblClick(send);
  await waitFor(() => expect(document.querySelector('output')).toHaveTextContent(/financiamento=018f/));
  expect(server.calls(MARKETPLACE)).toHaveLength(1);
  const call = server.calls(MARKETPLACE)[0];
  expect(call?.params).toEqual({ cid: CID, pid: PID });
  expect(call?.headers.get('idempotency-key')).toBeTruthy();
  expect(call?.body).toMatchObject({
    customerIdentification: '52998224725',
    customerPhone: '47999998888',
    monthlyBilling: 9_500,
    stage: 'SIMULATION',
    terms: { installments: [36, 48], gracePeriod: 3, system: 'PRICE', insurance: false, entry: 0 },
  });
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/52998224725|9500/);
});

test('[financing-005] without the Marketplace the simple bank is asked', async () => {
  const user = userEvent.setup();
  const server = open({ modules: [] });
  await waitFor(async () => expect(await sendButton()).toBeEnabled());
  await user.click(await sendButton());
  await waitFor(() => expect(server.calls(SIMPLE)).toHaveLength(1));
});

test.each([
  ['customerBirthDate', 'Data inválida.'],
  ['customerName', 'Insira o nome completo do cliente (letras e números somente).'],
  ['electricBillAverage', 'Insira o valor da conta de luz.'],
  ['state', 'Escolha um estado válido.'],
])('[financing-026, financing-027] without %s alone the form waits, and says so', async (name, problem) => {
  open({ known: { ...whole, [name]: undefined } });
  const send = await sendButton();
  await userEvent.setup().click(await screen.findByRole('button', { name: 'O QUE HÁ DE ERRADO?' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'O QUE HÁ DE ERRADO?' });
  expect(within(dialog).getByText(problem, { exact: false })).toBeVisible();
  expect(send).toBeDisabled();
});

test('[financing-026, financing-027] an unfinished form is not sent, and says what is wrong with which field', async () => {
  const user = userEvent.setup();
  open({ known: { ...whole, customerEmail: 'abc', number: '' } });
  expect(await sendButton()).toBeDisabled();
  await user.click(await screen.findByRole('button', { name: 'O QUE HÁ DE ERRADO?' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'O QUE HÁ DE ERRADO?' });
  expect(dialog).toHaveTextContent('Insira um e-mail válido para o cliente.');
  expect(dialog).toHaveTextContent('Insira um número válido.');
  await user.click(screen.getByRole('button', { name: 'Entendi' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^E-mail/ })).toHaveFocus());
});

test('a field says what is wrong with it only once it was left', async () => {
  const user = userEvent.setup();
  open();
  const name = await screen.findByRole('textbox', { name: /^Nome do Cliente/ });
  await user.clear(name);
  await user.type(name, 'João @');
  expect(screen.queryByText(/letras e números somente/)).toBeNull();
  await user.tab();
  expect(
    await screen.findByText('Insira o nome completo do cliente (letras e números somente).'),
  ).toBeVisible();
});

test.each([
  ['no day', undefined],
  ['tomorrow', addDays(toIsoDate(Date.now()), 1)],
])('[financing-037] %s is no day of birth', async (_, customerBirthDate) => {
  open({ known: { ...whole, customerBirthDate } });
  const send = await sendButton();
  await userEvent.setup().click(await screen.findByRole('button', { name: 'O QUE HÁ DE ERRADO?' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'O QUE HÁ DE ERRADO?' });
  expect(within(dialog).getByText('Data inválida.', { exact: false })).toBeVisible();
  expect(send).toBeDisabled();
});

test('[financing-037] a company says when it was opened and what it earns', async () => {
  const user = userEvent.setup();
  open();
  expect(await screen.findByRole('textbox', { name: /^Data de Nascimento/ })).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'CNPJ' }));
  expect(await screen.findByRole('textbox', { name: /^Data de Abertura da Empresa/ })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Faturamento Mensal/ })).toBeInTheDocument();
  // The document is still a person's.
  await waitFor(async () => expect(await sendButton()).toBeDisabled());
});

test('what is typed is kept on the server, and of two windows the second is told and loses nothing', async () => {
  const user = userEvent.setup();
  const server = open();
  await user.type(await screen.findByRole('textbox', { name: /^Complemento/ }), 'casa 2');
  expect(await screen.findByText('Rascunho salvo 14:02')).toBeInTheDocument();
  expect(server.calls(SAVE).at(-1)?.body).toMatchObject({ version: 0, form: { complement: 'casa 2' } });

  server.answer({
    [SAVE]: replyRefused(409, { message: 'Este rascunho foi salvo em outra janela às 14:05.' }),
  });
  await user.type(screen.getByRole('textbox', { name: /^Complemento/ }), ', fundos');
  expect(await screen.findByText('Este rascunho foi salvo em outra janela às 14:05.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Complemento/ })).toHaveValue('casa 2, fundos');
  expect(screen.getByRole('button', { name: 'Usar a que está salva' })).toBeInTheDocument();
});

test('the postal code of another city takes the street of the last one away', async () => {
  const server = open();
  await sendButton();
  const user = userEvent.setup();
  const line = (name: RegExp) => screen.getByRole('textbox', { name });
  const lookUp = async (cep: string, address: Record<'uf' | 'city' | 'district' | 'street', string>) => {
    server.answer({ 'GET /places/postal-code/:cep': { address, message: null } });
    await user.clear(line(/^CEP/));
    await user.type(line(/^CEP/), cep);
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Cidade/ })).toHaveValue(address.city));
  };
  await lookUp('01001000', { uf: 'SP', city: 'São Paulo', district: 'Sé', street: 'Praça da Sé' });
  expect(line(/^Logradouro/)).toHaveValue('Praça da Sé');
  await lookUp('89190000', { uf: 'SC', city: 'Taió', district: '', street: '' });
  expect(line(/^Logradouro/)).toHaveValue('');
  expect(line(/^Bairro/)).toHaveValue('');
});

test('[financing-025] the form asks for the proposal, the customer, who sells and installs, what is earned, and where', async () => {
  open();
  await sendButton();
  const labels = [
    'Proposta',
    'Nome do Cliente',
    'E-mail',
    'Data de Nascimento',
    'Telefone/WhatsApp',
    'CNPJ do Integrador',
    'CNPJ do Fornecedor',
    'Renda Mensal',
    'Conta de Luz',
    'Valor do Projeto',
    'CEP',
    'Logradouro',
    'Número',
    'Bairro',
    'Complemento',
  ];
  for (const label of labels)
    expect(screen.getAllByLabelText(new RegExp(`^${label}`)).length).toBeGreaterThan(0);
  // The switch is called so too.
  expect(screen.getByRole('textbox', { name: /^CPF/ })).toBeVisible();
  for (const name of ['Estado', 'Cidade'])
    expect(screen.getByRole('combobox', { name: new RegExp(`^${name}`) })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'CNPJ' })).not.toBeChecked();
  await userEvent.setup().click(screen.getByRole('button', { name: /Fornecedor/ }));
  expect((await screen.findAllByRole('option')).at(-1)).toHaveTextContent('OUTRO');
});

const company = {
  ...whole,
  customerName: 'Padaria Sol',
  customerIdentification: '11.222.333/0001-81',
  customerBirthDate: '2010-01-01',
};
const simplesSwitch = () => screen.findByRole('switch', { name: /Simples ou MEI/ });

test('a company says that it is of the Simples without a simulation, and a person is not asked', async () => {
  const user = userEvent.setup();
  const server = open({ known: company, query: '' });
  const field = await simplesSwitch();
  expect(field).not.toBeChecked();
  expect(screen.getByText('IOF menor quando o total financiado vai até R$ 30.000,00.')).toBeVisible();
  await user.click(field);
  await waitFor(async () => expect(await sendButton()).toBeEnabled());
  await user.click(await sendButton());
  await waitFor(() => expect(server.calls(MARKETPLACE)).toHaveLength(1));
  const body = server.calls(MARKETPLACE)[0]?.body;
  expect(body).toMatchObject({ isSimples: true });
  expect(body).not.toHaveProperty('terms');
});

test('a person is not asked about the Simples', async () => {
  open();
  await sendButton();
  expect(screen.queryByRole('switch', { name: /Simples ou MEI/ })).toBeNull();
});

test('the simulation says first whether a company is of the Simples, and the form may take it back', async () => {
  const user = userEvent.setup();
  const server = open({ known: company, query: '?prazos=36&quem=simples' });
  const field = await simplesSwitch();
  expect(field).toBeChecked();
  await user.click(field);
  await waitFor(async () => expect(await sendButton()).toBeEnabled());
  await user.click(await sendButton());
  await waitFor(() => expect(server.calls(MARKETPLACE)).toHaveLength(1));
  expect(server.calls(MARKETPLACE)[0]?.body).toMatchObject({ isSimples: false, terms: { isSimples: false } });
});

test('a bank that is not told of the Simples is named as such beside the choice', async () => {
  open({ known: company, takesSimples: false });
  await simplesSwitch();
  expect(await screen.findByText(/Este banco não recebe a informação de Simples ou MEI/)).toBeVisible();
});
