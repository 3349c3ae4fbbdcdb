/** Subjects by which a timeline is filtered. */
export const timelineSubjects = [
  'CUSTOMER',
  'ITEM',
  'PROPOSAL',
  'CONTRACT',
  'FINANCING',
  'NOTE',
  'FILE',
] as const;

export type TimelineSubject = (typeof timelineSubjects)[number];

/** Events of a timeline: the part before the first underscore of each is its subject. */
export const timelineEvents = [
  'CUSTOMER_REGISTERED',
  'CUSTOMER_MERGED',
  'ITEM_REGISTERED',
  'ITEM_CLOSED',
  'ITEM_LOST',
  'PROPOSAL_FINISHED',
  'PROPOSAL_VIEWED',
  'PROPOSAL_ACCEPTED',
  'CONTRACT_GENERATED',
  'CONTRACT_SENT',
  'CONTRACT_SIGNED',
  'FINANCING_REQUESTED',
  'FINANCING_DONE',
  'NOTE_WRITTEN',
  'FILE_ADDED',
] as const;

export type TimelineEvent = (typeof timelineEvents)[number];
