import { computeSha256 } from '../api/sha256';
import type { WaitingFile } from './waiting-write';

/** Describes a file that is going to wait: the same content has the same fingerprint. */
export async function describeFile(
  { name, type, size, lastModified }: File,
  bytes: ArrayBuffer,
): Promise<WaitingFile> {
  const digest = await computeSha256(bytes);
  return { name, type, size, fingerprint: digest ?? `${name} ${size} ${lastModified}` };
}
