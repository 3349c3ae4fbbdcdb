import type { Ticket } from '@girassol/support-domain/contract';

/**
 * Joins a part of a ticket that was read later with what is known: each message once, by its number. Facts of the ticket
 * are those of the later answer, unless it was given before the known one.
 */
export function mergeTicket(known: Ticket | undefined, read: Ticket): Ticket {
  if (!known || known._id !== read._id) return read;
  const bySeq = new Map([...known.messages, ...read.messages].map((message) => [message.seq, message]));
  const messages = [...bySeq.values()].sort((a, b) => a.seq - b.seq);
  const knownFirst = known.messages[0]?.seq ?? 0;
  const readFirst = read.messages[0]?.seq ?? Number.POSITIVE_INFINITY;
  const isOlder = read.lastSeq < known.lastSeq || read.updatedAt < known.updatedAt;
  return {
    ...(isOlder ? known : read),
    messages,
    hasEarlier: readFirst < knownFirst ? read.hasEarlier : known.hasEarlier,
    hasLater: false,
    readByOthers: Math.max(known.readByOthers, read.readByOthers),
    readSeq: Math.max(known.readSeq, read.readSeq),
  };
}
