import type { Chat } from '@girassol/support-domain/contract';

/** Merges what is known of a conversation with what an answer says: its messages by number, the answer's state of each. */
export function mergeChat(before: Chat | undefined, answer: Chat): Chat {
  if (!before) return answer;
  const messages = new Map([...before.messages, ...answer.messages].map((message) => [message.seq, message]));
  const sorted = [...messages.values()].sort((a, b) => a.seq - b.seq);
  const isEarliest = answer.messages[0]?.seq !== undefined && answer.messages[0].seq === sorted[0]?.seq;
  return { ...answer, messages: sorted, hasEarlier: isEarliest ? answer.hasEarlier : before.hasEarlier };
}
