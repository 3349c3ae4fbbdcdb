/** How serious a status is, as its badge shows it. */
export type FinancingTone = 'neutral' | 'info' | 'warning' | 'negative' | 'positive';

interface Status {
  code: string;
  label: string;
  tone: FinancingTone;
}

/**
 * What a bank says of a request, in the order in which it usually goes (financing-041). Which steps follow which is not
 * fixed: whatever a bank sends is accepted.
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

/** Where a request ends without money. */
export const lostCreditStatuses: readonly CreditStatus[] = [
  'REPROVADO_MOTOR',
  'PROPOSTA_RECUSADA',
  'VENCIDO',
];

/** Words and tone of what a bank said; what no table knows is shown as it came, without judging it. */
export function creditBadge(status: string): { label: string; tone: FinancingTone } {
  const known = creditStatuses.find(({ code }) => code === status);
  return known ? { label: known.label, tone: known.tone } : { label: status, tone: 'neutral' };
}
