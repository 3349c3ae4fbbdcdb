/**
 * Functions of the browser as they are before any area runs. What decides whether a file may run calls these: an area that
 * replaces the page's own later changes nothing for it.
 */
const { apply } = Reflect;
const { hasOwn } = Object;
const { URL: Url, Response: Answer } = globalThis;
const readHref = Object.getOwnPropertyDescriptor(Url.prototype, 'href')?.get;

/** Returns the absolute address of a text, from the address of the page or of `base`. Throws where it is none. */
export function toAbsoluteAddress(text: string, base: string = window.location.href): string {
  const url = new Url(text, base);
  return readHref ? apply(readHref, url, []) : url.href;
}

/** Calls `visit` with each own field of an object that came as JSON. */
export function forEachOwnField<T>(
  fields: Readonly<Record<string, T>>,
  visit: (name: string, value: T) => void,
) {
  // No iterator and no method of a list: both can be replaced.
  for (const name in fields) if (hasOwn(fields, name)) visit(name, fields[name] as T);
}

/** Fetches a JSON document that must have a hash (`sha384-…`). Throws for any other, and where the answer is no success. */
export type HashedJsonFetcher = (
  address: string,
  integrity: string,
  signal?: AbortSignal,
) => Promise<unknown>;

/** Creates a fetcher of documents with a known hash by the `fetch` that the page has now. */
export function createHashedJsonFetcher(): HashedJsonFetcher {
  const { fetch } = window;
  const { json } = Answer.prototype;
  return async (address, integrity, signal) => {
    const answer: Response = await apply(fetch, window, [address, { integrity, ...(signal && { signal }) }]);
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    return apply(json, answer, []);
  };
}

/** Freezes an object and everything that it holds, and returns it. */
export function freezeDeeply<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) freezeDeeply(part);
  return value;
}
