import {
  buildTestSession,
  buildTestSettings,
  fakeApi,
  renderWithSession,
} from '@girassol/shared-auth/testing';
import { DAY_MS, type PermissionLevels } from '@girassol/shared-domain';
import type { Financing, ResponseBody } from '@girassol/shared-domain/contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { buildFinancing, buildFinancingOption, NOW } from '../financing/financing.fixture';
import FinancingsPage from './FinancingsPage';

const LIST = 'POST /financings/filtered/:multiplier';
const REGISTRATION = 'GET /registrations/single';

const session = buildTestSession();

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

interface Opened {
  at?: string;
  expired?: number;
  limit?: number;
  registration?: Partial<ResponseBody<typeof REGISTRATION>>;
  /** Levels of the person, who is a collaborator then. */
  levels?: PermissionLevels;
}

function open(
  financings: Financing[] = [buildFinancing()],
  {
    at = '/financiamentos',
    expired = 0,
    limit = 2,
    registration = { canFinance: true },
    levels,
  }: Opened = {},
) {
  const server = fakeApi({
    [LIST]: {
      financings,
      hasMoreItems: false,
      total: financings.length,
      expiredFinancings: expired,
      expiredFinancingsLimit: limit,
    },
    [REGISTRATION]: {
      registration: null,
      canFinance: false,
      known: { corporateName: '', cnpj: '', name: 'Ana', email: 'ana@girassol.test', phone: '' },
      now: NOW,
      ...registration,
    },
    'GET /financings/single/:fid': { financing: buildFinancing({ stage: 'DEAL' }) },
    'PUT /financings/single/stage/:fid': { financing: buildFinancing({ stage: 'DEAL' }) },
    'GET /financings/single/events/:fid/:multiplier': { events: [], hasMoreItems: false },
  });
  renderWithSession(
    <MemoryRouter initialEntries={[at]}>
      <FinancingsPage />
      <Address />
    </MemoryRouter>,
    {
      session: levels ? { ...session, type: 'VENDOR' } : session,
      settings: buildTestSettings(levels && { permissionLevels: { [session.userId]: levels } }),
    },
  );
  return server;
}

const submitted = (status: string, days: number) => ({
  registration: {
    status,
    lastSubmitionDate: NOW - days * DAY_MS,
    corporateName: 'Sol',
    cnpj: '99990101000114',
    name: 'Ana',
    email: 'ana@girassol.test',
    phone: '47999998888',
  },
});

test('[financing-002] a row has badge, customer, total financed of the first offer, number, power, price and day', async () => {
  jest.replaceProperty(window, 'innerWidth', 1_440);
  open();
  const row = (await screen.findAllByRole('row')).at(-1);
  for (const text of [
    'Crédito Pré-Aprovado',
    'Maria da Conceição',
    'R$ 31.250,00',
    'proposta 00012',
    '5,40 kWp',
    'R$ 30.000,00',
    '22/11/2026',
  ])
    expect(row).toHaveTextContent(text);
});

test.each([
  [899, 'list'],
  [900, 'table'],
])('[financing-107] at %d pixels it is a %s', async (width, role) => {
  jest.replaceProperty(window, 'innerWidth', width);
  open();
  expect(await screen.findByRole(role, { name: 'Financiamentos' })).toBeInTheDocument();
});

test('[financing-093, financing-101] what is looked for is asked of the server and stands in the address', async () => {
  const server = open([buildFinancing()], { at: '/financiamentos?busca=maria&situacao=atrasados' });
  await screen.findAllByText('Maria da Conceição');
  expect(server.calls(LIST)[0]?.body).toMatchObject({
    searchValue: 'maria',
    show: 'LATE',
    scope: 'MANAGER',
    fetchId: buildTestSession().managerId,
  });
});

test('[financing-003, financing-004, shell.errors-014] nothing there is a picture, and the counter still counts', async () => {
  open([], { expired: 2, limit: 3 });
  expect(await screen.findByText('Nenhum financiamento ainda')).toBeInTheDocument();
  expect(screen.getByText(/2 de 3 atrasos de documentos/)).toBeInTheDocument();
});

test('[collaborators-003] with the level VIEW nothing is simulated or begun, and each row opens', async () => {
  const user = userEvent.setup();
  const server = open(undefined, { levels: { financings: 'VIEW' } });
  await user.click(await screen.findByRole('button', { name: /^VER/ }));
  await waitFor(() => expect(document.querySelector('output')).toHaveTextContent('financiamento=018f'));
  expect(screen.queryByRole('link', { name: 'Simular' })).toBeNull();
  expect(server.log).not.toContain('PUT /financings/single/stage/:fid');
});

test('[financing-063] CONTRATAR of a row begins the deal, then opens it; the address keeps which one', async () => {
  const user = userEvent.setup();
  const server = open();
  await user.click(await screen.findByRole('button', { name: /^CONTRATAR/ }));
  await waitFor(() => expect(document.querySelector('output')).toHaveTextContent('financiamento=018f'));
  const STAGE = 'PUT /financings/single/stage/:fid';
  const READ = 'GET /financings/single/:fid';
  await waitFor(() => expect(server.log).toContain(READ));
  expect(server.log.filter((call) => call === STAGE || call === READ).slice(0, 2)).toEqual([STAGE, READ]);
});

test.each([
  [2, 2, 'Você possui 2 infração(ões) por atraso'],
  [3, 2, 'Você atingiu o limite de infrações por atraso'],
])('[financing-080, financing-081] %d late of %d: a red warning', async (expired, limit, text) => {
  open([buildFinancing()], { expired, limit });
  const warning = await screen.findByRole('alert');
  expect(warning).toHaveTextContent(text);
  expect(warning).toHaveAttribute('data-tone', 'red');
});

const demonstration = { name: 'demonstration', label: 'Banco Demonstração', isDemonstration: true };

test.each([
  ['[financing-082]', {}, 'darkBlue', 'não encontra-se cadastrado no BTG'],
  ['demonstration', { bank: demonstration }, 'darkBlue', 'não encontra-se cadastrado no Banco Demonstração'],
  ['[financing-083]', submitted('Cadastro em Análise', 7), 'cyan', 'STATUS: Cadastro em Análise.'],
  ['[financing-084]', submitted('Cadastro Reprovado', 10), 'grey', 'em 50 dias'],
  ['silence', submitted('Solicitação Gerada', 8), 'grey', 'ainda não respondeu'],
  ['[financing-085]', { canFinance: true }, 'plain', 'foi aprovado'],
])('%s the registration with the bank is told in its colour', async (_rule, registration, tone, text) => {
  open([buildFinancing()], { registration });
  const notice = await screen.findByText(new RegExp(text));
  expect(notice.closest('[data-tone]')).toHaveAttribute('data-tone', tone);
  // Only who is not registered is offered to be.
  expect(screen.queryAllByRole('button', { name: 'SOLICITAR CADASTRO' })).toHaveLength(
    tone === 'darkBlue' ? 1 : 0,
  );
});

test('what others or the bank do is read again at once', async () => {
  const server = open();
  await screen.findAllByText('Maria da Conceição');
  await waitFor(() => expect(server.eventStreams).toBe(1));
  server.answer({
    [LIST]: {
      financings: [buildFinancing({ proposals: [buildFinancingOption({ refused: true })] })],
      hasMoreItems: false,
      total: 1,
      expiredFinancings: 0,
      expiredFinancingsLimit: 2,
    },
  });
  act(() => server.emit({ kind: 'financings-changed', financing: buildFinancing()._id, by: null }));
  expect(await screen.findByText('INDISPONÍVEL')).toBeInTheDocument();
});
