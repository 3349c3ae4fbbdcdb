import { type SearchFindings, type SlotTab, useSlotContributions } from '@girassol/federation/remote';
import { useFacts, useSession } from '@girassol/shared-auth';
import { tokens } from '@girassol/shared-ui';
import { memo, useCallback } from 'react';
import { styled } from 'styled-components';

/** What a source told, and the text that it told it for. */
export interface ToldFindings extends SearchFindings {
  readonly search: string;
}

/** What every source told last, by its key; a source that has told nothing yet is not in it. */
export type Told = Readonly<Record<string, ToldFindings>>;

interface SearchSourcesProps {
  search: string;
  sources: readonly SlotTab<'search.source/v1'>[];
  onFound: (source: string, findings: ToldFindings) => void;
}

/** The areas that this person's search looks into. */
export function useSearchSources() {
  return useSlotContributions('search.source/v1', useFacts());
}

/** Asks the areas. They draw nothing, unless one of them cannot be loaded: then that stands here. */
export function SearchSources({ search, sources, onFound }: SearchSourcesProps) {
  return (
    <Quiet>
      {sources.map((source) => (
        <Source key={source.key} source={source} search={search} onFound={onFound} />
      ))}
    </Quiet>
  );
}

interface SourceProps extends Pick<SearchSourcesProps, 'search' | 'onFound'> {
  source: SlotTab<'search.source/v1'>;
}

const Source = memo(function Source({ source: { key, Component }, search, onFound }: SourceProps) {
  const session = useSession();
  const facts = useFacts();
  const tell = useCallback(
    (found: SearchFindings) => onFound(key, { ...found, search }),
    [key, search, onFound],
  );
  if (!session || !facts) return null;
  return <Component session={session} permissions={facts.permissions} search={search} onFound={tell} />;
});

const { color, font, radius, space } = tokens;

const Quiet = styled.div`
  [data-slot-loading] { display: none; }
  [data-slot-failure] {
    margin-top: ${space[8]};
    padding: ${space[12]};
    border: 1px dashed ${color.line};
    border-radius: ${radius.control};
    color: ${color.inkSoft};
    font: ${font[13]};
  }
`;
