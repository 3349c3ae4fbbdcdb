const MAX_REMEMBERED = 100;

const buildKey = (userId: string) => `girassol.rating-prompts.1.${userId}`;

/** Reads the tickets whose prompt to rate was opened in this browser. */
export function readOpenedPrompts(userId: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(buildKey(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    // Storage that is closed or spoilt: the prompt comes again.
    return [];
  }
}

/** Remembers that the prompt to rate a ticket was opened, so that it does not come again. */
export function saveOpenedPrompt(userId: string, ticketId: string): void {
  try {
    const opened = [ticketId, ...readOpenedPrompts(userId)].slice(0, MAX_REMEMBERED);
    localStorage.setItem(buildKey(userId), JSON.stringify(opened));
  } catch {
    // As above.
  }
}
