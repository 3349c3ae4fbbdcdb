import { z } from 'zod';
import type { ContractRoutes } from './route';
import { id, pageNumber, timestamp, trimmedText } from './schemas';

const mailState = z.enum(['QUEUED', 'SENDING', 'SENT', 'FAILED', 'SUPPRESSED']);

/** Origin of a mail, for operators. */
export type MailKind =
  | 'owner-access'
  | 'recovery'
  | 'email-confirmation'
  | 'notification'
  | 'notification-summary'
  | 'new-device'
  | 'security-changed'
  | 'new-passkey'
  | 'factor-reset'
  | 'factor-required'
  | 'signup-access'
  | 'signup-begun'
  | 'signup-code'
  | 'payment-reminder'
  | 'trial-end'
  | 'price-change'
  | 'card-refused'
  | 'card-expiry'
  | 'debit-refused'
  | 'debit-failed'
  | 'subscription-suspended'
  | 'subscription-ended'
  | 'subscription-canceled'
  | 'support-answer'
  | 'support-visit'
  | 'tagged-login'
  | 'collaborator-invitation'
  | 'account-closure'
  | 'account-closing'
  | 'account-archive'
  | 'signature-invite'
  | 'signature-code'
  | 'signature-sealed'
  | 'signature-refused'
  | 'signature-ended';

const mailInList = z.object({
  _id: id,
  account: z.object({ _id: id, name: z.string() }),
  /** Kind of the mail, {@link MailKind}; one that an earlier release wrote may have another. */
  kind: z.string(),
  to: z.object({ name: z.string(), email: z.string() }),
  subject: z.string(),
  state: mailState,
  attempts: z.number().int(),
  /** When it is tried next, while it waits. */
  nextAt: timestamp.nullable(),
  /** Why it did not go, or did not yet. */
  error: z.string().nullable(),
  at: timestamp,
  endedAt: timestamp.nullable(),
});

const mail = mailInList.extend({
  from: z.object({ name: z.string(), email: z.string() }),
  /** As plain text; null where it is wiped, or not for the eyes of operators. */
  text: z.string().nullable(),
  /** May it be put into the line again? */
  mayRepeat: z.boolean(),
});

/** Way in which this server delivers mail: by SMTP, into the mailbox that operators read, or not at all. */
const delivery = z.enum(['SMTP', 'MAILBOX', 'OFF']);

/**
 * API calls with which administrators of the platform view the server's outgoing mail and send mail again.
 */
export const mailContract = {
  'GET /operation/mail/list/:multiplier': {
    access: 'admin',
    summary: 'Mail of every account, newest first, 20 a page; by state, and by a part of address or subject',
    params: z.object({ multiplier: pageNumber }),
    query: z.object({ search: trimmedText(254).optional(), state: mailState.optional() }),
    answer: z.object({
      mails: z.array(mailInList),
      total: z.number().int(),
      hasMoreItems: z.boolean(),
      delivery,
    }),
  },
  'GET /operation/mail/single/:mailId': {
    access: 'admin',
    summary: 'A mail with its text, where operators may read it',
    params: z.object({ mailId: id }),
    answer: z.object({ mail }),
  },
  'POST /operation/mail/again/:mailId': {
    access: 'admin',
    summary: 'Puts a mail that failed into the line again; 409 where its text is gone or it did not fail',
    params: z.object({ mailId: id }),
    answer: z.object({ mail }),
  },
} as const satisfies ContractRoutes;

export type ListedMail = z.infer<typeof mailInList>;
export type MailState = z.infer<typeof mailState>;
/** Method by which the server delivers mail: by SMTP, into the mailbox that operators read, or not at all. */
export type MailDeliveryMethod = z.infer<typeof delivery>;
