/**
 * Collects notes for people on the problems of a received spreadsheet. A repeated problem gets one note, with
 * its first location and the number of occurrences.
 */
export class SheetNotes {
  readonly #seen = new Map<string, { first: string; count: number }>();
  readonly #said: string[] = [];

  /** Something that is so once. */
  add(note: string): void {
    this.#said.push(note);
  }

  /** Something that may be found at many places (`C5`, `linha 12`). */
  addAt(what: string, where: string): void {
    const seen = this.#seen.get(what);
    if (seen) seen.count += 1;
    else this.#seen.set(what, { first: where, count: 1 });
  }

  /**
   * Returns findings that were not returned before. Findings with locations are returned at the end, once they are
   * counted.
   */
  take({ isEnd }: { isEnd: boolean }): string[] {
    const notes = this.#said.splice(0);
    if (!isEnd) return notes;
    for (const [what, { first, count }] of this.#seen) {
      notes.push(`${what}: ${first}${count > 1 ? ` e mais ${(count - 1).toLocaleString('pt-BR')}` : ''}.`);
    }
    this.#seen.clear();
    return notes;
  }
}
