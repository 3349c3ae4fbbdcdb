import { useSyncExternalStore } from 'react';
import { type ConnectionStatus, getConnectionStatus, onConnectionChange } from './connection-status';

/** Returns whether the server of the product can be reached, and renders again when that changes. */
export function useConnectionStatus(): ConnectionStatus {
  return useSyncExternalStore(onConnectionChange, getConnectionStatus);
}
