import { type BoardKind, boards } from '@girassol/shared-domain';
import { PageNav } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { type BoardPageId, boardPages } from './board-pages';

interface BoardNavProps {
  kind: BoardKind;
  /** Whose items are looked at: the other pages show the same people's. */
  fetchId: string;
  current: BoardPageId;
}

/** The pages of a board side by side: the board itself, its finished items, its figures. Alone, a page needs no way. */
export function BoardNav({ kind, fetchId, current }: BoardNavProps) {
  const pages = boardPages(kind, fetchId);
  if (pages.length < 2) return null;
  return (
    <PageNav aria-label={`Páginas de ${boards[kind].areaName}`}>
      {pages.map(({ id, label, path }) => (
        <Link key={id} to={path} aria-current={id === current ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </PageNav>
  );
}
