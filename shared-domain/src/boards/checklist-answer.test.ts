import { computeAnswerVersion, describeAnswer } from './checklist-answer';

test('the same answer has one version, and other answers have others', () => {
  const answers = [null, true, false, 'true', '', '1', 1, 1.5];
  expect(computeAnswerVersion('Cerâmico')).toBe(computeAnswerVersion('Cerâmico'));
  expect(new Set(answers.map(computeAnswerVersion)).size).toBe(answers.length);
});

test('answers are described to people', () => {
  expect([null, true, false, 'Metálico', 1234.5].map(describeAnswer)).toEqual([
    'Sem resposta',
    'Sim',
    'Não',
    'Metálico',
    '1.234,50',
  ]);
});
