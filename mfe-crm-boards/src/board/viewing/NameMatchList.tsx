import { useApiQuery } from '@girassol/shared-auth';
import { formatItemNumber } from '@girassol/shared-domain';
import { tokens, VisuallyHidden } from '@girassol/shared-ui';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { BoardView } from '../../board-state/board-query';
import { formatBoardFilters } from '../../board-view/board-filters';

const { color, font, radius, shadow, space, layer } = tokens;

/** Minimum number of letters for a name search; fewer letters match too many items. */
const MIN_SEARCH_LENGTH = 2;
const SHOWN = 6;

/**
 * List of items whose names match the search, from the whole board and not only from the loaded cards. One
 * click opens an item (boards-109).
 */
export function NameMatchList({ view, onClose }: { view: BoardView; onClose: () => void }) {
  const { kind, fetchId, filters } = view;
  const searchValue = filters.search;
  const { data } = useApiQuery(
    'POST /sales/kanban/names/:userId/:type',
    { params: { userId: fetchId, type: kind }, body: { searchValue } },
    { enabled: searchValue.length >= MIN_SEARCH_LENGTH },
  );
  const found = searchValue.length >= MIN_SEARCH_LENGTH ? (data?.sales.slice(0, SHOWN) ?? []) : [];
  if (found.length === 0) return null;

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  }

  const getAddress = (id: string) => {
    const search = new URLSearchParams(formatBoardFilters(filters));
    search.set('item', id);
    return { search: search.toString() };
  };

  return (
    <List aria-label="Ir direto para" onKeyDown={onKeyDown}>
      {found.map(({ _id, id, name, customerName }) => (
        <li key={_id}>
          <Link to={getAddress(_id)} state={{ openedHere: true }} onClick={onClose}>
            <span>{formatItemNumber(id)}</span> {name}
            <small>{customerName}</small>
          </Link>
        </li>
      ))}
      <VisuallyHidden as="li" role="status">
        {found.length} {found.length === 1 ? 'item encontrado' : 'itens encontrados'}. Tab leva a eles.
      </VisuallyHidden>
    </List>
  );
}

const List = styled.ul`
  position: absolute;
  z-index: ${layer.popover};
  top: calc(100% + 4px);
  left: 0;
  right: 0;
  margin: 0;
  padding: ${space[4]};
  list-style: none;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.raised};
  box-shadow: ${shadow[2]};

  a {
    display: block;
    padding: 6px ${space[8]};
    overflow: hidden;
    border-radius: ${radius.control};
    color: ${color.ink};
    font: ${font[13]};
    text-decoration: none;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  a:hover { background: ${color.hover}; }
  a:focus-visible { outline: 2px solid ${color.leaf}; outline-offset: -2px; }
  span { color: ${color.inkFaint}; font-variant-numeric: tabular-nums; }
  small { display: block; overflow: hidden; color: ${color.inkSoft}; font: ${font[12]}; text-overflow: ellipsis; }
`;
