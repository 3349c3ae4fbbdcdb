import {
  type RenderableContribution,
  type SearchSourceResults,
  useSlotContributions,
} from '@girassol/federation/remote';
import { useConditionFacts, useSession } from '@girassol/shared-auth';
import { tokens } from '@girassol/shared-ui';
import { memo, useCallback } from 'react';
import { styled } from 'styled-components';

/** Findings of a source, and the text that they belong to. */
export interface SourceFindings extends SearchSourceResults {
  readonly search: string;
  /** The source has not answered that text yet: the findings are of the one before. */
  readonly areOfTextBefore?: boolean;
}

/**
 * Latest findings of the search sources, by the key of the source; a source that has not answered yet is
 * missing.
 */
export type FindingsBySource = Readonly<Record<string, SourceFindings>>;

interface SearchSourcesProps {
  search: string;
  sources: readonly RenderableContribution<'search.source/v1'>[];
  onFound: (source: string, findings: SourceFindings) => void;
}

/** Returns the search sources that areas contribute to the slot `search.source/v1` and this user may use. */
export function useSearchSources() {
  return useSlotContributions('search.source/v1', useConditionFacts());
}

/** Runs the search sources of the areas. Renders nothing, except the error of a source that fails to load. */
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
  source: RenderableContribution<'search.source/v1'>;
}

const Source = memo(function Source({ source: { key, Component }, search, onFound }: SourceProps) {
  const session = useSession();
  const facts = useConditionFacts();
  const tell = useCallback(
    (found: SearchSourceResults) => onFound(key, { ...found, search }),
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
