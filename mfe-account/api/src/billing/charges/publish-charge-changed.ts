import type { Tx } from '@girassol/api-platform/database';
import { publishTopic } from '@girassol/api-platform/events/publish-event';

/** Returns the topic for which the payment page of a charge waits. */
export const getChargeTopic = (chargeId: string): string => `charge ${chargeId}`;

/** Tells the open payment pages of a charge that it has changed, when the transaction commits. */
export const publishChargeChanged = (tx: Tx, chargeId: string): Promise<void> =>
  publishTopic(tx, getChargeTopic(chargeId));
