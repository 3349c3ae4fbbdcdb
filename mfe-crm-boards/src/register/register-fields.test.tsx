import { screen, waitFor } from '@testing-library/react';
import {
  CREATE_SALE_CALL,
  fillField,
  fillNewCustomer,
  findField,
  getSubmitButton,
  openRegisterForm,
  ownerSession,
  user,
  vendorId,
} from './register-page.testing';

// Typed values are kept in the browser's storage.
afterEach(() => localStorage.clear());

test.each([
  ['PRE_SALES', 'Registrar lead', 'Nome do lead'],
  ['ADMINISTRATIVE', 'Registrar operação', 'Nome da operação'],
  ['PROJECT', 'Registrar projeto', 'Nome do projeto'],
  ['INSTALLATION', 'Registrar obra', 'Nome da obra'],
  ['AFTER_SALES', 'Registrar atividade', 'Nome da atividade'],
] as const)('[boards-002] %s: the form speaks of its item', async (kind, title, name) => {
  openRegisterForm({}, ownerSession, {}, kind);
  expect(await findField(new RegExp(name))).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('button', { name: title })).toBeVisible();
});

test('[boards.aftersales-006] an activity asks for the system in its units, and may have several owners', async () => {
  const server = openRegisterForm({}, ownerSession, {}, 'AFTER_SALES');
  await user.click(await screen.findByRole('radio', { name: 'É novo' }));
  await fillField(/Nome do cliente/, 'Zélia da Silva');
  await fillField(/Nome da atividade/, 'Limpeza anual');
  await fillField(/Potência/, '5,4');
  await fillField(/Distância/, '18,5');
  await fillField(/Altura do telhado/, '4');
  for (const unit of ['kWp', 'km', 'm']) expect(screen.getByText(unit)).toBeVisible();
  expect(screen.queryByText('Tem data de validade')).toBeNull();
  expect(screen.queryByText('Temperatura')).toBeNull();
  expect(screen.queryByText('Prazo')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Adicionar responsável' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Caio Ferreira' }));
  expect(await screen.findByRole('button', { name: 'Tirar Caio Ferreira' })).toBeVisible();
  const submitActivity = screen.getByRole('button', { name: 'Registrar atividade' });
  await waitFor(() => expect(submitActivity).toBeEnabled());
  await user.click(submitActivity);
  await waitFor(() => expect(server.calls(CREATE_SALE_CALL)).toHaveLength(1));
  expect(server.calls(CREATE_SALE_CALL)[0]?.body).toMatchObject({
    type: 'AFTER_SALES',
    power: 5.4,
    distance: 18.5,
    roofHight: 4,
    inverterType: 'String',
    coOwners: [vendorId],
  });
});

test('a work asks for its deadline, and for no money', async () => {
  openRegisterForm({}, ownerSession, {}, 'INSTALLATION');
  expect(await screen.findByText('Prazo')).toBeVisible();
  expect(screen.queryByText('Valor')).toBeNull();
  expect(screen.queryByText('Tem data de validade')).toBeNull();
});

test('[boards-023, boards-096] warmth is one of four; the validity goes along once it is switched on', async () => {
  const server = openRegisterForm();
  await fillNewCustomer();
  await user.click(screen.getByRole('button', { name: /Temperatura/ }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Nenhuma',
    'Frio',
    'Morno',
    'Quente',
  ]);
  await user.click(screen.getByRole('option', { name: 'Frio' }));
  await user.click(screen.getByRole('switch', { name: 'Tem data de validade' }));
  await waitFor(() => expect(getSubmitButton()).toBeEnabled());
  await user.click(getSubmitButton());
  await waitFor(() =>
    expect(server.calls(CREATE_SALE_CALL)[0]?.body).toMatchObject({
      leadTemperature: 0,
      validityDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    }),
  );
});
