import { readZip, UnreadableZipError } from '../files/read-zip';
import { buildZip } from '../files/write-zip';
import { escapeAttribute, XML_DECLARATION } from '../xml/write-xml';
import { cleanSvg, cleanXml, withXmlRefusals } from './clean-xml';
import { CONTENT_TYPES_PART, parseContentTypes, writeContentTypes } from './content-types';
import { DocumentChangeNotes } from './final-text/document-change-notes';
import { type HiddenByStyleCheck, isNeverHiddenByStyle, parseHiddenStyles } from './final-text/hidden-styles';
import { requireHarmlessLink } from './links';
import { removePictureMetadata } from './picture-notes';
import { detectPictureType, SVG_TYPE } from './pictures';
import { getRelationsPartName, parseRelations, type Relation, resolvePartName } from './read-relations';
import { createDocxRefusal, docxRefusalMessages, NOT_A_DOCX_MESSAGE } from './refuse-docx';
import { findRelationRule } from './relation-rules';

const MB = 1024 * 1024;
/** Limits of an unpacked Word document: number of parts, and bytes of all parts together. */
export const UNPACKED_DOCX_LIMITS = { entries: 2_000, bytes: 60 * MB };

const MAIN_PART = /^word\/document\d*\.xml$/;
/** Names of parts as programs write them: no path of any system, and nothing that hides in one (ECMA-376 part 2, 6.2.2). */
const PLAIN_NAME = /^[\w.~%!$&'()+,;=@ -]+(?:\/[\w.~%!$&'()+,;=@ -]+)*$/;
/** Normal.dotm, as Word notes it on the machine of whoever wrote the document. */
const ON_THAT_MACHINE = /^(file:\/\/\/)?[a-z]:[\\/]/i;

/**
 * Word document that was cleaned (written anew), with sentences for the sender about the changes, and the
 * text of the first unfilled content control.
 */
export interface CleanedDocx {
  content: Buffer;
  notes: string[];
  /** The text of the first content control that asks for an entry that nobody made; null: there is none. */
  unfilled: string | null;
}

/**
 * Cleans a Word document: writes it anew from parts that are known to be harmless, as their final text.
 * Leaves out reviewers' notes, form data and templates of the author's machine. Throws a refusal (413, 415),
 * with a message for people, for a file that is no Word document, and for a document that runs, embeds or
 * fetches something.
 */
export function cleanDocx(content: Buffer): CleanedDocx {
  const source = withXmlRefusals(() => openPackage(content));
  const cleaned = new CleanPackage(source);
  withXmlRefusals(() => cleaned.follow(''));
  if (![...cleaned.parts.keys()].some((name) => MAIN_PART.test(name)))
    throw createDocxRefusal(NOT_A_DOCX_MESSAGE);
  return {
    content: buildZip(new Map([[CONTENT_TYPES_PART, writeContentTypes(cleaned.types)], ...cleaned.parts])),
    notes: cleaned.notes.sentences(),
    unfilled: cleaned.notes.unfilled,
  };
}

interface Part {
  /** As the package spells it. */
  name: string;
  content: Buffer;
}

interface Package {
  getPart(name: string): Part | undefined;
  getType(name: string): string | undefined;
}

/** Names of parts are the same in small and capital letters. */
function openPackage(content: Buffer): Package {
  const parts = new Map<string, Part>();
  for (const [name, part] of unzip(content)) {
    if (parts.has(name.toLowerCase())) throw createDocxRefusal(NOT_A_DOCX_MESSAGE);
    parts.set(name.toLowerCase(), { name, content: part });
  }
  const types = parts.get(CONTENT_TYPES_PART.toLowerCase());
  if (!types) throw createDocxRefusal(NOT_A_DOCX_MESSAGE);
  return { getPart: (name) => parts.get(name.toLowerCase()), getType: parseContentTypes(types.content) };
}

function unzip(content: Buffer): Map<string, Buffer> {
  try {
    return readZip(content, UNPACKED_DOCX_LIMITS);
  } catch (error) {
    if (!(error instanceof UnreadableZipError)) throw error;
    if (error.reason === 'encrypted') throw createDocxRefusal('O documento tem senha. Envie um sem senha.');
    if (error.reason === 'too-large')
      throw createDocxRefusal('O documento descompactado é grande demais.', 413);
    throw createDocxRefusal(NOT_A_DOCX_MESSAGE);
  }
}

class CleanPackage {
  readonly parts = new Map<string, Buffer>();
  readonly types = new Map<string, string>();
  readonly notes = new DocumentChangeNotes();
  private isHidden = isNeverHiddenByStyle;

  constructor(private readonly source: Package) {}

  /** Takes over what the relations of a part lead to. Answers the ids of those that were kept. */
  follow(part: string): Set<string> {
    const name = getRelationsPartName(part);
    const found = this.source.getPart(name);
    const kept = found ? parseRelations(found.content).filter((relation) => this.take(part, relation)) : [];
    if (kept.length > 0) this.parts.set(name, writeRelations(kept));
    return new Set(kept.map(({ id }) => id));
  }

  /** Takes over the part that a relation leads to; false where the relation is left out. */
  private take(part: string, { type, target, isExternal }: Relation): boolean {
    const rule = findRelationRule(type, isExternal);
    if (rule === 'leave-out') return false;
    if (rule === 'template') {
      if (!ON_THAT_MACHINE.test(target)) throw createDocxRefusal(docxRefusalMessages.outside);
      return false;
    }
    if (rule === 'link') {
      requireHarmlessLink(target);
      return isExternal || target.startsWith('#');
    }
    if ('refuse' in rule) throw createDocxRefusal(docxRefusalMessages[rule.refuse]);
    const found = this.source.getPart(resolvePartName(part, target));
    if (!found || !PLAIN_NAME.test(found.name)) return false;
    if (this.types.has(found.name)) return true;
    if (rule.keep === 'picture') this.takePicture(found);
    else this.takePart(found, rule.keep);
    return true;
  }

  private takePart({ name, content }: Part, types: readonly string[]): void {
    const type = this.source.getType(name) ?? '';
    if (!types.includes(type))
      throw createDocxRefusal(/macroEnabled/i.test(type) ? docxRefusalMessages.macros : NOT_A_DOCX_MESSAGE);
    // A template of Word is a document here: under a name that ends in .docx Word opens nothing else.
    this.types.set(name, type.replace(/template\.main\+xml$/, 'document.main+xml'));
    if (MAIN_PART.test(name)) this.isHidden = this.readStyles(name);
    const { isHidden, notes } = this;
    this.parts.set(
      name,
      type.endsWith('+xml') ? cleanXml(content, { ids: this.follow(name), isHidden, notes }) : content,
    );
  }

  /** Reads what the styles of the main part hide, in it and in all that hangs on it. */
  private readStyles(main: string): HiddenByStyleCheck {
    const relations = this.source.getPart(getRelationsPartName(main));
    if (!relations) return isNeverHiddenByStyle;
    const styles = parseRelations(relations.content).find(
      ({ type, isExternal }) => !isExternal && type.endsWith('/styles'),
    );
    const part = styles && this.source.getPart(resolvePartName(main, styles.target));
    return part ? parseHiddenStyles(part.content) : isNeverHiddenByStyle;
  }

  private takePicture({ name, content }: Part): void {
    const type = detectPictureType(content) ?? (this.source.getType(name) === SVG_TYPE ? SVG_TYPE : null);
    if (!type) throw createDocxRefusal(docxRefusalMessages.picture);
    this.types.set(name, type);
    this.parts.set(name, type === SVG_TYPE ? cleanSvg(content) : removePictureMetadata(type, content));
  }
}

function writeRelations(relations: readonly Relation[]): Buffer {
  const written = relations.map(({ id, type, target, isExternal }) => {
    const mode = isExternal ? ' TargetMode="External"' : '';
    return `<Relationship Id="${escapeAttribute(id)}" Type="${escapeAttribute(type)}" Target="${escapeAttribute(target)}"${mode}/>`;
  });
  return Buffer.from(
    `${XML_DECLARATION}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${written.join('')}</Relationships>`,
  );
}
