import { walkXml, type XmlElement } from '../../xml/walk-xml';

/**
 * Styles of a piece of text in a Word document by which its visibility is decided; undefined where the text
 * names none.
 */
export interface TextStyles {
  paragraph: string | undefined;
  character: string | undefined;
  table: string | undefined;
}

/** Function that returns true if the styles of a text alone hide it. */
export type HiddenByStyleCheck = (styles: TextStyles) => boolean;

interface Style {
  basedOn: string | undefined;
  vanish: boolean | undefined;
}

/** Returns false for every text: the check for a Word document in which no style hides text. */
export const isNeverHiddenByStyle: HiddenByStyleCheck = () => false;

/**
 * Finds out which styles of a Word document hide text (`w:vanish`, ECMA-376 part 1, 17.3.2.41), and returns
 * the check for a text. The property toggles between the styles of table, paragraph and character; within one
 * chain of styles the nearest counts. Throws `UnreadableXmlError`.
 */
export function parseHiddenStyles(content: Uint8Array): HiddenByStyleCheck {
  const styles = new Map<string, Style>();
  const defaults = new Map<string, string>();
  let isHiddenByDefault = false;
  let style: Style | null = null;
  let formats = 0;
  walkXml(content, {
    open(element) {
      if (element.local === 'style') {
        style = { basedOn: undefined, vanish: undefined };
        const id = getAttribute(element, 'styleId');
        if (id !== undefined) styles.set(id, style);
        const type = getAttribute(element, 'type');
        if (id !== undefined && type !== undefined && isWordToggleOn(getAttribute(element, 'default') ?? '0'))
          defaults.set(type, id);
      }
      if (element.local === 'basedOn' && style) style.basedOn = getAttribute(element, 'val');
      // Formats of a part of a table, or before a tracked change, are those of no text.
      if (CONDITIONAL.has(element.local)) formats += 1;
      if (element.local !== 'vanish' || formats > 0) return;
      if (style) style.vanish = isWordToggleOn(getAttribute(element, 'val'));
      else isHiddenByDefault = isWordToggleOn(getAttribute(element, 'val'));
    },
    close({ local }) {
      if (local === 'style') style = null;
      if (CONDITIONAL.has(local)) formats -= 1;
    },
    text() {},
  });
  if (!isHiddenByDefault && ![...styles.values()].some(({ vanish }) => vanish)) return isNeverHiddenByStyle;
  /** Results by style. They hold for a whole chain, so that a chain of thousands of styles is walked once. */
  const known = new Map<string, boolean>();
  const hides = (id: string | undefined): boolean => {
    const passed = new Set<string>();
    let isHidden: boolean | undefined = false;
    for (let next = id; next !== undefined && !passed.has(next); ) {
      passed.add(next);
      const found: Style | undefined = styles.get(next);
      isHidden = known.get(next) ?? found?.vanish;
      if (isHidden !== undefined) break;
      next = found?.basedOn;
    }
    for (const style of passed) known.set(style, isHidden ?? false);
    return isHidden ?? false;
  };
  return ({ paragraph, character, table }) => {
    const toggled = [table, paragraph ?? defaults.get('paragraph'), character].filter(hides).length % 2 === 1;
    return isHiddenByDefault || toggled;
  };
}

const CONDITIONAL = new Set(['tblStylePr', 'rPrChange', 'pPrChange']);

/** Returns the value of an XML attribute by its name without prefix. */
export const getAttribute = ({ attributes }: XmlElement, name: string): string | undefined =>
  Object.values(attributes).find(({ local }) => local === name)?.value;

/** Checks whether a toggle property of Word is on; one without a value is on (ECMA-376 part 1, 17.17.4). */
export const isWordToggleOn = (value: string | undefined): boolean =>
  !['0', 'false', 'off'].includes(value?.trim().toLowerCase() ?? '');
