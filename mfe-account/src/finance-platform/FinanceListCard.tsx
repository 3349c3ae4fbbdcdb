import { matchesSearchWords } from '@girassol/shared-domain';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Heading,
  NoResults,
  Skeleton,
  Text,
  tokens,
} from '@girassol/shared-ui';
import { SearchField } from '@girassol/shared-ui/inputs';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';

/** Minimum number of entries from which a list has a search field. */
export const MIN_SEARCHED_ENTRIES = 8;

interface FinanceListCardProps<Entry> {
  title: string;
  searchLabel: string;
  /** Title of the state without entries. */
  emptyTitle: string;
  /** Entries of the chosen organization; undefined until they are loaded. */
  entries: readonly Entry[] | undefined;
  error: Error | null;
  isFetching: boolean;
  onRetry: () => void;
  /** Returns the text of an entry in which the search looks. */
  getSearchText: (entry: Entry) => string;
  renderEntries: (found: readonly Entry[]) => ReactNode;
}

/** Card with one list of an organization: its count, a search if it is long, and its loading, error and empty states. */
export function FinanceListCard<Entry>({
  title,
  searchLabel,
  emptyTitle,
  entries,
  error,
  isFetching,
  onRetry,
  getSearchText,
  renderEntries,
}: FinanceListCardProps<Entry>) {
  const titleId = useId();
  const [text, setText] = useState('');
  const found = entries?.filter((entry) => matchesSearchWords(getSearchText(entry), text)) ?? [];
  return (
    <Card as="section" padding={16} aria-labelledby={titleId}>
      <Head>
        <Heading id={titleId}>
          {title}
          {entries && entries.length > 0 && (
            <Text size={13} tone="soft">
              {' '}
              {entries.length}
            </Text>
          )}
        </Heading>
        {entries && entries.length >= MIN_SEARCHED_ENTRIES && (
          <Search>
            <SearchField label={searchLabel} value={text} onChange={setText} />
          </Search>
        )}
      </Head>
      {!entries && error && <ErrorState isCompact error={error} isRetrying={isFetching} onRetry={onRetry} />}
      {!entries && !error && <Skeleton height={160} />}
      {entries?.length === 0 && (
        <EmptyState
          isCompact
          title={emptyTitle}
          text="O que a organização cadastrar na plataforma financeira aparece aqui."
        />
      )}
      {entries &&
        entries.length > 0 &&
        (found.length > 0 ? (
          renderEntries(found)
        ) : (
          <NoResults
            isCompact
            action={
              <Button size="sm" onClick={() => setText('')}>
                Limpar filtros
              </Button>
            }
          />
        ))}
    </Card>
  );
}

const { screen, space } = tokens;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
  margin-bottom: ${space[12]};
`;

const Search = styled.div`
  flex: 0 1 18rem;
  @media ${screen.phone} { flex-basis: 100%; }
`;
