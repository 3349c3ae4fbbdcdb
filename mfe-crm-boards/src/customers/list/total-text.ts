import { type CustomerListView, hasCustomerFilters } from './list-view';

/**
 * Formats the total of the customer list: "12 em uso", "3 encontrados de 12 em uso" for a search or filter,
 * or "2 arquivados"; null while the number is loading. `inUse` is the number of customers that are not
 * archived.
 */
export function formatCustomerTotal(
  total: number | undefined,
  inUse: number | null,
  view: Pick<CustomerListView, 'search' | 'owner' | 'isArchived'>,
): string | null {
  const shown = (value: number) => value.toLocaleString('pt-BR');
  if (!hasCustomerFilters(view)) {
    const known = total ?? inUse;
    return known === null ? null : `${shown(known)} em uso`;
  }
  if (total === undefined) return null;
  const of = inUse !== null && !view.isArchived ? ` de ${shown(inUse)} em uso` : '';
  if (view.isArchived && view.search === '' && view.owner === '')
    return `${shown(total)} ${total === 1 ? 'arquivado' : 'arquivados'}`;
  return `${shown(total)} ${total === 1 ? 'encontrado' : 'encontrados'}${of}`;
}
