import { buildTestSession, replyRefused } from '@girassol/shared-auth/testing';
import type { Proposal } from '@girassol/shared-domain/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { buildCustomerRecord } from '../customers/customer.fixture';
import {
  CREATE_CUSTOMER_CALL,
  CREATE_SALE_CALL,
  customerId,
  fillField,
  fillNewCustomer,
  findField,
  getSubmitButton,
  LOAD_COLUMNS_CALL,
  openRegisterForm,
  ownerSession,
  registeredCustomer,
  testSale,
  user,
} from './register-page.testing';

// Typed values are kept in the browser's storage.
afterEach(() => localStorage.clear());

test('[boards-096, boards-097, boards-104, boards-105] a sale for a new customer registers both, the customer first', async () => {
  const server = openRegisterForm();
  await fillNewCustomer();
  await fillField(/CPF ou CNPJ/, '52998224725');
  await fillField(/Valor/, '12345,6');
  await fillField(/Potência/, '5,4');
  await waitFor(() => expect(getSubmitButton()).toBeEnabled());
  await user.click(getSubmitButton());

  await waitFor(() => expect(server.calls(CREATE_SALE_CALL)).toHaveLength(1));
  expect(server.calls(LOAD_COLUMNS_CALL)[0]?.params).toEqual({ type: 'SALES' });
  expect(server.calls(CREATE_CUSTOMER_CALL)[0]?.body).toEqual({
    name: 'Zélia da Silva',
    document: '52998224725',
    isCNPJ: false,
  });
  expect(server.calls(CREATE_SALE_CALL)[0]).toMatchObject({
    params: { userId: ownerSession.userId, customerId },
    body: {
      name: 'Telhado da Zélia',
      amount: 12345.6,
      power: 5.4,
      vendor: ownerSession.userId,
      columnOrder: 0,
      type: 'SALES',
      inverterType: 'String',
    },
  });
  expect(server.calls(CREATE_SALE_CALL)[0]?.body).not.toHaveProperty('validityDate');
  // Afterwards the board shows the new card, and its number is told.
  await waitFor(() =>
    expect(document.querySelector('output')).toHaveTextContent(
      `/vendas/funil/${ownerSession.managerId} {"newCard":"${testSale._id}"}`,
    ),
  );
  expect(await screen.findByText('Venda #00123 registrada.')).toBeVisible();
});

test('a new customer is reached by phone and WhatsApp, one number for both where it is the same', async () => {
  const server = openRegisterForm();
  await fillNewCustomer();
  expect(screen.queryByRole('button', { name: 'É o mesmo do telefone' })).not.toBeInTheDocument();
  await fillField(/Telefone/, '47999998888');
  await user.click(await screen.findByRole('button', { name: 'É o mesmo do telefone' }));
  expect(await findField(/WhatsApp/)).toHaveValue('(47) 99999-8888');
  await waitFor(() => expect(getSubmitButton()).toBeEnabled());
  await user.click(getSubmitButton());
  await waitFor(() =>
    expect(server.calls(CREATE_CUSTOMER_CALL)[0]?.body).toEqual({
      name: 'Zélia da Silva',
      phone: '47999998888',
      whatsapp: '47999998888',
    }),
  );
});

test('[shell.forms-001, shell.forms-002] an invalid form cannot be sent, and says what is missing', async () => {
  const server = openRegisterForm();
  await user.click(await screen.findByRole('radio', { name: 'É novo' }));
  await fillField(/CPF ou CNPJ/, '52998224720');
  await user.tab();
  expect(await screen.findByText('Insira um CPF ou CNPJ válido.')).toBeVisible();
  expect(getSubmitButton()).toBeDisabled();
  expect(screen.getByRole('button', { name: 'O QUE HÁ DE ERRADO?' })).toBeVisible();
  expect(server.calls(CREATE_CUSTOMER_CALL)).toHaveLength(0);
});

test('a refused sale keeps the text, and the next try does not register the customer again', async () => {
  const server = openRegisterForm({
    [CREATE_SALE_CALL]: replyRefused(404, { message: 'Esta coluna não existe mais.' }),
  });
  await fillNewCustomer();
  await waitFor(() => expect(getSubmitButton()).toBeEnabled());
  await user.click(getSubmitButton());
  await waitFor(() => expect(server.calls(CREATE_SALE_CALL)).toHaveLength(1));
  expect(await findField(/Nome da venda/)).toHaveValue('Telhado da Zélia');

  server.answer({ [CREATE_SALE_CALL]: { sale: testSale } });
  await waitFor(() => expect(getSubmitButton()).toBeEnabled());
  await user.click(getSubmitButton());
  await waitFor(() => expect(server.calls(CREATE_SALE_CALL)).toHaveLength(2));
  expect(server.calls(CREATE_CUSTOMER_CALL)).toHaveLength(1);
});

test('a double click makes one sale: the second call would carry the same key', async () => {
  const server = openRegisterForm();
  await fillNewCustomer();
  await waitFor(() => expect(getSubmitButton()).toBeEnabled());
  await user.dblClick(getSubmitButton());
  await waitFor(() => expect(document.querySelector('output')).toHaveTextContent('funil'));
  const keys = new Set(server.calls(CREATE_SALE_CALL).map(({ headers }) => headers.get('idempotency-key')));
  expect(keys.size).toBe(1);
  expect(keys.has(null)).toBe(false);
});

test('a document that is known offers its customer', async () => {
  const server = openRegisterForm();
  await fillNewCustomer();
  await fillField(/CPF ou CNPJ/, '52998224725');
  await user.click(await screen.findByRole('button', { name: 'Usar este cliente' }));
  await waitFor(() => expect(getSubmitButton()).toBeEnabled());
  await user.click(getSubmitButton());
  await waitFor(() => expect(server.calls(CREATE_SALE_CALL)[0]?.params.customerId).toBe(customerId));
  expect(server.calls(CREATE_CUSTOMER_CALL)).toHaveLength(0);
});

test('a document taken meanwhile is marked at its field', async () => {
  openRegisterForm({
    [CREATE_CUSTOMER_CALL]: replyRefused(409, {
      message: 'Já existe um cliente com este CPF.',
      fields: [{ path: 'document', message: 'Documento já cadastrado.' }],
    }),
  });
  await fillNewCustomer();
  await waitFor(() => expect(getSubmitButton()).toBeEnabled());
  await user.click(getSubmitButton());
  expect(await screen.findByText('Documento já cadastrado.')).toBeVisible();
});

const findCustomerField = () => screen.findByRole('combobox', { name: /^Cliente/ });

test('the address names the customer of the sale', async () => {
  openRegisterForm(
    { 'GET /customers/single/:cid': { customer: buildCustomerRecord(registeredCustomer) } },
    undefined,
    {},
    'SALES',
    `?cliente=${customerId}`,
  );
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /^Cliente/ })).toHaveValue('Zélia da Silva'),
  );
});

/** Opens the form for a proposal of the registered customer. */
function openForProposal(agreement: Proposal['agreement'], kind: 'SALES' | 'AFTER_SALES' = 'SALES') {
  const _id = '0198a000-0000-7000-8000-00000000f001';
  const sold = {
    _id,
    count: 12,
    customerData: { _id: customerId, name: 'Zélia da Silva' },
    revenueData: { finalPrice: 31_500 },
    realSystemData: { power: 6.6 },
    energyBillData: [{ ucType: 'Rural' }, { ucType: 'Residencial' }],
    pvModuleData: [{ quantity: 8 }, { quantity: 4 }],
    inverterData: [{ iQuantity: 3, type: 'microinverter' }],
    location: { uf: 'SC', city: 'Itajaí', distance: 12 },
    agreement,
  };
  return openRegisterForm(
    {
      'GET /customers/single/:cid': { customer: buildCustomerRecord(registeredCustomer) },
      'GET /proposals/single/:pid': { proposal: sold as unknown as Proposal },
    },
    undefined,
    {},
    kind,
    `?cliente=${customerId}&proposta=${_id}`,
  );
}

test('the address names the proposal of the sale: its values are filled in, one press registers, and it is linked', async () => {
  const server = openForProposal({ reason: 'ACCEPTED', timestamp: 0, name: 'Zélia' });
  expect(
    await screen.findByText(/a cidade \(Itajaí\) vêm da proposta #00012, que fica nesta venda/),
  ).toBeVisible();
  expect(await findField(/Nome da venda/)).toHaveValue('Proposta #00012 · Zélia da Silva');
  expect(await findField(/Valor/)).toHaveValue('31.500,00');
  expect(await findField(/Potência/)).toHaveValue('6,60');
  expect(screen.getByText(/^A proposta já está fechada: o cartão entra na última coluna/)).toBeVisible();
  await waitFor(() => expect(getSubmitButton()).toBeEnabled());
  await user.click(getSubmitButton());
  await waitFor(() => expect(server.calls(CREATE_SALE_CALL)).toHaveLength(1));
  expect(server.calls(CREATE_SALE_CALL)[0]).toMatchObject({
    params: { customerId },
    body: {
      name: 'Proposta #00012 · Zélia da Silva',
      amount: 31_500,
      power: 6.6,
      ucType: 'Rural',
      proposal: '0198a000-0000-7000-8000-00000000f001',
      columnOrder: 1,
    },
  });
});

test('a proposal that nobody accepted yet starts in the first column', async () => {
  const server = openForProposal(null);
  expect(await screen.findByText('O cartão entra no topo da coluna escolhida.')).toBeVisible();
  await waitFor(() => expect(getSubmitButton()).toBeEnabled());
  await user.click(getSubmitButton());
  await waitFor(() => expect(server.calls(CREATE_SALE_CALL)[0]?.body).toMatchObject({ columnOrder: 0 }));
});

test('an activity shows the size of the system of its proposal', async () => {
  openForProposal(null, 'AFTER_SALES');
  expect(await findField(/Quantidade de módulos/)).toHaveValue('12');
  expect(await findField(/Quantidade de inversores/)).toHaveValue('3');
  expect(await findField(/Distância/)).toHaveValue('12,00');
});

test('[customers-010] whoever may not list customers registers new ones only', async () => {
  const vendor = buildTestSession({ type: 'VENDOR' });
  openRegisterForm({}, vendor, { salesKanban: true });
  expect(await findField(/Nome do cliente/)).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'Já está na lista' })).toBeNull();
});

test('a BASIC account gets a reason and nothing is asked of the server', async () => {
  const server = openRegisterForm({}, buildTestSession({ signupPlan: 'BASIC' }));
  expect(await screen.findByText('Vendas não faz parte do seu plano')).toBeVisible();
  expect(server.calls(LOAD_COLUMNS_CALL)).toHaveLength(0);
});

test('what was typed is there again after the page was loaded anew, until it is registered', async () => {
  openRegisterForm();
  await fillNewCustomer();
  await fillField(/Valor/, '12345,6');
  await fillField(/Potência/, '5,4');
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain('12345.6'));
  cleanup();

  const server = openRegisterForm();
  expect(await findField(/Nome da venda/)).toHaveValue('Telhado da Zélia');
  expect(await findField(/Nome do cliente/)).toHaveValue('Zélia da Silva');
  expect(screen.getByText(/^Este é o seu rascunho de/)).toBeVisible();
  await waitFor(() => expect(getSubmitButton()).toBeEnabled());
  await user.click(getSubmitButton());
  await waitFor(() => expect(server.calls(CREATE_SALE_CALL)).toHaveLength(1));
  await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('Telhado da Zélia'));
});

/** Begins a sale for a registered customer and leaves the page, so that a draft stays. */
async function leaveDraftForZelia() {
  openRegisterForm();
  await user.type(await findCustomerField(), 'Zélia');
  await user.click(await screen.findByRole('option', { name: /Zélia da Silva/ }));
  await fillField(/Nome da venda/, 'Telhado da Zélia');
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain('Telhado da Zélia'));
  cleanup();
}

test('the customer of a draft stands in its field again, and is the one that the sale is registered for', async () => {
  await leaveDraftForZelia();

  const server = openRegisterForm({
    'GET /customers/single/:cid': { customer: buildCustomerRecord(registeredCustomer) },
  });
  await waitFor(async () => expect(await findCustomerField()).toHaveValue('Zélia da Silva'));
  await waitFor(() => expect(getSubmitButton()).toBeEnabled());
  await user.click(getSubmitButton());
  await waitFor(() => expect(server.calls(CREATE_SALE_CALL)[0]).toMatchObject({ params: { customerId } }));
});

test('a customer of a draft that is gone is asked for again', async () => {
  await leaveDraftForZelia();

  openRegisterForm({ 'GET /customers/single/:cid': replyRefused(404) });
  expect(await findField(/Nome da venda/)).toHaveValue('Telhado da Zélia');
  await waitFor(() => expect(getSubmitButton()).toBeDisabled());
  expect(await findCustomerField()).toHaveValue('');
  expect(screen.getByText('O cliente escolhido não existe mais. Escolha outro.')).toBeVisible();

  await user.type(await findCustomerField(), 'Zélia');
  await user.click(await screen.findByRole('option', { name: /Zélia da Silva/ }));
  await waitFor(() => expect(screen.queryByText(/não existe mais/)).not.toBeInTheDocument());
});

test('a customer deleted before the sale is registered leaves its field; one that is there stays', async () => {
  const server = openRegisterForm({
    [CREATE_SALE_CALL]: replyRefused(404, { message: 'Esta coluna não existe mais.' }),
    'GET /customers/single/:cid': { customer: buildCustomerRecord(registeredCustomer) },
  });
  await user.type(await findCustomerField(), 'Zélia');
  await user.click(await screen.findByRole('option', { name: /Zélia da Silva/ }));
  await fillField(/Nome da venda/, 'Telhado da Zélia');
  await waitFor(() => expect(getSubmitButton()).toBeEnabled());
  await user.click(getSubmitButton());
  await waitFor(() => expect(server.calls('GET /customers/single/:cid')).toHaveLength(1));
  await waitFor(() => expect(getSubmitButton()).toBeEnabled());
  expect(await findCustomerField()).toHaveValue('Zélia da Silva');

  server.answer({
    [CREATE_SALE_CALL]: replyRefused(404, { message: 'Este cliente não existe mais.' }),
    'GET /customers/single/:cid': replyRefused(404),
  });
  await user.click(getSubmitButton());
  await waitFor(async () => expect(await findCustomerField()).toHaveValue(''));
  expect(getSubmitButton()).toBeDisabled();
});
