import { getEndedSession, onEndedSessionChange } from '@girassol/shared-auth';
import { useSyncExternalStore } from 'react';
import { lazyPart } from '../outages/lazy-part';

const EndedSessionDialog = lazyPart(() => import('../login/EndedSessionDialog'));

/** Login over a page whose session was ended elsewhere, while something typed there would be lost. */
export function EndedSession() {
  const ended = useSyncExternalStore(onEndedSessionChange, getEndedSession);
  return ended && <EndedSessionDialog ended={ended} />;
}
