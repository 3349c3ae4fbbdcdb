import { type FakeRoutes, fakeApi, renderWithSession, replyRefused } from '@girassol/shared-auth/testing';
import type { ListedSignature } from '@girassol/shared-domain/contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { buildTemplate } from '../testing/template.testing';
import { SignaturesList } from './SignaturesList';
import { NOW, SALE_ID } from './signature.fixture';

const LIST = 'POST /signatures/paginated/:userId/:multiplier';

const aRow = (changes: Partial<ListedSignature> = {}): ListedSignature => ({
  _id: '018f0000-0000-7000-8000-00000000c001',
  contract: { _id: '018f0000-0000-7000-8000-00000000d001', number: 3, name: 'Contrato de instalação' },
  sale: { _id: SALE_ID, name: 'Residência no Itoupava', type: 'SALES' },
  customer: { _id: '018f0000-0000-7000-8000-00000000e001', name: 'Maria da Conceição' },
  state: 'OPEN',
  signed: 1,
  signers: 2,
  validityDate: '2026-12-08',
  updatedTimestamp: NOW,
  ...changes,
});

const TEMPLATES = 'GET /contracts/user/:userId';

const Address = () => <output>{useLocation().search}</output>;

function open(
  rows: ListedSignature[] = [aRow()],
  at = '/contratos?aba=assinaturas',
  routes: FakeRoutes = {},
) {
  const server = fakeApi({
    [LIST]: { signatures: rows, hasMoreItems: false, total: rows.length },
    [TEMPLATES]: { contracts: [buildTemplate()], nextNumber: 4, companyName: 'Sol Nascente' },
    'GET /managers/single/signatures': { totalSignatures: 20, usedSignatures: 12, validityDate: null },
    ...routes,
  });
  renderWithSession(
    <MemoryRouter initialEntries={[at]}>
      <SignaturesList />
      <Address />
    </MemoryRouter>,
  );
  return server;
}

test('a row leads to its contract, and says how far it is', async () => {
  jest.replaceProperty(window, 'innerWidth', 1_440);
  open();
  const link = await screen.findByRole('link', { name: 'Maria da Conceição' });
  expect(link).toHaveAttribute('href', `/visualizar-contrato/${aRow().contract._id}/${SALE_ID}`);
  const row = screen.getAllByRole('row').at(-1);
  for (const text of [
    'Aguardando assinaturas',
    'Contrato 00003',
    'Contrato de instalação',
    'Residência no Itoupava',
    '1 de 2',
    '08/12/2026',
  ])
    expect(row).toHaveTextContent(text);
});

test('a signature without signers says so', async () => {
  open([aRow({ state: 'DRAFT', signed: 0, signers: 0 })]);
  expect(await screen.findByText('Sem signatários')).toBeVisible();
});

test('what is looked for is asked of the server, and stands in the address beside the tab', async () => {
  const user = userEvent.setup();
  const server = open();
  await user.type(await screen.findByRole('searchbox', { name: 'Buscar assinaturas' }), 'maria{Enter}');
  await waitFor(() => expect(server.calls(LIST).at(-1)?.body).toEqual({ search: 'maria' }));
  await waitFor(() =>
    expect(document.querySelector('output')).toHaveTextContent('?aba=assinaturas&busca=maria'),
  );
});

test('an address may ask for one state', async () => {
  const server = open([aRow()], '/contratos?situacao=refused');
  await screen.findByText('Maria da Conceição');
  expect(server.calls(LIST)[0]?.body).toEqual({ search: '', state: 'REFUSED' });
});

test('nothing there, nothing found and nothing answered are told apart', async () => {
  open([]);
  expect(await screen.findByText('Nenhum contrato para assinar ainda')).toBeVisible();
});

test('an account without a template begins with one', async () => {
  open([], '/contratos', { [TEMPLATES]: { contracts: [], nextNumber: 1, companyName: 'Sol Nascente' } });
  expect(await screen.findByText('Comece por um modelo de contrato')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Preparar um modelo' })).toHaveAttribute(
    'href',
    '/contratos?aba=modelos',
  );
});

test('a search that finds nothing offers to look at all', async () => {
  const user = userEvent.setup();
  open([], '/contratos?busca=xyz');
  await user.click(await screen.findByRole('button', { name: 'Limpar filtros' }));
  expect(await screen.findByText('Nenhum contrato para assinar ainda')).toBeVisible();
});

test('what was refused is told in its words', async () => {
  const message = 'Você não tem permissão para contratos.';
  open([], '/contratos', { [LIST]: replyRefused(403, { message }) });
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

test('what others do is read again', async () => {
  const server = open();
  await screen.findByText('Maria da Conceição');
  await waitFor(() => expect(server.eventStreams).toBe(1));
  server.answer({ [LIST]: { signatures: [aRow({ state: 'SEALED' })], hasMoreItems: false, total: 1 } });
  act(() => server.emit({ kind: 'contracts-changed', sale: SALE_ID, contract: null, by: null }));
  expect(await screen.findByText('Assinado')).toBeVisible();
});
