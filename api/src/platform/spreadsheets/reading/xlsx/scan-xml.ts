import { Unreadable } from '../unreadable';

export interface XmlEars {
  /** Local name of an element that begins, and its attributes as they are written. */
  open(name: string, attributes: string): void;
  close(name: string): void;
  /** Entities are characters by now. Long texts come in one piece. */
  text(text: string): void;
}

/** What may stand between two tags: a cell with 32,767 characters, each of them an entity, is shorter. */
const LONGEST = 1_000_000;
const broken = () =>
  new Unreadable('A planilha está danificada. Abra-a no programa de planilhas, salve de novo e envie.');

/**
 * Hears an XML in pieces, as they come: only the five entities of XML and numbered characters mean anything, a document
 * type is refused. Throws `Unreadable`.
 */
export function xmlScanner(ears: XmlEars): (piece: string) => void {
  let rest = '';
  return (piece) => {
    const xml = rest + piece;
    let at = 0;
    for (;;) {
      const open = xml.indexOf('<', at);
      if (open === -1) break;
      const end = endOf(xml, open);
      if (end === -1) break;
      if (open > at) ears.text(decoded(xml.slice(at, open)));
      hear(xml, open, end, ears);
      at = end;
    }
    rest = xml.slice(at);
    if (rest.length > LONGEST) throw broken();
  };
}

const SLASH = 47;
/** All that XML takes for white space is no greater. */
const SPACE = 32;
const CDATA = '<![CDATA[';

/** Where what begins with this `<` ends; -1 where that has not come yet. */
function endOf(xml: string, open: number): number {
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

function hear(xml: string, open: number, end: number, ears: XmlEars): void {
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

/** With the characters that stand for themselves nowhere in XML. Other entities stay as they are written. */
export function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (all, hex, number, name) => {
    if (name) return (Object.hasOwn(named, name) && named[name]) || all;
    const code = hex ? Number.parseInt(hex, 16) : Number(number);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

/** The value of an attribute (`r`, `r:id`); null where it is not there. */
export function attributeOf(attributes: string, name: string): string | null {
  for (let at = attributes.indexOf(`${name}=`); at !== -1; at = attributes.indexOf(`${name}=`, at + 1)) {
    if (attributes.charCodeAt(at - 1) > SPACE) continue;
    const from = at + name.length + 2;
    const end = attributes.indexOf(attributes[from - 1] ?? '"', from);
    return end === -1 ? null : decoded(attributes.slice(from, end));
  }
  return null;
}
