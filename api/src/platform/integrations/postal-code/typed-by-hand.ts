import type { PostalCodes } from '.';

/** The embedded provider: knows no streets, so that a person types the address. */
export const typedByHand: PostalCodes = { find: async () => ({ outcome: 'away' }) };
