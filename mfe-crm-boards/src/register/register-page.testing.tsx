import { remoteTesting } from '@girassol/federation/remote';
import {
  buildTestSession,
  buildTestSettings,
  type FakeRoutes,
  fakeApi,
  renderWithSession,
} from '@girassol/shared-auth/testing';
import { type BoardKind, boardDescriptions, type Session } from '@girassol/shared-domain';
import { SnackbarHost } from '@girassol/shared-ui';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { buildCard } from '../board-state/board.fixture';
import RegisterPage from './RegisterPage';

export const LOAD_COLUMNS_CALL = 'GET /kanbans/single/columns/:type';
const SEARCH = 'POST /customers/filtered/:userId/:multiplier';
export const CREATE_CUSTOMER_CALL = 'POST /customers/new/:userId';
export const CREATE_SALE_CALL = 'POST /sales/new/:userId/:customerId';

const first = '0198a000-0000-7000-8000-00000000c001';
const second = '0198a000-0000-7000-8000-00000000c002';
export const customerId = '0198a000-0000-7000-8000-00000000d001';
export const vendorId = '0198a000-0000-7000-8000-00000000e001';
const kanban = {
  _id: '0198a000-0000-7000-8000-00000000b001',
  type: 'SALES' as const,
  columns: [
    { _id: first, title: 'Novo contato', order: 0, inactivityWindow: 24 },
    { _id: second, title: 'Proposta enviada', order: 1, inactivityWindow: 24 },
  ],
};
export const registeredCustomer = {
  _id: customerId,
  name: 'Zélia da Silva',
  email: '',
  phone: '',
  whatsapp: '',
  document: '52998224725',
  isCNPJ: false,
  uf: 'SC',
  city: 'Itajaí',
  address: '',
  postalCode: '',
  origin: null,
  archived: false,
  registryTimestamp: 0,
};
export const testSale = buildCard('0198a000-0000-7000-8000-00000000a001', first, 'a0', { id: 123 });
export const ownerSession = buildTestSession({
  vendors: [{ _id: vendorId, personalData: { name: 'Caio Ferreira' } }],
});

function Address() {
  const { pathname, state } = useLocation();
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>;
}

/** Opens the register form of a board against a fake server. */
export function openRegisterForm(
  routes: FakeRoutes = {},
  session: Session = ownerSession,
  permissions = {},
  kind: BoardKind = 'SALES',
  query = '',
) {
  const address = `${boardDescriptions[kind].basePath}/registro`;
  remoteTesting.installFakePlatform();
  const server = fakeApi({
    [LOAD_COLUMNS_CALL]: { kanban },
    [SEARCH]: { customers: [registeredCustomer], hasMoreItems: false },
    [CREATE_CUSTOMER_CALL]: { customer: registeredCustomer },
    [CREATE_SALE_CALL]: { sale: testSale },
    ...routes,
  });
  renderWithSession(
    <MemoryRouter initialEntries={[address + query]}>
      <Routes>
        <Route path={address} element={<RegisterPage kind={kind} />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
      <SnackbarHost />
    </MemoryRouter>,
    { session, settings: buildTestSettings({ individualPermissions: { [session.userId]: permissions } }) },
  );
  return server;
}

export const user = userEvent.setup();
export const findField = (name: RegExp) => screen.findByRole('textbox', { name });
export const getSubmitButton = () => screen.getByRole('button', { name: 'Registrar venda' });

/** Types text into a field. */
export async function fillField(name: RegExp, text: string) {
  await user.click(await findField(name));
  await user.paste(text);
}

/** Fills the fields that a sale to a new customer requires. */
export async function fillNewCustomer() {
  await user.click(await screen.findByRole('radio', { name: 'É novo' }));
  await fillField(/Nome do cliente/, 'Zélia da Silva');
  await fillField(/Nome da venda/, 'Telhado da Zélia');
}
