/** What is worth telling about a file; the same thing is told once, with where it was first seen and how often. */
export class Notes {
  readonly #seen = new Map<string, { first: string; count: number }>();
  readonly #said: string[] = [];

  /** Something that is so once. */
  say(note: string): void {
    this.#said.push(note);
  }

  /** Something that may be found at many places (`C5`, `linha 12`). */
  found(what: string, where: string): void {
    const seen = this.#seen.get(what);
    if (seen) seen.count += 1;
    else this.#seen.set(what, { first: where, count: 1 });
  }

  /** What was not told yet. Places are told at the end, when they are counted. */
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
