import { newProposalPath } from '../addresses/proposals';
import { editProposalPath } from '../addresses/wizard';
import { buildGeneratedProposal, buildProposal } from '../wizard/proposal.fixture';
import { getWizardSteps } from './wizard-steps';

const getStates = (steps: ReturnType<typeof getWizardSteps>) => steps.map(({ state }) => state);

test('[proposals-001] seven steps; before the first save only the first can be done', () => {
  const steps = getWizardSteps(null);
  expect(steps.map(({ name }) => name)).toEqual([
    'Consumo',
    'Kit',
    'Geração',
    'Preço',
    'Personalização',
    'Validação',
    'Financiamento',
  ]);
  expect(getStates(steps)).toEqual(['OPEN', ...Array.from({ length: 6 }, () => 'BLOCKED')]);
  expect(steps.every(({ path }) => path === null)).toBe(true);
});

test('a step that cannot be done yet says which one comes before it', () => {
  const [consumption, , generation] = getWizardSteps(buildProposal());
  expect(consumption).toMatchObject({ state: 'DONE', path: expect.stringContaining('?pid=') });
  expect(generation).toMatchObject({
    state: 'BLOCKED',
    reason: 'Escolha o kit ou informe os equipamentos.',
    path: null,
  });
});

test('the generation is done once it was checked; that the price has calculated it is said apart', () => {
  const priced = { step: 4, revenueData: { finalPrice: 14_700 } };
  const getGeneration = (proposal: ReturnType<typeof buildProposal>) => getWizardSteps(proposal)[2];
  expect(getGeneration(buildGeneratedProposal(priced))).toMatchObject({ state: 'DONE', reason: null });
  const skipped = buildGeneratedProposal({ ...priced, generationTerms: undefined });
  expect(getGeneration(skipped)).toMatchObject({
    state: 'CALCULATED',
    reason: 'Calculada com o sol do local. Confira se quiser.',
    path: expect.stringContaining('/dados-geracao/'),
  });
  expect(getStates(getWizardSteps(skipped)).slice(3, 5)).toEqual(['DONE', 'OPEN']);
});

test('[proposals-006] after a registered kit the price can be opened, also from the generation that it skips', () => {
  const chosen = buildGeneratedProposal({ step: 2, generation: undefined, generationTerms: undefined });
  const [, , generation, price, customisation] = getWizardSteps(chosen);
  expect(generation).toMatchObject({ state: 'OPEN' });
  expect(price).toMatchObject({ state: 'OPEN', path: expect.stringContaining('/precificacao/') });
  expect(customisation).toMatchObject({ state: 'BLOCKED' });
});

test('what is missing can be looked at from the first step on', () => {
  const validation = getWizardSteps(buildProposal())[5];
  expect(validation).toMatchObject({
    state: 'OPEN',
    reason: 'Escolha o kit ou informe os equipamentos.',
    path: expect.stringContaining('/validacao/'),
  });
});

test('[proposals-002] [proposals-003] a new proposal is of a customer and a user, an old one is opened by its frontId', () => {
  expect(newProposalPath('c1', 'u1')).toBe('/proposta/gerar-proposta/dados-consumo/nova?cid=c1&uid=u1');
  expect(editProposalPath('f1')).toBe('/proposta/gerar-proposta/dados-consumo/editar?pid=f1');
});
