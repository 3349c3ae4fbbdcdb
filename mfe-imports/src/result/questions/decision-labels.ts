import type { ImportRowDecision } from '@girassol/shared-domain/imports';

/**
 * Answers to the question whether a row is a duplicate of an existing record, in the order of the buttons.
 */
export const duplicateDecisionOptions: readonly {
  decision: ImportRowDecision;
  label: string;
  tip: string;
}[] = [
  { decision: 'CREATE', label: 'Criar novo', tip: 'São dois diferentes: a linha vira um registro novo.' },
  {
    decision: 'FILL',
    label: 'Completar vazios',
    tip: 'É o mesmo: só o que está vazio recebe o valor da planilha.',
  },
  { decision: 'UPDATE', label: 'Atualizar tudo', tip: 'É o mesmo: vale o que está na planilha.' },
  { decision: 'SKIP', label: 'Pular', tip: 'A linha fica de fora.' },
];

/**
 * Answers to the duplicate question for a row whose document number matches an existing customer, which
 * therefore cannot be created again.
 */
export const provenDuplicateDecisionOptions = duplicateDecisionOptions.filter(
  ({ decision }) => decision !== 'CREATE',
);
