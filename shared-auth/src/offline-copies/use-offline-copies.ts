import { useSyncExternalStore } from 'react';
import { getOfflineCopies, onOfflineCopiesChange } from './offline-copies';
import type { OfflineCopy } from './offline-copy';

/** Returns the items that the logged-in user has taken along on this device, the newest first, and follows changes. */
export const useOfflineCopies = (): readonly OfflineCopy[] =>
  useSyncExternalStore(onOfflineCopiesChange, getOfflineCopies);
