import { useConnectionStatus } from '@girassol/shared-auth';
import { useSyncExternalStore } from 'react';
import { getUpdateState, type UpdateState } from './update-status';
import { getVersionCheckResult, onVersionCheck } from './version-watch';

/** Returns the connection and version state of this page, for the update icon and the notice on the home page. */
export function useUpdateState(): UpdateState {
  return getUpdateState(useConnectionStatus(), useSyncExternalStore(onVersionCheck, getVersionCheckResult));
}
