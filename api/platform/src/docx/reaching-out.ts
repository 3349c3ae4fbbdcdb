import type { XmlElement } from '../xml/walk-xml';
import { requireHarmlessLink } from './links';

const OFFICE = 'urn:schemas-microsoft-com:office:office';

/**
 * Extensions of drawings that change what is seen and nothing else: the picture as a drawing (SVG), its sharpness, a frame
 * that is only decoration, lines and fillings of older versions. Programs that do not know an extension pass over it, so all
 * others can be left out: one of them holds a page of the internet as a video.
 */
const SEEN_EXTENSIONS = new Set(
  [
    '{96DAC541-7B7A-43D3-8B79-37D633B846F1}',
    '{28A0092B-C50C-407E-A947-70E740481C1C}',
    '{C183D7F6-B498-43B3-948B-1728B52AA6E4}',
    '{53640926-AAD7-44D8-BBD7-CCE9431645EC}',
    '{909E8E84-426E-40DD-AFC4-6F175D3DCCD1}',
    '{91240B29-F687-4F45-9708-019B960494DF}',
    '{AF507438-7753-43E0-B8FC-AC1667EBCBE1}',
    '{CE6537A1-D6FC-4F65-9D91-7224C49458BB}',
    '{C3380CC4-5D6E-409C-BE32-E72D297353CC}',
    '{02D57815-91ED-43CB-92C2-25804820EDAC}',
  ].map((uri) => uri.toLowerCase()),
);

/** Elements with addresses of their own, that no relation names. */
const ADDRESSES = new Set(['webVideoPr', 'schemaLibrary']);

/**
 * Checks whether an element of a Word document refers to something outside the document directly, not by a
 * relation of its package. Such an element is left out with its contents.
 */
export function isExternalReferenceElement({ local, attributes }: XmlElement): boolean {
  if (ADDRESSES.has(local)) return true;
  const uri = local === 'ext' ? attributes.uri?.value : undefined;
  return uri !== undefined && !SEEN_EXTENSIONS.has(uri.trim().toLowerCase());
}

/**
 * Checks whether an attribute of a Word document that contains an address may be kept. Links of old shapes
 * (VML) are kept, and refused like other links if they lead to a file or program; external pictures and
 * actions of presentations are not kept.
 */
export function isHarmlessAddressAttribute({ local, uri, value }: XmlElement['attributes'][string]): boolean {
  if (local === 'src' || local === 'action') return false;
  if (local !== 'href') return true;
  if (uri === OFFICE) return false;
  requireHarmlessLink(value);
  return true;
}
