import { isNarrowed, type ListView } from './list-view';

/** How many customers the list holds, and of how many, where something is looked for; null until it is known. */
export function totalText(
  total: number | undefined,
  inUse: number | null,
  view: Pick<ListView, 'search' | 'owner' | 'isArchived'>,
): string | null {
  const shown = (value: number) => value.toLocaleString('pt-BR');
  if (!isNarrowed(view)) {
    const known = total ?? inUse;
    return known === null ? null : `${shown(known)} em uso`;
  }
  if (total === undefined) return null;
  const of = inUse !== null && !view.isArchived ? ` de ${shown(inUse)} em uso` : '';
  if (view.isArchived && view.search === '' && view.owner === '')
    return `${shown(total)} ${total === 1 ? 'arquivado' : 'arquivados'}`;
  return `${shown(total)} ${total === 1 ? 'encontrado' : 'encontrados'}${of}`;
}
