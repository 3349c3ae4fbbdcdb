import { TYPING_EVERY_MS } from '@girassol/support-domain/tickets';

const MAX_REMEMBERED_PEOPLE = 1_000;

/** Decides whether a sign that somebody types is published; the clock of a slow network may bring two at once. */
export type TypingLimiter = (userId: string, now?: number) => boolean;

/** Creates a limiter that lets one sign of a person pass in four seconds: every message in the channel locks it. */
export function createTypingLimiter(): TypingLimiter {
  const lastByUser = new Map<string, number>();
  return (userId, now = Date.now()) => {
    if (now - (lastByUser.get(userId) ?? 0) < TYPING_EVERY_MS * 0.75) return false;
    lastByUser.delete(userId);
    lastByUser.set(userId, now);
    const oldest = lastByUser.keys().next();
    if (lastByUser.size > MAX_REMEMBERED_PEOPLE && !oldest.done) lastByUser.delete(oldest.value);
    return true;
  };
}
