import { randomInt } from 'node:crypto';

/**
 * The first five are the code of the short address (proposals-005): of 62 letters they hold 30 bits, and who guesses is
 * stopped soon. `-` and `_` would be lost where a message marks its links.
 */
const FRONT_ID_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** 62 letters to the power of 22: nobody guesses one. */
const FRONT_ID_LENGTH = 22;

/** Generates a frontId, the secret in the public address of a proposal. `below` picks an integer from 0. */
export const generateFrontId = (below: (end: number) => number = randomInt): string =>
  Array.from({ length: FRONT_ID_LENGTH }, () => FRONT_ID_ALPHABET[below(FRONT_ID_ALPHABET.length)]).join('');

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Checks whether a text is an id rather than a frontId of a proposal. */
export const isProposalId = (reference: string): boolean => UUID.test(reference);
