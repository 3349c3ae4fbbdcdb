import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import { CloudedDrawing, UnpluggedDrawing } from './drawings';
import { RefusedState } from './RefusedState';
import { refusalIn } from './refusal';
import { StateMessage } from './StateMessage';

export interface ErrorStateProps {
  /** What happened. */
  title?: string;
  /** What is safe, and what to do. */
  text?: ReactNode;
  /** What went wrong. A refusal of the API is told in its own words, with ways out instead of another try. */
  error?: unknown;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** There is no connection: other words and another drawing. */
  isOffline?: boolean;
  /** Without the drawing: a tab, a column, a card. */
  isCompact?: boolean;
}

/** What could not be shown and why, what is safe, and what helps: another try, or a way out. */
export function ErrorState({
  title,
  text,
  error,
  onRetry,
  isRetrying,
  isOffline,
  isCompact,
}: ErrorStateProps) {
  const refusal = refusalIn(error);
  if (refusal) return <RefusedState refusal={refusal} title={title} isCompact={isCompact} />;
  return (
    <StateMessage
      role="alert"
      isCompact={isCompact}
      drawing={isOffline ? <CloudedDrawing /> : <UnpluggedDrawing />}
      title={title ?? (isOffline ? 'Você está sem conexão' : 'Não foi possível carregar')}
      text={
        text ??
        (isOffline
          ? 'O que você já salvou está seguro. Assim que a internet voltar, tente de novo.'
          : 'Seus dados estão seguros. Tente de novo em alguns instantes.')
      }
      action={
        onRetry && (
          <Button icon="refresh" size={isCompact ? 'sm' : 'md'} isPending={isRetrying} onClick={onRetry}>
            Tentar novamente
          </Button>
        )
      }
    />
  );
}
