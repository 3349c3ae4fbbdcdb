import {
  type AccountOrder,
  type AccountState,
  accountOrders,
  accountStates,
} from '@girassol/support-domain/accounts';

const plans = ['BASIC', 'CRM', 'ENTERPRISE'] as const;

/** Filters and order of the list of accounts. */
export interface AccountFilters {
  search: string;
  state?: AccountState | undefined;
  plan?: (typeof plans)[number] | undefined;
  order: AccountOrder;
}

/** Labels of the states of an account. */
export const accountStateLabels: Record<AccountState, string> = {
  ACTIVE: 'Em dia',
  IRREGULAR: 'Pagamento irregular',
  CLOSING: 'Em encerramento',
};

/** Labels of the orders of the list. */
export const accountOrderLabels: Record<AccountOrder, string> = {
  NAME: 'Por nome',
  NEWEST: 'Mais novas',
  SIGN_IN: 'Último acesso',
  TICKETS: 'Mais chamados',
};

/** Reads the filters from the query of the address: `?busca=sol&situacao=IRREGULAR&plano=CRM&ordem=TICKETS`. */
export function readAccountFilters(address: URLSearchParams): AccountFilters {
  return {
    search: address.get('busca') ?? '',
    state: accountStates.find((state) => state === address.get('situacao')),
    plan: plans.find((plan) => plan === address.get('plano')),
    order: accountOrders.find((order) => order === address.get('ordem')) ?? 'NAME',
  };
}

/** Checks whether the filters leave accounts out. */
export const isNarrowed = ({ search, state, plan }: AccountFilters): boolean =>
  search !== '' || state !== undefined || plan !== undefined;
