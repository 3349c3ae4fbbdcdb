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

/**
 * Converts a status of a debt at the bank QI to a status of a financing. An unknown status is returned
 * unchanged.
 */
export const toCreditStatus = (word: string): string => statuses.get(word) ?? word;

/** From the signature on. */
const signed: ReadonlySet<CreditStatus> = new Set([
  'ENVIO_NFE',
  'COMPROVANTE_SERVICO',
  'AGUARDANDO_DESEMBOLSO',
  'CONCLUIDO',
]);
/** Checks whether a status of a debt at the bank QI means that the contract is signed. */
export const isSignedContractStatus = (word: string): boolean => {
  const known = statuses.get(word);
  return known !== undefined && signed.has(known);
};
/** Checks whether a status of a debt at the bank QI means that the proof of installation is approved. */
export const isApprovedInstallationProofStatus = (word: string): boolean =>
  ['AGUARDANDO_DESEMBOLSO', 'CONCLUIDO'].includes(toCreditStatus(word));

/** Document types of QI for the semantics that have no number. */
const documentTypes: ReadonlyMap<string, string> = new Map([
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
const semantics = new Map([...documentTypes].map(([semantic, type]) => [type, semantic]));
const partnerSemantics = new Map(Object.entries(ofPartner).map(([name, type]) => [type, name]));

/**
 * Converts the type of a financing document (`semantic`) to the document type of the bank QI. Returns null if
 * QI does not accept such a document.
 */
export function toQiDocumentType(semantic: string): string | null {
  const partner = /^(RG|CNH|IR) Sócio (\d+)$/.exec(semantic);
  if (partner) return `partner_${partner[2]}_${ofPartner[partner[1] ?? '']}`;
  return documentTypes.get(semantic) ?? null;
}

/**
 * Converts a document type of the bank QI to the type of a financing document (`semantic`). Returns null for
 * a type that Girassol never sends.
 */
export function toDocumentSemantic(type: string): string | null {
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

/**
 * Converts the verdict of the bank QI on a document to a document status. An unknown verdict counts as
 * `PENDING`.
 */
export const toDocumentVerdict = (word: string): (typeof verdicts)[keyof typeof verdicts] =>
  Object.entries(verdicts).find(([name]) => name === word)?.[1] ?? 'PENDING';

const registrations: ReadonlyMap<string, string> = new Map([
  ['created', 'Solicitação Gerada'],
  ['in_analysis', 'Cadastro em Análise'],
  ['approved', 'Cadastro Efetuado'],
  ['rejected', 'Cadastro Reprovado'],
]);
/**
 * Converts the status of a partner at the bank QI to the status of an integrator's registration. An unknown
 * status is returned unchanged.
 */
export const toRegistrationStatus = (word: string): string => registrations.get(word) ?? word;
