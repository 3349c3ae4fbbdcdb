import type { GeneratedTimestamp } from '@girassol/api-platform/database/column-types';
import type { AccountPlan } from '@girassol/shared-domain';
import type { AnnouncementAnswer, AnnouncementKind } from '@girassol/shell-domain/contract';

/** Row of `announcements`: something that operators tell everybody of an audience. */
export interface AnnouncementsTable {
  id: string;
  kind: AnnouncementKind;
  title: string;
  content: string;
  /** An address of the product, from `/` on, or of another site, `https://…`. */
  open_url: string;
  /** Plans whose people are told; null for all. */
  plans: AccountPlan[] | null;
  /** White-labels whose people are told, '' for accounts without one; null for all. */
  whitelabels: string[] | null;
  starts_at: Date;
  /** Null: until an operator ends it. */
  ends_at: Date | null;
  /** E-mail of the operator who wrote it. */
  by: string;
  created_at: GeneratedTimestamp;
}

/** Row of `announcement_answers`: what a person answered. */
export interface AnnouncementAnswersTable {
  account_id: string;
  user_id: string;
  announcement_id: string;
  answer: AnnouncementAnswer;
  /** Shown again from then on; null: never. */
  hidden_until: Date | null;
}

/** Tables of announcements. */
export interface AnnouncementTables {
  announcements: AnnouncementsTable;
  announcement_answers: AnnouncementAnswersTable;
}
