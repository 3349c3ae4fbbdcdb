import { styled } from 'styled-components';
import { Button } from '../actions/Button';
import { tokens } from '../tokens/tokens';
import { useLoadAtEnd } from './use-load-at-end';

export interface LoadMoreProps {
  onMore: () => void;
  isLoading: boolean;
  /** The last page asked for did not come. */
  hasFailed: boolean;
  /** Sentence about the failed page: "Não foi possível carregar mais notas." */
  failure: string;
  /** Loads by itself when it comes on screen; after a failure only a press tries again. */
  loadsAtEnd?: boolean | undefined;
}

/** Footer of a list with more pages: loads the next page, or retries it. */
export function LoadMore({ onMore, isLoading, hasFailed, failure, loadsAtEnd = false }: LoadMoreProps) {
  const place = useLoadAtEnd<HTMLDivElement>(loadsAtEnd && !isLoading && !hasFailed, onMore);
  return (
    <Foot ref={place}>
      {hasFailed && <span role="alert">{failure}</span>}
      <Button variant="secondary" isPending={isLoading} onClick={onMore}>
        {hasFailed ? 'Tentar novamente' : 'Carregar mais'}
      </Button>
    </Foot>
  );
}

const Foot = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${tokens.space[8]};
  padding: ${tokens.space[16]} 0;
  font: ${tokens.font[13]};
  color: ${tokens.color.badInk};
`;
