import { refuse, testSession } from '@girassol/shared-auth/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import {
  COLUMNS,
  customerId,
  field,
  fill,
  fillNewCustomer,
  NEW_CUSTOMER,
  NEW_SALE,
  open,
  owner,
  sale,
  submit,
  user,
} from './register-page.testing';

// What was typed is kept on this computer.
afterEach(() => localStorage.clear());

test('[boards-096, boards-097, boards-104, boards-105] a sale for a new customer registers both, the customer first', async () => {
  const server = open();
  await fillNewCustomer();
  await fill(/CPF ou CNPJ/, '52998224725');
  await fill(/Valor/, '12345,6');
  await fill(/Potência/, '5,4');
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());

  await waitFor(() => expect(server.calls(NEW_SALE)).toHaveLength(1));
  expect(server.calls(COLUMNS)[0]?.params).toEqual({ type: 'SALES' });
  expect(server.calls(NEW_CUSTOMER)[0]?.body).toEqual({
    name: 'Zélia da Silva',
    document: '52998224725',
    isCNPJ: false,
  });
  expect(server.calls(NEW_SALE)[0]).toMatchObject({
    params: { userId: owner.userId, customerId },
    body: {
      name: 'Telhado da Zélia',
      amount: 12345.6,
      power: 5.4,
      vendor: owner.userId,
      columnOrder: 0,
      type: 'SALES',
      inverterType: 'String',
    },
  });
  expect(server.calls(NEW_SALE)[0]?.body).not.toHaveProperty('validityDate');
  // Afterwards the board shows the new card, and its number is told.
  await waitFor(() =>
    expect(document.querySelector('output')).toHaveTextContent(
      `/vendas/funil/${owner.managerId} {"newCard":"${sale._id}"}`,
    ),
  );
  expect(await screen.findByText('Venda #00123 registrada.')).toBeVisible();
});

test('a new customer is reached by phone and WhatsApp, one number for both where it is the same', async () => {
  const server = open();
  await fillNewCustomer();
  expect(screen.queryByRole('button', { name: 'É o mesmo do telefone' })).not.toBeInTheDocument();
  await fill(/Telefone/, '47999998888');
  await user.click(await screen.findByRole('button', { name: 'É o mesmo do telefone' }));
  expect(await field(/WhatsApp/)).toHaveValue('(47) 99999-8888');
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());
  await waitFor(() =>
    expect(server.calls(NEW_CUSTOMER)[0]?.body).toEqual({
      name: 'Zélia da Silva',
      phone: '47999998888',
      whatsapp: '47999998888',
    }),
  );
});

test('[shell.forms-001, shell.forms-002] an invalid form cannot be sent, and says what is missing', async () => {
  const server = open();
  await user.click(await screen.findByRole('radio', { name: 'É novo' }));
  await fill(/CPF ou CNPJ/, '52998224720');
  await user.tab();
  expect(await screen.findByText('Insira um CPF ou CNPJ válido.')).toBeVisible();
  expect(submit()).toBeDisabled();
  expect(screen.getByRole('button', { name: 'O QUE HÁ DE ERRADO?' })).toBeVisible();
  expect(server.calls(NEW_CUSTOMER)).toHaveLength(0);
});

test('a refused sale keeps the text, and the next try does not register the customer again', async () => {
  const server = open({ [NEW_SALE]: refuse(404, { message: 'Esta coluna não existe mais.' }) });
  await fillNewCustomer();
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());
  await waitFor(() => expect(server.calls(NEW_SALE)).toHaveLength(1));
  expect(await field(/Nome da venda/)).toHaveValue('Telhado da Zélia');

  server.answer({ [NEW_SALE]: { sale } });
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());
  await waitFor(() => expect(server.calls(NEW_SALE)).toHaveLength(2));
  expect(server.calls(NEW_CUSTOMER)).toHaveLength(1);
});

test('a double click makes one sale: the second call would carry the same key', async () => {
  const server = open();
  await fillNewCustomer();
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.dblClick(submit());
  await waitFor(() => expect(document.querySelector('output')).toHaveTextContent('funil'));
  const keys = new Set(server.calls(NEW_SALE).map(({ headers }) => headers.get('idempotency-key')));
  expect(keys.size).toBe(1);
  expect(keys.has(null)).toBe(false);
});

test('a document that is known offers its customer', async () => {
  const server = open();
  await fillNewCustomer();
  await fill(/CPF ou CNPJ/, '52998224725');
  await user.click(await screen.findByRole('button', { name: 'Usar este cliente' }));
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());
  await waitFor(() => expect(server.calls(NEW_SALE)[0]?.params.customerId).toBe(customerId));
  expect(server.calls(NEW_CUSTOMER)).toHaveLength(0);
});

test('a document taken meanwhile is marked at its field', async () => {
  open({
    [NEW_CUSTOMER]: refuse(409, {
      message: 'Já existe um cliente com este CPF.',
      fields: [{ path: 'document', message: 'Documento já cadastrado.' }],
    }),
  });
  await fillNewCustomer();
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());
  expect(await screen.findByText('Documento já cadastrado.')).toBeVisible();
});

test('[customers-010] whoever may not list customers registers new ones only', async () => {
  const vendor = testSession({ type: 'VENDOR' });
  open({}, vendor, { salesKanban: true });
  expect(await field(/Nome do cliente/)).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'Já está na lista' })).toBeNull();
});

test('a BASIC account gets a reason and nothing is asked of the server', async () => {
  const server = open({}, testSession({ signupPlan: 'BASIC' }));
  expect(await screen.findByText('Vendas não faz parte do seu plano')).toBeVisible();
  expect(server.calls(COLUMNS)).toHaveLength(0);
});

test('what was typed is there again after the page was loaded anew, until it is registered', async () => {
  open();
  await fillNewCustomer();
  await fill(/Valor/, '12345,6');
  await fill(/Potência/, '5,4');
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain('12345.6'));
  cleanup();

  const server = open();
  expect(await field(/Nome da venda/)).toHaveValue('Telhado da Zélia');
  expect(await field(/Nome do cliente/)).toHaveValue('Zélia da Silva');
  expect(screen.getByText(/^Este é o seu rascunho de/)).toBeVisible();
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());
  await waitFor(() => expect(server.calls(NEW_SALE)).toHaveLength(1));
  await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('Telhado da Zélia'));
});
