import type { GeneratedTimestamp } from '@girassol/api-platform/database/column-types';
import type { AccountPlan } from '@girassol/shared-domain';
import type { MessageRole, PromiseKind, TicketKind, TicketStatus } from '@girassol/support-domain/tickets';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** Row of `support_tickets`: a question to support, with its state and promised times. */
export interface SupportTicketsTable {
  account_id: string;
  /** Made by the browser. */
  id: string;
  /** User of the account, or contact of a ticket without one. */
  requester_id: string;
  kind: TicketKind;
  title: string;
  status: TicketStatus;
  /** Number of the last message; raised in the transaction that writes it, which keeps the row locked until its end. */
  last_seq: Generated<number>;
  /** Attendant who took the ticket, a user of the platform's account. */
  attendant_id: string | null;
  attendant_name: string | null;
  /** Last message that an attendant has read. */
  support_read_seq: Generated<number>;
  /** Promised time of the next answer; null while support waits for the customer. */
  answer_due: Date | null;
  /** Promised time of the solution; null while its time stands still. */
  solution_due: Date | null;
  /** Minutes of support that are left for the solution, while its time stands still. */
  solution_minutes_left: number | null;
  first_answered_at: Date | null;
  /** Was the first answer there in time? */
  first_answer_kept: boolean | null;
  /** Since when the ticket is ANSWERED. */
  answered_at: Date | null;
  closed_at: Date | null;
  snoozed_until: string | null;
  /** Stars times two. */
  rating: number | null;
  review: string | null;
  rated_at: Date | null;
  /** Earlier ticket that this one continues, and later one that continues this. */
  linked_from: string | null;
  continued_by: string | null;
  deleted_at: Date | null;
  tags: Generated<string[]>;
  /** Requesters of tickets that were merged into this one: they see it as its requester does. */
  participants: Generated<string[]>;
  /** Attendant who gave it back to the queue, and does not get it again by turn. */
  returned_by: string | null;
  /** When it was merged into `continued_by`, and the state to which an undo brings it back. */
  merged_at: Date | null;
  merged_state: JSONColumnType<MergedState> | null;
  /** Since when the promised answer is waited for, and when the promises of this ticket broke. */
  answer_since: Date | null;
  answer_breached_at: Date | null;
  solution_breached_at: Date | null;
  /** Plan by which the running promises were computed. */
  promise_plan: AccountPlan | null;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
  search: GeneratedAlways<string>;
}

/** State of a ticket before it was merged into another one, times as ISO 8601. */
export interface MergedState {
  status: TicketStatus;
  answerDue: string | null;
  answerSince: string | null;
  solutionDue: string | null;
  closedAt: string | null;
  answeredAt: string | null;
}

/** Picture of a message, whose contents are a stored file. */
export interface MessagePicture {
  id: string;
  name: string;
  width: number;
  height: number;
}

/** Row of `support_messages`. Messages are only added. */
export interface SupportMessagesTable {
  account_id: string;
  ticket_id: string;
  seq: number;
  /** Made by the sender: the same message sent twice has the same key. */
  client_key: string;
  role: MessageRole;
  author_id: string | null;
  /** As it was then: attendants are of another account, and people leave. */
  author_name: string;
  is_internal: Generated<boolean>;
  content: string;
  rich_content: string | null;
  files: JSONColumnType<MessagePicture[]>;
  /** Text of earlier mails that an answer by mail repeats. */
  quoted: string | null;
  /** Number of pictures that were erased after their time. */
  erased_files: Generated<number>;
  at: GeneratedTimestamp;
  search: GeneratedAlways<string>;
}

/** Row of `support_reads`: up to which message a person of the account has read a ticket. */
export interface SupportReadsTable {
  account_id: string;
  ticket_id: string;
  user_id: string;
  seq: number;
}

/** Row of `support_contacts`: a person without a session who asks support. */
export interface SupportContactsTable {
  account_id: string;
  /** Requester of their tickets. */
  id: string;
  name: string;
  email: string;
  phone: Generated<string>;
  /** From where a recovery was asked for, as its mail says. */
  ip: Generated<string>;
  user_agent: Generated<string>;
  /** Until when the id of a recovery ticket opens it; null for other contacts. */
  open_until: Date | null;
  /** When an attendant sent the link to a new password last. */
  link_sent_at: Date | null;
  created_at: GeneratedTimestamp;
}

/** Row of `support_attendants`: whether an administrator answers tickets now, in the account of the administrator. */
export interface SupportAttendantsTable {
  account_id: string;
  user_id: string;
  is_away: Generated<boolean>;
  /** When the person last had a live event stream. */
  seen_at: Date | null;
  /** When a ticket was last assigned to the person by turn. */
  assigned_at: Date | null;
}

/** Row of `canned_answers`: a text that attendants share. */
export interface CannedAnswersTable {
  account_id: string;
  id: string;
  shortcut: string;
  title: string;
  text: string;
  /** Raised by each edit. */
  version: Generated<number>;
  edited_by: string;
  updated_at: GeneratedTimestamp;
}

/** Row of `support_promises`: a promised time that was kept or broken; written once, ended once. */
export interface SupportPromisesTable {
  account_id: string;
  ticket_id: string;
  kind: PromiseKind;
  since: Date;
  due: Date;
  is_kept: boolean;
  /** Minutes of support that it took; null while it is still waited for. */
  minutes: number | null;
  ended_at: GeneratedTimestamp;
  attendant_id: string | null;
  attendant_name: string | null;
}

/** Row of `support_received_mails`: a mail as it came, until it was read. */
export interface SupportReceivedMailsTable {
  id: string;
  /** Of the webhook that brought it. */
  event_id: string;
  raw: Buffer;
  received_at: GeneratedTimestamp;
  /** Why it could not be read, for operators; such a mail is kept for some days. */
  problem: string | null;
}

/** Tables of support. */
export interface SupportTables {
  support_attendants: SupportAttendantsTable;
  canned_answers: CannedAnswersTable;
  support_promises: SupportPromisesTable;
  support_tickets: SupportTicketsTable;
  support_messages: SupportMessagesTable;
  support_reads: SupportReadsTable;
  support_contacts: SupportContactsTable;
  support_received_mails: SupportReceivedMailsTable;
}
