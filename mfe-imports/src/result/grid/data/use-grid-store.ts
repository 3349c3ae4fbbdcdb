import { api, useSession } from '@girassol/shared-auth';
import type { ImportRecord } from '@girassol/shared-domain/contract';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { registerUnsavedInput } from '../../../data/unsaved-input';
import { cacheImport } from '../../../data/use-import';
import { createGridStore, type GridStatus, type GridStore } from './grid-store';

/** Returns the store of an import's faulty rows and its status. Typed values are sent when the screen is left. */
export function useGridStore({ _id: importId, filling }: ImportRecord): {
  store: GridStore;
  look: GridStatus;
} {
  const userId = useSession()?.userId ?? '';
  const [store] = useState(() => createStore(userId, importId));
  useSyncExternalStore(store.subscribe, store.version);
  useEffect(() => {
    void store.ensure(0, 0);
    const forget = registerUnsavedInput(store.flush);
    return () => {
      forget();
      void store.flush();
    };
  }, [store]);
  // The server has finished filling a column: reload the changed rows.
  const isFilling = Boolean(filling);
  const wasFilling = useRef(isFilling);
  useEffect(() => {
    if (wasFilling.current && !isFilling) store.reload(store.look().column);
    wasFilling.current = isFilling;
  }, [store, isFilling]);
  return { store, look: store.look() };
}

function createStore(userId: string, importId: string): GridStore {
  const params = { userId, importId };
  return createGridStore({
    load: (skip, column) =>
      api('GET /imports/rows/:userId/:importId', {
        params,
        query: { state: 'FAULTY', skip, ...(column !== null && { column }) },
        silent: true,
      }),
    async send(changes) {
      const answer = await api('PUT /imports/values/:userId/:importId', {
        params,
        body: { changes },
        silent: true,
      });
      cacheImport(userId, answer.import);
      return answer.rows;
    },
    async fill(filling) {
      const answer = await api('POST /imports/fills/:userId/:importId', { params, body: filling });
      cacheImport(userId, answer.import);
      return answer.fillId;
    },
    async undoFill(fillId) {
      const answer = await api('DELETE /imports/fills/:userId/:importId/:fillId', {
        params: { ...params, fillId },
      });
      cacheImport(userId, answer.import);
    },
  });
}
