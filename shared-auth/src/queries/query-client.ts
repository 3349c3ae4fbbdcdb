import { notifyManager, onlineManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { getConnectionStatus, onConnectionChange } from '../connection/connection-status';
import { forgetStoredData } from '../offline/stored-data-time';
import { getSession, onSessionChange } from '../session/store';

/** Time for which a loaded answer is reused between screens, in milliseconds. */
const FRESH_MS = 30_000;

// Before the next drawing, not after it: a card that was dropped must not show in its old place for one frame.
notifyManager.setScheduler(queueMicrotask);

/** Query cache shared by the shell and all areas. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      retry: (failures, error) => failures < 1 && error instanceof ApiError && error.isTemporary,
      // Our own connection state decides, and a call that fails says so: the default would wait without a word.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

onlineManager.setEventListener((setOnline) => {
  setOnline(getConnectionStatus() === 'ONLINE');
  return onConnectionChange((connection) => setOnline(connection === 'ONLINE'));
});

// Stored answers count as fresh for a while; with a connection nobody shall take them for the present ones.
onConnectionChange((connection) => {
  if (connection === 'ONLINE' && forgetStoredData()) void queryClient.invalidateQueries();
});

let owner = getSession()?.userId;

// Clears the cache, so that nobody sees the data of the previous user.
onSessionChange((session) => {
  if (session?.userId === owner) return;
  owner = session?.userId;
  queryClient.clear();
});
