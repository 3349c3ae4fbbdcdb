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

/** Escapes text for use between the tags of an XML document. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>\r]/g, (letter) => references[letter] ?? letter);

/** Escapes the value of an XML attribute in double quotes. */
export const escapeAttribute = (value: string): string =>
  value.replace(/[&<>"\t\n\r]/g, (letter) => references[letter] ?? letter);

/**
 * Formats the opening tag of an XML element (`<a/>` if the element is empty) with the attributes that are
 * kept.
 */
export function formatOpeningTag(
  { name, attributes, isSelfClosing }: XmlElement,
  isKept: (attribute: XmlElement['attributes'][string]) => boolean = () => true,
): string {
  const written = Object.values(attributes)
    .filter(isKept)
    .map((attribute) => ` ${attribute.name}="${escapeAttribute(attribute.value)}"`);
  return `<${name}${written.join('')}${isSelfClosing ? '/' : ''}>`;
}
