import type { WaitingWrite } from '@girassol/shared-auth';
import { getChecklistAnswer } from './group-checklist-items';
import { ANSWER_CALL, applyWaitingAnswers, listWaitingAnswers } from './waiting-answers';

const buildAnswer = (answer: unknown, more: Partial<WaitingWrite> = {}): WaitingWrite => ({
  key: String(answer),
  owner: 'sol ana',
  call: ANSWER_CALL,
  params: { checklistId: 'c', itemId: 'roof', saleId: 'casa' },
  body: { answer },
  record: 'casa',
  title: 'Resposta do checklist',
  detail: '',
  path: '/',
  madeAt: 1,
  baseVersion: 'v',
  problem: null,
  current: null,
  ...more,
});

const saved = {
  _id: 'c',
  answers: [
    {
      templateItemId: 'roof',
      answerBoolean: null,
      answerString: 'Metálico',
      answerNumber: null,
      userName: 'Bia',
      answeredTimestamp: 1,
    },
  ],
};
const getRoof = (...writes: WaitingWrite[]) =>
  getChecklistAnswer(applyWaitingAnswers(saved, listWaitingAnswers(writes)), 'roof');

test('the last answer that waits for a signal shows, and one that takes the answer away', () => {
  expect(getRoof()).toBe('Metálico');
  expect(getRoof(buildAnswer('Cerâmico'), buildAnswer('Laje'))).toBe('Laje');
  expect(getRoof(buildAnswer(null))).toBeNull();
  expect(getRoof(buildAnswer(false))).toBe(false);
  expect(getRoof(buildAnswer(12.5))).toBe(12.5);
});

test('one that was refused or has expired does not', () => {
  expect(getRoof(buildAnswer('Laje', { problem: 'Recusada.' }))).toBe('Metálico');
  expect(getRoof(buildAnswer('Laje', { body: null }))).toBe('Metálico');
});
