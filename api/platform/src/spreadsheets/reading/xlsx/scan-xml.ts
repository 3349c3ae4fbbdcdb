import { UnreadableSpreadsheetError } from '../unreadable';

/** Functions that the XML scanner calls for each opening tag, closing tag and text. */
export interface XmlHandler {
  /** Local name of an element that begins, and its attributes as they are written. */
  open(name: string, attributes: string): void;
  close(name: string): void;
  /** Entities are characters by now. Long texts come in one piece. */
  text(text: string): void;
}

/** Maximum length between two tags: a cell with 32,767 characters, each of them an entity, is shorter. */
const MAX_TEXT_LENGTH = 1_000_000;
const broken = () =>
  new UnreadableSpreadsheetError(
    'A planilha está danificada. Abra-a no programa de planilhas, salve de novo e envie.',
  );

/**
 * Creates a function that scans XML piece by piece and calls the handler. Decodes only the five entities of
 * XML and numeric characters; throws `UnreadableSpreadsheetError` for a document type or malformed XML.
 */
export function createXmlScanner(ears: XmlHandler): (piece: string) => void {
  let rest = '';
  return (piece) => {
    const xml = rest + piece;
    let at = 0;
    for (;;) {
      const open = xml.indexOf('<', at);
      if (open === -1) break;
      const end = findMarkupEnd(xml, open);
      if (end === -1) break;
      if (open > at) ears.text(decodeXmlEntities(xml.slice(at, open)));
      hear(xml, open, end, ears);
      at = end;
    }
    rest = xml.slice(at);
    if (rest.length > MAX_TEXT_LENGTH) throw broken();
  };
}

const SLASH = 47;
/** All that XML takes for white space is no greater. */
const SPACE = 32;
const CDATA = '<![CDATA[';

/** Finds the end of the markup that begins with this `<`; -1 if it has not arrived yet. */
function findMarkupEnd(xml: string, open: number): number {
  const after = xml[open + 1];
  if (after === '!') {
    const isShort = xml.length < open + CDATA.length;
    if (isShort) return -1;
    if (xml.startsWith('<!--', open)) return past(xml, '-->', open + 4);
    if (xml.startsWith(CDATA, open)) return past(xml, ']]>', open);
    throw broken();
  }
  if (after === '?') return past(xml, '?>', open);
  for (let end = xml.indexOf('>', open); end !== -1; end = xml.indexOf('>', end + 1)) {
    if (!isInQuotes(xml, open, end)) return end + 1;
  }
  return -1;
}

function past(xml: string, what: string, from: number): number {
  const at = xml.indexOf(what, from);
  return at === -1 ? -1 : at + what.length;
}

/** A `>` may stand in the value of an attribute. */
function isInQuotes(xml: string, from: number, to: number): boolean {
  let quote = 0;
  for (let at = from; at < to; at += 1) {
    const code = xml.charCodeAt(at);
    if (quote !== 0) {
      if (code === quote) quote = 0;
    } else if (code === 34 || code === 39) quote = code;
  }
  return quote !== 0;
}

function hear(xml: string, open: number, end: number, ears: XmlHandler): void {
  const first = xml.charCodeAt(open + 1);
  if (first === 33 && xml.startsWith(CDATA, open)) ears.text(xml.slice(open + CDATA.length, end - 3));
  if (first === 33 || first === 63) return;
  if (first === SLASH) {
    ears.close(localName(xml.slice(open + 2, end - 1).trimEnd()));
    return;
  }
  const isClosed = xml.charCodeAt(end - 2) === SLASH;
  const last = isClosed ? end - 2 : end - 1;
  let space = open + 1;
  while (space < last && xml.charCodeAt(space) > SPACE) space += 1;
  const name = localName(xml.slice(open + 1, space));
  ears.open(name, xml.slice(space, last));
  if (isClosed) ears.close(name);
}

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon === -1 ? name : name.slice(colon + 1);
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Decodes the five entities of XML and numeric character references in a text; other entities stay as they
 * are.
 */
export function decodeXmlEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (all, hex, number, name) => {
    if (name) return (Object.hasOwn(named, name) && named[name]) || all;
    const code = hex ? Number.parseInt(hex, 16) : Number(number);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

/**
 * Returns the value of an XML attribute (`r`, `r:id`) from the text of an opening tag; null if it is absent.
 */
export function getXmlAttribute(attributes: string, name: string): string | null {
  for (let at = attributes.indexOf(`${name}=`); at !== -1; at = attributes.indexOf(`${name}=`, at + 1)) {
    if (attributes.charCodeAt(at - 1) > SPACE) continue;
    const from = at + name.length + 2;
    const end = attributes.indexOf(attributes[from - 1] ?? '"', from);
    return end === -1 ? null : decodeXmlEntities(attributes.slice(from, end));
  }
  return null;
}
