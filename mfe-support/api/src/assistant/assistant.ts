import type { MessageRole } from '@girassol/support-domain/tickets';
import type { FoundArticle } from '../help/search/search-articles';

/** Material that an assistant answers from: the conversation, and articles that fit its last question, best first. */
export interface AssistantQuestion {
  history: readonly { role: MessageRole; text: string }[];
  found: readonly FoundArticle[];
}

/** Answer of an assistant. */
export interface AssistantAnswer {
  /** Text with the marks of `parseRichText`. */
  text: string;
  /** Slugs of the articles that it comes from. */
  citations: string[];
  /** The assistant does not know, or cannot: a person is the way on. */
  offersPerson: boolean;
}

/** Answers questions from help articles. It knows nothing of the account and can do nothing in it. */
export interface Assistant {
  answer(question: AssistantQuestion, signal: AbortSignal): Promise<AssistantAnswer>;
}
