import { posix } from 'node:path';
import { walkXml } from '../xml/walk-xml';
import { escapeAttribute, XML_DECLARATION } from '../xml/write-xml';

export const CONTENT_TYPES_PART = '[Content_Types].xml';

/**
 * Parses the content types in a Word package, and returns a function that tells the type of a part (ECMA-376
 * part 2, 6.2.3). Throws `UnreadableXmlError`.
 */
export function parseContentTypes(content: Uint8Array): (part: string) => string | undefined {
  const byExtension = new Map<string, string>();
  const byName = new Map<string, string>();
  walkXml(content, {
    open({ local, attributes }) {
      const type = attributes.ContentType?.value;
      if (type === undefined) return;
      if (local === 'Default') byExtension.set(attributes.Extension?.value.toLowerCase() ?? '', type);
      if (local === 'Override') byName.set(attributes.PartName?.value.toLowerCase() ?? '', type);
    },
    close() {},
    text() {},
  });
  return (part) =>
    byName.get(`/${part.toLowerCase()}`) ?? byExtension.get(posix.extname(part).slice(1).toLowerCase());
}

/** Writes the content types part of a Word package, from the type of each part by name. */
export function writeContentTypes(types: ReadonlyMap<string, string>): Buffer {
  const overrides = Array.from(
    types,
    ([part, type]) =>
      `<Override PartName="/${escapeAttribute(part)}" ContentType="${escapeAttribute(type)}"/>`,
  );
  return Buffer.from(
    `${XML_DECLARATION}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`,
  );
}
