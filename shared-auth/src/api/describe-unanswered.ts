import { isReadOnlyCall } from '@girassol/shared-domain';
import { getConnectionStatus } from '../connection/connection-status';
import { errorMessages } from './api-error';

/** Kind of a call that got no answer: it reads, writes, or writes what may wait on a device that could not store it. */
type UnansweredKind = 'read' | 'write' | 'unstored';

const reasons: Record<UnansweredKind, string> = {
  read: 'isto não está guardado neste aparelho e precisa de conexão.',
  write: 'isto precisa de conexão para ser feito. O que você escreveu continua na tela.',
  unstored:
    'isto não pôde ser guardado neste aparelho até ter conexão. O que você escreveu continua na tela.',
};

/**
 * Describes why a call that got no answer cannot be done now, after the sentence of every such failure (shell.errors-005).
 * `isUnstored`: it may wait on a device, and this one could not store it.
 */
export function describeUnanswered(call: string, { isUnstored = false } = {}): string {
  const kind = isReadOnlyCall(call) ? 'read' : isUnstored ? 'unstored' : 'write';
  // One call that breaks off is no lost connection: a blocker stops it, or the server restarts.
  const isOffline = getConnectionStatus() === 'OFFLINE' || !navigator.onLine;
  return `${errorMessages.unreachable} ${isOffline ? 'Sem conexão' : 'O sistema não respondeu'}: ${reasons[kind]}`;
}
