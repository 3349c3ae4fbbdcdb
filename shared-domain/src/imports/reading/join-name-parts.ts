import { toSearchText } from '../../formats/plain-text';
import { canBeFirstNameColumn, detectNamePart, type PersonNamePart } from '../mapping/name-parts';

/** Cell of one of several columns of a name. */
interface NameCell {
  header: string;
  text: string;
}

const order: readonly (PersonNamePart | 'whole')[] = ['whole', 'first', 'middle', 'last', 'suffix'];

/** A name of several columns, with the cells that are not in it, or in it only once. */
interface JoinedName {
  text: string;
  /** Other whole names. */
  rest: NameCell[];
  /** Parts that the first name ends with already, and that may have been meant to be said twice. */
  unrepeated: NameCell[];
}

/**
 * Joins the parts of a person's name from several spreadsheet columns, in the order of a full name. A part
 * already contained in the name is not repeated, and a part that begins with the joined name replaces the
 * joined name. If several columns have a whole name, the first is used and the others are leftovers.
 */
export function joinNameParts(cells: readonly NameCell[]): JoinedName {
  const parts = cells.map((cell) => ({ cell, part: detectNamePart(cell.header) ?? ('whole' as const) }));
  const wholes = parts.filter(({ part }) => part === 'whole').map(({ cell }) => cell);
  const rest = wholes
    .slice(1)
    .filter(({ text }) => toSearchText(text) !== toSearchText(wholes[0]?.text ?? ''));
  const unrepeated: NameCell[] = [];
  let said = '';
  let mayRepeat = false;
  for (const wanted of order) {
    for (const { cell, part } of parts) {
      if (part !== wanted || (part === 'whole' && cell !== wholes[0])) continue;
      if (contains(said, cell.text)) {
        if (mayRepeat) unrepeated.push(cell);
        continue;
      }
      said = said === '' || begins(cell.text, said) ? cell.text : `${said} ${cell.text}`;
      mayRepeat ||= canBeFirstNameColumn(cell.header);
    }
  }
  return { text: said, rest, unrepeated };
}

const contains = (name: string, part: string): boolean =>
  ` ${toSearchText(name)} `.includes(` ${toSearchText(part)} `);

const begins = (name: string, part: string): boolean =>
  `${toSearchText(name)} `.startsWith(`${toSearchText(part)} `);
