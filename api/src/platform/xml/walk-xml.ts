import { SaxesParser, type SaxesTagNS } from 'saxes';

export type XmlElement = SaxesTagNS;

/** Hears an XML document in its order. Elements have their namespace in `uri` and their name without prefix in `local`. */
export interface XmlVisitor {
  open(element: XmlElement): void;
  close(element: XmlElement): void;
  text(text: string, from: 'text' | 'cdata'): void;
}

export type XmlFault = 'broken' | 'definitions' | 'deep' | 'encoding';

/** An XML document that is not read, and why. */
export class UnreadableXml extends Error {
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
 * Reads a well-formed XML document, in time and memory that grow with its length alone. Throws `UnreadableXml` for anything
 * else: no entity is defined, no other file is named.
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
    throw new UnreadableXml('broken', { cause });
  });
  parser.on('doctype', () => {
    throw new UnreadableXml('definitions');
  });
  parser.on('opentagstart', () => {
    level += 1;
    if (level > MAX_LEVELS) throw new UnreadableXml('deep');
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
  if (isLatinAllowed && LATIN.test(declared)) return new TextDecoder('windows-1252').decode(content);
  if (!/^(?:utf-?8|us-ascii)$/i.test(declared)) throw new UnreadableXml('encoding');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch (cause) {
    throw new UnreadableXml('encoding', { cause });
  }
}
