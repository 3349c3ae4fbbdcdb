import type { RowDecision } from '@girassol/shared-domain/imports';

/** What can be answered, in the order of the buttons. */
export const decisions: readonly { decision: RowDecision; label: string; tip: string }[] = [
  { decision: 'CREATE', label: 'Criar novo', tip: 'São dois diferentes: a linha vira um registro novo.' },
  {
    decision: 'FILL',
    label: 'Completar vazios',
    tip: 'É o mesmo: só o que está vazio recebe o valor da planilha.',
  },
  { decision: 'UPDATE', label: 'Atualizar tudo', tip: 'É o mesmo: vale o que está na planilha.' },
  { decision: 'SKIP', label: 'Pular', tip: 'A linha fica de fora.' },
];
