import { Icon, Text, tokens } from '@girassol/shared-ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { SearchGroup, SearchResult, SearchTarget } from './results';

interface SearchResultsProps {
  id: string;
  groups: SearchGroup[];
  /** True while they answer the text before. */
  isStale: boolean;
  /** The one that Enter opens. */
  current: SearchResult | undefined;
  onPoint: (result: SearchResult) => void;
  onOpen: (to: SearchTarget) => void;
}

/** Returns the element id of a search result, which the input refers to with `aria-activedescendant`. */
export function getSearchResultId(listId: string, { key }: SearchResult): string {
  return `${listId}-${key}`;
}

/** List of search results by group. The focus stays in the search input while a result is highlighted. */
export function SearchResults({ id, groups, isStale, current, onPoint, onOpen }: SearchResultsProps) {
  const list = useRef<HTMLDivElement>(null);
  const currentKey = current?.key;
  useEffect(() => {
    if (currentKey)
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [currentKey]);

  return (
    <List id={id} role="listbox" aria-label="Resultados" aria-busy={isStale || undefined} ref={list}>
      {groups.map(({ label, results }) => (
        <Group role="group" aria-label={label} key={label}>
          <GroupName aria-hidden>{label}</GroupName>
          {results.map((result) => (
            <Option
              key={result.key}
              id={getSearchResultId(id, result)}
              role="option"
              aria-selected={result === current}
              onPointerMove={() => onPoint(result)}
              onClick={() => onOpen(result.to)}
            >
              <Icon name={result.icon} />
              <Text isTruncated>{result.title}</Text>
              <Text size={12} tone="faint" isTruncated>
                {result.detail}
              </Text>
            </Option>
          ))}
        </Group>
      ))}
    </List>
  );
}

const { color, radius, space } = tokens;

const List = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  &[aria-busy] { opacity: 0.55; }
  margin: ${space[8]} calc(-1 * ${space[8]}) 0;
`;

const Group = styled.div``;

const GroupName = styled.div`
  padding: ${space[8]} ${space[8]} ${space[4]};
  color: ${color.inkFaint};
  font: 500 ${tokens.font[12]};
`;

const Option = styled.div`
  display: grid;
  grid-template-columns: 16px minmax(0, auto) minmax(0, 1fr);
  align-items: center;
  gap: ${space[12]};
  min-height: 36px;
  padding: 0 ${space[8]};
  border-radius: ${radius.control};
  color: ${color.ink};
  cursor: pointer;
  > svg { color: ${color.inkFaint}; }
  &[aria-selected='true'] { background: ${color.leafSoft}; color: ${color.leafInk}; }
  @media (pointer: coarse) { min-height: 44px; }
  /* Under one another: side by side neither could be read. */
  @media ${tokens.screen.tiny} {
    grid-template-columns: 16px minmax(0, 1fr);
    row-gap: 0;
    padding-block: ${space[4]};
    > :nth-child(3) { grid-column: 2; }
    > :nth-child(3):empty { display: none; }
  }
`;
