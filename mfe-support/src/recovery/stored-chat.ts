/** Id of the recovery ticket of this browser (shell.recovery-007). */
const KEY = 'girassol.recovery-chat.1';

/** Reads the id of the recovery ticket that this browser has; null if it has none, or storage is closed. */
export function readStoredChat(): string | null {
  try {
    return localStorage.getItem(KEY) || null;
  } catch {
    return null;
  }
}

/** Stores the id of the recovery ticket in this browser; null removes it. */
export function storeChat(ticketId: string | null): void {
  try {
    if (ticketId === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, ticketId);
  } catch {
    // Storage is closed: the chat lasts until the page is left.
  }
}
