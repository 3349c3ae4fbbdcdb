/**
 * Computes the SHA-256 of bytes as hexadecimal digits; null if the browser has no digests, as on a page
 * without TLS.
 */
export async function computeSha256(bytes: BufferSource): Promise<string | null> {
  const { subtle } = crypto;
  if (!subtle) return null;
  const digest = await subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
