import type { PayableCharge } from '@girassol/account-domain/contract';

/** States in which a charge can still be paid, or its payment is on its way. */
const payableStates: readonly PayableCharge['state'][] = ['open', 'expired', 'failed'];

/** Returns true for a charge that waits for its payment. */
export const isPayable = ({ state }: PayableCharge): boolean => payableStates.includes(state);
