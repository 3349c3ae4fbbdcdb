import type { XmlElement } from '../../xml/walk-xml';

const VML = 'urn:schemas-microsoft-com:vml';
const SHAPES = new Set([
  'arc',
  'curve',
  'group',
  'image',
  'line',
  'oval',
  'polyline',
  'rect',
  'roundrect',
  'shape',
]);

/** Checks whether an XML element is a shape, or a group of shapes, of old Word documents (VML). */
export const isVmlShape = ({ uri, local }: XmlElement): boolean => uri === VML && SHAPES.has(local);

/** Checks whether a VML element (drawing of old Word documents) is not visible. */
export function isHiddenVmlShape({ uri, attributes }: XmlElement): boolean {
  if (uri !== VML) return false;
  const style = Object.values(attributes).find(({ local }) => local === 'style')?.value ?? '';
  return style
    .split(';')
    .map((part) => part.replace(/\s/g, '').toLowerCase())
    .some((part) => part === 'visibility:hidden' || part === 'mso-hide:all' || part === 'mso-hide:t');
}
