import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import { FailureDrawing, OfflineDrawing } from './drawings';
import { RefusedState } from './RefusedState';
import { getRefusal, isUnanswered } from './refusal';
import { StateMessage } from './StateMessage';

export interface ErrorStateProps {
  /** Title of the error. */
  title?: string | undefined;
  /** Explains what is preserved and what to do. */
  text?: ReactNode;
  /** Error of the failed load. A refusal by the API shows its own message, with ways out instead of a retry. */
  error?: unknown;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
  /** There is no connection: other words and another drawing. By itself for an error that no server answered. */
  isOffline?: boolean | undefined;
  /** Link to where one can go on after a refusal, such as the list, in place of the buttons back and to the home page. */
  wayOut?: ReactNode;
  /** Without the drawing: a tab, a column, a card. */
  isCompact?: boolean | undefined;
}

/**
 * Message in place of content that failed to load: the reason, the input that is preserved, and a button to
 * retry or leave.
 */
export function ErrorState({
  title,
  text,
  error,
  onRetry,
  isRetrying,
  isOffline = isUnanswered(error),
  wayOut,
  isCompact,
}: ErrorStateProps) {
  const refusal = getRefusal(error);
  if (refusal) return <RefusedState refusal={refusal} title={title} wayOut={wayOut} isCompact={isCompact} />;
  return (
    <StateMessage
      role="alert"
      isCompact={isCompact}
      drawing={isOffline ? <OfflineDrawing /> : <FailureDrawing />}
      title={title ?? (isOffline ? 'Você está sem conexão' : 'Não foi possível carregar')}
      text={
        text ??
        (isOffline
          ? 'Isto não está guardado neste aparelho. O que você já salvou está seguro; assim que a internet voltar, tente de novo.'
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
