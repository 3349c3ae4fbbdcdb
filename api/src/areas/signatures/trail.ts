import { createHash } from 'node:crypto';
import {
  CHAIN_BEGIN,
  type ChainedEvent,
  canonicalEvent,
  type TrailFacts,
  type TrailKind,
} from '@girassol/shared-domain/signatures';
import { newId, type Row, type Tx } from '../../platform/database';

export interface NewTrailEvent {
  kind: TrailKind;
  personId?: string | null;
  userId?: string | null;
  facts?: TrailFacts;
  /** Now where it is left out. */
  at?: Date;
}

/** Adds what happened to the trail of a signature that is held: each event carries the digest of the one before. */
export async function addToTrail(
  tx: Tx,
  { account_id, id }: Pick<Row<'signatures'>, 'account_id' | 'id'>,
  { kind, personId = null, userId = null, facts = {}, at = new Date() }: NewTrailEvent,
): Promise<number> {
  const last = await tx
    .selectFrom('signature_events')
    .select(['seq', 'hash'])
    .where('account_id', '=', account_id)
    .where('signature_id', '=', id)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const seq = (last?.seq ?? 0) + 1;
  const previous = last?.hash ?? CHAIN_BEGIN;
  const event: ChainedEvent = { signatureId: id, seq, at: at.getTime(), kind, personId, userId, facts };
  await tx
    .insertInto('signature_events')
    .values({
      account_id,
      id: newId(),
      signature_id: id,
      seq,
      at,
      kind,
      person_id: personId,
      user_id: userId,
      facts: JSON.stringify(facts),
      previous_hash: previous,
      hash: hashOf(previous, event),
    })
    .execute();
  return seq;
}

const hashOf = (previous: string, event: ChainedEvent): string =>
  createHash('sha256')
    .update(previous + canonicalEvent(event))
    .digest('hex');

/** All events of a signature, the oldest first. */
export const readTrail = (
  tx: Tx,
  { account_id, id }: Pick<Row<'signatures'>, 'account_id' | 'id'>,
): Promise<Row<'signature_events'>[]> =>
  tx
    .selectFrom('signature_events')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('signature_id', '=', id)
    .orderBy('seq')
    .execute();

/** Does every link of a trail fit? What was changed, put in between or taken out of it shows. */
export function isWholeTrail(events: readonly Row<'signature_events'>[]): boolean {
  let previous = CHAIN_BEGIN;
  return events.every((row, index) => {
    const { signature_id, at, kind, person_id, user_id, facts } = row;
    const event: ChainedEvent = {
      signatureId: signature_id,
      seq: index + 1,
      at: at.getTime(),
      kind,
      personId: person_id,
      userId: user_id,
      facts,
    };
    const fits =
      row.seq === index + 1 && row.previous_hash === previous && row.hash === hashOf(previous, event);
    previous = row.hash;
    return fits;
  });
}

/** How often something happened to a person since a moment: what is limited is counted here. */
export async function timesSince(
  tx: Tx,
  { account_id, signature_id, id }: Pick<Row<'signature_persons'>, 'account_id' | 'signature_id' | 'id'>,
  kind: TrailKind,
  since: Date,
): Promise<{ times: number; last: Date | null }> {
  const rows = await tx
    .selectFrom('signature_events')
    .select('at')
    .where('account_id', '=', account_id)
    .where('signature_id', '=', signature_id)
    .where('person_id', '=', id)
    .where('kind', '=', kind)
    .where('at', '>', since)
    .orderBy('seq', 'desc')
    .execute();
  return { times: rows.length, last: rows[0]?.at ?? null };
}
