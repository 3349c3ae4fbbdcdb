/** Tone (colour) of the badge that shows the status of a financing. */
export type FinancingStatusTone = 'neutral' | 'info' | 'warning' | 'negative' | 'positive';

interface Status {
  code: string;
  label: string;
  tone: FinancingStatusTone;
}

/**
 * Statuses of a credit request at a bank, with label and badge tone, in their usual order (financing-041).
 * The server accepts every status that the bank sends, in any order.
 */
export const creditStatuses = [
  { code: 'SIMULAÇÃO_GERADA', label: 'Simulação', tone: 'neutral' },
  { code: 'SOLICITACAO_GERADA', label: 'Solicitação Gerada', tone: 'neutral' },
  { code: 'FORMULARIO_PREENCHIMENTO', label: 'Formulário em Preenchimento', tone: 'neutral' },
  { code: 'EM_ANALISE', label: 'Em Análise de Crédito', tone: 'neutral' },
  { code: 'EM_REANALISE', label: 'Em Reanálise de Crédito', tone: 'neutral' },
  { code: 'REPROVADO_MOTOR', label: 'Indicação Reprovada', tone: 'negative' },
  { code: 'AGUARDANDO_ACEITE', label: 'Aguardando Aceite', tone: 'neutral' },
  { code: 'PROPOSTA_RECUSADA', label: 'Proposta Recusada', tone: 'negative' },
  { code: 'PENDENTE_DOCUMENTACAO', label: 'Documentação Pendente', tone: 'warning' },
  { code: 'ANALISE_DOCUMENTACAO', label: 'Documentação em Análise', tone: 'neutral' },
  { code: 'DOCUMENTO_REJEITADO', label: 'Documentação Rejeitada', tone: 'warning' },
  { code: 'VENCIDO', label: 'Proposta Expirou', tone: 'negative' },
  { code: 'ENVIO_NFE', label: 'NFe em Envio', tone: 'neutral' },
  { code: 'EM_CADASTRO', label: 'Em Cadastro', tone: 'neutral' },
  { code: 'AGUARDANDO_ASSINATURA', label: 'Aguardando Assinatura', tone: 'neutral' },
  { code: 'AGUARDANDO_DESEMBOLSO', label: 'Aguardando Desembolso', tone: 'neutral' },
  { code: 'COMPROVANTE_SERVICO', label: 'Envio de Comprovante de Svç', tone: 'neutral' },
  { code: 'ANALISE_DOCUMENTACAO_CONTRATACAO', label: 'Documentação em Análise', tone: 'neutral' },
  { code: 'AJUSTE_DOCUMENTACAO', label: 'Ajuste de Documentação', tone: 'warning' },
  { code: 'CONCLUIDO', label: 'Concluído', tone: 'positive' },
] as const satisfies readonly Status[];

export type CreditStatus = (typeof creditStatuses)[number]['code'];

/**
 * Final statuses of a credit request that was not granted: refused by the bank's rules, refused proposal, or
 * expired.
 */
export const lostCreditStatuses: readonly CreditStatus[] = [
  'REPROVADO_MOTOR',
  'PROPOSTA_RECUSADA',
  'VENCIDO',
];

/**
 * Returns the label and badge tone of a credit request's status at the bank. For an unknown status the label
 * is the status itself and the tone is neutral.
 */
export function getCreditStatusBadge(status: string): { label: string; tone: FinancingStatusTone } {
  const known = creditStatuses.find(({ code }) => code === status);
  return known ? { label: known.label, tone: known.tone } : { label: status, tone: 'neutral' };
}
