import { addDays } from '../formats/dates';
import { testAtHoursOfTheDay } from '../testing';
import { buildCardFlags } from './legend';

const now = Date.parse('2026-08-01T12:00:00Z');
const hoursAgo = (hours: number) => now - hours * 3_600_000;
const column = { inactivityWindow: 24 };
const fresh: Parameters<typeof buildCardFlags>[0] = {
  type: 'SALES',
  proposals: { count: 0, viewed: false, preApproved: false },
  validityDate: null,
  dueDate: null,
  registryTimestamp: hoursAgo(900),
  lastActivityTimestamp: hoursAgo(1),
  lastActivityText: null,
  nextScheduleTimestamp: null,
};
const labels = (changes: Partial<typeof fresh>, at = now) =>
  buildCardFlags({ ...fresh, lastActivityTimestamp: at - 3_600_000, ...changes }, column, at).map(
    ({ label }) => label,
  );

test('a card without news has no signs', () => {
  expect(labels({})).toEqual([]);
});

test('[boards-015] a proposal was generated', () => {
  expect(labels({ proposals: { count: 1, viewed: false, preApproved: false } })).toEqual(['Proposta Gerada']);
});

test('[boards-016] a proposal was viewed', () => {
  expect(labels({ proposals: { count: 2, viewed: true, preApproved: false } })).toEqual([
    'Proposta Gerada',
    'Proposta Visualizada',
  ]);
});

test('a proposal was taken: a card says so, an open item says which, by whom and when', () => {
  const proposals = { count: 1, viewed: false, preApproved: false, accepted: true };
  expect(labels({ proposals })).toEqual(['Proposta Gerada', 'Proposta Aceita']);
  const acceptedProposal = {
    _id: 'p1',
    count: 31,
    power: 5,
    finalPrice: 100,
    acceptedTimestamp: Date.parse('2026-07-31T17:05:00Z'),
    acceptedBy: 'Maria Souza',
  };
  expect(buildCardFlags({ ...fresh, proposals, acceptedProposal }, column, now)[1]?.detail).toBe(
    '#00031 por Maria Souza, 31/07/2026 14:05',
  );
});

testAtHoursOfTheDay('[boards-017] the validity date is past from the day after', ({ today, now: at }) => {
  expect(labels({ validityDate: addDays(today, -1) }, at)).toEqual(['Validade Expirou']);
  expect(labels({ validityDate: today }, at)).toEqual([]);
  expect(labels({ validityDate: addDays(today, 1) }, at)).toEqual([]);
});

test('[boards-018] a financing is pre-approved', () => {
  expect(labels({ proposals: { count: 0, viewed: false, preApproved: true } })).toEqual([
    'Financiamento Pré-Aprovado',
  ]);
});

testAtHoursOfTheDay('[boards-019] deadlines expire on the boards that have one', ({ today, now: at }) => {
  const yesterday = addDays(today, -1);
  for (const type of ['INSTALLATION', 'PROJECT', 'ADMINISTRATIVE'] as const) {
    expect(labels({ type, dueDate: yesterday }, at)).toEqual(['Prazo Expirou']);
    expect(labels({ type, dueDate: today }, at)).toEqual([]);
  }
  for (const type of ['SALES', 'PRE_SALES', 'AFTER_SALES'] as const)
    expect(labels({ type, dueDate: yesterday }, at)).toEqual([]);
});

test('[boards-020, boards-021] an idle card names the days and the last activity', () => {
  const idle = { ...fresh, lastActivityTimestamp: hoursAgo(72), lastActivityText: 'nota de Ana' };
  expect(buildCardFlags(idle, { inactivityWindow: 30 }, now)).toEqual([
    {
      id: 'idle',
      label: 'Inativo Há Mais de 2 Dia(s)',
      detail: 'última atividade: nota de Ana, há 3 dias',
    },
  ]);
  expect(buildCardFlags({ ...idle, lastActivityText: null }, column, now)[0]?.detail).toBe(
    'última atividade: registro, há 3 dias',
  );
});

test('[boards-020] a schedule ahead keeps a card from being idle', () => {
  expect(labels({ lastActivityTimestamp: hoursAgo(72), nextScheduleTimestamp: now + 1 })).toEqual([]);
});

test('[boards-022] an unknown column has the usual window of 24 hours', () => {
  const at = (hours: number) =>
    buildCardFlags({ ...fresh, lastActivityTimestamp: hoursAgo(hours) }, undefined, now).length;
  expect([at(23), at(25)]).toEqual([0, 1]);
});
