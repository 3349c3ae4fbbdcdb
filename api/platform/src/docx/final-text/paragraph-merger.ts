import type { TextRange } from './field-result-collector';

/** A paragraph whose mark went: what it holds belongs to the next one. */
interface JoinedParagraph {
  /** Position of its opening tag in what was written. */
  opens: number;
  formats: TextRange | null;
  /** Position of its closing tag. */
  closes: number;
}

/**
 * Joins a Word paragraph whose paragraph mark was deleted with the next paragraph, whose formats apply to
 * both, as in Word. Each open element has its own instance for its paragraphs, and a paragraph also for its
 * formats.
 */
export class ParagraphMerger {
  /** The last child, while its mark is gone and nothing has followed it. */
  private previous: JoinedParagraph | null = null;
  /** The one that the child that is open is joined with. */
  private joined: JoinedParagraph | null = null;
  private formats: TextRange | null = null;

  constructor(private readonly written: string[]) {}

  /** Begins a child: one that is no paragraph ends the wait for the next one. */
  beginChild(local: string): void {
    if (BETWEEN.has(local)) return;
    this.joined = local === 'p' ? this.previous : null;
    this.previous = null;
  }

  /** Sets the formats of this paragraph. */
  setFormats(range: TextRange): void {
    this.formats = range;
  }

  /** Ends a child that is a paragraph: joins it with the one before, and notes whether the next one joins it. */
  endParagraph({ formats }: ParagraphMerger, { from, to }: TextRange, isMarkGone: boolean): void {
    const ended = { opens: from, formats, closes: to - 1 };
    const paragraph = this.joined ? this.join(this.joined, ended) : ended;
    this.joined = null;
    this.previous = isMarkGone ? paragraph : null;
  }

  /** Puts the contents of a paragraph before those of the next one. */
  private join(first: JoinedParagraph, { opens, formats, closes }: JoinedParagraph): JoinedParagraph {
    const { written } = this;
    const opening = written[opens] ?? '';
    const kept = formats ? written.slice(formats.from, formats.to).join('') : '';
    if (first.formats) written.fill('', first.formats.from, first.formats.to);
    if (formats) written.fill('', formats.from, formats.to);
    written[first.closes] = '';
    written[opens] = '';
    written[first.opens] = `${opening}${kept}`;
    return { opens: first.opens, formats: null, closes };
  }
}

/** Children that may stand between two paragraphs and belong to neither. */
const BETWEEN = new Set(['bookmarkStart', 'bookmarkEnd', 'permStart', 'permEnd', 'proofErr']);
