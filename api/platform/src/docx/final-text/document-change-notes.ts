/** Characters of a piece of text that is quoted. */
const QUOTED = 60;

/**
 * Kind of element that is removed from a Word document with its contents: hidden drawing, hidden text, text
 * deleted by a tracked change.
 */
export type RemovedElementKind = 'hidden-drawing' | 'hidden-text' | 'struck';

/**
 * Collects notes on what was changed when a Word document was cleaned, for the person who sent the document.
 */
export class DocumentChangeNotes {
  private inserted = 0;
  private struck = 0;
  private moved = 0;
  private reformatted = 0;
  private comments = 0;
  private controls = 0;
  private hidden = 0;
  private drawings = 0;
  private undrawn = 0;
  private firstStruck = '';
  private firstHidden = '';
  private firstDrawing = '';
  private firstUndrawn = '';
  private firstUnfilled: string | null = null;
  private readonly fields: { name: string; result: string }[] = [];

  countInserted(): void {
    this.inserted += 1;
  }

  countMoved(): void {
    this.moved += 1;
  }

  countReformatted(): void {
    this.reformatted += 1;
  }

  countComment(): void {
    this.comments += 1;
  }

  countControl(): void {
    this.controls += 1;
  }

  /** Notes an element that went with all that is in it, such as a row. */
  countLoss(kind: RemovedElementKind, text: string): void {
    if (kind === 'struck') this.countStruck(text);
    else if (kind === 'hidden-text') this.countHidden(text, true);
    else {
      this.drawings += 1;
      this.firstDrawing ||= text.trim();
    }
  }

  /** Notes a piece of text that was struck out. */
  countStruck(text: string): void {
    this.struck += 1;
    this.firstStruck ||= text.trim();
  }

  /** Notes a hidden text, or one more piece of the last one. */
  countHidden(text: string, isNew: boolean): void {
    if (isNew) this.hidden += 1;
    if (this.hidden === 1 && this.firstHidden.length < QUOTED * 2) this.firstHidden += text;
  }

  /** Notes a set of alternatives of which the converter draws none, with its text. */
  countUndrawn(text: string): void {
    this.undrawn += 1;
    this.firstUndrawn ||= text.trim();
  }

  /** Notes a content control that asks for an entry that nobody made. */
  addUnfilled(text: string): void {
    this.firstUnfilled ??= shorten(text.trim());
  }

  /** The text of the first content control that nobody filled in; null: there is none. */
  get unfilled(): string | null {
    return this.firstUnfilled;
  }

  /** Notes a field that became its result. */
  countField(name: string, result: string): void {
    if (this.fields.length < 1_000) this.fields.push({ name, result: result.trim() });
  }

  /** Writes the notes for people, a sentence each; none where the document is as it came. */
  sentences(): string[] {
    return [
      this.trackedChanges(),
      this.commentsLeftOut(),
      this.hiddenTexts(),
      this.hiddenDrawings(),
      this.undrawnObjects(),
      ...this.fieldResults(),
      this.controlTexts(),
    ].filter((sentence) => sentence !== '');
  }

  private trackedChanges(): string {
    const total = this.inserted + this.struck + this.moved + this.reformatted;
    if (total === 0) return '';
    const kinds = [
      this.inserted > 0 && count(this.inserted, 'trecho inserido ficou', 'trechos inseridos ficaram'),
      this.struck > 0 &&
        `${count(this.struck, 'trecho excluído saiu', 'trechos excluídos saíram')}${quote(this.firstStruck)}`,
      this.moved > 0 &&
        count(this.moved, 'trecho movido ficou no novo lugar', 'trechos movidos ficaram no novo lugar'),
      this.reformatted > 0 &&
        count(this.reformatted, 'mudança de formatação mantida', 'mudanças de formatação mantidas'),
    ].filter((kind) => kind !== false);
    return `${count(total, 'alteração controlada aceita', 'alterações controladas aceitas')}: ${kinds.join('; ')}.`;
  }

  private commentsLeftOut(): string {
    return this.comments === 0
      ? ''
      : `${count(this.comments, 'comentário retirado', 'comentários retirados')}.`;
  }

  private hiddenTexts(): string {
    if (this.hidden === 0) return '';
    return `${count(this.hidden, 'texto oculto retirado', 'textos ocultos retirados')}${quote(this.firstHidden.trim())}.`;
  }

  private hiddenDrawings(): string {
    if (this.drawings === 0) return '';
    return `${count(this.drawings, 'desenho oculto retirado', 'desenhos ocultos retirados')}${quote(this.firstDrawing)}.`;
  }

  private undrawnObjects(): string {
    if (this.undrawn === 0) return '';
    const left = count(
      this.undrawn,
      'objeto do Word que não sai no PDF foi retirado',
      'objetos do Word que não saem no PDF foram retirados',
    );
    return `${left}${quote(this.firstUndrawn)}: no lugar ${this.undrawn === 1 ? 'dele' : 'deles'}, use texto ou uma imagem.`;
  }

  private fieldResults(): string[] {
    const dates = this.fields.filter(({ name }) => DATES.has(name));
    const others = this.fields.filter(({ name }) => !DATES.has(name) && !INDEX_MARKS.has(name));
    const [date] = dates;
    const [other] = others;
    return [
      date
        ? `${count(dates.length, 'data automática virou', 'datas automáticas viraram')} texto${quote(date.result)}: no lugar ${dates.length === 1 ? 'dela' : 'delas'}, escreva um campo da lista.`
        : '',
      other
        ? `${count(others.length, 'campo do Word virou o texto que mostrava', 'campos do Word viraram o texto que mostravam')}${describeField(other)}.`
        : '',
    ];
  }

  private controlTexts(): string {
    if (this.controls === 0) return '';
    return `${count(this.controls, 'controle de conteúdo virou texto', 'controles de conteúdo viraram texto')}.`;
  }
}

const DATES = new Set(['DATE', 'TIME', 'CREATEDATE', 'SAVEDATE', 'PRINTDATE']);
/** Entries for an index or a list; they show nothing where they stand. */
const INDEX_MARKS = new Set(['XE', 'TC', 'TA']);

const count = (total: number, one: string, more: string) => `${total} ${total === 1 ? one : more}`;

const shorten = (text: string) => (text.length > QUOTED ? `${text.slice(0, QUOTED).trimEnd()}…` : text);

const quote = (text: string) => (text === '' ? '' : ` (“${shorten(text)}”)`);

/** ` (AUTHOR: “Ana”)`; empty where neither is known. */
function describeField({ name, result }: { name: string; result: string }): string {
  const parts = [name, result && `“${shorten(result)}”`].filter((part) => part !== '');
  return parts.length === 0 ? '' : ` (${parts.join(': ')})`;
}
