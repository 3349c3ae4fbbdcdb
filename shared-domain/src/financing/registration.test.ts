import { addDays, toEpochMs } from '../formats/dates';
import { testAtHoursOfTheDay } from '../testing';
import { DAY_MS } from '../time';
import {
  type BankRegistrationStatus,
  bankRegistrationStatuses,
  computeBankRegistrationState,
  hasTooManyExpiredFinancings,
} from './registration';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const daysAgo = (days: number) => NOW - days * DAY_MS;
const state = (status: BankRegistrationStatus | null, days: number | null, canFinance = false) =>
  computeBankRegistrationState(
    { status, submittedAt: days === null ? null : daysAgo(days) },
    canFinance,
    NOW,
  );

test('[financing-077] who is registered, or whom the bank lets, may finance', () => {
  expect(state('Cadastro Efetuado', 400)).toEqual({ kind: 'allowed' });
  expect(state('Cadastro Reprovado', 1, true)).toEqual({ kind: 'allowed' });
  expect(state(null, null)).toEqual({ kind: 'notRegistered' });
  expect(state('Nova Análise Liberada', 90)).toEqual({ kind: 'notRegistered' });
});

test('[financing-075] a request waits for seven days', () => {
  expect(state('Solicitação Gerada', 7)).toEqual({ kind: 'pending', status: 'Solicitação Gerada' });
  expect(state('Cadastro em Análise', 0)).toEqual({ kind: 'pending', status: 'Cadastro em Análise' });
});

test('[financing-076] refused, or without an answer, another one may be made 60 days after the last', () => {
  expect(state('Cadastro Reprovado', 2)).toEqual({ kind: 'refused', retryInDays: 58 });
  expect(state('Cadastro em Análise', 8)).toEqual({ kind: 'unanswered', retryInDays: 52 });
  expect(state('Cadastro Reprovado', 60)).toEqual({ kind: 'notRegistered' });
});

testAtHoursOfTheDay('[financing-075, financing-076] days are those of the calendar', ({ today, now }) => {
  for (const hour of ['00:01', '20:59', '21:01', '23:59']) {
    const at = (days: number, status: BankRegistrationStatus) =>
      computeBankRegistrationState(
        { status, submittedAt: toEpochMs(addDays(today, -days), hour) },
        false,
        now,
      );
    expect(at(7, 'Cadastro em Análise').kind).toBe('pending');
    expect(at(8, 'Cadastro em Análise')).toEqual({ kind: 'unanswered', retryInDays: 52 });
    expect(at(59, 'Cadastro Reprovado')).toEqual({ kind: 'refused', retryInDays: 1 });
    expect(at(60, 'Cadastro Reprovado').kind).toBe('notRegistered');
  }
});

test('[financing-078] the limit is reached once it is exceeded', () => {
  expect([2, 3, 4].map((expired) => hasTooManyExpiredFinancings(expired, 3))).toEqual([false, false, true]);
});

test('[financing-074] a registration has five states, each with what it means', () => {
  expect(bankRegistrationStatuses.map((status) => [status, state(status, 3).kind])).toEqual([
    ['Nova Análise Liberada', 'notRegistered'],
    ['Solicitação Gerada', 'pending'],
    ['Cadastro em Análise', 'pending'],
    ['Cadastro Reprovado', 'refused'],
    ['Cadastro Efetuado', 'allowed'],
  ]);
});
