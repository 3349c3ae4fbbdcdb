/** Maximum length of a question to the assistant. */
export const MAX_QUESTION_LENGTH = 2_000;
/** Messages after which a conversation with the assistant only goes on with a person. */
export const MAX_CHAT_MESSAGES = 80;
/** Questions that one person may ask within fifteen minutes. */
export const MAX_QUESTIONS_PER_WINDOW = 30;
export const QUESTION_WINDOW_MS = 15 * 60_000;
/** Hours after the last message in which a conversation with the assistant goes on; later a new one begins. */
export const CHAT_LASTS_HOURS = 24;
/** Days after which conversations with the assistant are deleted. */
export const CHAT_RETENTION_DAYS = 90;

/** Milliseconds for which a question waits for its answer before the client polls. */
export const ANSWER_WAIT_MS = 20_000;
/** Milliseconds between two polls for an answer (support-016). */
export const POLL_EVERY_MS = 5_000;
/** Milliseconds after which an answer is given up, and the chat says so. */
export const ANSWER_LIMIT_MS = 90_000;

/** Maximum length of the search text in help articles. */
export const MAX_HELP_SEARCH_LENGTH = 200;
/** Number of articles that a screen proposes, and that an answer cites at most. */
export const PROPOSED_ARTICLES = 3;
