import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/** Lets a file flow through and makes the hash that a browser will compare it with. */
export function integrityOfStream(): { through: Transform; value: () => string } {
  const hash = createHash('sha384');
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { through, value: () => `sha384-${hash.digest('base64')}` };
}
