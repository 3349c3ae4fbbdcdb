import { findTokenCaller } from '@girassol/api-platform/access/find-token-caller';
import { loadEventStreamListener } from '@girassol/api-platform/events/audience';
import { openEventHub } from '@girassol/api-platform/events/event-hub';
import { EVENTS_CHANNEL } from '@girassol/api-platform/events/publish-event';
import type { AccountLiveEvent } from '@girassol/shared-domain/contract';
import type { TestApi } from './harness';
import type { TestPerson } from './test-people';

/**
 * Collects the live events that each user in `listeners` receives while a test runs `work`, by name of the
 * listener. Each event is its kind with its subject (`item-placed <item>`, `settings-changed`), in order.
 */
export async function collectEventsByListener<Name extends string>(
  { database, query }: TestApi,
  listeners: Record<Name, TestPerson>,
  work: () => Promise<unknown>,
): Promise<Record<Name, string[]>> {
  const heard = {} as Record<Name, string[]>; // filled below, one list a name
  const hub = await openEventHub(database);
  const waiting: Promise<void>[] = [];
  for (const name of Object.keys(listeners) as Name[]) {
    const caller = await findTokenCaller(database, listeners[name].token, null);
    if (!caller) throw new Error(`${name} has no session`);
    const listening = await loadEventStreamListener(database, caller);
    heard[name] = [];
    waiting.push(
      new Promise((resolve) => {
        const send = (event: AccountLiveEvent) =>
          'by' in event && event.by === END ? resolve() : void heard[name].push(formatEvent(event));
        hub.subscribe({ getListener: () => listening, send });
      }),
    );
  }
  try {
    await work();
  } catch (error) {
    await hub.close();
    throw error;
  }
  for (const accountId of new Set(Object.values<TestPerson>(listeners).map((person) => person.accountId))) {
    const last = { accountId, event: { kind: 'settings-changed', by: END } };
    await query('select pg_notify($1, $2)', [EVENTS_CHANNEL, JSON.stringify(last)]);
  }
  await Promise.all(waiting);
  await hub.close();
  return heard;
}

const END = 'the end of what is listened to';

function formatEvent(event: AccountLiveEvent): string {
  const about = 'item' in event ? event.item : 'customer' in event ? event.customer : null;
  return about === null ? event.kind : `${event.kind} ${about}`;
}
