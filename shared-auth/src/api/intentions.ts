import { computeFingerprint } from '@girassol/shared-domain';

/**
 * Storage key of unanswered calls: an action that a user wants once, and its idempotency key. An action is found again
 * by a fingerprint of its content until the server answers, also after a reload; the content itself is never stored.
 */
const STORAGE_KEY = 'girassol.unanswered-calls';
const MAX_OPEN_ACTIONS = 100;
const HOUR_MS = 3_600_000;

interface Unanswered {
  key: string;
  /** Until when the same content means the same intention; epoch milliseconds. */
  until: number;
}

/** Unanswered calls in memory, where browser storage is unavailable or full; null while storage works. */
let memoryStore: Record<string, Unanswered> | null = null;

/**
 * Returns the idempotency key of a user's action. Until the server answers, the same content of the same
 * `call` gets the same key: for a second press, a retry after a lost answer, or a draft sent after a reload.
 * `lasts` is the lifetime of the key in milliseconds: one day by default, for forms that keep a draft. `prefix` begins the
 * key.
 */
export function getIdempotencyKeyOfAction(
  call: string,
  content: unknown,
  lasts = 24 * HOUR_MS,
  prefix = '',
): string {
  const unanswered = read();
  const name = computeFingerprint(`${call} ${JSON.stringify(content)}`);
  const known = unanswered[name];
  if (known) return known.key;
  const key = prefix + createIdempotencyKey();
  write({ ...unanswered, [name]: { key, until: Date.now() + lasts } });
  return key;
}

/** Creates a random key of 128 bits. */
export const createIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/** Removes an idempotency key after the server's answer, so that the same content counts as a new action. */
export function forgetIdempotencyKey(key: string): void {
  const unanswered = read();
  const left = Object.entries(unanswered).filter(([, entry]) => entry.key !== key);
  if (left.length < Object.keys(unanswered).length) write(Object.fromEntries(left));
}

function read(): Record<string, Unanswered> {
  const now = Date.now();
  return Object.fromEntries(Object.entries(stored()).filter(([, { until }]) => until > now));
}

function stored(): Record<string, Unanswered> {
  if (memoryStore) return memoryStore;
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    return isUnanswered(kept) ? kept : {};
  } catch {
    return {};
  }
}

function write(unanswered: Record<string, Unanswered>): void {
  const latest = Object.entries(unanswered)
    .sort(([, a], [, b]) => b.until - a.until)
    .slice(0, MAX_OPEN_ACTIONS);
  const left = Object.fromEntries(latest);
  try {
    if (latest.length === 0) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, JSON.stringify(left));
    memoryStore = null;
  } catch {
    memoryStore = left;
  }
}

const isUnanswered = (value: unknown): value is Record<string, Unanswered> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(
    (entry: unknown) =>
      typeof entry === 'object' &&
      entry !== null &&
      'key' in entry &&
      typeof entry.key === 'string' &&
      'until' in entry &&
      typeof entry.until === 'number',
  );
