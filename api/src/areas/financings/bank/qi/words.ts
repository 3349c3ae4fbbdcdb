import type { CreditStatus } from '@girassol/shared-domain/financing';

/**
 * Its words for where a debt stands. From `waiting_signature` on they are those of its public manual; those before it, and
 * those of papers, are for the contract with it to confirm.
 */
const statuses: ReadonlyMap<string, CreditStatus> = new Map<string, CreditStatus>([
  ['simulated', 'SIMULAÇÃO_GERADA'],
  ['created', 'SOLICITACAO_GERADA'],
  ['in_analysis', 'EM_ANALISE'],
  ['in_reanalysis', 'EM_REANALISE'],
  ['rejected', 'REPROVADO_MOTOR'],
  ['waiting_acceptance', 'AGUARDANDO_ACEITE'],
  ['pending_documents', 'PENDENTE_DOCUMENTACAO'],
  ['documents_in_analysis', 'ANALISE_DOCUMENTACAO'],
  ['documents_rejected', 'DOCUMENTO_REJEITADO'],
  ['waiting_signature', 'AGUARDANDO_ASSINATURA'],
  ['signature_finished', 'ENVIO_NFE'],
  ['signed', 'ENVIO_NFE'],
  ['pending_service_proof', 'COMPROVANTE_SERVICO'],
  ['issued', 'AGUARDANDO_DESEMBOLSO'],
  ['disbursed', 'CONCLUIDO'],
  ['opened', 'CONCLUIDO'],
  ['settled', 'CONCLUIDO'],
  ['canceled', 'PROPOSTA_RECUSADA'],
  ['canceled_permanently', 'PROPOSTA_RECUSADA'],
  ['expired', 'VENCIDO'],
]);

/** Our word for its status; one that no table knows is kept as it came. */
export const statusOf = (word: string): string => statuses.get(word) ?? word;

/** From the signature on. */
const signed: ReadonlySet<CreditStatus> = new Set([
  'ENVIO_NFE',
  'COMPROVANTE_SERVICO',
  'AGUARDANDO_DESEMBOLSO',
  'CONCLUIDO',
]);
export const isSigned = (word: string): boolean => {
  const known = statuses.get(word);
  return known !== undefined && signed.has(known);
};
export const isServiceApproved = (word: string): boolean =>
  ['AGUARDANDO_DESEMBOLSO', 'CONCLUIDO'].includes(statusOf(word));

/** Its names of papers that are the same for everybody. */
const papers: ReadonlyMap<string, string> = new Map([
  ['CNH', 'cnh'],
  ['RG', 'rg'],
  ['Conta de Energia', 'energy_bill'],
  ['Comprovante de Renda', 'proof_of_income'],
  ['DRE', 'income_statement'],
  ['Balanço', 'balance_sheet'],
  ['NFe de Serviço', 'service_invoice'],
  ['NFe dos Equipamentos', 'equipment_invoice'],
  ['ART de Execução', 'technical_responsibility_note'],
  ['Parecer de Acesso', 'grid_access_opinion'],
  ['Foto dos Módulos', 'modules_picture'],
  ['Foto dos Inversores', 'inverters_picture'],
  ['Foto do Medidor', 'meter_picture'],
]);
const ofPartner: Record<string, string> = { RG: 'rg', CNH: 'cnh', IR: 'income_tax' };
const semantics = new Map([...papers].map(([semantic, type]) => [type, semantic]));
const partnerSemantics = new Map(Object.entries(ofPartner).map(([name, type]) => [type, name]));

/** Its type of a paper; null: it does not take such a paper. */
export function documentType(semantic: string): string | null {
  const partner = /^(RG|CNH|IR) Sócio (\d+)$/.exec(semantic);
  if (partner) return `partner_${partner[2]}_${ofPartner[partner[1] ?? '']}`;
  return papers.get(semantic) ?? null;
}

/** Our name of a paper; null: one that we never send. */
export function semanticOf(type: string): string | null {
  const partner = /^partner_(\d+)_(.+)$/.exec(type);
  if (!partner) return semantics.get(type) ?? null;
  const name = partnerSemantics.get(partner[2] ?? '');
  return name ? `${name} Sócio ${partner[1]}` : null;
}

const verdicts = {
  pending: 'PENDING',
  approved: 'APPROVED',
  rejected: 'REJECTED',
  waived: 'WAIVED',
} as const;

/** What it says of a paper; anything else is not decided yet. */
export const verdictOf = (word: string): (typeof verdicts)[keyof typeof verdicts] =>
  Object.entries(verdicts).find(([name]) => name === word)?.[1] ?? 'PENDING';

const registrations: ReadonlyMap<string, string> = new Map([
  ['created', 'Solicitação Gerada'],
  ['in_analysis', 'Cadastro em Análise'],
  ['approved', 'Cadastro Efetuado'],
  ['rejected', 'Cadastro Reprovado'],
]);
export const registrationStatusOf = (word: string): string => registrations.get(word) ?? word;
