import {
  type FakeRoutes,
  fakeApi,
  renderWithSession,
  testSession,
  testSettings,
} from '@girassol/shared-auth/testing';
import { type BoardKind, boards, type Session } from '@girassol/shared-domain';
import { SnackbarHost } from '@girassol/shared-ui';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { testCard } from '../board-state/testing';
import RegisterPage from './RegisterPage';

export const COLUMNS = 'GET /kanbans/single/columns/:type';
const SEARCH = 'POST /customers/filtered/:userId/:multiplier';
export const NEW_CUSTOMER = 'POST /customers/new/:userId';
export const NEW_SALE = 'POST /sales/new/:userId/:customerId';

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
const customer = {
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
export const sale = testCard('0198a000-0000-7000-8000-00000000a001', first, 'a0', { id: 123 });
export const owner = testSession({ vendors: [{ _id: vendorId, personalData: { name: 'Caio Ferreira' } }] });

function Address() {
  const { pathname, state } = useLocation();
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>;
}

/** Opens the form of a board on a server that registers what it is sent. */
export function open(
  routes: FakeRoutes = {},
  session: Session = owner,
  permissions = {},
  kind: BoardKind = 'SALES',
) {
  const address = `${boards[kind].basePath}/registro`;
  const server = fakeApi({
    [COLUMNS]: { kanban },
    [SEARCH]: { customers: [customer], hasMoreItems: false },
    [NEW_CUSTOMER]: { customer },
    [NEW_SALE]: { sale },
    ...routes,
  });
  renderWithSession(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path={address} element={<RegisterPage kind={kind} />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
      <SnackbarHost />
    </MemoryRouter>,
    { session, settings: testSettings({ individualPermissions: { [session.userId]: permissions } }) },
  );
  return server;
}

export const user = userEvent.setup();
export const field = (name: RegExp) => screen.findByRole('textbox', { name });
export const submit = () => screen.getByRole('button', { name: 'Registrar venda' });

/** Writes into a field. */
export async function fill(name: RegExp, text: string) {
  await user.click(await field(name));
  await user.paste(text);
}

/** Fills what a sale of a new customer needs. */
export async function fillNewCustomer() {
  await user.click(await screen.findByRole('radio', { name: 'É novo' }));
  await fill(/Nome do cliente/, 'Zélia da Silva');
  await fill(/Nome da venda/, 'Telhado da Zélia');
}
