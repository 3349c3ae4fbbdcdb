import { randomInt } from 'node:crypto';
import { formatVerifyCode, VERIFY_ALPHABET, VERIFY_LENGTH } from '@girassol/shared-domain/signatures';

/** A code by which a document is found: read from paper, typed by hand, guessed by nobody. */
export const newVerifyCode = (): string =>
  formatVerifyCode(
    Array.from({ length: VERIFY_LENGTH }, () => VERIFY_ALPHABET[randomInt(VERIFY_ALPHABET.length)]).join(''),
  );
