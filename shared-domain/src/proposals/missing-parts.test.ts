import { findMissingProposalParts, findProposalFinishObstacles, proposalSteps } from './missing-parts';

test('[proposals-001] the steps of a proposal, in order', () => {
  expect(proposalSteps.map(({ name }) => name)).toEqual([
    'Dados de consumo',
    'Kit',
    'Dados de geração',
    'Precificação',
    'Personalização',
    'Validação',
    'Financiamento',
  ]);
});

const steps = (...given: Parameters<typeof findMissingProposalParts>) =>
  findMissingProposalParts(...given).map(({ step }) => step);

test('an empty proposal lacks everything that is calculated from; customisation has defaults', () => {
  expect(steps({}, 0)).toEqual([1, 2, 3, 4]);
});

test('a price of nothing is no price', () => {
  expect(steps({ revenueData: { finalPrice: 0 } }, 5)).toContain(4);
  expect(steps({ revenueData: { finalPrice: 1 } }, 5)).not.toContain(4);
});

test('what was calculated before an earlier step changed is asked for again', () => {
  const [again] = findMissingProposalParts({ revenueData: { finalPrice: 1 } }, 2).slice(-1);
  expect(again).toEqual({ step: 4, message: 'O sistema mudou: confirme o preço da proposta.' });
});

test('a proposal whose validity is over is not finished; through its last day it is', () => {
  const last = (validityDate: string | null) =>
    findProposalFinishObstacles(
      {},
      { step: 6, validityDate, registryDate: '2026-03-01', today: '2026-03-31' },
    ).some(({ step }) => step === 5);
  expect(last('2026-03-30')).toBe(true);
  expect(last('2026-03-31')).toBe(false);
  expect(last(null)).toBe(false);
});
