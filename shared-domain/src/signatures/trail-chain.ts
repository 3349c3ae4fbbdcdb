import type { SignatureTrailEventKind } from './signature-states';
import type { TrailEventFacts } from './trail-labels';

/**
 * Event in the trail of a signature, with the fields from which the event's digest in the hash chain is
 * computed.
 */
export interface ChainedTrailEvent {
  signatureId: string;
  /** From 1. */
  seq: number;
  /** Epoch milliseconds. */
  at: number;
  kind: SignatureTrailEventKind;
  personId: string | null;
  userId: string | null;
  facts: TrailEventFacts;
}

/** Previous digest for the first event in the hash chain of a signature's trail: 64 zeros. */
export const TRAIL_START_DIGEST = '0'.repeat(64);

/**
 * Serializes an event of a signature's trail to its canonical text. The event's digest is SHA-256 of the
 * previous event's digest and this text, so that anyone with the evidence of a document can recompute the
 * digests.
 */
export const serializeTrailEvent = ({
  signatureId,
  seq,
  at,
  kind,
  personId,
  userId,
  facts,
}: ChainedTrailEvent): string =>
  JSON.stringify([
    signatureId,
    seq,
    new Date(at).toISOString(),
    kind,
    personId,
    userId,
    Object.entries(facts).sort(([one], [other]) => (one < other ? -1 : 1)),
  ]);
