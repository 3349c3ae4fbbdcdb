import type { TrailKind } from './signature-states';
import type { TrailFacts } from './trail-words';

/** An event of a trail as its digest is made of it. */
export interface ChainedEvent {
  signatureId: string;
  /** From 1. */
  seq: number;
  /** Epoch milliseconds. */
  at: number;
  kind: TrailKind;
  personId: string | null;
  userId: string | null;
  facts: TrailFacts;
}

/** What the first event of a trail continues: nothing. */
export const CHAIN_BEGIN = '0'.repeat(64);

/**
 * The one text of an event. Its digest is SHA-256 of the digest before it and this text; whoever has the evidence of a
 * document can work it out again.
 */
export const canonicalEvent = ({
  signatureId,
  seq,
  at,
  kind,
  personId,
  userId,
  facts,
}: ChainedEvent): string =>
  JSON.stringify([
    signatureId,
    seq,
    new Date(at).toISOString(),
    kind,
    personId,
    userId,
    Object.entries(facts).sort(([one], [other]) => (one < other ? -1 : 1)),
  ]);
