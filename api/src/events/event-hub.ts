import { type AccountEvent, accountEvent } from '@girassol/shared-domain/contract';
import { z } from 'zod';
import type { Database } from '../database';
import { EVENTS_CHANNEL } from './publish';

type Listener = (event: AccountEvent) => void;

/** Hands what the database says to the open streams of the account concerned, and to nobody else. */
export interface EventHub {
  subscribe(accountId: string, listener: Listener): () => void;
  /** Open streams of this process. */
  listeners(): number;
  close(): Promise<void>;
}

const message = z.object({ accountId: z.string(), event: accountEvent });

/**
 * What a message of the channel says; null for what is none. During an update a newer process may already speak of events
 * this one does not know, and whoever may write to the database can say anything.
 */
function readMessage(payload: string): z.infer<typeof message> | null {
  try {
    return message.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}

/** Listens on the database: the one listener of this process. */
export async function openEventHub(database: Pick<Database, 'listen'>): Promise<EventHub> {
  const byAccount = new Map<string, Set<Listener>>();

  const stop = await database.listen(
    EVENTS_CHANNEL,
    (payload) => {
      const said = readMessage(payload);
      if (!said) return;
      for (const listener of byAccount.get(said.accountId) ?? []) listener(said.event);
    },
    () => {
      for (const listeners of byAccount.values())
        for (const listener of listeners) listener({ kind: 'resync' });
    },
  );

  return {
    subscribe(accountId, listener) {
      const listeners = byAccount.get(accountId) ?? new Set();
      byAccount.set(accountId, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && byAccount.get(accountId) === listeners) byAccount.delete(accountId);
      };
    },
    listeners: () => [...byAccount.values()].reduce((total, listeners) => total + listeners.size, 0),
    close: stop,
  };
}
