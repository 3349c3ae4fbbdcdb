import type { Caller } from '@girassol/api-platform/access';
import { notFound } from '@girassol/api-platform/refusals/refusal';

/** Throws a refusal (404) unless the person of a call is the caller: nobody looks after the password of others. */
export function requireSelf(caller: Caller, userId: string): void {
  if (userId !== caller.userId) throw notFound();
}
