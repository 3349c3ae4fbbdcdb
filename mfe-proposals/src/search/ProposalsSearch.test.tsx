import type { SearchSourceResults } from '@girassol/federation/remote';
import { buildTestSession, fakeApi, renderWithSession } from '@girassol/shared-auth/testing';
import type { IndividualPermissions, Session } from '@girassol/shared-domain';
import type { FoundRecord } from '@girassol/shared-domain/contract';
import { waitFor } from '@testing-library/react';
import ProposalsSearch from './ProposalsSearch';

const SEARCH = 'POST /search/records';
const owner = buildTestSession();
const vendor = buildTestSession({ type: 'VENDOR' });
const records: FoundRecord[] = [
  { kind: 'KIT', _id: 'k1', supplier: 'Aurora Distribuidora Solar', power: 5.5, price: 12_500 },
  { kind: 'CATALOGUE_ITEM', _id: 'm1', catalogue: 'modules', name: 'H550', manufacturer: 'Helios' },
];

function ask(search: string, session: Session = owner, permissions: IndividualPermissions = {}) {
  const told: SearchSourceResults[] = [];
  const server = fakeApi({ [SEARCH]: { records } });
  renderWithSession(
    <ProposalsSearch
      session={session}
      permissions={permissions}
      search={search}
      onFound={(found) => told.push(found)}
    />,
    { session },
  );
  return { server, last: () => told.at(-1)?.findings };
}

test('kits and equipment lead to their pages', async () => {
  const { server, last } = ask('h550');
  await waitFor(() => expect(last()).toHaveLength(2));
  expect(server.calls(SEARCH)[0]?.body).toEqual({
    searchValue: 'h550',
    kinds: ['PROPOSAL', 'KIT', 'CATALOGUE_ITEM'],
  });
  expect(last()).toMatchObject([
    { group: 'Kits', title: '5,50 kWp · Aurora Distribuidora Solar', to: '/kits/editar/k1' },
    { group: 'Módulos', title: 'H550', detail: 'Helios', to: '/modulos/editar/m1' },
  ]);
});

test('a proposal is begun from the search, and what a manager keeps is registered from it', async () => {
  const { last } = ask('nova proposta');
  const to = `/proposta/gerar-proposta/dados-consumo/nova?uid=${owner.userId}`;
  await waitFor(() => expect(last()?.[0]).toMatchObject({ group: 'Ações', title: 'Nova proposta', to }));
});

test('a vendor is offered and asks for what the own permissions open', async () => {
  const none = ask('nov', vendor);
  await waitFor(() => expect(none.last()).toBeDefined());
  expect(none.last()).toEqual([]);
  expect(none.server.calls(SEARCH)).toEqual([]);
  const own = ask('nov', vendor, { proposalsList: true });
  await waitFor(() => expect(own.last()?.map(({ title }) => title)).toContain('Nova proposta'));
  expect(own.last()?.map(({ title }) => title)).not.toContain('Cadastrar kit');
});
