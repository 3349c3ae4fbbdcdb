import type { Session } from '@girassol/shared-domain';
import type { AccountLiveEvent } from '@girassol/shared-domain/contract';
import { ApiError } from '../api/api-error';
import { publishNotice } from '../api/notices';
import { computeRetryDelay } from '../back-off';
import { onConnectionChange } from '../connection/connection-status';
import { getSession, isSameSession, onSessionChange } from '../session/store';
import { readStream } from './read-stream';

/** A tab nobody looks at gives its connection back: browsers have few of them, and people open many tabs. */
const HIDDEN_LIMIT_MS = 60_000;

/** Waits, but not longer than until the connection is back or nobody waits any more. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      stopListening();
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    const stopListening = onConnectionChange((connection) => connection === 'ONLINE' && finish());
    signal.addEventListener('abort', finish);
    if (signal.aborted) finish();
  });
}

/** Status of a stream that is refused because the session, the person or the account has too many. */
const TOO_MANY = 429;

/**
 * Reads the stream, again and again, until it is aborted or the server says that there is none for this person. If too
 * many are open, says so once, and goes on trying: a closed tab makes room.
 */
async function follow(
  signal: AbortSignal,
  on: { open: () => void; event: (event: AccountLiveEvent) => void },
): Promise<void> {
  let attempt = 0;
  let isTold = false;
  const open = () => {
    attempt = 0;
    isTold = false;
    on.open();
  };
  while (!signal.aborted) {
    try {
      // The next try is refused, and ends the session here at once.
      if (await readStream(signal, { open, event: on.event })) continue;
    } catch (error) {
      if (error instanceof ApiError && error.status === TOO_MANY) {
        if (!isTold)
          publishNotice({ kind: 'error', title: error.title ?? 'ATENÇÃO', message: error.message });
        isTold = true;
      } else if (error instanceof ApiError && !error.isTemporary) return;
    }
    await pause(computeRetryDelay(attempt), signal);
    attempt += 1;
  }
}

/**
 * Keeps one account event stream open while a user is logged in and the tab is visible, and passes each event
 * to `tell`. Returns a function that closes the stream.
 */
export function maintainStream(tell: (event: AccountLiveEvent) => void): () => void {
  let open: AbortController | null = null;
  let session: Session | null = null;
  let wasOpen = false;
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    open?.abort();
    open = null;
  };
  const onOpen = () => {
    if (wasOpen) tell({ kind: 'resync' });
    wasOpen = true;
  };
  const start = () => {
    if (open || session === null) return;
    open = new AbortController();
    void follow(open.signal, { open: onOpen, event: tell });
  };
  const changeSession = () => {
    const before = session;
    session = getSession();
    // Its token may have gone into a cookie: an open stream goes on. One that was refused for want of a factor starts again.
    if (isSameSession(session, before) && session?.needsFactor === before?.needsFactor) return;
    wasOpen = false;
    close();
    start();
  };
  const changeVisibility = () => {
    clearTimeout(hiddenTimer);
    if (document.visibilityState === 'hidden') hiddenTimer = setTimeout(close, HIDDEN_LIMIT_MS);
    else start();
  };

  const stopSession = onSessionChange(changeSession);
  document.addEventListener('visibilitychange', changeVisibility);
  changeSession();
  changeVisibility();
  return () => {
    stopSession();
    document.removeEventListener('visibilitychange', changeVisibility);
    clearTimeout(hiddenTimer);
    close();
  };
}
