import { createHash } from 'node:crypto';

/**
 * Returns the `integrity` value (SHA-384) of a file.
 * @param {Buffer} contents
 */
export function computeIntegrity(contents) {
  return `sha384-${createHash('sha384').update(contents).digest('base64')}`;
}
