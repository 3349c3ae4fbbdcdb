/** Key of a try of a message at the provider: its own key, and how often a person has sent it again. */
export const buildMessageKey = (clientKey: string, attempt: number): string => `${clientKey}.${attempt}`;

/** Parses such a key; null for a text that is none. */
export function parseMessageKey(key: string): { clientKey: string; attempt: number } | null {
  const [, clientKey, attempt] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,6})$/.exec(key) ?? [];
  return clientKey && attempt ? { clientKey, attempt: Number(attempt) } : null;
}
