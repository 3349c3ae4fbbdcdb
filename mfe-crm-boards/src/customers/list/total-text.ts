import { type CustomerListView, hasCustomerFilters } from './list-view';

/**
 * Formats the total of the customer list: "12 ativos", "3 encontrados de 12 ativos" for a search or filter,
 * or "2 arquivados"; null while the number is loading. `inUse` is the number of customers that are not
 * archived.
 */
export function formatCustomerTotal(
  total: number | undefined,
  inUse: number | null,
  view: Pick<CustomerListView, 'search' | 'owner' | 'isArchived'>,
): string | null {
  const shown = (value: number) => value.toLocaleString('pt-BR');
  const formatActive = (value: number) => `${shown(value)} ${value === 1 ? 'ativo' : 'ativos'}`;
  if (!hasCustomerFilters(view)) {
    const known = total ?? inUse;
    return known === null ? null : formatActive(known);
  }
  if (total === undefined) return null;
  const of = inUse !== null && !view.isArchived ? ` de ${formatActive(inUse)}` : '';
  if (view.isArchived && view.search === '' && view.owner === '')
    return `${shown(total)} ${total === 1 ? 'arquivado' : 'arquivados'}`;
  return `${shown(total)} ${total === 1 ? 'encontrado' : 'encontrados'}${of}`;
}
