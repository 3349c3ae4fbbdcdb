import { useSyncExternalStore } from 'react';
import { type Connection, getConnection, onConnectionChange } from './connection';

/** Does the product answer? Kept up to date. */
export function useConnection(): Connection {
  return useSyncExternalStore(onConnectionChange, getConnection);
}
