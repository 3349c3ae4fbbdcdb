import { intentionKey, newKey } from './api/intentions';

/**
 * Keys that make a repeated call answer its first result: one per content. A second press of the same button sends the
 * same key; a corrected form sends a new one. With the name of a draft, the form that is opened again with it goes on with
 * the key that no answer came to.
 */
export function createCallKeys(draft?: string) {
  const keys = new Map<string, string>();
  return (call: string, content: unknown): string => {
    const name = `${call} ${JSON.stringify(content)}`;
    const key =
      keys.get(name) ?? (draft === undefined ? newKey() : intentionKey(`${draft} ${call}`, content));
    keys.set(name, key);
    return key;
  };
}
