import { isReadOnlyCall } from '@girassol/shared-domain';
import { getConnectionStatus } from '../connection/connection-status';
import { errorMessages } from './api-error';

/** Kind of a call that got no answer: it reads, writes, or writes what may wait on a device that could not store it. */
type UnansweredKind = 'read' | 'write' | 'unstored';

const NOTHING_LOST = 'O que você escreveu continua na tela.';

const offlineMessages: Record<UnansweredKind, string> = {
  read: 'Isto não está guardado neste aparelho e precisa de conexão.',
  write: `Isto precisa de conexão: tente de novo quando ela voltar. ${NOTHING_LOST}`,
  unstored: `Isto não pôde ser guardado neste aparelho até ter conexão. ${NOTHING_LOST}`,
};

const unansweredReasons: Record<UnansweredKind, string> = {
  read: 'O sistema não respondeu.',
  write: `O sistema não respondeu. ${NOTHING_LOST}`,
  unstored: `O sistema não respondeu, e isto não pôde ser guardado neste aparelho. ${NOTHING_LOST}`,
};

/** Title and text that say why a call without an answer cannot be done now. Without a title it is that of any error. */
export interface UnansweredMessage {
  title?: string;
  message: string;
}

/**
 * Describes why a call that got no answer cannot be done now. Where the connection is known to be lost, that is the reason;
 * otherwise the cause is unknown, and the text is that of every such failure (shell.errors-005). `isUnstored`: it may wait on
 * a device, and this one could not store it.
 */
export function describeUnanswered(call: string, { isUnstored = false } = {}): UnansweredMessage {
  const kind = isReadOnlyCall(call) ? 'read' : isUnstored ? 'unstored' : 'write';
  // One call that breaks off is no lost connection: a blocker stops it, or the server restarts.
  if (getConnectionStatus() === 'ONLINE' && navigator.onLine)
    return { message: `${errorMessages.unreachable} ${unansweredReasons[kind]}` };
  return { title: 'Sem conexão', message: offlineMessages[kind] };
}
