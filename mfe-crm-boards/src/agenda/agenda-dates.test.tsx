import { remoteTesting } from '@girassol/federation/remote';
import {
  buildTestSession,
  buildTestSettings,
  fakeApi,
  renderWithSession,
} from '@girassol/shared-auth/testing';
import { screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { fakeAgendaSource } from '../agenda-sources/agenda-source.testing';
import AgendaPage from './AgendaPage';

const SEARCH = 'POST /notes/schedules/filtered/:userId/:multiplier';
const session = buildTestSession();
const due = {
  id: 'obra',
  date: '2026-03-05',
  kind: 'Comprovar obra até hoje',
  title: 'Carla Schmidt',
  detail: 'Financiamento 7',
  person: 'Ana Souza',
  to: '/financiamentos?financiamento=7',
};

function open(search: string) {
  fakeApi({ [SEARCH]: { schedules: [], hasMoreItems: false } });
  renderWithSession(
    <MemoryRouter initialEntries={[`/vendas/agenda/${session.userId}${search}`]}>
      <Routes>
        <Route path="/vendas/agenda/:uid" element={<AgendaPage kind="SALES" />} />
      </Routes>
    </MemoryRouter>,
    { session, settings: buildTestSettings({ notesTypes: [{ _id: 'Visita', name: 'Visita' }] }) },
  );
}

afterEach(() => void remoteTesting.installFakePlatform());

test.each([
  ['semana', { from: '2026-03-01', until: '2026-03-07' }],
  ['mes', { from: '2026-03-01', until: '2026-04-04' }],
  ['dia', { from: '2026-03-05', until: '2026-03-05' }],
])('by %s, a day that another area tells stands there and leads there', async (view, days) => {
  const asked = fakeAgendaSource({
    dates: [due, { ...due, id: 'fora', date: '2026-05-01' }],
    hasFailed: false,
  });
  open(`?v=${view}&d=2026-03-05`);
  expect(await screen.findByRole('link', { name: 'Comprovar obra até hoje Carla Schmidt' })).toHaveAttribute(
    'href',
    due.to,
  );
  expect(screen.getByRole('button', { name: /5 de março.*: 1 prazo$/ })).toBeVisible();
  expect(screen.getAllByRole('link', { name: /Comprovar obra/ })).toHaveLength(1);
  expect(asked.at(-1)).toEqual({ board: 'SALES', scope: { type: 'USER', id: session.userId }, ...days });
});

test('a list has it among its days, with who has to keep it; a search and a type of note leave it out', async () => {
  fakeAgendaSource({ dates: [due], hasFailed: false });
  open('?v=lista&d=2026-03-01');
  const line = await screen.findByRole('listitem');
  expect(within(line).getByRole('link', { name: 'Carla Schmidt' })).toHaveAttribute('href', due.to);
  expect(line).toHaveTextContent('Financiamento 7');
  expect(line).toHaveTextContent('Ana Souza');
});

test.each(['busca=outro', 'tipo=Visita'])('what is narrowed by %s leaves it out', async (filter) => {
  fakeAgendaSource({ dates: [due], hasFailed: false });
  open(`?v=lista&d=2026-03-01&${filter}`);
  expect(await screen.findByRole('button', { name: 'Limpar filtros' })).toBeVisible();
});

test('an area that cannot tell them is no empty agenda', async () => {
  fakeAgendaSource({ dates: [], hasFailed: true });
  open('?v=semana&d=2026-03-05');
  expect(await screen.findByText(/aqui faltam alguns/)).toBeVisible();
});
