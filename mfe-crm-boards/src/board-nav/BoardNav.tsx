import { type BoardKind, boardDescriptions } from '@girassol/shared-domain';
import { PageNav } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { type BoardPageId, getBoardPages } from './board-pages';

interface BoardNavProps {
  kind: BoardKind;
  /** User, team or company whose items are shown; the other pages show the same items. */
  fetchId: string;
  current: BoardPageId;
}

/**
 * Tabs between the pages of a board: the board, its finished items and its figures. Hidden if the board has a single
 * page.
 */
export function BoardNav({ kind, fetchId, current }: BoardNavProps) {
  const pages = getBoardPages(kind, fetchId);
  if (pages.length < 2) return null;
  return (
    <PageNav aria-label={`Páginas de ${boardDescriptions[kind].areaName}`}>
      {pages.map(({ id, label, path }) => (
        <Link key={id} to={path} aria-current={id === current ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </PageNav>
  );
}
