import { readZip, UnreadableZip } from '../files/read-zip';
import { writeZip } from '../files/write-zip';
import { escapeAttribute, XML_DECLARATION } from '../xml/write-xml';
import { cleanSvg, cleanXml, readingXml } from './clean-xml';
import { CONTENT_TYPES, readContentTypes, writeContentTypes } from './content-types';
import { requireHarmlessLink } from './links';
import { pictureTypeOf, SVG } from './pictures';
import { partAt, type Relation, readRelations, relationsPartOf } from './read-relations';
import { docxRefusals, NO_DOCX, refuseDocx } from './refuse-docx';
import { ruleOf } from './relation-rules';

const MB = 1024 * 1024;
/** Of a Word document unpacked, all parts together. */
export const DOCX_LIMITS = { entries: 2_000, bytes: 60 * MB };

const MAIN_PART = /^word\/document\d*\.xml$/;
/** Normal.dotm, as Word notes it on the machine of whoever wrote the document. */
const ON_THAT_MACHINE = /^(file:\/\/\/)?[a-z]:[\\/]/i;

/**
 * Writes a Word document anew from the parts of it that are known to be harmless: what relations of known types lead to,
 * parsed and written again. Reviewers' notes, forms' data and templates of the own machine are left out. Refused (413, 415)
 * in words: what is no Word document, and what runs, embeds or fetches something.
 */
export function cleanDocx(content: Buffer): Buffer {
  const source = readingXml(() => openPackage(content));
  const cleaned = new CleanPackage(source);
  readingXml(() => cleaned.follow(''));
  if (![...cleaned.parts.keys()].some((name) => MAIN_PART.test(name))) throw refuseDocx(NO_DOCX);
  return writeZip(new Map([[CONTENT_TYPES, writeContentTypes(cleaned.types)], ...cleaned.parts]));
}

interface Part {
  /** As the package spells it. */
  name: string;
  content: Buffer;
}

interface Package {
  partOf(name: string): Part | undefined;
  typeOf(name: string): string | undefined;
}

/** Names of parts are the same in small and capital letters. */
function openPackage(content: Buffer): Package {
  const parts = new Map<string, Part>();
  for (const [name, part] of unzip(content)) {
    if (parts.has(name.toLowerCase())) throw refuseDocx(NO_DOCX);
    parts.set(name.toLowerCase(), { name, content: part });
  }
  const types = parts.get(CONTENT_TYPES.toLowerCase());
  if (!types) throw refuseDocx(NO_DOCX);
  return { partOf: (name) => parts.get(name.toLowerCase()), typeOf: readContentTypes(types.content) };
}

function unzip(content: Buffer): Map<string, Buffer> {
  try {
    return readZip(content, DOCX_LIMITS);
  } catch (error) {
    if (!(error instanceof UnreadableZip)) throw error;
    if (error.reason === 'encrypted') throw refuseDocx('O documento tem senha. Envie um sem senha.');
    if (error.reason === 'too-large') throw refuseDocx('O documento descompactado é grande demais.', 413);
    throw refuseDocx(NO_DOCX);
  }
}

class CleanPackage {
  readonly parts = new Map<string, Buffer>();
  readonly types = new Map<string, string>();

  constructor(private readonly source: Package) {}

  /** Takes over what the relations of a part lead to. Answers the ids of those that were kept. */
  follow(part: string): Set<string> {
    const name = relationsPartOf(part);
    const found = this.source.partOf(name);
    const kept = found ? readRelations(found.content).filter((relation) => this.take(part, relation)) : [];
    if (kept.length > 0) this.parts.set(name, writeRelations(kept));
    return new Set(kept.map(({ id }) => id));
  }

  /** Takes over the part that a relation leads to; false where the relation is left out. */
  private take(part: string, { type, target, isExternal }: Relation): boolean {
    const rule = ruleOf(type, isExternal);
    if (rule === 'leave-out') return false;
    if (rule === 'template') {
      if (!ON_THAT_MACHINE.test(target)) throw refuseDocx(docxRefusals.outside);
      return false;
    }
    if (rule === 'link') {
      requireHarmlessLink(target);
      return isExternal || target.startsWith('#');
    }
    if ('refuse' in rule) throw refuseDocx(docxRefusals[rule.refuse]);
    const found = this.source.partOf(partAt(part, target));
    if (!found) return false;
    if (this.types.has(found.name)) return true;
    if (rule.keep === 'picture') this.takePicture(found);
    else this.takePart(found, rule.keep);
    return true;
  }

  private takePart({ name, content }: Part, types: readonly string[]): void {
    const type = this.source.typeOf(name) ?? '';
    if (!types.includes(type)) throw refuseDocx(/macroEnabled/i.test(type) ? docxRefusals.macros : NO_DOCX);
    // A template of Word is a document here: under a name that ends in .docx Word opens nothing else.
    this.types.set(name, type.replace(/template\.main\+xml$/, 'document.main+xml'));
    this.parts.set(name, type.endsWith('+xml') ? cleanXml(content, this.follow(name)) : content);
  }

  private takePicture({ name, content }: Part): void {
    const type = pictureTypeOf(content) ?? (this.source.typeOf(name) === SVG ? SVG : null);
    if (!type) throw refuseDocx(docxRefusals.picture);
    this.types.set(name, type);
    this.parts.set(name, type === SVG ? cleanSvg(content) : content);
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
