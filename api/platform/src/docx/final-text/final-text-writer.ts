import type { XmlElement, XmlVisitor } from '../../xml/walk-xml';
import { escapeText, formatOpeningTag, XML_DECLARATION } from '../../xml/write-xml';
import { parseFieldName } from '../fields';
import { isExternalReferenceElement } from '../reaching-out';
import { createDocxRefusal, docxRefusalMessages } from '../refuse-docx';
import type { DocumentChangeNotes, RemovedElementKind } from './document-change-notes';
import { FieldResultCollector, isFlattenedField, type TextRange } from './field-result-collector';
import { isHiddenVmlShape, isVmlShape } from './hidden-shape';
import { getAttribute, type HiddenByStyleCheck, isWordToggleOn } from './hidden-styles';
import {
  DELETION_ELEMENTS,
  FORMER_FORMAT_ELEMENTS,
  INSERTION_ELEMENTS,
  isAlternativeSupportedByConverter,
  REMOVED_ELEMENTS,
  WRAPPER_ELEMENTS,
} from './markup-rules';
import { ParagraphMerger } from './paragraph-merger';
import { isUnfilledControl } from './unfilled-control';

const WORD = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]);

/** Characters of a text that was left out, kept to be quoted. */
const MAX_QUOTED = 200;

/**
 * Options of writing the final text of a document part: attributes to keep, check of elements, hidden styles,
 * and notes on the changes.
 */
export interface FinalTextOptions {
  isKept(attribute: XmlElement['attributes'][string]): boolean;
  /** Refuses an element that runs something or reaches out. */
  check(element: XmlElement): void;
  isHidden: HiddenByStyleCheck;
  notes: DocumentChangeNotes;
}

/** An element that is open, and what was found in it so far. */
interface Frame {
  local: string;
  /** True for an element of Word's own vocabulary, false for drawings and formulas. */
  isWord: boolean;
  /** Position of its first piece in what was written. */
  from: number;
  tag: 'written' | 'self-closing' | 'none';
  /** True for an element that is removed with all its contents: a struck row, a hidden drawing. */
  isGone: boolean;
  /** Reported reason of the removal, with the removed text; null: it is not reported. */
  loss: Loss | null;
  /** Visibility set on a run or on a paragraph's mark itself; undefined: not set. */
  vanish: boolean | undefined;
  isStyleSeparator: boolean;
  /** Style of a run, paragraph or table. */
  style: string | undefined;
  /** True for a paragraph whose mark was struck. */
  isMarkStruck: boolean;
  hasNotedHidden: boolean;
  /** True for a run with a mark or an instruction of a field. */
  hasField: boolean;
  /** Pieces of a paragraph that are seen, rows of a table, cells of a row. */
  shown: number;
  hasParts: boolean;
  /** True for a shape of older documents (VML). */
  isShape: boolean;
  /** True for a content control that shows the text that asks for an entry. */
  isPrompt: boolean;
  /** Name of a simple field that is replaced by its result; otherwise null. */
  fieldName: string | null;
  /** Text in a content control or a simple field, as far as it is quoted in messages. */
  text: string;
  /** True for a set of alternatives of which a branch was taken. */
  hasChosen: boolean;
  /** Of a set of alternatives: text of the choices that the converter does not draw; null where all are drawn. */
  undrawnText: string | null;
  /** Namespaces that an element without a tag declares for its contents. */
  declarations: XmlElement['attributes'];
  /** Tag of a set of alternatives, once a branch was taken that needs it. */
  heldTag: string;
  merge: ParagraphMerger;
}

/** Text that goes with an element, such as a row. */
interface Loss {
  kind: RemovedElementKind;
  text: string;
}

/**
 * Writes a part of a Word document anew as its final text: tracked changes accepted, comments and hidden text left out,
 * fields and content controls replaced by their visible text, one branch of each set of alternatives. Receives the
 * elements from `walkXml`; `finish` returns the written text.
 */
export class FinalTextWriter implements XmlVisitor {
  private readonly written = [XML_DECLARATION];
  private readonly frames: Frame[] = [];
  private readonly fields: FieldResultCollector;
  /** Depth of the walk within an element that is left out; 0: outside. */
  private leftOutLevel = 0;
  /** Text of what is being left out; null where it is not told. */
  private leftOutText: string | null = null;
  private instruction: string | null = null;
  private readonly blank = ({ from, to }: TextRange): void => {
    this.written.fill('', from, to);
  };

  constructor(private readonly options: FinalTextOptions) {
    this.fields = new FieldResultCollector(this.blank, options.notes);
  }

  open(element: XmlElement): void {
    if (this.leftOutLevel > 0) {
      this.leftOutLevel += 1;
      this.inspectLeftOut(element);
      return;
    }
    this.options.check(element);
    const parent = this.frames.at(-1);
    if (parent) this.noteOnParent(element, parent);
    if (this.isLeftOut(element, parent)) {
      this.leftOutLevel = 1;
      return;
    }
    this.write(element, parent);
  }

  close(element: XmlElement): void {
    if (this.leftOutLevel > 0) {
      this.leftOutLevel -= 1;
      if (this.leftOutLevel === 0) this.noteLeftOut(element);
      return;
    }
    const frame = this.frames.pop();
    if (!frame) return;
    if (frame.tag === 'written') this.written.push(`</${element.name}>`);
    const range = { from: frame.from, to: this.written.length };
    this.finishElement(frame, range, element);
    if (frame.isGone) this.blank(range);
  }

  text(text: string, from: 'text' | 'cdata'): void {
    if (this.leftOutLevel > 0) {
      if (this.leftOutText !== null && this.leftOutText.length < MAX_QUOTED) this.leftOutText += text;
      return;
    }
    if (this.instruction !== null) {
      if (from === 'cdata') throw createDocxRefusal(docxRefusalMessages.encoding);
      this.instruction += text;
    } else if (this.frames.at(-1)?.local === 't') this.fields.addText(text);
    for (const frame of this.frames)
      if ((frame.isPrompt || frame.fieldName !== null) && frame.text.length < MAX_QUOTED) frame.text += text;
    this.written.push(escapeText(text));
  }

  /** Answers the part as it was written. */
  finish(): Buffer {
    this.fields.finish();
    return Buffer.from(this.written.join(''));
  }

  private write(element: XmlElement, parent: Frame | undefined): void {
    const { local } = element;
    const isWord = WORD.has(element.uri);
    const isUnwrapped = isWord && this.isUnwrapped(element);
    const frame: Frame = {
      local,
      isWord,
      from: this.written.length,
      tag: 'none',
      isGone: false,
      loss: null,
      vanish: undefined,
      isStyleSeparator: false,
      style: undefined,
      isMarkStruck: false,
      hasNotedHidden: false,
      hasField: false,
      shown: 0,
      hasParts: false,
      isShape: isVmlShape(element),
      isPrompt: false,
      fieldName: isUnwrapped && local === 'fldSimple' ? parseFieldName(getInstruction(element)) : null,
      text: '',
      hasChosen: false,
      undrawnText: null,
      declarations: {},
      heldTag: '',
      merge: new ParagraphMerger(this.written),
    };
    if (isHiddenVmlShape(element)) markGone(frame, 'hidden-drawing');
    this.frames.push(frame);
    const inherited = parent?.tag === 'none' ? parent.declarations : {};
    const attributes = { ...inherited, ...element.attributes };
    if (isUnwrapped || local === 'AlternateContent' || local === 'Fallback') {
      frame.declarations = Object.fromEntries(
        Object.entries(attributes).filter(([name]) => name === 'xmlns' || name.startsWith('xmlns:')),
      );
      if (local !== 'AlternateContent') return;
      frame.heldTag = formatOpeningTag({ ...element, attributes, isSelfClosing: false }, this.options.isKept);
      this.written.push('');
      return;
    }
    if (local === 'Choice' && parent?.local === 'AlternateContent') {
      this.written[parent.from] = parent.heldTag;
      parent.tag = 'written';
    }
    // A paragraph may get contents of the one before it.
    const isSelfClosing = element.isSelfClosing && !(isWord && local === 'p');
    this.written.push(formatOpeningTag({ ...element, attributes, isSelfClosing }, this.options.isKept));
    frame.tag = isSelfClosing ? 'self-closing' : 'written';
    if (isWord) this.container(1)?.merge.beginChild(local);
    if (INSTRUCTIONS.has(local)) this.instruction = '';
  }

  /** The innermost element with a tag, the last `skipped` ones left out. */
  private container(skipped: number): Frame | undefined {
    for (let at = this.frames.length - 1 - skipped; at >= 0; at -= 1) {
      const frame = this.frames[at];
      if (frame && frame.tag !== 'none') return frame;
    }
    return undefined;
  }

  private isUnwrapped(element: XmlElement): boolean {
    const { local } = element;
    if (local === 'fldSimple') return isFlattenedField(getInstruction(element));
    if (!this.isInFormats()) {
      if (local === 'moveTo') this.options.notes.countMoved();
      if (local === 'ins') this.options.notes.countInserted();
    }
    if (local === 'sdt') this.options.notes.countControl();
    return INSERTION_ELEMENTS.has(local) || WRAPPER_ELEMENTS.has(local);
  }

  private isInFormats(): boolean {
    return FORMATS.has(this.frames.at(-1)?.local ?? '');
  }

  /** Takes a note of what an element says of those around it. */
  private noteOnParent(element: XmlElement, parent: Frame): void {
    const { local } = element;
    if (isWordToggleOn(getAttribute(element, 'hidden') ?? '0')) {
      const drawing = local === 'docPr' ? this.enclosing('drawing') : this.groupedShape(local);
      if (drawing) markGone(drawing, 'hidden-drawing');
    }
    if (!WORD.has(element.uri)) return;
    const owner = this.frames.at(-2);
    const isInRunFormats = parent.local === 'rPr' && (owner?.local === 'r' || owner?.local === 'pPr');
    const formatted = owner?.local === 'pPr' ? this.frames.at(-3) : owner;
    if (isInRunFormats && formatted) {
      if (local === 'vanish') formatted.vanish = isWordToggleOn(getAttribute(element, 'val'));
      if (local === 'specVanish') formatted.isStyleSeparator = isWordToggleOn(getAttribute(element, 'val'));
      if (local === 'rStyle' && owner?.local === 'r') formatted.style = getAttribute(element, 'val');
      if (DELETION_ELEMENTS.has(local) && owner?.local === 'pPr') formatted.isMarkStruck = true;
    }
    if (owner && local === 'pStyle' && parent.local === 'pPr') owner.style = getAttribute(element, 'val');
    if (owner && local === 'tblStyle' && parent.local === 'tblPr') owner.style = getAttribute(element, 'val');
    if (
      parent.local === 'trPr' &&
      (local === 'del' || (local === 'hidden' && isWordToggleOn(getAttribute(element, 'val'))))
    ) {
      this.nearest('tr', (frame) => markGone(frame, local === 'del' ? 'struck' : 'hidden-text'));
    }
    if (parent.local === 'tcPr' && local === 'cellDel')
      this.nearest('tc', (frame) => markGone(frame, 'struck'));
    if (local === 'commentReference') this.options.notes.countComment();
    if (FORMER_FORMAT_ELEMENTS.has(local)) this.options.notes.countReformatted();
  }

  private isLeftOut(element: XmlElement, parent: Frame | undefined): boolean {
    const { local } = element;
    if (isExternalReferenceElement(element)) return true;
    const gone = this.frames.find(({ isGone }) => isGone);
    if (gone) {
      if (gone.loss) this.leftOutText = '';
      return true;
    }
    if (parent?.local === 'AlternateContent') return this.isOtherBranch(element, parent);
    if (!WORD.has(element.uri)) return this.isInHiddenRun(local, parent);
    if (DELETION_ELEMENTS.has(local) && !this.isInFormats()) {
      this.leftOutText = '';
      return true;
    }
    if (DELETION_ELEMENTS.has(local) || REMOVED_ELEMENTS.has(local) || FORMER_FORMAT_ELEMENTS.has(local))
      return true;
    if (local === 'cellDel' || (local === 'hidden' && parent?.local === 'trPr')) return true;
    return this.isInHiddenRun(local, parent);
  }

  /**
   * Checks whether an element is a branch of a set of alternatives that is not taken. The first branch that the
   * converter draws is taken, or the fallback.
   */
  private isOtherBranch(element: XmlElement, parent: Frame): boolean {
    if (parent.hasChosen) return true;
    if (
      element.local === 'Choice' &&
      !isAlternativeSupportedByConverter(getAttribute(element, 'Requires') ?? '')
    ) {
      this.leftOutText = '';
      return true;
    }
    parent.hasChosen = true;
    return false;
  }

  /**
   * Checks whether an element belongs to a hidden run and is left out. Marks and instructions of fields are written, so
   * that fields stay complete.
   */
  private isInHiddenRun(local: string, parent: Frame | undefined): boolean {
    if (parent?.local !== 'r' || local === 'rPr') return false;
    if (local === 'fldChar' || local === 'instrText') {
      parent.hasField = true;
      return false;
    }
    if (!this.isRunHidden(parent)) return false;
    this.leftOutText = '';
    return true;
  }

  private isRunHidden(run: Frame): boolean {
    return (
      run.vanish ??
      this.options.isHidden({
        character: run.style,
        paragraph: this.enclosing('p')?.style,
        table: this.enclosing('tbl')?.style,
      })
    );
  }

  /** Takes a note of what closes: which pieces are seen, what goes with its parts, which fields have ended. */
  private finishElement(frame: Frame, range: TextRange, element: XmlElement): void {
    const parent = this.frames.at(-1);
    this.finishPiece(frame, range, element);
    this.finishShape(frame);
    this.finishAlternatives(frame, parent);
    if (frame.loss) this.options.notes.countLoss(frame.loss.kind, frame.loss.text);
    if (!frame.isWord) return;
    switch (frame.local) {
      case 'r':
        if (!frame.hasField && this.isRunHidden(frame)) frame.isGone = true;
        break;
      case 'pPr':
        parent?.merge.setFormats(range);
        break;
      case 'p':
        this.finishParagraph(frame, range);
        break;
      case 'tc':
      case 'tr':
        this.nearest(frame.local === 'tc' ? 'tr' : 'tbl', (outer) => {
          outer.hasParts = true;
          if (!frame.isGone && !(frame.hasParts && frame.shown === 0)) outer.shown += 1;
        });
        if (frame.local === 'tr' && frame.hasParts && frame.shown === 0) frame.isGone = true;
        break;
      case 'tbl':
        if (frame.hasParts && frame.shown === 0) frame.isGone = true;
        break;
      case 'sdt':
        if (isUnfilledControl(frame)) this.options.notes.addUnfilled(frame.text);
        break;
      case 'fldSimple':
        if (frame.fieldName !== null) this.options.notes.countField(frame.fieldName, frame.text);
        break;
    }
  }

  private finishPiece({ local }: Frame, range: TextRange, element: XmlElement): void {
    if (local === 'fldChar') this.fields.addMark(getAttribute(element, 'fldCharType') ?? '', range);
    else if (INSTRUCTIONS.has(local)) {
      this.fields.addInstruction(this.instruction ?? '', range);
      this.instruction = null;
    } else if (this.frames.at(-1)?.local === 'r' && local !== 'rPr') {
      this.fields.addPiece(range);
      const paragraph = this.enclosing('p');
      if (paragraph && local !== 'lastRenderedPageBreak') paragraph.shown += 1;
    }
  }

  /** A picture or group of older documents goes once all of its shapes have gone. */
  private finishShape(frame: Frame): void {
    const holdsShapes = SHAPE_HOLDERS.has(frame.local);
    if (holdsShapes && frame.hasParts && frame.shown === 0) frame.isGone = true;
    if (!frame.isShape) return;
    const holder = this.frames.findLast(({ local }) => SHAPE_HOLDERS.has(local));
    if (!holder) return;
    holder.hasParts = true;
    if (!frame.isGone) holder.shown += 1;
  }

  /** Notes a set of alternatives of which nothing is drawn: it has no fallback, or an empty one. */
  private finishAlternatives(
    { local, from, hasChosen, undrawnText }: Frame,
    parent: Frame | undefined,
  ): void {
    if (local === 'Fallback' && parent?.local === 'AlternateContent') {
      // Of pieces that were blanked it was told why.
      parent.hasChosen = this.written.slice(from).some((piece) => piece.trim() !== '' || piece === '');
      return;
    }
    if (local !== 'AlternateContent' || hasChosen || undrawnText === null) return;
    const isContent = this.frames.some((frame) => CONTENTS.has(frame.local));
    const isFormat = this.frames.some((frame) => frame.local.endsWith('Pr'));
    if (isContent && !isFormat) this.options.notes.countUndrawn(undrawnText);
  }

  private finishParagraph(frame: Frame, range: TextRange): void {
    const isMarkHidden =
      !frame.isStyleSeparator &&
      (frame.vanish ??
        this.options.isHidden({
          character: undefined,
          paragraph: frame.style,
          table: this.enclosing('tbl')?.style,
        }));
    const isJoined = frame.isMarkStruck || (isMarkHidden && frame.shown === 0);
    this.container(0)?.merge.endParagraph(frame.merge, range, isJoined);
  }

  private enclosing(local: string): Frame | undefined {
    for (let at = this.frames.length - 1; at >= 0; at -= 1) {
      const frame = this.frames[at];
      if (frame?.local === local && frame.isWord) return frame;
    }
    return undefined;
  }

  /** The shape of a group whose properties an element with this name has. */
  private groupedShape(local: string): Frame | undefined {
    if (local !== 'cNvPr') return undefined;
    const at = this.frames.at(-1)?.local === 'nvPicPr' ? -2 : -1;
    return GROUPS.has(this.frames.at(at - 1)?.local ?? '') ? this.frames.at(at) : undefined;
  }

  private nearest(local: string, change: (frame: Frame) => void): void {
    const frame = this.enclosing(local);
    if (frame) change(frame);
  }

  /** Takes over what an element that is left out says of those around it. */
  private inspectLeftOut(element: XmlElement): void {
    if (!WORD.has(element.uri)) return;
    // Only what is left out right below a control is said of it: struck and hidden text may hold controls of its own.
    const control = this.frames.at(-1);
    if (element.local !== 'showingPlcHdr' || control?.local !== 'sdt') return;
    if (isWordToggleOn(getAttribute(element, 'val'))) control.isPrompt = true;
  }

  private noteLeftOut({ local }: XmlElement): void {
    const text = this.leftOutText;
    this.leftOutText = null;
    if (text === null) return;
    const outer = this.frames.at(-1);
    if (local === 'Choice' && outer?.local === 'AlternateContent') {
      if ((outer.undrawnText?.length ?? 0) < MAX_QUOTED)
        outer.undrawnText = `${outer.undrawnText ?? ''} ${text}`.trim();
      return;
    }
    const loss = this.frames.find(({ isGone }) => isGone)?.loss;
    if (loss) {
      if (loss.text.length < MAX_QUOTED) loss.text = `${loss.text} ${text}`.trim();
      return;
    }
    if (DELETION_ELEMENTS.has(local)) {
      // Moved text is counted at its new position.
      if (local === 'del') this.options.notes.countStruck(text);
      return;
    }
    if (text.trim() === '') return;
    const paragraph = this.enclosing('p');
    this.options.notes.countHidden(text, !paragraph?.hasNotedHidden);
    if (paragraph) paragraph.hasNotedHidden = true;
  }
}

/** Has an element left out with all that is in it, for the first reason there is. */
function markGone(frame: Frame, kind: RemovedElementKind): void {
  frame.isGone = true;
  frame.loss ??= { kind, text: '' };
}

/** Reads the instruction of a simple field. */
const getInstruction = (element: XmlElement): string => getAttribute(element, 'instr') ?? '';

/** Elements of older documents that hold shapes (VML): a group is a shape itself. */
const SHAPE_HOLDERS = new Set(['pict', 'object', 'group']);

/** Groups of shapes in a drawing. */
const GROUPS = new Set(['wgp', 'grpSp']);

/** Elements that hold what a document says, in the body and around it. */
const CONTENTS = new Set(['body', 'hdr', 'ftr', 'footnote', 'endnote']);

/** Elements that hold formats, in which `ins` and `del` mark a paragraph, row or number and hold no text. */
const FORMATS = new Set(['rPr', 'trPr', 'ctrlPr', 'numPr']);

/** Elements with the text of a field's instruction. */
const INSTRUCTIONS = new Set(['instrText', 'delInstrText']);
