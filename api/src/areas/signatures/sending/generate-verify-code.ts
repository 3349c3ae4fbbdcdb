import { randomInt } from 'node:crypto';
import {
  formatVerifyCode,
  VERIFY_CODE_ALPHABET,
  VERIFY_CODE_LENGTH,
} from '@girassol/shared-domain/signatures';

/**
 * Generates the code by which anybody can verify a signed document. It is readable on paper, can be typed by
 * hand, and is too long to guess.
 */
export const generateVerifyCode = (): string =>
  formatVerifyCode(
    Array.from(
      { length: VERIFY_CODE_LENGTH },
      () => VERIFY_CODE_ALPHABET[randomInt(VERIFY_CODE_ALPHABET.length)],
    ).join(''),
  );
