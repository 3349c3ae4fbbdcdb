/**
 * States of a lead of the product. HELD: doubtful, and not sent anywhere. STORED: no address for leads was configured.
 * WAITING, DELIVERED, FAILED: state of the delivery to that address.
 */
export const leadStates = ['HELD', 'STORED', 'WAITING', 'DELIVERED', 'FAILED'] as const;
export type LeadState = (typeof leadStates)[number];
