import { UnreadableXmlError, walkXml, type XmlElement } from '../xml/walk-xml';
import { escapeText, formatOpeningTag, XML_DECLARATION } from '../xml/write-xml';
import { requireHarmlessField } from './fields';
import type { DocumentChangeNotes } from './final-text/document-change-notes';
import { FinalTextWriter } from './final-text/final-text-writer';
import { getAttribute, type HiddenByStyleCheck } from './final-text/hidden-styles';
import { isHarmlessAddressAttribute } from './reaching-out';
import {
  createDocxRefusal,
  type DocxRefusalReason,
  docxRefusalMessages,
  NOT_A_DOCX_MESSAGE,
} from './refuse-docx';

const RELATIONS = new Set([
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'http://purl.oclc.org/ooxml/officeDocument/relationships',
]);

/** Elements that bring in something of another program or document. */
const refused = new Map<string, DocxRefusalReason>([
  ['altChunk', 'otherDocument'],
  ['subDoc', 'otherDocument'],
  ['OLEObject', 'embedded'],
  ['objectEmbed', 'embedded'],
  ['objectLink', 'embedded'],
  ['control', 'embedded'],
]);

type Attribute = XmlElement['attributes'][string];

/**
 * Options of cleaning a part of a Word document: ids of the relations to keep, styles that hide text, and
 * notes on the changes.
 */
export interface CleaningOptions {
  ids: ReadonlySet<string>;
  isHidden: HiddenByStyleCheck;
  notes: DocumentChangeNotes;
}

/**
 * Writes a part of a Word document anew as its final text (tracked changes accepted, comments left out).
 * Throws a refusal for markup that runs or fetches something.
 */
export function cleanXml(content: Uint8Array, { ids, isHidden, notes }: CleaningOptions): Buffer {
  const writer = new FinalTextWriter({
    isKept: (attribute) =>
      (!RELATIONS.has(attribute.uri) || ids.has(attribute.value)) && isHarmlessAddressAttribute(attribute),
    check(element) {
      const reason = refused.get(element.local);
      if (reason) throw createDocxRefusal(docxRefusalMessages[reason]);
      if (element.local === 'fldSimple') requireHarmlessField(getAttribute(element, 'instr') ?? '');
    },
    isHidden,
    notes,
  });
  walkXml(content, writer);
  return writer.finish();
}

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/** Elements of a drawing that draw, fill or group, and fetch nothing (SVG 1.1). */
const DRAWN = new Set(
  [
    'svg g defs symbol switch title desc path rect circle ellipse line polyline polygon text tspan textPath',
    'linearGradient radialGradient stop clipPath mask pattern marker filter',
    'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap',
    'feDistantLight feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset',
    'fePointLight feSpecularLighting feSpotLight feTile feTurbulence',
  ].flatMap((names) => names.split(' ')),
);

/** Links are drawn as what is in them. */
const LINK = 'a';

/**
 * Writes an SVG drawing anew, without scripts, its own styles, elements of other XML vocabularies, and
 * references that would be fetched.
 */
export function cleanSvg(content: Uint8Array): Buffer {
  const written = [XML_DECLARATION];
  /** Depth of the walk within an element that is left out; 0: outside. */
  let leftOutLevel = 0;
  walkXml(content, {
    open(element) {
      const { uri, local } = element;
      if (leftOutLevel > 0) leftOutLevel += 1;
      else if (uri === SVG_NAMESPACE && local === LINK)
        written.push(`<${groupFor(element)}${element.isSelfClosing ? '/' : ''}>`);
      else if (uri !== SVG_NAMESPACE || !DRAWN.has(local)) leftOutLevel = 1;
      else written.push(formatOpeningTag(element, isAllowedInDrawing));
    },
    close(element) {
      if (leftOutLevel > 0) leftOutLevel -= 1;
      else if (!element.isSelfClosing)
        written.push(`</${element.local === LINK ? groupFor(element) : element.name}>`);
    },
    text(text) {
      if (leftOutLevel === 0) written.push(escapeText(text));
    },
  });
  return Buffer.from(written.join(''));
}

/** The name of a group, with the prefix of the link in whose place it stands. */
const groupFor = ({ name }: XmlElement): string => `${name.slice(0, -LINK.length)}g`;

/** Attributes of other vocabularies go but for declarations; a value may name a part of the drawing, and nothing in another way. */
const isAllowedInDrawing = ({ name, prefix, local, value }: Attribute): boolean =>
  (prefix === '' || name.startsWith('xmlns') || name === 'xml:space' || name === 'xlink:href') &&
  !/^on/i.test(local) &&
  (local !== 'href' || value.startsWith('#')) &&
  !/url\s{0,9}\(\s{0,9}["']?(?!#)|[\\@]|expression|\/\*/i.test(value);

/** Runs work that reads XML, and turns unreadable XML into a refusal with a message for people. */
export function withXmlRefusals<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof UnreadableXmlError)) throw error;
    throw error.fault === 'encoding'
      ? createDocxRefusal(docxRefusalMessages.encoding)
      : createDocxRefusal(NOT_A_DOCX_MESSAGE);
  }
}
