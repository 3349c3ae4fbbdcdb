/** SHA-256 of a file; null where the browser has no digests (a page without TLS): the server looks as well. */
export async function fingerprint(file: File): Promise<string | null> {
  const { subtle } = crypto;
  if (!subtle) return null;
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
