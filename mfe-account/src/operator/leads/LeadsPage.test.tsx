import type { ListedLead } from '@girassol/account-domain/contract';
import { replyRefused } from '@girassol/shared-auth/testing';
import { addDays, toIsoDate } from '@girassol/shared-domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOperatorPage } from '../operator.testing';
import LeadsPage from './LeadsPage';

const LIST = 'GET /operation/leads/list/:multiplier';
const user = userEvent.setup();

const buildLead = (changes: Partial<ListedLead> = {}): ListedLead => ({
  _id: '0198a000-0000-7000-8000-0000000000d1',
  kind: 'trial',
  name: 'Ana Souza',
  email: 'ana@sol.com.br',
  phone: '47999998888',
  timeWorking: 'De 1 a 3 anos',
  salesTeamStatus: 'Vendo sozinho',
  src: 'feira',
  tag: 'sul',
  parameters: { utm_source: 'rádio' },
  state: 'DELIVERED',
  doubts: [],
  tries: 1,
  lastTryAt: Date.parse('2026-11-26T12:01:00-03:00'),
  lastAnswer: 'Respondeu 200.',
  at: Date.parse('2026-11-26T12:00:00-03:00'),
  ...changes,
});
const other = buildLead({
  _id: '0198a000-0000-7000-8000-0000000000d2',
  name: 'Rui Dias',
  kind: 'contact',
  state: 'HELD',
  doubts: ['O nome traz um endereço da internet.'],
  src: null,
  tag: null,
  parameters: {},
  lastTryAt: null,
});

const open = (at = '/operador/leads', isAdmin = true) =>
  renderOperatorPage(<LeadsPage />, {
    at,
    isAdmin,
    api: {
      [LIST]: ({ params, query }) => ({
        leads: query.get('search') === 'nada' ? [] : params.multiplier === '1' ? [buildLead()] : [other],
        total: query.get('search') === 'nada' ? 0 : 2,
        hasMoreItems: params.multiplier === '1' && query.get('search') !== 'nada',
        sources: params.multiplier === '1' ? ['feira', 'sul'] : [],
        isDelivered: false,
      }),
    },
  });

const getAddress = () => screen.getByTestId('address').textContent;

test('shows who asked, from where, and what became of it; a trial leads to a new account in one press', async () => {
  await open();
  const lead = await screen.findByRole('listitem', { name: 'Ana Souza' });
  for (const text of [
    'Teste grátis',
    'ana@sol.com.br',
    '(47) 99999-8888',
    'De 1 a 3 anos · Vendo sozinho',
    'origem feira',
    'sul',
    'utm_source=rádio',
    'Entregue',
    'Respondeu 200. 1 tentativa',
  ])
    expect(lead).toHaveTextContent(text);
  expect(screen.getByText(/^2 leads. Nenhum endereço de entrega/)).toBeVisible();
  await user.click(within(lead).getByRole('link', { name: 'Abrir conta' }));
  const address = new URL(getAddress() ?? '', 'http://x');
  expect(address.pathname).toBe('/operacao/contas');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    nova: '',
    dono: 'Ana Souza',
    email: 'ana@sol.com.br',
    motivo: 'Teste grátis de 14 dias',
  });
});

test('more come by a press, and doubtful ones say why', async () => {
  await open();
  await user.click(await screen.findByRole('button', { name: /Carregar mais|Mostrar mais/ }));
  const held = await screen.findByRole('listitem', { name: 'Rui Dias' });
  expect(held).toHaveTextContent('Retido');
  expect(held).toHaveTextContent('O nome traz um endereço da internet.');
  expect(within(held).queryByRole('link', { name: 'Abrir conta' })).toBeNull();
});

test('the filters stand in the address, and are asked for', async () => {
  const server = await open('/operador/leads?formulario=trial&periodo=7&origem=feira&entrega=FAILED');
  await screen.findByRole('listitem', { name: 'Ana Souza' });
  const today = toIsoDate(Date.now());
  expect(Object.fromEntries(server.calls(LIST)[0]?.query ?? [])).toMatchObject({
    kind: 'trial',
    state: 'FAILED',
    source: 'feira',
    from: addDays(today, -6),
    to: today,
  });
  await user.type(screen.getByLabelText('Buscar lead'), 'nada');
  expect(await screen.findByText('NENHUM RESULTADO')).toBeVisible();
  expect(getAddress()).toBe(
    '/operador/leads?busca=nada&formulario=trial&entrega=FAILED&origem=feira&periodo=7',
  );
  await user.click(screen.getByRole('button', { name: 'Ver todos os leads' }));
  await waitFor(() => expect(getAddress()).toBe('/operador/leads'));
});

test('another period is two days', async () => {
  const server = await open('/operador/leads?periodo=outro&de=2026-11-01&ate=31/02');
  await screen.findByRole('listitem', { name: 'Ana Souza' });
  expect(screen.getByLabelText('De')).toHaveValue('01/11/2026');
  const query = server.calls(LIST)[0]?.query;
  expect([query?.get('from'), query?.get('to')]).toEqual(['2026-11-01', null]);
});

test('whoever is no administrator is told so, and nothing is asked for; a failure can be tried again', async () => {
  const server = await open('/operador/leads', false);
  expect(screen.getByText('Somente para a administração')).toBeVisible();
  expect(server.calls(LIST)).toEqual([]);
});

test('leads that do not come can be asked for again', async () => {
  const server = await renderOperatorPage(<LeadsPage />, {
    at: '/operador/leads',
    api: { [LIST]: replyRefused(500) },
  });
  const again = await screen.findByRole('button', { name: 'Tentar novamente' }, { timeout: 5_000 });
  server.answer({ [LIST]: { leads: [], total: 0, hasMoreItems: false, sources: [], isDelivered: true } });
  await user.click(again);
  expect(await screen.findByText('Nenhum lead')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Abrir a página de vendas' })).toHaveAttribute('href', '/sobre');
});
