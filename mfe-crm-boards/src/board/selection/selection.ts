/** Selected cards of a board, held outside React, so that selecting a card draws only that card. */
export interface CardSelection {
  has(cardId: string): boolean;
  /** In the order of selecting. The same array until something changes. */
  ids(): readonly string[];
  toggle(cardId: string): void;
  add(cardIds: readonly string[]): void;
  /** Selects what lies between the card selected last and this one, both included, in a column as it stands. */
  extendTo(cardId: string, column: readonly string[]): void;
  /** Forgets cards that are gone. */
  retain(isThere: (cardId: string) => boolean): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

export function createCardSelection(): CardSelection {
  let selected: readonly string[] = [];
  let chosen = new Set<string>();
  /** Card at which a range selection starts. */
  let anchor: string | null = null;
  const listeners = new Set<() => void>();

  function set(next: readonly string[]) {
    if (next.length === selected.length && next.every((id) => chosen.has(id))) return;
    selected = next;
    chosen = new Set(next);
    for (const listener of [...listeners]) listener();
  }

  const add = (cardIds: readonly string[]) => set([...new Set([...selected, ...cardIds])]);

  return {
    has: (cardId) => chosen.has(cardId),
    ids: () => selected,
    toggle(cardId) {
      anchor = cardId;
      if (chosen.has(cardId)) set(selected.filter((id) => id !== cardId));
      else add([cardId]);
    },
    add,
    extendTo(cardId, column) {
      const to = column.indexOf(cardId);
      const from = anchor === null ? -1 : column.indexOf(anchor);
      if (from < 0) anchor = cardId;
      add(from < 0 ? [cardId] : column.slice(Math.min(from, to), Math.max(from, to) + 1));
    },
    retain(isThere) {
      set(selected.filter(isThere));
    },
    clear() {
      anchor = null;
      set([]);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
