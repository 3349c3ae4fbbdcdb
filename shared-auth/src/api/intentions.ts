/**
 * What a person meant to do once, and the key that says so to the server. It is found again by its content while no answer
 * has come, also after a reload: storage holds a fingerprint of the content, never the content.
 */
const PLACE = 'girassol.unanswered-calls';
const MOST = 100;
const HOUR_MS = 3_600_000;

interface Unanswered {
  key: string;
  /** Until when the same content means the same intention; epoch milliseconds. */
  until: number;
}

/** Where storage is closed or full, this page remembers. */
let remembered: Record<string, Unanswered> | null = null;

/**
 * The key of an intention, for `idempotencyKey`. Until an answer has come, the same content at the same `call` has the same
 * key: a second press, another try after a lost answer, a draft that is sent after a reload. `lasts` (milliseconds) says how
 * long that is so; a day, for forms that keep a draft.
 */
export function intentionKey(call: string, content: unknown, lasts = 24 * HOUR_MS): string {
  const unanswered = read();
  const name = fingerprint(`${call} ${JSON.stringify(content)}`);
  const known = unanswered[name];
  if (known) return known.key;
  const key = newKey();
  write({ ...unanswered, [name]: { key, until: Date.now() + lasts } });
  return key;
}

/** A key that nobody has. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/** The server has answered: the same content is another intention from now on. */
export function settleIntention(key: string): void {
  const unanswered = read();
  const left = Object.entries(unanswered).filter(([, entry]) => entry.key !== key);
  if (left.length < Object.keys(unanswered).length) write(Object.fromEntries(left));
}

function read(): Record<string, Unanswered> {
  const now = Date.now();
  return Object.fromEntries(Object.entries(stored()).filter(([, { until }]) => until > now));
}

function stored(): Record<string, Unanswered> {
  if (remembered) return remembered;
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? 'null');
    return isUnanswered(kept) ? kept : {};
  } catch {
    return {};
  }
}

function write(unanswered: Record<string, Unanswered>): void {
  const latest = Object.entries(unanswered)
    .sort(([, a], [, b]) => b.until - a.until)
    .slice(0, MOST);
  const left = Object.fromEntries(latest);
  try {
    if (latest.length === 0) localStorage.removeItem(PLACE);
    else localStorage.setItem(PLACE, JSON.stringify(left));
    remembered = null;
  } catch {
    remembered = left;
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

/**
 * 128 bits of a text, for equality only: the browser's own digests are asynchronous, and absent without TLS. Two
 * FNV-1a sums that begin apart.
 */
function fingerprint(text: string): string {
  return [0xcbf29ce484222325n, 0x84222325cbf29ce4n].map((start) => fnv1a(text, start).toString(36)).join('.');
}

function fnv1a(text: string, start: bigint): bigint {
  let high = Number(start >> 32n);
  let low = Number(start & 0xffffffffn);
  for (let index = 0; index < text.length; index += 1) {
    low ^= text.charCodeAt(index);
    // Times 2^40 + 0x1b3, in two halves of 32 bits.
    const product = (low >>> 0) * 0x1b3;
    high = (Math.imul(high, 0x1b3) + Math.floor(product / 2 ** 32) + (low << 8)) | 0;
    low = product >>> 0;
  }
  return (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0);
}
