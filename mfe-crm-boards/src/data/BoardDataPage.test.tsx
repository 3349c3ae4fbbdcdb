import { remoteTesting } from '@girassol/federation/remote';
import {
  buildTestSession,
  buildTestSettings,
  type FakeRoutes,
  fakeApi,
  renderWithSession,
  replyRefused,
} from '@girassol/shared-auth/testing';
import type { BoardKind, Session } from '@girassol/shared-domain';
import type { BoardFigures } from '@girassol/shared-domain/contract';
import { testAtHoursOfTheDay } from '@girassol/shared-domain/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import BoardDataPage from './BoardDataPage';

beforeEach(() => void remoteTesting.installFakePlatform());

const DATA = 'POST /sales/data/:fetchId';
const none = { items: 0, amount: 0, power: 0 };

const figures: BoardFigures = {
  open: { items: 20, amount: 1_500_000, power: 300 },
  registered: { items: 9, amount: 9_000, power: 9 },
  won: { items: 3, amount: 90_000, power: 54.4 },
  lost: { items: 1, amount: 10_000, power: 5 },
  averageDays: 12.4,
  owners: [
    { user: null, open: none, won: { items: 2, amount: 60_000, power: 40 }, lost: none },
    {
      user: { _id: 'u2', personalData: { name: 'Rafael Nunes' } },
      open: none,
      won: { items: 1, amount: 30_000, power: 14.4 },
      lost: { items: 1, amount: 10_000, power: 5 },
    },
  ],
  columns: [{ _id: 'c1', title: 'Contato inicial', items: 20, amount: 1_500_000, power: 300 }],
  months: ['2026-02', '2026-03'].map((month) => ({ month, registered: none, won: none, lost: none })),
  lostReasons: [{ reason: null, items: 1, amount: 10_000, power: 5 }],
};

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
const address = () => document.querySelector('output')?.textContent;

function open(
  routes: FakeRoutes,
  { kind = 'SALES', session = buildTestSession() }: { kind?: BoardKind; session?: Session } = {},
) {
  const server = fakeApi(routes);
  const team = { _id: 'team', name: 'Sul', type: 'SALES' as const, leader: 'u2', members: [] };
  renderWithSession(
    <MemoryRouter initialEntries={[`/vendas/dados/${session.managerId}`]}>
      <Routes>
        <Route path="/vendas/dados/:uid" element={<BoardDataPage kind={kind} />} />
      </Routes>
      <Address />
    </MemoryRouter>,
    {
      session,
      settings: buildTestSettings({
        teams: [team],
        individualPermissions: { [session.userId]: { salesKanban: true } },
      }),
    },
  );
  return { server, user: userEvent.setup() };
}

/** The figure over or under a label, with what is said beside it. */
const tile = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

test('totals, share of the won, ticket and time, by owner, column and reason', async () => {
  const { server } = open({ [DATA]: figures });
  expect(await screen.findByRole('heading', { name: 'Dados de vendas' })).toBeVisible();
  await screen.findByText('Taxa de ganho', { selector: 'dt' });
  expect(tile('Ganhas')).toBe('R$ 90.0003 vendas');
  expect(tile('Taxa de ganho')).toBe('75%3 ganhas de 4 com desfecho');
  // The home's word for won by generated: another figure.
  expect(screen.queryByText(/Conversão/)).toBeNull();
  expect(
    screen.getByText(
      'Taxa de ganho: ganhas no período entre todas as que tiveram desfecho nele. A conversão, no início, é outra: compara com as geradas no mês.',
    ),
  ).toBeVisible();
  expect(tile('Ticket médio')).toBe('R$ 30.000por venda');
  expect(tile('Tempo até fechar')).toMatch(/^12 dias/);
  expect(tile('Potência')).toBe('54 kWpganhas');
  const owners = within(screen.getByRole('table', { name: 'Por responsável' }));
  expect(owners.getByRole('row', { name: 'Rafael Nunes 1 R$ 30.000,00 50%' })).toBeVisible();
  expect(owners.getByRole('row', { name: 'GERENTE 2 R$ 60.000,00 100%' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Contato inicial 20 R$ 1.500.000,00' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Sem motivo informado 1 R$ 10.000,00' })).toBeVisible();
  expect(server.calls(DATA)[0]?.body).toMatchObject({ type: 'SALES' });
});

test('the period goes into the address and the call; another viewer keeps it', async () => {
  const { server, user } = open({ [DATA]: figures });
  await screen.findByText('Taxa de ganho', { selector: 'dt' });
  await user.click(screen.getByRole('button', { name: /Período/ }));
  await user.click(await screen.findByRole('option', { name: 'Todo o período' }));
  await waitFor(() => expect(server.calls(DATA).at(-1)?.body).toMatchObject({ start: null, end: null }));
  await user.click(screen.getByRole('button', { name: /De quem é o quadro/ }));
  await user.click(await screen.findByRole('option', { name: 'Equipe Sul' }));
  await waitFor(() => expect(address()).toBe('/vendas/dados/team?periodo=tudo'));
  expect(server.calls(DATA).at(-1)?.params).toEqual({ fetchId: 'team' });
});

testAtHoursOfTheDay(
  'the period ends with the day that it is, and begins with its month',
  async ({ today }) => {
    const { server, user } = open({ [DATA]: figures });
    await screen.findByText('Taxa de ganho', { selector: 'dt' });
    await user.click(screen.getByRole('button', { name: /Período/ }));
    await user.click(await screen.findByRole('option', { name: 'Este mês' }));
    const month = { start: '2026-12-01', end: today };
    await waitFor(() => expect(server.calls(DATA).at(-1)?.body).toMatchObject(month));
  },
);

test('what could not be loaded can be asked again', async () => {
  let works = false;
  const { user } = open({ [DATA]: () => (works ? figures : replyRefused(500)) });
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  works = true;
  await user.click(again);
  expect(await screen.findByText('Taxa de ganho', { selector: 'dt' })).toBeVisible();
});

test('a refusal is told in its own words, and leads to the own figures', async () => {
  const { user } = open(
    {
      [DATA]: ({ params }) =>
        params.fetchId === 'me'
          ? figures
          : replyRefused(403, { message: 'Você só pode ver os seus próprios registros.' }),
    },
    { session: buildTestSession({ type: 'VENDOR', userId: 'me' }) },
  );
  expect(await screen.findByText('Você só pode ver os seus próprios registros.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Abrir os meus dados' }));
  expect(await screen.findByText('Taxa de ganho', { selector: 'dt' })).toBeVisible();
  expect(address()).toBe('/vendas/dados/me');
});

test('without the board in the plan nothing is asked', async () => {
  const { server } = open({ [DATA]: figures }, { session: buildTestSession({ signupPlan: 'BASIC' }) });
  expect(await screen.findByText('Vendas não faz parte do seu plano')).toBeVisible();
  expect(server.calls(DATA)).toHaveLength(0);
});

test('a board whose items cannot be lost speaks of no losses', async () => {
  open({ [DATA]: { ...figures, lost: none, lostReasons: [] } }, { kind: 'PROJECT' });
  await screen.findByText('Finalizados', { selector: 'dt' });
  expect(screen.queryByText(/Taxa de/)).toBeNull();
  expect(screen.queryByText(/Motivos/)).toBeNull();
});
