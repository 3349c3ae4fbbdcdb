import {
  type ContractRoutes,
  emptyObject,
  id,
  pageNumber,
  timestamp,
  trimmedText,
} from '@girassol/shared-domain/contract';
import { z } from 'zod';

/** Notices stand in a dialog and under "Atualizações"; promotions in a dialog alone. */
export const announcementKinds = ['NOTICE', 'PROMOTION'] as const;

/**
 * Answers to an announcement: notices are put off for a day (`LATER`) or opened; promotions are dismissed for 15 days, refused
 * for 90, or opened. What was opened does not come back.
 */
export const announcementAnswers = ['LATER', 'OPENED', 'DISMISSED', 'NOT_INTERESTED'] as const;

/** Number of notices on a page of the list. */
export const ANNOUNCEMENTS_PER_PAGE = 10;

const MAX_TITLE_LENGTH = 120;
const MAX_CONTENT_LENGTH = 2_000;

const userParams = z.object({ userId: id });
const announcementParams = z.object({ announcementId: id });

const publicNotification = z.object({
  id,
  title: z.string(),
  content: z.string(),
  openUrl: z.string(),
  type: z.literal('PUBLIC'),
  registryTimestamp: timestamp,
});

/** An address of the product, from `/` on, or of another site. */
const openUrl = trimmedText(500).regex(/^(\/(?!\/)|https:\/\/)/, {
  error: 'Escreva um endereço do sistema, como /vendas, ou de um site, como https://exemplo.com.br.',
});

const announcementFields = {
  kind: z.enum(announcementKinds),
  title: trimmedText(MAX_TITLE_LENGTH).min(1),
  content: trimmedText(MAX_CONTENT_LENGTH).min(1),
  openUrl,
  /** Plans whose people are told; null for all. */
  plans: z
    .array(z.enum(['BASIC', 'CRM', 'ENTERPRISE']))
    .min(1)
    .nullable(),
  /** White-labels whose people are told, '' for accounts without one; null for all. */
  whitelabels: z.array(z.string().max(60)).min(1).max(50).nullable(),
  startsAt: timestamp,
  /** Null: until an operator ends it. */
  endsAt: timestamp.nullable(),
};

const announcement = z.object({
  ...announcementFields,
  _id: id,
  by: z.string(),
  /** People who opened it, and people who put it off or dismissed it. */
  opened: z.number().int(),
  dismissed: z.number().int(),
});
const announcementList = z.object({ announcements: z.array(announcement) });

/** API calls by which operators tell everybody something, and people read and answer it. */
export const announcementsContract = {
  'GET /notifications/last-public/:userId': {
    access: 'active',
    summary: 'The last public notification, unless the caller has opened it or put it off',
    params: userParams,
    answer: z.object({ lastPublicNotification: publicNotification.nullable() }),
  },
  'GET /notifications/promotion/:userId': {
    access: 'active',
    summary: 'The promotion to show to the caller, unless it was opened or dismissed',
    params: userParams,
    answer: z.object({ promotion: publicNotification.nullable() }),
  },
  'GET /notifications/public/:multiplier': {
    access: 'active',
    summary: 'Public notifications that concern the caller, newest first, ten a page',
    params: z.object({ multiplier: pageNumber }),
    answer: z.object({ notifications: z.array(publicNotification), hasMoreItems: z.boolean() }),
  },
  'POST /notifications/public/answer/:announcementId': {
    access: 'active',
    summary: 'Answer a public notification or a promotion',
    params: announcementParams,
    body: z.object({ answer: z.enum(announcementAnswers) }),
    answer: emptyObject,
  },
  'GET /operation/announcements': {
    access: 'admin',
    summary: 'All announcements, newest first, with how many people opened them',
    answer: announcementList,
  },
  'POST /operation/announcements': {
    access: 'admin',
    summary: 'Write an announcement',
    body: z.object(announcementFields),
    answer: announcementList,
  },
  'PUT /operation/announcements/:announcementId': {
    access: 'admin',
    summary: 'Change an announcement',
    params: announcementParams,
    body: z.object(announcementFields),
    answer: announcementList,
  },
  'POST /operation/announcements/end/:announcementId': {
    access: 'admin',
    summary: 'End an announcement now',
    params: announcementParams,
    answer: announcementList,
  },
} as const satisfies ContractRoutes;

/** Kind of announcement. */
export type AnnouncementKind = (typeof announcementKinds)[number];
/** Answer of a person to an announcement. */
export type AnnouncementAnswer = (typeof announcementAnswers)[number];
/** Announcement as operators see it. */
export type Announcement = z.infer<typeof announcement>;
/** Announcement as people see it. */
export type PublicNotification = z.infer<typeof publicNotification>;
