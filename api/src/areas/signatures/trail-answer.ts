import type { Answer } from '@girassol/shared-domain/contract';
import { fullNameOf, trailText } from '@girassol/shared-domain/signatures';
import type { Row, Tx } from '../../platform/database';
import { namesOf } from '../customers/customer-answer';
import { personsOf } from './held-signature';
import { isWholeTrail, readTrail } from './trail';

/** What happened to a document, in words, and whether its trail is whole. */
export async function trailAnswer(
  tx: Tx,
  signature: Row<'signatures'>,
): Promise<Answer<'GET /signatures/single/trail/:saleId/:contractId'>> {
  const events = await readTrail(tx, signature);
  const persons = new Map((await personsOf(tx, signature)).map((person) => [person.id, fullNameOf(person)]));
  const users = await namesOf(tx, signature.account_id, [...new Set(events.map(({ user_id }) => user_id))]);
  return {
    events: events.map(({ id, kind, at, person_id, user_id, facts }) => {
      const person = person_id === null ? null : (persons.get(person_id) ?? null);
      const user = user_id === null ? null : (users.get(user_id) ?? null);
      const text = trailText(kind, facts);
      return {
        _id: id,
        kind,
        at: at.getTime(),
        who: user ?? person,
        // Who did it and who it was done to are two people.
        text: user && person ? `${person}. ${text}`.trim() : text,
      };
    }),
    isWhole: isWholeTrail(events),
  };
}
