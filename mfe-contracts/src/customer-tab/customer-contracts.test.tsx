import { buildTestItem, buildTestSession, fakeApi, renderWithSession } from '@girassol/shared-auth/testing';
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import CustomerContractsTab from './CustomerContractsTab';

type Context = ComponentProps<typeof CustomerContractsTab>;
const LIST = 'GET /contracts/customer/:cid';

function open(contracts: ReturnType<typeof buildContract>[]) {
  fakeApi({ [LIST]: { contracts } });
  const session = buildTestSession();
  const customer: Context['customer'] = { ...buildTestItem().customer, _id: 'c1' };
  renderWithSession(
    <MemoryRouter>
      <CustomerContractsTab session={session} permissions={{}} customer={customer} />
    </MemoryRouter>,
    { session },
  );
}

const buildContract = () => ({
  _id: 'k1',
  number: 7,
  name: 'Contrato de instalação',
  registryTimestamp: Date.parse('2026-04-10T12:00:00-03:00'),
  signatureState: 'SEALED' as const,
  userName: 'Ana',
  sale: { _id: 's1', number: 12, type: 'SALES' as const, name: 'Telhado' },
});

test('a contract leads to its page, and names its sale and the state of its signature', async () => {
  open([buildContract()]);
  expect(await screen.findByRole('link', { name: 'Contrato de instalação' })).toHaveAttribute(
    'href',
    '/visualizar-contrato/k1/s1',
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('Venda #00012 · 10/04/2026, por Ana');
});

test('a customer without contracts is led to the deals in which they are made', async () => {
  open([]);
  expect(await screen.findByRole('link', { name: 'Ver negócios' })).toHaveAttribute(
    'href',
    '/cliente/editar/c1?aba=negocios',
  );
});
