/**
 * Creates a random id for a tab or a call, also on pages without TLS, where `crypto.randomUUID` is missing.
 */
export function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
