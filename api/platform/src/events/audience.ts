import {
  can,
  type IndividualPermission,
  individualPermissionNames,
  isEnterprisePlan,
  meetsCondition,
  omitUndefined,
} from '@girassol/shared-domain';
import type { AccountLiveEvent } from '@girassol/shared-domain/contract';
import { z } from 'zod';
import type { Caller } from '../access/caller';
import { listOwnAndLedUserIds } from '../access/visible-owners';
import type { Database } from '../database';

/**
 * Users of an account who receive an event: those who may see the record that the event is about (see
 * `listVisibleOwnerIds`). An event about a change that hides a record from some users also needs the audience
 * from before the change, because their screens still show the record.
 */
export interface Audience {
  /** User ids: whose record it is. */
  people: readonly string[];
  /** Do those who lead a team of theirs hear it too, where the plan has teams? */
  withLeaders?: boolean;
  /** Rights that see every record of the kind, whosever it is, where the plan has collaborators. */
  managers?: readonly IndividualPermission[];
  /** Plan or permission that every listener needs besides. */
  needs?: { plan?: 'ENTERPRISE' | 'NOT_BASIC' | undefined; permission?: IndividualPermission | undefined };
}

/** Creates an audience of exactly these users. */
export const createUserAudience = (...people: string[]): Audience => ({ people });

/** Schema of an audience in a message between processes; absent fields get their defaults. */
export const serializedAudienceSchema = z.object({
  people: z.array(z.string()),
  withLeaders: z.boolean().default(false),
  managers: z.array(z.enum(individualPermissionNames)).default([]),
  needs: z
    .object({
      plan: z.enum(['ENTERPRISE', 'NOT_BASIC']).optional(),
      permission: z.enum(individualPermissionNames).optional(),
    })
    .default({}),
});

/** Audience of an event as it was read from a message between processes. */
export type SerializedAudience = z.infer<typeof serializedAudienceSchema>;

/** Caller whose browser listens to a stream of events, with the caller's current rights and led users. */
export interface EventStreamListener {
  caller: Caller;
  /** Ids of the listener and of the users they lead (`listOwnAndLedUserIds`). */
  ownAndLed: readonly string[];
}

/**
 * Loads the listener of an event stream with the users that the caller leads. Queries the database only for a
 * caller who leads a team.
 */
export async function loadEventStreamListener(
  database: Database,
  caller: Caller,
): Promise<EventStreamListener> {
  const leads = caller.teams.some((team) => team.leads);
  return {
    caller,
    ownAndLed: leads
      ? await database.asAccount(caller, (tx) => listOwnAndLedUserIds(tx, caller))
      : [caller.userId],
  };
}

/** Events that concern people whatever the state of their account: who cannot pay has support, and is told of payments. */
const eventsOfEverybody: ReadonlySet<AccountLiveEvent['kind']> = new Set([
  'notified',
  'notifications-changed',
  'ticket-changed',
  'ticket-typing',
  'visit-changed',
]);

/** Checks whether an account in the state of the listener's hears this kind of event at all. */
export const canHearEvent = (
  { caller }: EventStreamListener,
  { kind }: Pick<AccountLiveEvent, 'kind'>,
): boolean => (caller.statusOk && !caller.calculatorOnly) || eventsOfEverybody.has(kind);

/** Checks whether the listener of an event stream belongs to the audience of an event. */
export function isInAudience({ caller, ownAndLed }: EventStreamListener, to: SerializedAudience): boolean {
  const { people, withLeaders, managers, needs } = to;
  if (!meetsCondition(omitUndefined({ ...needs }), caller)) return false;
  if (people.includes(caller.userId)) return true;
  if (withLeaders && people.some((person) => ownAndLed.includes(person))) return true;
  return isEnterprisePlan(caller.session) && managers.some((right) => can(caller, right));
}
