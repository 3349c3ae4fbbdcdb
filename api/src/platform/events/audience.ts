import {
  can,
  type IndividualPermission,
  individualPermissionNames,
  isEnterprise,
  meets,
} from '@girassol/shared-domain';
import { z } from 'zod';
import type { Caller } from '../access/caller';
import { ownAndLed } from '../access/visible-owners';
import type { Database } from '../database';

/**
 * Who of an account hears an event: the rule by which its record may be seen (`visibleOwners`), asked of a stream. Say it as
 * the record was before a change as well: whoever loses it from sight has it on screen.
 */
export interface Audience {
  /** User ids: whose record it is. */
  people: readonly string[];
  /** Do those who lead a team of theirs hear it too, where the plan has teams? */
  withLeaders?: boolean;
  /** Rights that see every record of the kind, whosever it is, where the plan has collaborators. */
  managers?: readonly IndividualPermission[];
  /** What everybody of them must be allowed besides. */
  needs?: { plan?: 'ENTERPRISE' | 'NOT_BASIC' | undefined; permission?: IndividualPermission | undefined };
}

/** Exactly these people. */
export const onlyTo = (...people: string[]): Audience => ({ people });

/** An audience as it travels; what is left out of one says nothing. */
export const sentAudience = z.object({
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

export type SentAudience = z.infer<typeof sentAudience>;

/** Who listens, as they are allowed at this moment. */
export interface Listening {
  caller: Caller;
  /** Their own id and those of the people they lead (`ownAndLed`). */
  ownAndLed: readonly string[];
}

/** Who listens, with the people they lead; only who leads somebody costs a query. */
export async function listeningAs(database: Database, caller: Caller): Promise<Listening> {
  const leads = caller.teams.some((team) => team.leads);
  return {
    caller,
    ownAndLed: leads ? await database.asAccount(caller, (tx) => ownAndLed(tx, caller)) : [caller.userId],
  };
}

/** Is this person among them? */
export function hears({ caller, ownAndLed }: Listening, to: SentAudience): boolean {
  const { people, withLeaders, managers, needs } = to;
  if (!meets({ ...needs }, caller)) return false;
  if (people.includes(caller.userId)) return true;
  if (withLeaders && people.some((person) => ownAndLed.includes(person))) return true;
  return isEnterprise(caller.session) && managers.some((right) => can(caller, right));
}
