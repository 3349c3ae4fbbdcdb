import type { Row, Tx } from '@girassol/api-platform/database';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { describeTrailEvent, formatFullName } from '@girassol/shared-domain/signatures';
import { loadUserNames } from '../customers/customer-records';
import { listSigners } from './lock-signature';
import { isTrailIntact, loadTrail } from './trail';

/**
 * Loads the trail of a signature for the API: its events with texts for users, and whether the trail is
 * unaltered.
 */
export async function loadTrailRecord(
  tx: Tx,
  signature: Row<'signatures'>,
): Promise<ResponseBody<'GET /signatures/single/trail/:saleId/:contractId'>> {
  const events = await loadTrail(tx, signature);
  const persons = new Map(
    (await listSigners(tx, signature)).map((person) => [person.id, formatFullName(person)]),
  );
  const users = await loadUserNames(tx, signature.account_id, [
    ...new Set(events.map(({ user_id }) => user_id)),
  ]);
  return {
    events: events.map(({ id, kind, at, person_id, user_id, facts }) => {
      const person = person_id === null ? null : (persons.get(person_id) ?? null);
      const user = user_id === null ? null : (users.get(user_id) ?? null);
      const text = describeTrailEvent(kind, facts);
      return {
        _id: id,
        kind,
        at: at.getTime(),
        who: user ?? person,
        // The user who acted and the person acted upon are two people.
        text: user && person ? `${person}. ${text}`.trim() : text,
      };
    }),
    isWhole: isTrailIntact(events),
  };
}
