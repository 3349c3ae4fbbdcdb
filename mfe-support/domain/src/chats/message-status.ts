/** State of an outgoing message, in the order in which states replace one another. */
export const chatMessageStatuses = ['QUEUED', 'SENT', 'FAILED', 'DELIVERED', 'READ'] as const;
export type ChatMessageStatus = (typeof chatMessageStatuses)[number];

export const chatMessageStatusLabels: Record<ChatMessageStatus, string> = {
  QUEUED: 'Enviando',
  SENT: 'Enviada',
  FAILED: 'Não enviada',
  DELIVERED: 'Entregue',
  READ: 'Lida',
};

/** Returns the states that a report of `status` replaces: reports come in any order, and none takes a message back. */
export const listReplacedStatuses = (status: ChatMessageStatus): ChatMessageStatus[] =>
  chatMessageStatuses.slice(0, chatMessageStatuses.indexOf(status));
