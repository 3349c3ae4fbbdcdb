import { parseFieldName, requireHarmlessField } from '../fields';
import { createDocxRefusal, NOT_A_DOCX_MESSAGE } from '../refuse-docx';
import type { DocumentChangeNotes } from './document-change-notes';

/** Fields in one another; Word itself makes a handful. */
const MAX_LEVELS = 50;
/** Characters of a result that are kept to be quoted. */
const MAX_RESULT = 200;

/**
 * Fields that stay: only the pages themselves say what they show, or they show nothing but what the instruction draws.
 * All others become the result that the document came with.
 */
const COMPUTED = new Set(
  [
    'PAGE NUMPAGES SECTION SECTIONPAGES PAGEREF STYLEREF HYPERLINK',
    'LISTNUM AUTONUM AUTONUMLGL AUTONUMOUT EQ SYMBOL ADVANCE SHAPE FORMCHECKBOX FORMDROPDOWN',
  ].flatMap((names) => names.split(' ')),
);

/**
 * Checks whether a field of a Word document is replaced by its displayed result, instead of being kept as a
 * field.
 */
export const isFlattenedField = (instruction: string): boolean => !COMPUTED.has(parseFieldName(instruction));

/** Range of character positions in the text of a document part that is being written, end excluded. */
export interface TextRange {
  from: number;
  to: number;
}

interface OpenField {
  instruction: string;
  result: string;
  /** Positions in `pieces` at which instruction and, once it has begun, result begin. */
  from: number;
  resultFrom: number | null;
}

/**
 * Collects the fields of a part of a Word document in order, and blanks the instructions of fields that are
 * replaced by their results, and of fields without beginning or end. Refuses a field that does more than show
 * existing content.
 */
export class FieldResultCollector {
  private readonly open: OpenField[] = [];
  /** Pieces of runs written since the outermost field began. */
  private readonly pieces: TextRange[] = [];

  constructor(
    private readonly blank: (range: TextRange) => void,
    private readonly notes: DocumentChangeNotes,
  ) {}

  /** Adds a mark of a field: its beginning, the beginning of its result, or its end. */
  addMark(type: string, range: TextRange): void {
    if (type === 'begin') this.begin(range);
    else if (type === 'separate') this.separate(range);
    else if (type === 'end') this.end(range);
  }

  /** Adds a piece of a run that is neither mark nor instruction. */
  addPiece(range: TextRange): void {
    if (this.open.length > 0) this.pieces.push(range);
  }

  /** Adds an instruction of the innermost field; one that stands in no field is blanked. */
  addInstruction(text: string, range: TextRange): void {
    const field = this.open.at(-1);
    if (field) {
      field.instruction += text;
      this.pieces.push(range);
      return;
    }
    requireHarmlessField(text);
    this.blank(range);
  }

  /**
   * Adds text between the marks of fields. It belongs to the result of the innermost field, and to what that result stands
   * in; before a result has begun it is read as part of the instruction.
   */
  addText(text: string): void {
    for (const field of this.open.toReversed()) {
      if (field.resultFrom === null) {
        field.instruction += text;
        return;
      }
      if (field.result.length < MAX_RESULT) field.result += text;
    }
  }

  /** Blanks what was begun and never ended: some programs read it all the same. */
  finish(): void {
    for (let field = this.open.pop(); field; field = this.open.pop()) {
      requireHarmlessField(field.instruction);
      this.blankInstruction(field);
    }
  }

  private begin(range: TextRange): void {
    if (this.open.length >= MAX_LEVELS) throw createDocxRefusal(NOT_A_DOCX_MESSAGE);
    this.open.push({ instruction: '', result: '', from: this.pieces.length, resultFrom: null });
    this.pieces.push(range);
  }

  private separate(range: TextRange): void {
    const field = this.open.at(-1);
    if (!field || field.resultFrom !== null) {
      this.blank(range);
      return;
    }
    this.pieces.push(range);
    field.resultFrom = this.pieces.length;
  }

  private end(range: TextRange): void {
    const field = this.open.pop();
    if (!field) {
      this.blank(range);
      return;
    }
    requireHarmlessField(field.instruction);
    if (isFlattenedField(field.instruction)) {
      this.blankInstruction(field);
      this.blank(range);
      this.notes.countField(parseFieldName(field.instruction), field.result);
    } else this.pieces.push(range);
    if (this.open.length === 0) this.pieces.length = 0;
  }

  private blankInstruction({ from, resultFrom }: OpenField): void {
    const to = resultFrom ?? this.pieces.length;
    for (const range of this.pieces.splice(from, to - from)) this.blank(range);
  }
}
