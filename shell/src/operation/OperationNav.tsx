import { tokens, useCurrentInSight } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { useMenus } from '../menus/use-menus';
import { Link } from '../navigation/Link';
import { useVisitorLocation } from '../navigation/navigation-context';
import { ACCOUNTS_PATH } from './accounts-path';
import { isOperationPathOfArea } from './operation-path-of-area';

const pages = [
  { path: '/operacao/avisos', label: 'Avisos a todos' },
  { path: '/operacao/correio', label: 'Correio' },
  { path: '/operacao/versoes', label: 'Versões no ar' },
  { path: '/operacao/distribuicoes', label: 'Distribuições' },
  { path: '/operacao/tarefas', label: 'Tarefas' },
  { path: '/operacao/sites', label: 'Sites denunciados' },
  { path: '/operacao/galeria', label: 'Galeria' },
];

/** Links between the operator pages: those that areas have in the menu, and those of the shell. */
export default function OperationNav() {
  const { path } = useVisitorLocation();
  const ofAreas = useOperationPagesOfAreas();
  const list = useCurrentInSight<HTMLElement>(`${path} ${ofAreas.length}`);
  return (
    <Ways ref={list} aria-label="Operação">
      {[...ofAreas, ...pages].map((page) => (
        <Link key={page.path} to={page.path} aria-current={isCurrent(page.path, path) ? 'page' : undefined}>
          {page.label}
        </Link>
      ))}
    </Ways>
  );
}

/** The page of an account, which the shell draws, belongs to the list of accounts. */
const isCurrent = (page: string, path: string): boolean =>
  `${path}/`.startsWith(`${page}/`) || (page === ACCOUNTS_PATH && path.startsWith('/operacao/contas'));

/** Returns the operator pages that areas have in the menu, in its order. */
export function useOperationPagesOfAreas(): { path: string; label: string }[] {
  const groups = useMenus()?.groups ?? [];
  return groups
    .flatMap(({ entries }) => entries)
    .filter(({ to, answeredBy }) => answeredBy !== 'shell' && isOperationPathOfArea(to))
    .map(({ to, label }) => ({ path: to, label }));
}

const { color, font, radius, space } = tokens;

const Ways = styled.nav`
  display: flex;
  gap: ${space[24]};
  overflow-x: auto;
  scrollbar-width: none;
  margin-bottom: ${space[16]};
  border-bottom: 1px solid ${color.line};
  > a {
    padding: ${space[8]} 0;
    color: ${color.inkSoft};
    font: 500 ${font[14]};
    text-decoration: none;
    border-bottom: 2px solid transparent;
    border-radius: ${radius.control} ${radius.control} 0 0;
    margin-bottom: -1px;
    white-space: nowrap;
  }
  > a:hover { color: ${color.ink}; }
  > a[aria-current] { color: ${color.leafInk}; border-color: ${color.leaf}; }
`;
