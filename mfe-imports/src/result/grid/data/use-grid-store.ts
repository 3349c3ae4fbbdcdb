import { api, useSession } from '@girassol/shared-auth';
import type { ImportRecord } from '@girassol/shared-domain/contract';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { rememberUnsent } from '../../../data/unsent';
import { rememberImport } from '../../../data/use-import';
import { createGridStore, type GridLook, type GridStore } from './grid-store';

/** The faulty rows of an import. What was typed is sent when the screen is left. */
export function useGridStore({ _id: importId, filling }: ImportRecord): { store: GridStore; look: GridLook } {
  const userId = useSession()?.userId ?? '';
  const [store] = useState(() => storeOf(userId, importId));
  useSyncExternalStore(store.subscribe, store.version);
  useEffect(() => {
    void store.ensure(0, 0);
    const forget = rememberUnsent(store.flush);
    return () => {
      forget();
      void store.flush();
    };
  }, [store]);
  // What the server went on filling is over: its rows are other ones now.
  const isFilling = Boolean(filling);
  const wasFilling = useRef(isFilling);
  useEffect(() => {
    if (wasFilling.current && !isFilling) store.reload(store.look().column);
    wasFilling.current = isFilling;
  }, [store, isFilling]);
  return { store, look: store.look() };
}

function storeOf(userId: string, importId: string): GridStore {
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
      rememberImport(userId, answer.import);
      return answer.rows;
    },
    async fill(filling) {
      const answer = await api('POST /imports/fills/:userId/:importId', { params, body: filling });
      rememberImport(userId, answer.import);
      return answer.fillId;
    },
    async undoFill(fillId) {
      const answer = await api('DELETE /imports/fills/:userId/:importId/:fillId', {
        params: { ...params, fillId },
      });
      rememberImport(userId, answer.import);
    },
  });
}
