import type { DealRecord } from '../contract/deal-records';
import { buildDealTrail } from './deal-trail';

const session = { type: 'VENDOR', managerId: 'conta', userId: 'ana', activeModules: [] as string[] } as const;

const sale: DealRecord = { kind: 'ITEM', _id: 's', number: 261, type: 'SALES', status: 'CLOSED' };
const project: DealRecord = { kind: 'ITEM', _id: 'p', number: 12, type: 'PROJECT', status: 'IN_PROGRESS' };
const contract: DealRecord = { kind: 'CONTRACT', _id: 'c', number: 7, sale: 's', signatureState: 'SEALED' };
const financing: DealRecord = { kind: 'FINANCING', _id: 'f', number: 3, state: 'DONE' };

test('a deal shows its records with their states, each with its path', () => {
  const trail = buildDealTrail([sale, project, contract, financing], { session, currentId: 'p' });
  expect(trail.map(({ label, outcome, path, isCurrent }) => [label, outcome, path, isCurrent])).toEqual([
    ['Venda #00261', 'Venda Ganha', '/vendas/funil/ana?item=s', false],
    ['Projeto #00012', null, '/projetos/quadro/ana?item=p', true],
    ['Contrato assinado', null, '/visualizar-contrato/c/s', false],
    ['Financiamento concluído', null, '/financiamentos?financiamento=f', false],
  ]);
  expect(trail.map(({ tone }) => tone)).toEqual(['good', 'neutral', 'good', 'good']);
});

test('an item without other records has no trail', () => {
  expect(buildDealTrail([sale], { session, currentId: 's' })).toEqual([]);
});

test('several contracts are told apart by their numbers', () => {
  const second: DealRecord = { ...contract, _id: 'd', number: 8, signatureState: null };
  const labels = buildDealTrail([contract, second], { session, currentId: 's' }).map(({ label }) => label);
  expect(labels).toEqual(['Contrato 00007 assinado', 'Contrato 00008 gerado']);
});

test.each([
  ['OPEN', 'Contrato em assinatura'],
  ['CANCELLED', 'Contrato com assinatura cancelada'],
  ['EXPIRED', 'Contrato com prazo encerrado'],
  ['REFUSED', 'Contrato recusado'],
] as const)('a contract whose signature is %s is called "%s"', (signatureState, label) => {
  const [, step] = buildDealTrail([sale, { ...contract, signatureState }], { session, currentId: 's' });
  expect(step?.label).toBe(label);
});

test('a manager comes to the board of the company, and to the financings of the marketplace', () => {
  const trail = buildDealTrail([sale, financing], {
    session: { ...session, type: 'MANAGER', activeModules: ['Marketplace'] },
    currentId: 'p',
  });
  expect(trail.map(({ path }) => path)).toEqual([
    '/vendas/funil/conta?item=s',
    '/marketplace/financiamentos?financiamento=f',
  ]);
});
