/** Kinds of records that people follow. */
export const followSubjects = ['ITEM', 'CUSTOMER'] as const;

export type FollowSubject = (typeof followSubjects)[number];

/** Record that a person may follow. */
export interface FollowedRecord {
  subject: FollowSubject;
  subjectId: string;
}

const ID = '([\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12})';
const ITEM_IN_ADDRESS = new RegExp(`[?&]item=${ID}(?:&|$)`);
const CUSTOMER_IN_ADDRESS = new RegExp(`^/cliente/editar/${ID}(?:[/?]|$)`);

/** Finds the item or customer that the address of a notification opens; null where it opens neither. */
export function findFollowedRecord(openUrl: string): FollowedRecord | null {
  const [, itemId] = ITEM_IN_ADDRESS.exec(openUrl) ?? [];
  if (itemId) return { subject: 'ITEM', subjectId: itemId };
  const [, customerId] = CUSTOMER_IN_ADDRESS.exec(openUrl) ?? [];
  return customerId ? { subject: 'CUSTOMER', subjectId: customerId } : null;
}
