import type { AccountEvent } from '@girassol/shared-domain/contract';
import { findCaller } from '../src/platform/access/find-caller';
import { listeningAs } from '../src/platform/events/audience';
import { openEventHub } from '../src/platform/events/event-hub';
import { EVENTS_CHANNEL } from '../src/platform/events/publish';
import type { TestApi } from './harness';
import type { Person } from './people';

/**
 * What each of these people hears of `work`, by the names they are given here: event kinds with what they are about
 * (`item-placed <item>`, `settings-changed`), in order.
 */
export async function heardBy<Name extends string>(
  { database, query }: TestApi,
  listeners: Record<Name, Person>,
  work: () => Promise<unknown>,
): Promise<Record<Name, string[]>> {
  const heard = {} as Record<Name, string[]>; // filled below, one list a name
  const hub = await openEventHub(database);
  const waiting: Promise<void>[] = [];
  for (const name of Object.keys(listeners) as Name[]) {
    const caller = await findCaller(database, listeners[name].token, null);
    if (!caller) throw new Error(`${name} has no session`);
    const listening = await listeningAs(database, caller);
    heard[name] = [];
    waiting.push(
      new Promise((resolve) => {
        const tell = (event: AccountEvent) =>
          'by' in event && event.by === END ? resolve() : void heard[name].push(wordOf(event));
        hub.subscribe({ listening: () => listening, tell });
      }),
    );
  }
  try {
    await work();
  } catch (error) {
    await hub.close();
    throw error;
  }
  for (const accountId of new Set(Object.values<Person>(listeners).map((person) => person.accountId))) {
    const last = { accountId, event: { kind: 'settings-changed', by: END } };
    await query('select pg_notify($1, $2)', [EVENTS_CHANNEL, JSON.stringify(last)]);
  }
  await Promise.all(waiting);
  await hub.close();
  return heard;
}

const END = 'the end of what is listened to';

function wordOf(event: AccountEvent): string {
  const about = 'item' in event ? event.item : 'customer' in event ? event.customer : null;
  return about === null ? event.kind : `${event.kind} ${about}`;
}
