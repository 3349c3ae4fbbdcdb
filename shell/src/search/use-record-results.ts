import { useApiQuery, useSession } from '@girassol/shared-auth';
import { formatItemNumber } from '@girassol/shared-domain';
import type { VisibleEntry, VisibleMenus } from '../menus/visible-menus';
import { usePlaces } from '../navigation/places-context';
import { findRoute } from '../routes/decide';
import { fillPath } from '../routes/match-path';
import type { SearchGroup } from './results';

/** Whose records a list shows: the id its address ends in. */
const viewedBy = ({ to }: VisibleEntry) => to.split('/').at(-1) ?? '';

/** Letters it takes until the server is asked. */
const SHORTEST = 2;
const SHOWN = 6;

export interface RecordResults {
  groups: SearchGroup[];
  isLoading: boolean;
  hasFailed: boolean;
}

/** Sales and customers that match, of whoever may see them. Each has an address to open. */
export function useRecordResults(search: string, menus: VisibleMenus | null): RecordResults {
  const session = useSession();
  const { routes } = usePlaces();
  const entries = menus?.groups.flatMap((group) => group.entries) ?? [];
  const board = entries.find(({ id }) => id === 'vendas');
  const opensCustomers = findRoute(routes, '/cliente/editar/x') !== undefined;
  const customerList = opensCustomers ? entries.find(({ id }) => id === 'clientes') : undefined;
  const isAsked = session !== null && search.length >= SHORTEST;

  const sales = useApiQuery(
    'POST /sales/kanban/names/:userId/:type',
    { params: { userId: board ? viewedBy(board) : '', type: 'SALES' }, body: { searchValue: search } },
    { enabled: isAsked && board !== undefined },
  );
  const customers = useApiQuery(
    'POST /customers/filtered/:userId/:multiplier',
    {
      params: { userId: customerList ? viewedBy(customerList) : '', multiplier: 1 },
      body: { searchValue: search },
    },
    { enabled: isAsked && customerList !== undefined },
  );

  const groups: SearchGroup[] = [];
  if (isAsked && board && sales.data?.sales.length) {
    groups.push({
      label: 'Vendas',
      results: sales.data.sales.slice(0, SHOWN).map(({ _id, id, name, customerName }) => ({
        key: `sale-${_id}`,
        title: `${formatItemNumber(id)} ${name}`,
        detail: customerName,
        icon: 'kanban',
        to: `${board.to}?item=${_id}`,
      })),
    });
  }
  if (isAsked && customers.data?.customers.length) {
    groups.push({
      label: 'Clientes',
      results: customers.data.customers.slice(0, SHOWN).map(({ _id, name, city, uf }) => ({
        key: `customer-${_id}`,
        title: name,
        detail: [city, uf].filter(Boolean).join(' / '),
        icon: 'user',
        to: fillPath('/cliente/editar/:cid', { cid: _id }),
      })),
    });
  }
  return {
    groups,
    isLoading: sales.isLoading || customers.isLoading,
    hasFailed: sales.isError || customers.isError,
  };
}
