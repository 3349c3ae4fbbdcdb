import type { Session } from '@girassol/shared-domain';
import { useSyncExternalStore } from 'react';
import { getSession, onSessionChange } from './store';

/** The session, kept up to date; null when nobody is logged in. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, getSession);
}
