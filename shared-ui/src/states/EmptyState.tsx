import type { ReactNode } from 'react';
import { EmptyDrawing } from './drawings';
import { StateMessage } from './StateMessage';

export interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  /** Action that the state offers. */
  action?: ReactNode;
  /** Smaller: a tab, a dialog, a card. */
  isCompact?: boolean | undefined;
}

/** Message in place of an empty page or list: why the list is empty, and an action. */
export function EmptyState(props: EmptyStateProps) {
  return <StateMessage drawing={<EmptyDrawing />} {...props} />;
}

/**
 * Message in place of the results of a search or filter that found nothing, in the words of the
 * specification.
 */
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
