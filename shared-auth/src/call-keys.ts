import { createIdempotencyKey, getIdempotencyKeyOfAction } from './api/intentions';

/**
 * Creates a function that returns the idempotency key for a call and its content: the same key for a second
 * press, another key for a corrected form. With the name of a draft, a form reopened after a reload gets the
 * key of the call that was not answered.
 */
export function createIdempotencyKeyCache(draft?: string) {
  const keys = new Map<string, string>();
  return (call: string, content: unknown): string => {
    const name = `${call} ${JSON.stringify(content)}`;
    const key =
      keys.get(name) ??
      (draft === undefined ? createIdempotencyKey() : getIdempotencyKeyOfAction(`${draft} ${call}`, content));
    keys.set(name, key);
    return key;
  };
}
