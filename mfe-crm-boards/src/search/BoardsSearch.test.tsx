import type { SearchSourceResults } from '@girassol/federation/remote';
import { buildTestSession, fakeApi, renderWithSession, replyRefused } from '@girassol/shared-auth/testing';
import type { IndividualPermissions, Session } from '@girassol/shared-domain';
import type { FoundRecord } from '@girassol/shared-domain/contract';
import { waitFor } from '@testing-library/react';
import BoardsSearch from './BoardsSearch';

const SEARCH = 'POST /search/records';
const owner = buildTestSession();
const item = { _id: 'i1', type: 'SALES', status: 'CLOSED', id: 12, name: 'Telhado' } as const;
const records: FoundRecord[] = [
  { kind: 'ITEM', ...item, customerName: 'Padaria' },
  { kind: 'CUSTOMER', _id: 'c1', name: 'Padaria', city: 'Lages', uf: 'SC', archived: true },
  { kind: 'NOTE', _id: 'n1', excerpt: 'Pediu carência', registryTimestamp: Date.UTC(2026, 5, 3, 12), item },
  { kind: 'FILE', _id: 'f1', name: 'Conta', folderName: 'Contas', customer: { _id: 'c1', name: 'Padaria' } },
];

type FakeAnswer = { records: FoundRecord[] } | ReturnType<typeof replyRefused>;

function ask(
  search: string,
  session: Session = owner,
  permissions: IndividualPermissions = {},
  answer: FakeAnswer = { records },
) {
  const told: SearchSourceResults[] = [];
  const server = fakeApi({ [SEARCH]: answer });
  renderWithSession(
    <BoardsSearch
      session={session}
      permissions={permissions}
      search={search}
      onFound={(found) => told.push(found)}
    />,
    { session },
  );
  return { server, last: () => told.at(-1) };
}

test('items, customers, notes and files are told with what tells them apart and where they are', async () => {
  const { server, last } = ask('padaria');
  await waitFor(() => expect(last()?.findings).toHaveLength(4));
  expect(server.calls(SEARCH)[0]?.body).toEqual({
    searchValue: 'padaria',
    kinds: ['ITEM', 'CUSTOMER', 'NOTE', 'FILE'],
  });
  const board = `/vendas/funil/${owner.managerId}?item=i1`;
  expect(last()?.findings).toMatchObject([
    { group: 'Vendas', title: '#00012 Telhado', number: 12, detail: 'Padaria · ganha', to: board },
    { group: 'Clientes', title: 'Padaria', detail: 'Lages, SC · arquivado', to: '/cliente/editar/c1' },
    {
      group: 'Notas',
      title: 'Pediu carência',
      detail: '#00012 Telhado · 03/06/2026',
      to: `${board}&aba=notas`,
    },
    { group: 'Arquivos', title: 'Conta', detail: 'Padaria · Contas', to: '/arquivos/c1' },
  ]);
});

test('"novo agendamento" is something to do, on every board that this person has, sales first', async () => {
  const { last } = ask('novo agendamento');
  await waitFor(() => expect(last()?.findings.filter(({ group }) => group === 'Ações')).toHaveLength(6));
  expect(last()?.findings[0]).toMatchObject({
    title: 'Novo agendamento',
    detail: 'Vendas',
    to: `/vendas/agenda/${owner.managerId}?novo=1`,
  });
});

test('a vendor is offered the own boards only, and looks for no customers without the right', async () => {
  const vendor = buildTestSession({ type: 'VENDOR' });
  const { server, last } = ask('agendar', vendor, { salesKanban: true });
  await waitFor(() => expect(server.calls(SEARCH)).toHaveLength(1));
  expect(server.calls(SEARCH)[0]?.body).toMatchObject({ kinds: ['ITEM', 'NOTE', 'FILE'] });
  expect(last()?.findings.filter(({ group }) => group === 'Ações')).toMatchObject([
    { to: `/vendas/agenda/${vendor.userId}?novo=1` },
  ]);
});

test('one letter asks no server; a number does', async () => {
  const one = ask('p');
  await waitFor(() => expect(one.last()?.isLoading).toBe(false));
  expect(one.server.calls(SEARCH)).toEqual([]);
  const number = ask('7');
  await waitFor(() => expect(number.server.calls(SEARCH)).toHaveLength(1));
});

test('an account whose payment is irregular is asked nothing and offered nothing', async () => {
  const { server, last } = ask('padaria', buildTestSession({ statusOk: false }));
  await waitFor(() => expect(last()).toEqual({ findings: [], isLoading: false, hasFailed: false }));
  expect(server.calls(SEARCH)).toEqual([]);
});

test('a server that does not answer is told', async () => {
  const { last } = ask('outra coisa', owner, {}, replyRefused(500, { message: 'x' }));
  await waitFor(() => expect(last()?.hasFailed).toBe(true));
});
