import type { XmlElement } from './walk-xml';

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const references: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** Escapes text between tags. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>\r]/g, (letter) => references[letter] ?? letter);

/** Escapes the value of an attribute in double quotes. */
export const escapeAttribute = (value: string): string =>
  value.replace(/[&<>"\t\n\r]/g, (letter) => references[letter] ?? letter);

/** Writes the tag that opens an element (`<a/>` where it is empty), with its attributes that are to be kept. */
export function openingTag(
  { name, attributes, isSelfClosing }: XmlElement,
  isKept: (attribute: XmlElement['attributes'][string]) => boolean = () => true,
): string {
  const written = Object.values(attributes)
    .filter(isKept)
    .map((attribute) => ` ${attribute.name}="${escapeAttribute(attribute.value)}"`);
  return `<${name}${written.join('')}${isSelfClosing ? '/' : ''}>`;
}
