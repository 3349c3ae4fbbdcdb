import { createHash } from 'node:crypto';

/** Stands in the name of a container for the hash of the release until its files are there; as long as the hash. */
const PENDING = '00000000';

/**
 * Returns the global name of a remote's container while it is built: `mfe_proposals_00000000`.
 * @param {string} remote
 */
export const getPendingContainerName = (remote) => `${remote.replaceAll('-', '_')}_${PENDING}`;

/**
 * Returns the name of a container with the hash of the contents of its files: two releases on one page must not meet in a
 * global, whatever made them different. A name without a place for the hash stays as it is.
 * @param {string} pending
 * @param {(string | Buffer)[]} contents in any order
 */
export function getFinalContainerName(pending, contents) {
  const hash = createHash('sha256');
  const hashes = contents.map((content) => createHash('sha256').update(content).digest('hex'));
  for (const one of hashes.sort()) hash.update(one);
  return pending.replace(new RegExp(`${PENDING}$`), hash.digest('hex').slice(0, PENDING.length));
}
