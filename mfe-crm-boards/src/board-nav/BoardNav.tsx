import { type BoardKind, boards } from '@girassol/shared-domain';
import { tokens } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { type BoardPageId, boardPages } from './board-pages';

const { color, font, motion, radius, space } = tokens;

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
    <Frame aria-label={`Páginas de ${boards[kind].areaName}`}>
      {pages.map(({ id, label, path }) => (
        <Link key={id} to={path} aria-current={id === current ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </Frame>
  );
}

const Frame = styled.nav`
  display: flex;
  width: fit-content;
  max-width: 100%;
  padding: 2px;
  overflow-x: auto;
  scrollbar-width: none;
  border-radius: ${radius.control};
  background: ${color.sunken};
  a {
    display: flex;
    align-items: center;
    min-height: 2rem;
    padding: 0 ${space[12]};
    border-radius: ${radius.control};
    color: ${color.inkSoft};
    font: ${font[14]};
    font-weight: 500;
    white-space: nowrap;
    text-decoration: none;
    transition: color ${motion.in} ${motion.ease};
  }
  a:hover { color: ${color.ink}; }
  a[aria-current] {
    background: ${color.surface};
    color: ${color.leafInk};
    box-shadow: ${tokens.shadow[1]};
  }
  a:focus-visible { outline-offset: -2px; }
`;
