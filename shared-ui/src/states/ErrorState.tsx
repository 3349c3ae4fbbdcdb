import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import { CloudedDrawing, UnpluggedDrawing } from './drawings';
import { StateMessage } from './StateMessage';

export interface ErrorStateProps {
  /** What happened. */
  title?: string;
  /** What is safe, and what to do. */
  text?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** There is no connection: other words and another drawing. */
  isOffline?: boolean;
  /** Without the drawing: a tab, a column, a card. */
  isCompact?: boolean;
}

/** What could not be shown, what is safe, and a way to try again. */
export function ErrorState({ title, text, onRetry, isRetrying, isOffline, isCompact }: ErrorStateProps) {
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
