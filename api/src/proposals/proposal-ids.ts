import { randomInt } from 'node:crypto';

/** Lower case and digits, without those that look alike: a person may read the code aloud. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
/** 31 letters to the power of 22: nobody guesses one. */
const LENGTH = 22;

/** A new frontId: what the public address of a proposal is made of. */
export const newFrontId = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A proposal is named by its id or its frontId. */
export const isProposalId = (reference: string): boolean => UUID.test(reference);
