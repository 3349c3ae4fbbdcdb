import { buildTestSession, fakeApi, renderWithSession } from '@girassol/shared-auth/testing';
import { waitFor } from '@testing-library/react';
import ContractsSearch from './ContractsSearch';

const LIST = 'POST /signatures/paginated/:userId/:multiplier';
const id = (end: string) => `018f0000-0000-7000-8000-0000000000${end}`;

const row = {
  _id: id('01'),
  contract: { _id: id('02'), number: 3, name: 'Contrato de instalação' },
  sale: { _id: id('03'), name: 'Residência', type: 'SALES' },
  customer: { _id: id('04'), name: 'Maria' },
  state: 'OPEN' as const,
  signed: 0,
  signers: 1,
  validityDate: null,
  updatedTimestamp: 0,
};

function open(search: string, statusOk = true) {
  const onFound = jest.fn();
  const session = buildTestSession({ statusOk });
  const server = fakeApi({ [LIST]: { signatures: [row], hasMoreItems: false, total: 1 } });
  renderWithSession(
    <ContractsSearch session={session} permissions={{}} search={search} onFound={onFound} />,
    { session },
  );
  return { onFound, server };
}

test('a contract is found with its customer and where it stands, and leads to its page', async () => {
  const { onFound, server } = open('maria');
  await waitFor(() =>
    expect(onFound).toHaveBeenLastCalledWith({
      findings: [
        {
          id: row._id,
          group: 'Contratos',
          title: 'Contrato 00003 Contrato de instalação',
          number: 3,
          detail: 'Maria · Aguardando assinaturas',
          icon: 'clipboard',
          to: `/visualizar-contrato/${id('02')}/${id('03')}`,
        },
      ],
      isLoading: false,
      hasFailed: false,
    }),
  );
  expect(server.calls(LIST)[0]?.body).toEqual({ search: 'maria' });
});

test.each([
  ['one letter', 'm', true],
  ['a payment that is irregular', 'maria', false],
])('with %s nobody is asked', async (_why, search, statusOk) => {
  const { onFound, server } = open(search, statusOk);
  await waitFor(() => expect(onFound).toHaveBeenCalled());
  expect(server.calls(LIST)).toEqual([]);
});
