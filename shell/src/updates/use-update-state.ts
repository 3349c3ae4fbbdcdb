import { useConnection } from '@girassol/shared-auth';
import { useSyncExternalStore } from 'react';
import { type UpdateState, updateState } from './update-status';
import { getVersionCheck, onVersionCheck } from './version-watch';

/** Connection and version of this page, for the update icon and the notice on the home page. */
export function useUpdateState(): UpdateState {
  return updateState(useConnection(), useSyncExternalStore(onVersionCheck, getVersionCheck));
}
