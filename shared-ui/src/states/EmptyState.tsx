import type { ReactNode } from 'react';
import { SeedlingDrawing } from './drawings';
import { StateMessage } from './StateMessage';

export interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  /** One thing to do about it. */
  action?: ReactNode;
  /** Without the drawing: a tab, a column, a card. */
  isCompact?: boolean;
}

/** Nothing here, why, and what to do. */
export function EmptyState(props: EmptyStateProps) {
  return <StateMessage drawing={<SeedlingDrawing />} {...props} />;
}

/** A search that found nothing, in the specification's words. */
export function NoResults({ action, isCompact }: Pick<EmptyStateProps, 'action' | 'isCompact'>) {
  return (
    <EmptyState
      title="NENHUM RESULTADO"
      text="Não foi encontrado nenhum resultado de pesquisa para os filtros aplicados."
      action={action}
      isCompact={isCompact}
    />
  );
}
