import { notFound } from '@girassol/api-platform/refusals/refusal';

/**
 * Throws 404 if some of the items that a user selected no longer exist. `done` is the action that the message
 * names, such as "enviado" (sent).
 */
export function requireAllItemsFound(wanted: string[], found: unknown[], done: 'enviado' | 'excluído'): void {
  const missing = new Set(wanted).size - found.length;
  if (missing === 0) return;
  const which =
    missing === 1
      ? 'Um dos itens selecionados não existe mais.'
      : `${missing} dos itens selecionados não existem mais.`;
  throw notFound(`${which} Nenhum item foi ${done}.`);
}
