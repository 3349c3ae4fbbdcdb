import {
  buildTestSession,
  buildTestSettings,
  type FakeRoutes,
  fakeApi,
  renderWithSession,
} from '@girassol/shared-auth/testing';
import type { ListedCustomer } from '@girassol/shared-domain/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewChatDialog } from './NewChatDialog';
import { buildChat, buildWppAccount, CHAT_ID } from './testing/chat.fixture';

const FIND = 'POST /customers/filtered/:userId/:multiplier';
const OPEN = 'POST /chats/new/:chatAccountId';
const user = userEvent.setup();

const maria: ListedCustomer = {
  _id: '0198a000-0000-7000-8000-00000000c002',
  name: 'Maria Prado',
  phone: '',
  whatsapp: '47987654321',
  email: '',
  document: '',
  isCNPJ: false,
  uf: 'SC',
  city: 'Blumenau',
  origin: null,
  address: '',
  postalCode: '',
  archived: false,
  registryTimestamp: 0,
};

function open(routes: FakeRoutes = {}) {
  const server = fakeApi({ [FIND]: { customers: [maria], hasMoreItems: false }, ...routes });
  const onOpened = jest.fn();
  renderWithSession(<NewChatDialog accounts={[buildWppAccount()]} onOpened={onOpened} onClose={() => {}} />, {
    session: buildTestSession(),
    settings: buildTestSettings(),
  });
  return { server, onOpened };
}

const findMaria = async () => {
  await user.type(await screen.findByRole('combobox', { name: 'Buscar cliente' }), 'Maria');
  await user.click(await screen.findByRole('option', { name: /Maria Prado/ }));
};

test('a customer of the list brings the number', async () => {
  const { server, onOpened } = open({ [OPEN]: { chat: buildChat([]) } });
  await findMaria();
  expect(screen.getByRole('textbox', { name: 'WhatsApp do cliente' })).toHaveValue('(47) 98765-4321');
  await user.click(screen.getByRole('button', { name: 'Abrir conversa' }));
  await waitFor(() => expect(onOpened).toHaveBeenCalledWith(CHAT_ID));
  expect(server.calls(OPEN)[0]?.body).toEqual({ phone: '47987654321', customerId: maria._id });
});

test('a customer without a number is told, and the number can be written', async () => {
  open({ [FIND]: { customers: [{ ...maria, whatsapp: '' }], hasMoreItems: false } });
  await findMaria();
  expect(
    await screen.findByText('Este cliente não tem telefone cadastrado: escreva o número.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Abrir conversa' })).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: 'WhatsApp do cliente' }), '47987654321');
  expect(screen.getByRole('button', { name: 'Abrir conversa' })).toBeEnabled();
});
