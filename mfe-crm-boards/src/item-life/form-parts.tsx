import { useApiQuery } from '@girassol/shared-auth';
import type { BoardKind } from '@girassol/shared-domain';
import type { KanbanColumn } from '@girassol/shared-domain/contract';
import { ErrorState, Spinner, tokens } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Two form fields side by side where there is room. */
export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[16]};
  align-items: start;

  @media ${tokens.screen.phone} { grid-template-columns: minmax(0, 1fr); }
`;

/**
 * Render-prop component that loads the columns of a board, in board order. Shows a spinner or an error until they are
 * loaded.
 */
export function BoardColumnsLoader({
  kind,
  children,
}: {
  kind: BoardKind;
  children: (columns: KanbanColumn[]) => ReactNode;
}) {
  const { data, error, isError, refetch } = useApiQuery('GET /kanbans/single/columns/:type', {
    params: { type: kind },
  });
  if (data) return children(data.kanban.columns.toSorted((a, b) => a.order - b.order));
  if (isError) return <ErrorState error={error} isCompact onRetry={() => void refetch()} />;
  return <Spinner label="Carregando etapas" />;
}
