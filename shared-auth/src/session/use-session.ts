import type { Session } from '@girassol/shared-domain';
import { useSyncExternalStore } from 'react';
import { getSession, onSessionChange } from './store';

/** Returns the session and follows changes; null when nobody is logged in. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, getSession);
}
