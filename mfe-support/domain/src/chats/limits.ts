/** Conversations on a page of the list. */
export const CHATS_PER_PAGE = 30;
/** Messages that are loaded at once, newest ones first; earlier ones follow on request. */
export const CHAT_MESSAGES_PER_PAGE = 50;
/** Characters of a message, as WhatsApp allows them. */
export const MAX_CHAT_TEXT_LENGTH = 4_096;
/** Maximum size of a picture in bytes, as WhatsApp allows it. */
export const MAX_CHAT_PICTURE_BYTES = 5 * 1024 * 1024;
/** Maximum size of another file in bytes. */
export const MAX_CHAT_FILE_BYTES = 16 * 1024 * 1024;
/** Pixels of the longer side of a stored picture. */
export const MAX_CHAT_PICTURE_PIXELS = 2_000;
/** Milliseconds after a message of the person in which free text is allowed. */
export const CHAT_WINDOW_MS = 24 * 3_600_000;
export const MAX_CHAT_ACCOUNTS = 20;
export const MAX_CHAT_TEMPLATES = 50;
export const MAX_TEMPLATE_LENGTH = 1_024;
/** Maximum number of gaps of a template. */
export const MAX_TEMPLATE_VARIABLES = 10;
/** Characters of a value for a gap. */
export const MAX_TEMPLATE_VALUE_LENGTH = 200;
