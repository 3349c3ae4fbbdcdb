import { SaxesParser, type SaxesTagNS } from 'saxes';
import { decodeWindows1252 } from '../text/windows-1252';

/** Element of an XML document with name, namespace and attributes, as the parser reports it. */
export type XmlElement = SaxesTagNS;

/**
 * Visitor that receives the parts of an XML document in order. Elements have their namespace in `uri` and
 * their name without prefix in `local`.
 */
export interface XmlVisitor {
  open(element: XmlElement): void;
  close(element: XmlElement): void;
  text(text: string, from: 'text' | 'cdata'): void;
}

/**
 * Reason for which an XML document cannot be read: malformed, with definitions of entities, nested too deep,
 * or in an unknown encoding.
 */
export type XmlFault = 'broken' | 'definitions' | 'deep' | 'encoding';

/** Error of an XML document that cannot be read, with the reason. */
export class UnreadableXmlError extends Error {
  override name = 'UnreadableXml';
  constructor(
    readonly fault: XmlFault,
    options?: ErrorOptions,
  ) {
    super(fault, options);
  }
}

interface Reading {
  /** Take what is declared as ISO-8859-1 or Windows-1252 too. UTF-16 is never read. */
  isLatinAllowed?: boolean;
}

/** Deeper than any document of an office program or tax office. */
const MAX_LEVELS = 100;
const CHUNK = 64 * 1024;

/**
 * Parses an XML document and calls the visitor for each element and text, in time and memory proportional to
 * the document's length. Throws `UnreadableXmlError` for a malformed document and for one with a document
 * type; entities are not defined, and no other files are read.
 */
export function walkXml(
  content: Uint8Array,
  visitor: XmlVisitor,
  { isLatinAllowed = false }: Reading = {},
): void {
  const xml = decode(content, isLatinAllowed);
  const parser = new SaxesParser({ xmlns: true, position: false });
  let level = 0;
  parser.on('error', (cause) => {
    throw new UnreadableXmlError('broken', { cause });
  });
  parser.on('doctype', () => {
    throw new UnreadableXmlError('definitions');
  });
  parser.on('opentagstart', () => {
    level += 1;
    if (level > MAX_LEVELS) throw new UnreadableXmlError('deep');
  });
  parser.on('opentag', (element) => visitor.open(element));
  parser.on('closetag', (element) => {
    level -= 1;
    visitor.close(element);
  });
  parser.on('text', (text) => {
    if (level > 0) visitor.text(text, 'text');
  });
  parser.on('cdata', (text) => visitor.text(text, 'cdata'));
  for (let at = 0; at < xml.length; at += CHUNK) parser.write(xml.slice(at, at + CHUNK));
  parser.close();
}

const DECLARATION_BYTES = 200;
const LATIN = /^(?:iso-8859-1|windows-1252)$/i;

function decode(content: Uint8Array, isLatinAllowed: boolean): string {
  const head = Buffer.from(content.subarray(0, DECLARATION_BYTES)).toString('latin1');
  const [, declared = 'utf-8'] =
    /^(?:\xef\xbb\xbf)?<\?xml[^>]{1,100}?\bencoding\s{0,9}=\s{0,9}["']([\w.-]{1,40})["']/.exec(head) ?? [];
  if (isLatinAllowed && LATIN.test(declared)) return decodeWindows1252(content);
  if (!/^(?:utf-?8|us-ascii)$/i.test(declared)) throw new UnreadableXmlError('encoding');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch (cause) {
    throw new UnreadableXmlError('encoding', { cause });
  }
}
