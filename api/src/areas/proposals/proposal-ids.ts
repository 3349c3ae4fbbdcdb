import { randomInt } from 'node:crypto';

/**
 * The first five are the code of the short address (proposals-005): of 62 letters they hold 30 bits, and who guesses is
 * stopped soon. `-` and `_` would be lost where a message marks its links.
 */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** 62 letters to the power of 22: nobody guesses one. */
const LENGTH = 22;

/** A new frontId: what the public address of a proposal is made of. `below` picks a whole number from 0. */
export const newFrontId = (below: (end: number) => number = randomInt): string =>
  Array.from({ length: LENGTH }, () => LETTERS[below(LETTERS.length)]).join('');

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A proposal is named by its id or its frontId. */
export const isProposalId = (reference: string): boolean => UUID.test(reference);
