/** What a Word document may bring that reaches out or runs something when it is opened. */
export type DocxDanger = 'macros' | 'entities' | 'ole' | 'dde' | 'outside';

const MACROS = /vbaProject|vbaData|activeX\//i;
const EMBEDDED = /(^|\/)(embeddings\/|oleObject)/i;
/** Fields that start a program or bring in what is elsewhere; QUOTE spells words in numbers, so that no search finds them. */
const DANGEROUS_FIELD = /(^|[^A-Z])(DDE|DDEAUTO|LINK|INCLUDETEXT)([^A-Z]|$)|QUOTE\s+\d+\s+\d+/i;
/** Relations that may lead out: a link is followed by whoever presses it, a picture shows or does not. */
const HARMLESS_OUTSIDE = /\/(hyperlink|image)$/i;
const ON_THIS_MACHINE = /^(file:\/\/\/)?[a-z]:[\\/]/i;

/** The first danger in the parts of a document, or undefined. Parts are looked at by what they hold, not by their names. */
export function dangerIn(parts: Map<string, Buffer>): DocxDanger | undefined {
  const names = [...parts.keys()];
  if (names.some((name) => MACROS.test(name))) return 'macros';
  if (names.some((name) => EMBEDDED.test(name))) return 'ole';
  for (const content of parts.values()) {
    const danger = isXml(content) ? dangerInXml(asText(content)) : undefined;
    if (danger) return danger;
  }
  return undefined;
}

function dangerInXml(xml: string): DocxDanger | undefined {
  // Entities are how a small text becomes a huge one; Word writes none.
  if (/<!(doctype|entity)/i.test(xml)) return 'entities';
  if (/macroEnabled/i.test(xml)) return 'macros';
  if (/<(\w+:)?OLEObject\b|relationships\/(oleObject|control|package)"/i.test(xml)) return 'ole';
  if (instructionsIn(xml).some((text) => DANGEROUS_FIELD.test(text))) return 'dde';
  return leadsOut(xml) ? 'outside' : undefined;
}

/** Letters of any encoding that Word reads, as far as the words above go: they have no others than ASCII's. */
const asText = (content: Buffer): string => content.toString('latin1').replaceAll('\0', '');

const isXml = (content: Buffer): boolean =>
  /^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\0\s]*</.test(content.toString('latin1', 0, 64));

/** What the fields of a part are told to do. Word may cut an instruction into pieces, and spell letters as numbers. */
function instructionsIn(xml: string): string[] {
  const pieces = xml.matchAll(
    /<(?:\w+:)?(?:fldChar\b[^>]*?\bfldCharType\s*=\s*["'](begin)|(?:instrText|delInstrText)\b[^>]*>([^<]*)|fldSimple\b[^>]*?\binstr\s*=\s*(["'])(.*?)\3)/gis,
  );
  const instructions = [''];
  for (const [, begins, piece, , whole] of pieces) {
    if (begins) instructions.push('');
    else if (whole !== undefined) instructions.push(decoded(whole), '');
    else instructions.push((instructions.pop() ?? '') + decoded(piece ?? ''));
  }
  return instructions;
}

const decoded = (text: string): string =>
  text.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (_, hex?: string, decimal?: string) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

/** A template, frame or object that is fetched from elsewhere as soon as the document opens. */
function leadsOut(xml: string): boolean {
  const relations = xml.match(/<(?:\w+:)?Relationship\b[^>]*>/gi) ?? [];
  return relations.some((relation) => {
    const attribute = (name: string) =>
      decoded(new RegExp(`\\b${name}\\s*=\\s*(["'])(.*?)\\1`, 'is').exec(relation)?.[2] ?? '').trim();
    if (attribute('TargetMode').toLowerCase() !== 'external') return false;
    return !HARMLESS_OUTSIDE.test(attribute('Type')) && !ON_THIS_MACHINE.test(attribute('Target'));
  });
}
