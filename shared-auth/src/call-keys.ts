/**
 * Keys that make a repeated call answer its first result: one per content. A second press of the same button sends the
 * same key; a corrected form sends a new one.
 */
export function createCallKeys() {
  const keys = new Map<string, string>();
  return (call: string, content: unknown): string => {
    const name = `${call} ${JSON.stringify(content)}`;
    const known = keys.get(name);
    if (known) return known;
    const made = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
      '-',
    );
    keys.set(name, made);
    return made;
  };
}
