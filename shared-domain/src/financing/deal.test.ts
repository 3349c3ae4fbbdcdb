import { creditBadge, creditStatuses } from './credit-status';
import { type DealFacts, financingAction, financingStatus, initialTab, visibleTabs } from './deal';
import { documentsOf, invoices, type PaperStatus, proofs, stateOf } from './papers';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const DAY = 86_400_000;

const person = { isCNPJ: false, partners: 0 };
const all = (papers: readonly { semantic: string }[], status: PaperStatus) =>
  Object.fromEntries(papers.map(({ semantic }) => [semantic, status]));
const option = { addedToProp: true, chosen: false };
const chosen = { addedToProp: true, chosen: true };
const identity = all(documentsOf(person), 'APPROVED');
const notes = all(invoices, 'APPROVED');

const deal = (changes: Partial<DealFacts> = {}): DealFacts => ({
  ...person,
  stage: 'DEAL',
  options: [chosen],
  papers: {},
  monitoringLink: null,
  contractSigned: false,
  serviceApproved: false,
  expirationTimestamp: null,
  preApproved: false,
  providerStatus: 'EM_CADASTRO',
  ...changes,
});
const built = (changes: Partial<DealFacts> = {}) =>
  deal({ papers: { ...identity, ...notes }, contractSigned: true, ...changes });

/** A deal, its status, its action, the tab it opens at and the tabs that can be seen. */
const cases: [string, DealFacts, string, string, number, number[]][] = [
  [
    'no option',
    deal({ options: [{ addedToProp: false, chosen: false }] }),
    'SELECAO_OPCAO',
    'CONTRATAR',
    0,
    [0, 1, 2],
  ],
  [
    'options added, none chosen',
    deal({ options: [option, option] }),
    'SELECAO_OPCAO',
    'ADD À PROPOSTA / SELECIONAR OPÇÃO',
    1,
    [0, 1, 2],
  ],
  ['no papers', deal(), 'PENDENTE_DOCUMENTACAO', 'ENVIAR DOCUMENTOS', 2, [0, 1, 2]],
  [
    'all papers sent',
    deal({ papers: all(documentsOf(person), 'PENDING') }),
    'ANALISE_DOCUMENTACAO',
    'ENVIAR DOCUMENTOS',
    2,
    [0, 1, 2],
  ],
  [
    'a paper sent back, another missing',
    deal({ papers: { CNH: 'REJECTED', RG: 'APPROVED' } }),
    'DOCUMENTACAO_REPROVADA',
    'AJUSTAR DOCUMENTOS',
    2,
    [0, 1, 2],
  ],
  ['papers taken', deal({ papers: identity }), 'PENDENTE_NOTAS', 'ENVIAR NOTAS', 3, [0, 1, 2, 3]],
  [
    'invoices sent',
    deal({ papers: { ...identity, ...all(invoices, 'PENDING') } }),
    'ANALISE_NOTAS',
    'ENVIAR NOTAS',
    3,
    [0, 1, 2, 3],
  ],
  [
    'an invoice sent back',
    deal({ papers: { ...identity, ...notes, 'NFe de Serviço': 'REJECTED' } }),
    'NOTAS_REPROVADAS',
    'AJUSTAR NOTAS',
    3,
    [0, 1, 2, 3],
  ],
  [
    'invoices taken, the contract not signed',
    deal({ papers: { ...identity, ...notes } }),
    'EM_CADASTRO',
    'VER DOCUMENTOS',
    3,
    [0, 1, 2, 3],
  ],
  ['the contract signed', built(), 'PENDENTE_COMPROVANTES', 'ENVIAR COMPROVANTES', 4, [0, 1, 3, 4]],
  [
    'signed before the invoices: the nearest tab before',
    deal({ papers: identity, contractSigned: true }),
    'PENDENTE_NOTAS',
    'ENVIAR NOTAS',
    3,
    [0, 1, 3],
  ],
  [
    'signed, the time over',
    built({ expirationTimestamp: NOW - DAY }),
    'INFRACAO_ATRASO',
    'ENVIAR COMPROVANTES',
    4,
    [0, 1, 3, 4],
  ],
  [
    'all proofs sent',
    built({ papers: { ...identity, ...notes, ...all(proofs, 'PENDING') }, monitoringLink: 'PENDING' }),
    'ANALISE_COMPROVANTES',
    'ENVIAR COMPROVANTES',
    4,
    [0, 1, 3, 4],
  ],
  [
    'proofs taken, the link sent back',
    built({ papers: { ...identity, ...notes, ...all(proofs, 'APPROVED') }, monitoringLink: 'REJECTED' }),
    'COMPROVANTES_REPROVADOS',
    'AJUSTAR COMPROVANTES',
    4,
    [0, 1, 3, 4],
  ],
  [
    'the works approved',
    built({
      papers: { ...identity, ...notes, ...all(proofs, 'APPROVED') },
      monitoringLink: 'APPROVED',
      serviceApproved: true,
      expirationTimestamp: NOW - DAY,
    }),
    'CONCLUIDO',
    'CONCLUÍDO',
    4,
    [0, 1, 3, 4],
  ],
];

test.each(cases)(
  '[financing-007 to financing-011, financing-019 to financing-021, financing-046 to financing-048, financing-052 to financing-061] %s',
  (_, facts, status, action, tab, tabs) => {
    expect(financingStatus(facts, NOW).code).toBe(status);
    expect(financingAction(facts, NOW)).toBe(action);
    expect(initialTab(facts, NOW)).toBe(tab);
    expect(visibleTabs(facts, NOW)).toEqual(tabs);
  },
);

test('[financing-049, financing-062] before a deal it is a simulation, and the action begins one', () => {
  const simulation = deal({ stage: 'SIMULATION' });
  expect(financingStatus(simulation, NOW)).toMatchObject({ code: 'SIMULAÇÃO_GERADA', label: 'Análise' });
  expect(financingStatus({ ...simulation, preApproved: true }, NOW).label).toBe('Crédito Pré-Aprovado');
  expect(financingAction(simulation, NOW)).toBe('CONTRATAR');
});

test('[financing-041 to financing-045] twenty statuses of a bank; what no table knows is shown as it came', () => {
  expect(creditStatuses).toHaveLength(20);
  const withTone = (tone: string) =>
    creditStatuses.filter((status) => status.tone === tone).map(({ code }) => code);
  expect(withTone('negative')).toEqual(['REPROVADO_MOTOR', 'PROPOSTA_RECUSADA', 'VENCIDO']);
  expect(withTone('warning')).toEqual([
    'PENDENTE_DOCUMENTACAO',
    'DOCUMENTO_REJEITADO',
    'AJUSTE_DOCUMENTACAO',
  ]);
  expect(withTone('positive')).toEqual(['CONCLUIDO']);
  expect(creditBadge('LIQUIDADO_ANTECIPADAMENTE')).toEqual({
    label: 'LIQUIDADO_ANTECIPADAMENTE',
    tone: 'neutral',
  });
});

test('[financing-069] a person is complete with four papers taken; one that the bank waives counts', () => {
  const { CNH: _, ...three } = identity;
  expect(stateOf(documentsOf(person), three)).toBe('missing');
  expect(stateOf(documentsOf(person), { ...three, CNH: 'WAIVED' })).toBe('approved');
});

test('[financing-070] a company is complete with three papers and three of each partner; one more undoes nothing', () => {
  const company = { isCNPJ: true, partners: 2 };
  const papers = all(documentsOf(company), 'APPROVED');
  expect(documentsOf(company)).toHaveLength(3 + 3 * 2);
  expect(stateOf(documentsOf(company), { ...papers, 'RG Sócio 3': 'APPROVED' })).toBe('approved');
  expect(stateOf(documentsOf(company), { ...papers, 'IR Sócio 2': undefined })).toBe('missing');
});
