/**
 * States of an account in the list of the administration: in good standing, with irregular payment, or about to be deleted at
 * the wish of its owner.
 */
export const accountStates = ['ACTIVE', 'IRREGULAR', 'CLOSING'] as const;

/** State of an account in the list of the administration. */
export type AccountState = (typeof accountStates)[number];

/** Orders of the list of accounts: by name, newest first, last sign-in first, most open tickets first. */
export const accountOrders = ['NAME', 'NEWEST', 'SIGN_IN', 'TICKETS'] as const;

/** Order of the list of accounts. */
export type AccountOrder = (typeof accountOrders)[number];
