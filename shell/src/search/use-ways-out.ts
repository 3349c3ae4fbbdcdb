import { useConditionFacts, useSession } from '@girassol/shared-auth';
import { can, canEditArea } from '@girassol/shared-domain';
import { useShellNavigation, useVisitorLocation } from '../navigation/navigation-context';
import { findRoute } from '../routes/decide';
import type { SearchGroup, SearchResult } from './results';

/** Checks whether a search text may be the name of a person or company: letters, and neither digits nor an e-mail address. */
const isName = (search: string): boolean => /\p{L}/u.test(search) && !/[\d@]/.test(search);

/**
 * Returns what a person may do where a search found nothing: register a customer of that name, or look for the text in
 * the help.
 */
export function useWaysOut(search: string): SearchGroup[] {
  const { routes } = useShellNavigation();
  const { kind } = useVisitorLocation();
  const session = useSession();
  const facts = useConditionFacts();
  if (search === '' || !session || !facts) return [];
  const isOpen = (path: string) => findRoute(routes, path)?.route.access.includes(kind) === true;
  const mayRegister =
    isOpen('/cliente/cadastro') && can(facts, 'customersList') && canEditArea(facts, 'customers');
  const results: SearchResult[] = [
    ...(mayRegister
      ? [
          {
            key: 'way-customer',
            title: 'Cadastrar um cliente novo',
            detail: isName(search) ? search : '',
            icon: 'user-plus' as const,
            to: `/cliente/cadastro${isName(search) ? `?${new URLSearchParams({ nome: search })}` : ''}`,
          },
        ]
      : []),
    ...(isOpen('/ajuda')
      ? [
          {
            key: 'way-help',
            title: 'Procurar na ajuda',
            detail: '',
            icon: 'life-buoy' as const,
            to: `/ajuda?${new URLSearchParams({ busca: search })}`,
          },
        ]
      : []),
  ];
  return results.length > 0 ? [{ label: 'O que fazer', results }] : [];
}
