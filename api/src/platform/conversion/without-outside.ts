import { DOCX_LIMITS } from '../files/check-docx';
import { readZip } from '../files/read-zip';
import { writeZip } from '../files/write-zip';

/** A relation of a part to another, or to something elsewhere; `>` within its attributes is written `&gt;`. */
const RELATION = /<(?:[\w.-]+:)?Relationship\b[^>]*?(?:\/>|>\s*<\/(?:[\w.-]+:)?Relationship\s*>)/gi;
/** Followed by whoever presses it, and not before. */
const HYPERLINK = /\/hyperlink$/i;
/** Another document within this one, which may be a web page with pictures from anywhere. */
const CHUNK = /\/aFChunk$/i;
const ADDRESS = /^(?:[a-z][a-z\d+.-]*:|\/\/|\\\\)/i;

/** A document carries another one, which cannot be made safe: leaving it out would leave out words that people sign. */
export class HasForeignPart extends Error {
  override name = 'HasForeignPart';
}

/**
 * A Word document that asks for nothing from outside: relations to what is elsewhere are taken out, but for links. A
 * converter fetches linked pictures, also of this machine and its network, and draws them into the document.
 */
export function withoutOutside(docx: Buffer): Buffer {
  const parts = readZip(docx, DOCX_LIMITS);
  let isChanged = false;
  for (const [name, content] of parts) {
    if (!/\.rels$/i.test(name)) continue;
    const xml = textOf(content);
    const inside = xml.replace(RELATION, (relation) => (leadsOut(relation) ? '' : relation));
    if (inside === xml) continue;
    parts.set(name, Buffer.from(inside.replace(/^<\?xml[^>]*\?>/, '<?xml version="1.0" encoding="UTF-8"?>')));
    isChanged = true;
  }
  return isChanged ? writeZip(parts) : docx;
}

function leadsOut(relation: string): boolean {
  const type = attributeOf(relation, 'Type');
  if (CHUNK.test(type)) throw new HasForeignPart();
  if (HYPERLINK.test(type)) return false;
  return (
    attributeOf(relation, 'TargetMode').toLowerCase() === 'external' ||
    ADDRESS.test(attributeOf(relation, 'Target'))
  );
}

function attributeOf(element: string, name: string): string {
  const [, , value = ''] = new RegExp(`\\b${name}\\s*=\\s*(["'])(.*?)\\1`, 'is').exec(element) ?? [];
  return decoded(value).trim();
}

const decoded = (text: string): string =>
  text.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (_, hex?: string, decimal?: string) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

/** XML may come in UTF-16, with its mark. */
function textOf(content: Buffer): string {
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return content.toString('utf16le', 2);
  if (first === 0xfe && second === 0xff)
    return Buffer.from(content.subarray(2, content.length & ~1))
      .swap16()
      .toString('utf16le');
  return content.toString('utf8').replace(/^\ufeff/, '');
}
