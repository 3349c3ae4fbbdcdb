import { UnreadableXml, walkXml, type XmlElement } from '../xml/walk-xml';
import { escapeText, openingTag, XML_DECLARATION } from '../xml/write-xml';
import { FieldCheck, requireAllowed } from './fields';
import { type DocxRefusal, docxRefusals, NO_DOCX, refuseDocx } from './refuse-docx';

const RELATIONS = new Set([
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'http://purl.oclc.org/ooxml/officeDocument/relationships',
]);

/** Elements that bring in something of another program or document. */
const refused = new Map<string, DocxRefusal>([
  ['altChunk', 'otherDocument'],
  ['subDoc', 'otherDocument'],
  ['OLEObject', 'embedded'],
  ['objectEmbed', 'embedded'],
  ['objectLink', 'embedded'],
  ['control', 'embedded'],
]);

/** Elements that are left out with what is in them: their parts are left out too. */
const leftOut = new Set([
  'attachedTemplate',
  'mailMerge',
  'commentRangeStart',
  'commentRangeEnd',
  'commentReference',
]);

type Attribute = XmlElement['attributes'][string];

/** Writes a part of a Word document anew; `ids` are the relations of it that are kept. Refuses what runs or reaches out. */
export function cleanXml(content: Uint8Array, ids: ReadonlySet<string>): Buffer {
  const fields = new FieldCheck();
  let isInstruction = false;
  const isKept = ({ uri, value }: Attribute) => !RELATIONS.has(uri) || ids.has(value);
  const cleaned = rewrite(content, {
    isKept,
    opens(element) {
      const reason = refused.get(element.local);
      if (reason) throw refuseDocx(docxRefusals[reason]);
      if (leftOut.has(element.local)) return false;
      if (element.local === 'fldChar') hearFieldChar(fields, attributeOf(element, 'fldCharType'));
      if (element.local === 'fldSimple') requireAllowed(attributeOf(element, 'instr'));
      isInstruction = isInstructionText(element);
      return true;
    },
    closes() {
      isInstruction = false;
    },
    text(text, from) {
      if (!isInstruction) return;
      if (from === 'cdata') throw refuseDocx(docxRefusals.encoding);
      fields.instruct(text);
    },
  });
  fields.finish();
  return cleaned;
}

function hearFieldChar(fields: FieldCheck, type: string): void {
  if (type === 'begin') fields.begin();
  if (type === 'end') fields.end();
}

const isInstructionText = ({ local }: XmlElement) => local === 'instrText' || local === 'delInstrText';

const attributeOf = ({ attributes }: XmlElement, name: string): string =>
  Object.values(attributes).find(({ local }) => local === name)?.value ?? '';

const SCRIPTED = new Set([
  'script',
  'foreignObject',
  'style',
  'handler',
  'listener',
  'use',
  'image',
  'animate',
  'set',
]);

/** Writes a drawing (SVG) anew, without scripts, styles of its own and whatever it would fetch. */
export const cleanSvg = (content: Uint8Array): Buffer =>
  rewrite(content, {
    opens: ({ local }) => !SCRIPTED.has(local),
    isKept: ({ local, value }) =>
      !/^on/i.test(local) &&
      (local !== 'href' || value.startsWith('#')) &&
      !/url\s{0,9}\(\s{0,9}["']?(?!#)/i.test(value),
    closes() {},
    text() {},
  });

interface Rewriting {
  /** Answers false for an element that is left out, with everything in it. */
  opens(element: XmlElement): boolean;
  closes(element: XmlElement): void;
  text(text: string, from: 'text' | 'cdata'): void;
  isKept(attribute: Attribute): boolean;
}

/** Comments, processing instructions and CDATA sections do not come along; the text of the last ones does. */
function rewrite(content: Uint8Array, { opens, closes, text, isKept }: Rewriting): Buffer {
  const written = [XML_DECLARATION];
  /** How deep the walk is in an element that is left out. */
  let leftOutLevel = 0;
  walkXml(content, {
    open(element) {
      if (leftOutLevel > 0 || !opens(element)) leftOutLevel += 1;
      else written.push(openingTag(element, isKept));
    },
    close(element) {
      if (leftOutLevel > 0) leftOutLevel -= 1;
      else {
        closes(element);
        if (!element.isSelfClosing) written.push(`</${element.name}>`);
      }
    },
    text(piece, from) {
      if (leftOutLevel > 0) return;
      text(piece, from);
      written.push(escapeText(piece));
    },
  });
  return Buffer.from(written.join(''));
}

/** Does it, and says in words why XML could not be read. */
export function readingXml<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof UnreadableXml)) throw error;
    throw error.fault === 'encoding' ? refuseDocx(docxRefusals.encoding) : refuseDocx(NO_DOCX);
  }
}
