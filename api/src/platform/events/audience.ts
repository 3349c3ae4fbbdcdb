import {
  can,
  type IndividualPermission,
  individualPermissionNames,
  isEnterprise,
  meets,
} from '@girassol/shared-domain';
import { z } from 'zod';
import type { Caller } from '../access/caller';

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

/** An audience as it travels: leaders are looked up by whoever says the event. */
export const sentAudience = z.object({
  people: z.array(z.string()),
  leaders: z.array(z.string()).default([]),
  managers: z.array(z.enum(individualPermissionNames)).default([]),
  needs: z
    .object({
      plan: z.enum(['ENTERPRISE', 'NOT_BASIC']).optional(),
      permission: z.enum(individualPermissionNames).optional(),
    })
    .default({}),
});

export type SentAudience = z.infer<typeof sentAudience>;

/** Is this person among them, by what they are allowed at this moment? */
export function hears(caller: Caller, { people, leaders, managers, needs }: SentAudience): boolean {
  if (!meets({ ...needs }, caller)) return false;
  if (people.includes(caller.userId)) return true;
  if (!isEnterprise(caller.session)) return false;
  return leaders.includes(caller.userId) || managers.some((right) => can(caller, right));
}
