import { createHash } from 'node:crypto';

/**
 * The hash a browser compares a file with.
 * @param {Buffer} contents
 */
export function integrityOf(contents) {
  return `sha384-${createHash('sha384').update(contents).digest('base64')}`;
}
