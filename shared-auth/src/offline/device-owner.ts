import type { Session } from '@girassol/shared-domain';

/** Returns the account and user to whom data on this device belong, as one text. */
export const getDeviceOwner = ({ managerId, userId }: Session): string => `${managerId} ${userId}`;
