import { DAY_MS } from '../time';
import { creditStatuses, getCreditStatusBadge, lostCreditStatuses } from './credit-status';
import {
  computeFinancingStatus,
  type FinancingDealFacts,
  getFinancingActionLabel,
  getInitialFinancingTab,
  getVisibleFinancingTabs,
} from './deal';
import type { FinancingDocumentStatus } from './document-status';
import {
  computeDocumentGroupState,
  expectedInstallationProofs,
  expectedInvoices,
  listExpectedApplicantDocuments,
} from './expected-documents';

const NOW = Date.parse('2026-11-23T12:00:00Z');

const person = { isCNPJ: false, partners: 0 };
const all = (papers: readonly { semantic: string }[], status: FinancingDocumentStatus) =>
  Object.fromEntries(papers.map(({ semantic }) => [semantic, status]));
const option = { addedToProp: true, chosen: false };
const chosen = { addedToProp: true, chosen: true };
const identity = all(listExpectedApplicantDocuments(person), 'APPROVED');
const notes = all(expectedInvoices, 'APPROVED');

const deal = (changes: Partial<FinancingDealFacts> = {}): FinancingDealFacts => ({
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
const built = (changes: Partial<FinancingDealFacts> = {}) =>
  deal({ papers: { ...identity, ...notes }, contractSigned: true, ...changes });

/** A deal, its status, its action, the tab it opens at and the tabs that can be seen. */
const cases: [string, FinancingDealFacts, string, string, number, number[]][] = [
  [
    '[financing-007, financing-046, financing-052] no option',
    deal({ options: [{ addedToProp: false, chosen: false }] }),
    'SELECAO_OPCAO',
    'CONTRATAR',
    0,
    [0, 1, 2],
  ],
  [
    '[financing-008, financing-053] options added, none chosen',
    deal({ options: [option, option] }),
    'SELECAO_OPCAO',
    'ADD À PROPOSTA / SELECIONAR OPÇÃO',
    1,
    [0, 1, 2],
  ],
  [
    '[financing-009, financing-054] no papers',
    deal(),
    'PENDENTE_DOCUMENTACAO',
    'ENVIAR DOCUMENTOS',
    2,
    [0, 1, 2],
  ],
  [
    'all papers sent',
    deal({ papers: all(listExpectedApplicantDocuments(person), 'PENDING') }),
    'ANALISE_DOCUMENTACAO',
    'ENVIAR DOCUMENTOS',
    2,
    [0, 1, 2],
  ],
  [
    '[financing-055] a paper sent back, another missing',
    deal({ papers: { CNH: 'REJECTED', RG: 'APPROVED' } }),
    'DOCUMENTACAO_REPROVADA',
    'AJUSTAR DOCUMENTOS',
    2,
    [0, 1, 2],
  ],
  [
    '[financing-010, financing-019, financing-056] papers taken',
    deal({ papers: identity }),
    'PENDENTE_NOTAS',
    'ENVIAR NOTAS',
    3,
    [0, 1, 2, 3],
  ],
  [
    'invoices sent',
    deal({ papers: { ...identity, ...all(expectedInvoices, 'PENDING') } }),
    'ANALISE_NOTAS',
    'ENVIAR NOTAS',
    3,
    [0, 1, 2, 3],
  ],
  [
    '[financing-057] an invoice sent back',
    deal({ papers: { ...identity, ...notes, 'NFe de Serviço': 'REJECTED' } }),
    'NOTAS_REPROVADAS',
    'AJUSTAR NOTAS',
    3,
    [0, 1, 2, 3],
  ],
  [
    '[financing-046, financing-061] invoices taken, the contract not signed',
    deal({ papers: { ...identity, ...notes } }),
    'EM_CADASTRO',
    'VER DOCUMENTOS',
    3,
    [0, 1, 2, 3],
  ],
  [
    '[financing-011, financing-020, financing-021, financing-058] the contract signed',
    built(),
    'PENDENTE_COMPROVANTES',
    'ENVIAR COMPROVANTES',
    4,
    [0, 1, 3, 4],
  ],
  [
    '[financing-011] signed before the invoices: the nearest tab before',
    deal({ papers: identity, contractSigned: true }),
    'PENDENTE_NOTAS',
    'ENVIAR NOTAS',
    3,
    [0, 1, 3],
  ],
  [
    '[financing-047] signed, the time over',
    built({ expirationTimestamp: NOW - DAY_MS }),
    'INFRACAO_ATRASO',
    'ENVIAR COMPROVANTES',
    4,
    [0, 1, 3, 4],
  ],
  [
    'all proofs sent',
    built({
      papers: { ...identity, ...notes, ...all(expectedInstallationProofs, 'PENDING') },
      monitoringLink: 'PENDING',
    }),
    'ANALISE_COMPROVANTES',
    'ENVIAR COMPROVANTES',
    4,
    [0, 1, 3, 4],
  ],
  [
    '[financing-072] proofs taken, the link not yet',
    built({
      papers: { ...identity, ...notes, ...all(expectedInstallationProofs, 'APPROVED') },
      monitoringLink: 'PENDING',
    }),
    'ANALISE_COMPROVANTES',
    'ENVIAR COMPROVANTES',
    4,
    [0, 1, 3, 4],
  ],
  [
    '[financing-059, financing-073] proofs taken, the link sent back',
    built({
      papers: { ...identity, ...notes, ...all(expectedInstallationProofs, 'APPROVED') },
      monitoringLink: 'REJECTED',
    }),
    'COMPROVANTES_REPROVADOS',
    'AJUSTAR COMPROVANTES',
    4,
    [0, 1, 3, 4],
  ],
  [
    '[financing-048, financing-060] the works approved',
    built({
      papers: { ...identity, ...notes, ...all(expectedInstallationProofs, 'APPROVED') },
      monitoringLink: 'APPROVED',
      serviceApproved: true,
      expirationTimestamp: NOW - DAY_MS,
    }),
    'CONCLUIDO',
    'CONCLUÍDO',
    4,
    [0, 1, 3, 4],
  ],
];

test.each(cases)('%s', (_, facts, status, action, tab, tabs) => {
  expect(computeFinancingStatus(facts, NOW).code).toBe(status);
  expect(getFinancingActionLabel(facts, NOW)).toBe(action);
  expect(getInitialFinancingTab(facts, NOW)).toBe(tab);
  expect(getVisibleFinancingTabs(facts, NOW)).toEqual(tabs);
});

test('[financing-049, financing-062] before a deal it is a simulation, and the action begins one', () => {
  const simulation = deal({ stage: 'SIMULATION' });
  expect(computeFinancingStatus(simulation, NOW)).toMatchObject({
    code: 'SIMULAÇÃO_GERADA',
    label: 'Análise',
  });
  expect(computeFinancingStatus({ ...simulation, preApproved: true }, NOW).label).toBe(
    'Crédito Pré-Aprovado',
  );
  expect(getFinancingActionLabel(simulation, NOW)).toBe('CONTRATAR');
});

test.each(lostCreditStatuses)(
  'a deal that ended with %s shows that, whatever step it had come to',
  (providerStatus) => {
    for (const steps of [
      { options: [{ addedToProp: false, chosen: false }] },
      { options: [option] },
      { papers: { CNH: 'REJECTED' as const } },
      { papers: { ...identity, ...notes } },
    ]) {
      const over = deal({ ...steps, providerStatus });
      expect(computeFinancingStatus(over, NOW)).toEqual({
        code: providerStatus,
        ...getCreditStatusBadge(providerStatus),
      });
      expect(getFinancingActionLabel(over, NOW)).toBe('VER FINANCIAMENTO');
      expect(getInitialFinancingTab(over, NOW)).toBe(0);
    }
    expect(getFinancingActionLabel(deal({ stage: 'SIMULATION', providerStatus }), NOW)).toBe(
      'VER FINANCIAMENTO',
    );
    // A signed contract holds, and what it asks for as well.
    expect(computeFinancingStatus(built({ providerStatus }), NOW).code).toBe('PENDENTE_COMPROVANTES');
    expect(getFinancingActionLabel(built({ providerStatus }), NOW)).toBe('ENVIAR COMPROVANTES');
  },
);

test('one that was withdrawn says so, whatever the bank said last', () => {
  for (const stage of ['SIMULATION', 'DEAL'] as const) {
    const withdrawn = deal({ stage, isWithdrawn: true, preApproved: true });
    expect(computeFinancingStatus(withdrawn, NOW)).toEqual({
      code: 'CANCELADO',
      label: 'Cancelado',
      tone: 'neutral',
    });
    expect(getFinancingActionLabel(withdrawn, NOW)).toBe('VER FINANCIAMENTO');
  }
});

test.each(
  `SIMULAÇÃO_GERADA Simulação
SOLICITACAO_GERADA Solicitação Gerada
FORMULARIO_PREENCHIMENTO Formulário em Preenchimento
EM_ANALISE Em Análise de Crédito
EM_REANALISE Em Reanálise de Crédito
REPROVADO_MOTOR Indicação Reprovada
AGUARDANDO_ACEITE Aguardando Aceite
PROPOSTA_RECUSADA Proposta Recusada
PENDENTE_DOCUMENTACAO Documentação Pendente
ANALISE_DOCUMENTACAO Documentação em Análise
DOCUMENTO_REJEITADO Documentação Rejeitada
VENCIDO Proposta Expirou
ENVIO_NFE NFe em Envio
EM_CADASTRO Em Cadastro
AGUARDANDO_ASSINATURA Aguardando Assinatura
AGUARDANDO_DESEMBOLSO Aguardando Desembolso
COMPROVANTE_SERVICO Envio de Comprovante de Svç
ANALISE_DOCUMENTACAO_CONTRATACAO Documentação em Análise
AJUSTE_DOCUMENTACAO Ajuste de Documentação
CONCLUIDO Concluído`
    .split('\n')
    .map((line): [string, string] => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
)('[financing-041] the badge of %s says %s', (code, label) => {
  expect(getCreditStatusBadge(code).label).toBe(label);
  expect(creditStatuses.map((status) => status.code)).toContain(code);
});

test('[financing-041, financing-042, financing-043, financing-044] twenty statuses of a bank; what no table knows is shown as it came', () => {
  expect(creditStatuses).toHaveLength(20);
  expect(getCreditStatusBadge('COMPROVANTE_SERVICO')).toEqual({
    label: 'Envio de Comprovante de Svç',
    tone: 'neutral',
  });
  const withTone = (tone: string) =>
    creditStatuses.filter((status) => status.tone === tone).map(({ code }) => code);
  expect(withTone('negative')).toEqual(['REPROVADO_MOTOR', 'PROPOSTA_RECUSADA', 'VENCIDO']);
  expect(withTone('warning')).toEqual([
    'PENDENTE_DOCUMENTACAO',
    'DOCUMENTO_REJEITADO',
    'AJUSTE_DOCUMENTACAO',
  ]);
  expect(withTone('positive')).toEqual(['CONCLUIDO']);
  expect(getCreditStatusBadge('LIQUIDADO_ANTECIPADAMENTE')).toEqual({
    label: 'LIQUIDADO_ANTECIPADAMENTE',
    tone: 'neutral',
  });
});

test('[financing-069] a person is complete with four papers taken; one that the bank waives counts', () => {
  const { CNH: _, ...three } = identity;
  expect(computeDocumentGroupState(listExpectedApplicantDocuments(person), three)).toBe('missing');
  expect(computeDocumentGroupState(listExpectedApplicantDocuments(person), { ...three, CNH: 'WAIVED' })).toBe(
    'approved',
  );
});

test('[financing-070] a company is complete with three papers and three of each partner; one more undoes nothing', () => {
  const company = { isCNPJ: true, partners: 2 };
  const papers = all(listExpectedApplicantDocuments(company), 'APPROVED');
  expect(listExpectedApplicantDocuments(company)).toHaveLength(3 + 3 * 2);
  expect(
    computeDocumentGroupState(listExpectedApplicantDocuments(company), {
      ...papers,
      'RG Sócio 3': 'APPROVED',
    }),
  ).toBe('approved');
  expect(
    computeDocumentGroupState(listExpectedApplicantDocuments(company), {
      ...papers,
      'IR Sócio 2': undefined,
    }),
  ).toBe('missing');
});
