/** Tickets on a page of a list. */
export const TICKETS_PER_PAGE = 10;
/** Messages that are loaded at once, newest ones first; earlier ones follow on request. */
export const MESSAGES_PER_PAGE = 50;
export const MAX_TITLE_LENGTH = 120;
export const MAX_MESSAGE_LENGTH = 10_000;
export const MAX_REVIEW_LENGTH = 1_000;
/** Maximum number of pictures of a message. */
export const MAX_PICTURES = 5;
/** Maximum size of a picture in bytes, before it is drawn anew. */
export const MAX_PICTURE_BYTES = 15 * 1024 * 1024;
/** Pixels of the longer side of a stored picture. */
export const MAX_PICTURE_PIXELS = 2_000;

/** Days in ANSWERED after which the customer is warned that the ticket will be closed. */
export const CLOSING_WARNING_DAYS = 5;
/** Days in ANSWERED after which a ticket is closed. */
export const CLOSING_DAYS = 7;
/** Days after closing in which a new message reopens a ticket; later it opens a linked one. */
export const REOPENING_DAYS = 14;
/** Hours in which a rating can be changed, and a deletion undone. */
export const CHANGE_HOURS = 24;
/** Days ahead to which a ticket can be snoozed. */
export const MAX_SNOOZE_DAYS = 90;

/** Milliseconds between two signs that somebody types. */
export const TYPING_EVERY_MS = 4_000;
/** Milliseconds after which such a sign is over. */
export const TYPING_LASTS_MS = 6_000;

/** Milliseconds between two readings of an open recovery chat (shell.recovery-010). */
export const RECOVERY_POLL_MS = 10_000;
/** Hours without a message after which the id of a recovery ticket opens it no more. */
export const RECOVERY_IDLE_HOURS = 72;
/** Days without a message after which a recovery ticket is erased. */
export const RECOVERY_RETENTION_DAYS = 90;
/** Days without a message after which the other tickets of people without a session are erased. */
export const VISITOR_RETENTION_DAYS = 730;
export const MAX_VISITOR_NAME_LENGTH = 120;
/** Open tickets of one person, and of a whole account, beyond which no further one is opened. */
export const MAX_OPEN_TICKETS_PER_PERSON = 20;
export const MAX_OPEN_TICKETS_PER_ACCOUNT = 200;
/** Maximum number of tags of a ticket, and of characters of a tag. */
export const MAX_TAGS = 10;
export const MAX_TAG_LENGTH = 30;

/** Months after closing in which pictures, and texts, are kept. */
export const PICTURE_RETENTION_MONTHS = 12;
export const TEXT_RETENTION_MONTHS = 24;
