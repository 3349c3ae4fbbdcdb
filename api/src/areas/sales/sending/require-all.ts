import { notFound } from '../../../platform/refusals/refusal';

/** Refuses to go on with a part of what was selected. `done` is what was not done with any of it: "enviado". */
export function requireAll(wanted: string[], found: unknown[], done: 'enviado' | 'excluído'): void {
  const missing = new Set(wanted).size - found.length;
  if (missing === 0) return;
  const which =
    missing === 1
      ? 'Um dos itens selecionados não existe mais.'
      : `${missing} dos itens selecionados não existem mais.`;
  throw notFound(`${which} Nenhum item foi ${done}.`);
}
