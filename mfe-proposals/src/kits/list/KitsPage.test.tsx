import { remoteTesting } from '@girassol/federation/remote';
import {
  buildTestSession,
  buildTestSettings,
  fakeApi,
  renderWithSession,
  replyRefused,
} from '@girassol/shared-auth/testing';
import type { ResponseBody, Team } from '@girassol/shared-domain/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { buildKit } from '../choice/kit.fixture';
import KitsPage from './KitsPage';

beforeEach(() => void remoteTesting.installFakePlatform());

const SEARCH = 'POST /kits/filtered/:userId/:multiplier';
const session = buildTestSession();
const team: Team = {
  _id: '018f0000-0000-7000-8000-00000000e001',
  name: 'Norte',
  type: 'SALES',
  leader: session.userId,
  members: [],
};

function open(
  fetchId = session.managerId,
  query = '',
  page: ResponseBody<typeof SEARCH> = { kits: [], hasMoreItems: false },
) {
  const server = fakeApi({
    [SEARCH]: page,
    'GET /kits/options/:userId': { suppliers: [], moduleBrands: ['Helios'], inverterBrands: ['Corrente'] },
  });
  renderWithSession(
    <MemoryRouter initialEntries={[`/kits/lista/${fetchId}${query}`]}>
      <Routes>
        <Route path="/kits/lista/:uid" element={<KitsPage />} />
      </Routes>
    </MemoryRouter>,
    { session, settings: buildTestSettings({ teams: [team] }) },
  );
  return server;
}

const getSearchBody = (server: ReturnType<typeof open>) => server.calls(SEARCH).at(-1)?.body;

test('[kits-003] the list has eight filters: power, six choices and a price from and to', async () => {
  open();
  await screen.findByRole('searchbox', { name: 'Buscar kits' });
  const choices = [
    'Fornecedor',
    'Tensão',
    'Estrutura de fixação',
    'Marca dos módulos',
    'Marca dos inversores',
    'Tipo de inversor',
  ];
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? '');
  for (const choice of choices) expect(names.filter((name) => name.endsWith(choice))).toHaveLength(1);
  const fields = screen.getAllByRole('textbox').map((field) => field.getAttribute('placeholder'));
  expect(fields).toEqual(['Potência', 'Preço de', 'Preço até']);
});

test('[kits-004, kits-005] what is typed and chosen on the screen is what the search sends; clearing empties all of it', async () => {
  const user = userEvent.setup();
  const server = open(session.managerId, '?fornecedor=Boreal+Energia&tipo=microinverter');
  await waitFor(() =>
    expect(getSearchBody(server)).toMatchObject({
      power: 0,
      fetchType: 'MANAGER',
      fetchId: session.managerId,
      searchValue: '',
      filter1Active: true,
      filter1Value: 'Boreal Energia',
      filter7Active: true,
      filter7Value: 'microinverter',
      filter8Active: false,
    }),
  );
  await user.type(screen.getByPlaceholderText('Potência'), '5');
  await user.tab();
  await waitFor(() => expect(getSearchBody(server)).toMatchObject({ power: 5 }));
  await user.type(screen.getByPlaceholderText('Preço de'), '1000');
  await user.tab();
  await waitFor(() =>
    expect(getSearchBody(server)).toMatchObject({
      filter8Active: true,
      filter8Value: { min: 1_000, max: null },
    }),
  );
  const [clear] = screen.getAllByRole('button', { name: 'Limpar filtros' });
  if (clear) await user.click(clear);
  await waitFor(() =>
    expect(getSearchBody(server)).toMatchObject({
      power: 0,
      filter1Active: false,
      filter7Active: false,
      filter8Active: false,
    }),
  );
  expect(screen.getByPlaceholderText('Potência')).toHaveValue('');
  expect(screen.getByPlaceholderText('Preço de')).toHaveValue('');
});

test('the pager says how many kits all pages have', async () => {
  const kits = [buildKit('a1', 5.5, 12_500, 'Aurora')];
  open(session.managerId, '', { kits, hasMoreItems: true, total: 199 });
  expect(await screen.findByText('1 a 1 de 199')).toBeVisible();
});

test.each([
  ['MANAGER', session.managerId],
  ['TEAM', team._id],
  ['USER', session.userId],
  ['VENDOR', '018f0000-0000-7000-8000-00000000e002'],
])('[kits-005, kits-009] the list of %s sends that scope', async (fetchType, fetchId) => {
  const server = open(fetchId);
  await waitFor(() => expect(getSearchBody(server)).toMatchObject({ fetchType, fetchId }));
});

test('[shell.errors-010] a search that fails is logged to the console, and shows no dialog', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const server = open();
  server.answer({ [SEARCH]: replyRefused(500, { message: 'Fora do ar.' }) });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Buscar kits' }), 'Helios');
  await waitFor(() => expect(log).toHaveBeenCalledWith(expect.objectContaining({ status: 500 })));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  log.mockRestore();
});
