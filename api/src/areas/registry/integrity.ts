import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/**
 * Creates a stream that passes a file through and computes its integrity hash, with which browsers verify the
 * file (Subresource Integrity).
 */
export function createIntegrityStream(): { through: Transform; value: () => string } {
  const hash = createHash('sha384');
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { through, value: () => `sha384-${hash.digest('base64')}` };
}
