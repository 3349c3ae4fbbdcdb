import { createHash } from 'node:crypto';
import { generateId, type Row, type Tx } from '@girassol/api-platform/database';
import {
  type ChainedTrailEvent,
  type SignatureTrailEventKind,
  serializeTrailEvent,
  TRAIL_START_DIGEST,
  type TrailEventFacts,
} from '@girassol/shared-domain/signatures';

/** New event of the trail of a signature. */
export interface NewTrailEvent {
  kind: SignatureTrailEventKind;
  personId?: string | null;
  userId?: string | null;
  facts?: TrailEventFacts;
  /** Now where it is left out. */
  at?: Date;
}

/**
 * Adds an event to the trail of a signature, which must be locked. Each event includes the digest of the previous one.
 * Returns the number of the event.
 */
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
  const previous = last?.hash ?? TRAIL_START_DIGEST;
  const event: ChainedTrailEvent = { signatureId: id, seq, at: at.getTime(), kind, personId, userId, facts };
  await tx
    .insertInto('signature_events')
    .values({
      account_id,
      id: generateId(),
      signature_id: id,
      seq,
      at,
      kind,
      person_id: personId,
      user_id: userId,
      facts: JSON.stringify(facts),
      previous_hash: previous,
      hash: computeEventHash(previous, event),
    })
    .execute();
  return seq;
}

const computeEventHash = (previous: string, event: ChainedTrailEvent): string =>
  createHash('sha256')
    .update(previous + serializeTrailEvent(event))
    .digest('hex');

/** Loads all events in the trail of a signature, the oldest first. */
export const loadTrail = (
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

/**
 * Checks whether the digests of a trail are consistent. An event that was altered, inserted or removed breaks the
 * chain.
 */
export function isTrailIntact(events: readonly Row<'signature_events'>[]): boolean {
  let previous = TRAIL_START_DIGEST;
  return events.every((row, index) => {
    const { signature_id, at, kind, person_id, user_id, facts } = row;
    const event: ChainedTrailEvent = {
      signatureId: signature_id,
      seq: index + 1,
      at: at.getTime(),
      kind,
      personId: person_id,
      userId: user_id,
      facts,
    };
    const fits =
      row.seq === index + 1 &&
      row.previous_hash === previous &&
      row.hash === computeEventHash(previous, event);
    previous = row.hash;
    return fits;
  });
}

/**
 * Counts the events of a kind in the trail for a signer since a moment, and returns the time of the last one.
 * Rate limits use this count.
 */
export async function countTrailEvents(
  tx: Tx,
  { account_id, signature_id, id }: Pick<Row<'signature_persons'>, 'account_id' | 'signature_id' | 'id'>,
  kind: SignatureTrailEventKind,
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
