import { formatOwnersLabels } from '@girassol/shared-domain';
import type { BoardCard } from '@girassol/shared-domain/contract';
import { buildCard } from '../../board-state/board.fixture';
import { describeCardForScreenReader, getCardFigures } from '../../item/card-label';
import { getCardIndicators } from './card-signs';

const now = Date.UTC(2026, 6, 31, 15);
const hours = (count: number) => count * 3_600_000;
const column = { inactivityWindow: 24 };
const calm = buildCard('1', 'a', 'a1', { lastActivityTimestamp: now });

test('[boards-020] an idle card says so and why', () => {
  const idle = { ...calm, lastActivityTimestamp: now - hours(73), lastActivityText: 'nota de Ana' };
  expect(getCardIndicators(idle, column, now)).toEqual([
    {
      id: 'idle',
      icon: 'clock',
      tone: 'warn',
      text: 'Inativo Há Mais de 1 Dia(s)\núltima atividade: nota de Ana, há 3 dias',
    },
  ]);
});

test('[boards-004] at most three signs show, the most pressing first', () => {
  const busy = buildCard('1', 'a', 'a1', {
    lastActivityTimestamp: now - hours(30),
    validityDate: '2026-07-30',
    proposals: { count: 2, viewed: true, preApproved: true },
  });
  expect(getCardIndicators(busy, column, now).map(({ id }) => id)).toEqual([
    'idle',
    'validity-expired',
    'financing-pre-approved',
  ]);
});

test('[boards-015, boards-016] a viewed proposal takes the place of a generated one', () => {
  const generated = { ...calm, proposals: { count: 1, viewed: false, preApproved: false } };
  expect(getCardIndicators(generated, column, now).map(({ id }) => id)).toEqual(['proposal-generated']);
  const viewed = { ...calm, proposals: { count: 1, viewed: true, preApproved: false } };
  expect(getCardIndicators(viewed, column, now).map(({ id }) => id)).toEqual(['proposal-viewed']);
});

test('what the customer took comes first, and need not be said to be seen', () => {
  const taken = { ...calm, proposals: { count: 2, viewed: true, preApproved: false, accepted: true } };
  expect(getCardIndicators(taken, column, now)).toEqual([
    { id: 'proposal-accepted', icon: 'handshake', tone: 'good', text: 'Proposta Aceita' },
  ]);
});

test('[boards-004, boards-005, boards-023] a card is told in one sentence', () => {
  expect(describeCardForScreenReader({ ...calm, leadTemperature: 2, amount: 1234.5 }, column, now)).toBe(
    '#00012 Venda 1. Ana Souza · Blumenau, SC. R$ 1.234,50. 5,40 kWp. Bruno Lima. Quente. Responsável: Bruno Lima',
  );
});

test('[boards-004, boards-013] other boards know no temperature, and nobody is GERENTE', () => {
  const project = { ...calm, type: 'PROJECT' as const, leadTemperature: 2 as const, user: null };
  expect(describeCardForScreenReader(project, column, now)).toBe(
    '#00012 Venda 1. Ana Souza · Blumenau, SC. 5,40 kWp. GERENTE. Responsável: GERENTE',
  );
});

test('[boards-004] each board shows the figures it works with; what is not known leaves its place empty', () => {
  const shown = (type: BoardCard['type'], changes: Partial<BoardCard> = {}) =>
    getCardFigures({ ...calm, dueDate: '2026-08-20', ...changes, type }).map(
      (figure) => figure?.text ?? null,
    );
  expect(shown('SALES')).toEqual(['R$ 100,00', '5,40 kWp']);
  expect(shown('PRE_SALES', { amount: 0 })).toEqual([null, '5,40 kWp']);
  expect(shown('AFTER_SALES')).toEqual(['R$ 100,00', '5,40 kWp']);
  expect(shown('PROJECT')).toEqual(['20/08/2026', '5,40 kWp']);
  expect(shown('INSTALLATION', { dueDate: null })).toEqual([null, '5,40 kWp']);
  expect(shown('ADMINISTRATIVE')).toEqual(['R$ 100,00', '20/08/2026']);
});

test('[boards-019] a deadline is said, and that it has passed', () => {
  const late = { ...calm, type: 'INSTALLATION' as const, dueDate: '2026-07-30' };
  expect(describeCardForScreenReader(late, column, now)).toContain(
    '30/07/2026. 5,40 kWp. Bruno Lima. Prazo: 30/07/2026. Prazo Expirou.',
  );
});

test('[boards-004, boards-023] leads have a temperature like sales', () => {
  expect(
    describeCardForScreenReader({ ...calm, type: 'PRE_SALES', leadTemperature: 0 }, column, now),
  ).toContain('Frio');
});

test('[boards-014] an activity of several owners names the first and counts the others', () => {
  const people = ['Ana Souza', 'Caio Ferreira'].map((name, index) => ({
    _id: `${index}`,
    personalData: { name },
  }));
  expect(formatOwnersLabels({ ...calm, type: 'AFTER_SALES', owners: people })).toEqual({
    first: 'Ana Souza',
    short: 'Ana Souza +1',
    full: 'Ana Souza | Caio Ferreira',
  });
});
