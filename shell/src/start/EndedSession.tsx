import { getEndedSession, onEndedSessionChange } from '@girassol/shared-auth';
import { lazyPart } from '@girassol/shared-ui';
import { useSyncExternalStore } from 'react';

const EndedSessionDialog = lazyPart(() => import('../login/EndedSessionDialog'));

/** Login over a page whose session was ended elsewhere, while something typed there would be lost. */
export function EndedSession() {
  const ended = useSyncExternalStore(onEndedSessionChange, getEndedSession);
  return ended && <EndedSessionDialog ended={ended} />;
}
