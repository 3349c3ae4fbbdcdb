import type { FinancingDealFacts } from './deal';
import {
  expectedInstallationProofs,
  expectedInvoices,
  listExpectedApplicantDocuments,
} from './expected-documents';
import { listFinancingSteps } from './financing-path';

const NOW = Date.UTC(2026, 10, 25);

const buildFacts = (changes: Partial<FinancingDealFacts> = {}): FinancingDealFacts => ({
  isCNPJ: false,
  partners: 0,
  stage: 'DEAL',
  options: [{ addedToProp: true, chosen: true }],
  papers: {},
  monitoringLink: null,
  contractSigned: false,
  serviceApproved: false,
  expirationTimestamp: null,
  preApproved: true,
  providerStatus: 'PENDENTE_DOCUMENTACAO',
  ...changes,
});

const approve = (documents: readonly { semantic: string }[]) =>
  Object.fromEntries(documents.map(({ semantic }) => [semantic, 'APPROVED' as const]));
const identity = approve(listExpectedApplicantDocuments({ isCNPJ: false, partners: 0 }));
const invoices = approve(expectedInvoices);

const getCurrent = (facts: FinancingDealFacts) => {
  const current = listFinancingSteps(facts, NOW).find(({ state }) => state === 'current');
  return current ? `${current.turn}, ${current.label}: ${current.note}` : null;
};

test.each<[string | null, Partial<FinancingDealFacts>]>([
  ['bank, Análise: aguardando ofertas do banco', { options: [] }],
  [
    'installer, Seleção da Opção: escolha a opção que o cliente quer',
    { options: [{ addedToProp: true, chosen: false }] },
  ],
  ['installer, Documentação: faltam 4 documentos', {}],
  ['installer, Documentação: falta 1 documento', { papers: { ...identity, CNH: undefined } }],
  ['installer, Documentação: há documentos devolvidos', { papers: { ...identity, CNH: 'REJECTED' } }],
  ['bank, Documentação: em análise no banco', { papers: { ...identity, CNH: 'PENDING' } }],
  ['installer, Notas Fiscais: faltam 2 documentos', { papers: identity }],
  ['bank, Contrato: aguardando a assinatura no banco', { papers: { ...identity, ...invoices } }],
  [
    'installer, Comprovantes: faltam 5 documentos',
    { papers: { ...identity, ...invoices }, contractSigned: true },
  ],
  [
    'installer, Comprovantes: falta o link de monitoramento',
    { papers: { ...identity, ...invoices, ...approve(expectedInstallationProofs) }, contractSigned: true },
  ],
  [
    'bank, Concluído: aguardando a liberação do banco',
    {
      papers: { ...identity, ...invoices, ...approve(expectedInstallationProofs) },
      contractSigned: true,
      monitoringLink: 'APPROVED',
    },
  ],
  [null, { contractSigned: true, serviceApproved: true }],
])('the step that waits is %s', (current, changes) => {
  expect(getCurrent(buildFacts(changes))).toBe(current);
});

test('all steps before the current one are done, and all after it lie ahead', () => {
  expect(listFinancingSteps(buildFacts({ papers: identity }), NOW).map(({ state }) => state)).toEqual([
    'done',
    'done',
    'done',
    'current',
    'ahead',
    'ahead',
    'ahead',
  ]);
});

test('a financing that was refused or withdrawn has no path', () => {
  expect(listFinancingSteps(buildFacts({ isWithdrawn: true }), NOW)).toEqual([]);
  expect(listFinancingSteps(buildFacts({ providerStatus: 'PROPOSTA_RECUSADA' }), NOW)).toEqual([]);
});
