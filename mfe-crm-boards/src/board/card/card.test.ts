import { testCard } from '../state/testing';
import { cardLabel } from './card-label';
import { cardSigns } from './card-signs';

const now = Date.UTC(2026, 6, 31, 15);
const hours = (count: number) => count * 3_600_000;
const column = { inactivityWindow: 24 };
const calm = testCard('1', 'a', 'a1', { lastActivityTimestamp: now });

test('[boards-020] an idle card says so and why', () => {
  const idle = { ...calm, lastActivityTimestamp: now - hours(73), lastActivityText: 'nota de Ana' };
  expect(cardSigns(idle, column, now)).toEqual([
    {
      id: 'idle',
      icon: 'clock',
      tone: 'warn',
      text: 'Inativo Há Mais de 1 Dia(s)\núltima atividade: nota de Ana, há 3 dias',
    },
  ]);
});

test('[boards-004] at most three signs show, the most pressing first', () => {
  const busy = testCard('1', 'a', 'a1', {
    lastActivityTimestamp: now - hours(30),
    validityDate: '2026-07-30',
    proposals: { count: 2, viewed: true, preApproved: true },
  });
  expect(cardSigns(busy, column, now).map(({ id }) => id)).toEqual([
    'idle',
    'validity-expired',
    'financing-pre-approved',
  ]);
});

test('[boards-015, boards-016] a viewed proposal takes the place of a generated one', () => {
  const generated = { ...calm, proposals: { count: 1, viewed: false, preApproved: false } };
  expect(cardSigns(generated, column, now).map(({ id }) => id)).toEqual(['proposal-generated']);
  const viewed = { ...calm, proposals: { count: 1, viewed: true, preApproved: false } };
  expect(cardSigns(viewed, column, now).map(({ id }) => id)).toEqual(['proposal-viewed']);
});

test('[boards-004, boards-005, boards-023] a card is told in one sentence', () => {
  expect(cardLabel({ ...calm, leadTemperature: 2, amount: 1234.5 }, column, now)).toBe(
    '#00012 Venda 1. Ana Souza, Blumenau, SC. R$ 1.234,50. 5,40 kWp. Quente. Responsável: Bruno Lima',
  );
});

test('[boards-004, boards-013] other boards know no temperature, and nobody is GERENTE', () => {
  const project = { ...calm, type: 'PROJECT' as const, leadTemperature: 2 as const, user: null };
  expect(cardLabel(project, column, now)).toBe(
    '#00012 Venda 1. Ana Souza, Blumenau, SC. R$ 100,00. 5,40 kWp. Responsável: GERENTE',
  );
});
