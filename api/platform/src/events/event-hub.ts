import { type AccountLiveEvent, accountLiveEvent } from '@girassol/shared-domain/contract';
import { z } from 'zod';
import type { Caller } from '../access/caller';
import type { Database } from '../database';
import { canHearEvent, type EventStreamListener, isInAudience, serializedAudienceSchema } from './audience';
import { EVENTS_CHANNEL } from './publish-event';

/** Open event stream as the event hub knows it: the listening caller, and a function that sends an event. */
export interface EventSubscriber {
  /** Returns the listener with their current rights. */
  getListener(): EventStreamListener;
  send(event: AccountLiveEvent): void;
}

/**
 * Hub that sends the events published in the database to the open event streams of the users in an event's
 * audience, and to nobody else.
 */
export interface EventHub {
  subscribe(listener: EventSubscriber): () => void;
  /** Calls `end` when the session is ended, in whichever process. Answers how to stop listening. */
  onSessionEnd(sessionId: string, end: () => void): () => void;
  /** Calls `hear` when a topic is published, in whichever process, or may have been. Answers how to stop listening. */
  onTopic(topic: string, hear: () => void): () => void;
  /** Open streams of this process. */
  listeners(): number;
  /** Callers of the open streams of this process, once for each stream. */
  listCallers(): Caller[];
  close(): Promise<void>;
}

const message = z.union([
  z.object({ accountId: z.string(), event: accountLiveEvent, to: serializedAudienceSchema.optional() }),
  z.object({ endedSession: z.string() }),
  z.object({ topic: z.string() }),
]);

/**
 * Parses a message of the channel; null if it is invalid. During an update a newer process may send unknown events, and
 * anybody who may write to the database can send anything.
 */
function parseMessage(payload: string): z.infer<typeof message> | null {
  try {
    return message.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}

/** Opens the event hub, the one listener of this process on the events channel of the database. */
export async function openEventHub(database: Pick<Database, 'listen'>): Promise<EventHub> {
  const byAccount = new Map<string, Set<EventSubscriber>>();
  const bySession = new Map<string, Set<() => void>>();
  const byTopic = new Map<string, Set<() => void>>();

  const stop = await database.listen(
    EVENTS_CHANNEL,
    (payload) => {
      const said = parseMessage(payload);
      if (!said) return;
      if ('endedSession' in said) {
        for (const end of bySession.get(said.endedSession) ?? []) end();
        return;
      }
      if ('topic' in said) {
        for (const hear of byTopic.get(said.topic) ?? []) hear();
        return;
      }
      const { accountId, event, to } = said;
      for (const subscriber of byAccount.get(accountId) ?? []) {
        const listener = subscriber.getListener();
        if (canHearEvent(listener, event) && (!to || isInAudience(listener, to))) subscriber.send(event);
      }
    },
    () => {
      for (const listeners of byAccount.values())
        for (const listener of listeners) listener.send({ kind: 'resync' });
      for (const listeners of byTopic.values()) for (const hear of listeners) hear();
    },
  );

  return {
    subscribe: (listener) => addTo(byAccount, listener.getListener().caller.accountId, listener),
    onSessionEnd: (sessionId, end) => addTo(bySession, sessionId, end),
    onTopic: (topic, hear) => addTo(byTopic, topic, hear),
    listeners: () => [...byAccount.values()].reduce((total, listeners) => total + listeners.size, 0),
    listCallers: () =>
      [...byAccount.values()].flatMap((listeners) => [...listeners].map((one) => one.getListener().caller)),
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

declare module 'fastify' {
  interface FastifyInstance {
    eventHub: EventHub;
  }
}
