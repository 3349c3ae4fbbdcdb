import { type AccountEvent, accountEvent } from '@girassol/shared-domain/contract';
import { z } from 'zod';
import type { Database } from '../database';
import { hears, type Listening, sentAudience } from './audience';
import { EVENTS_CHANNEL } from './publish';

export interface Listener {
  /** Who listens, with the rights they have now. */
  listening(): Listening;
  tell(event: AccountEvent): void;
}

/** Hands what the database says to the open streams of the people concerned, and to nobody else. */
export interface EventHub {
  subscribe(listener: Listener): () => void;
  /** Calls `end` when the session is ended, in whichever process. Answers how to stop listening. */
  onSessionEnd(sessionId: string, end: () => void): () => void;
  /** Open streams of this process. */
  listeners(): number;
  close(): Promise<void>;
}

const message = z.union([
  z.object({ accountId: z.string(), event: accountEvent, to: sentAudience.optional() }),
  z.object({ endedSession: z.string() }),
]);

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
  const bySession = new Map<string, Set<() => void>>();

  const stop = await database.listen(
    EVENTS_CHANNEL,
    (payload) => {
      const said = readMessage(payload);
      if (!said) return;
      if ('endedSession' in said) {
        for (const end of bySession.get(said.endedSession) ?? []) end();
        return;
      }
      const { accountId, event, to } = said;
      for (const listener of byAccount.get(accountId) ?? [])
        if (!to || hears(listener.listening(), to)) listener.tell(event);
    },
    () => {
      for (const listeners of byAccount.values())
        for (const listener of listeners) listener.tell({ kind: 'resync' });
    },
  );

  return {
    subscribe: (listener) => addTo(byAccount, listener.listening().caller.accountId, listener),
    onSessionEnd: (sessionId, end) => addTo(bySession, sessionId, end),
    listeners: () => [...byAccount.values()].reduce((total, listeners) => total + listeners.size, 0),
    close: stop,
  };
}

/** Adds to the set of a key; answers how to take it out again, with the set when it was the last. */
function addTo<T>(sets: Map<string, Set<T>>, key: string, value: T): () => void {
  const values = sets.get(key) ?? new Set();
  sets.set(key, values.add(value));
  return () => {
    values.delete(value);
    if (values.size === 0 && sets.get(key) === values) sets.delete(key);
  };
}
