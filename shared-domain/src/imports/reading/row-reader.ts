import { ownValue } from '../../own-value';
import type { ImportType } from '../import-types';
import type { ImportMapping } from '../mapping/mapping';
import { propertiesOf } from '../properties/properties-of';
import type { ImportProperty } from '../properties/property';
import type { SheetCell } from '../sheet-cell';
import { cellText } from '../sheet-cell-text';
import { cellReader } from './cell-reader';
import { groupsOf } from './groups';
import { type CellReader, Misread } from './misread';
import { factorOfHeader } from './read-number';
import type { ReadingHints, ReadRow, RowFault, RowValues } from './row';

interface MappedColumn {
  header: string;
  index: number;
  read: CellReader;
}

interface MappedProperty {
  property: ImportProperty;
  /** In the order of the file; the first with something in it counts. */
  columns: readonly MappedColumn[];
}

function mappedProperties(
  type: ImportType,
  mapping: ImportMapping,
  headers: readonly string[],
  hints: ReadingHints,
): MappedProperty[] {
  return propertiesOf(type).map((property) => ({
    property,
    columns: headers.flatMap((header, index) =>
      Object.hasOwn(mapping, header) && mapping[header] === property.name
        ? [
            {
              header,
              index,
              read: cellReader(property, {
                point: ownValue(hints.points ?? {}, header),
                dayFirst: ownValue(hints.dayFirst ?? {}, header),
                factor: factorOfHeader(header, property.unit),
              }),
            },
          ]
        : [],
    ),
  }));
}

/** The message of an empty cell that may not be empty. */
export const emptyMessage = ({ label }: ImportProperty) => `${label}: preencha, é obrigatório.`;

/**
 * Prepares the reading of rows: what it returns takes the cells of a row, in the order of the headers, and answers the
 * values of the properties and what is wrong with them. Never throws.
 */
export function rowReader(
  type: ImportType,
  mapping: ImportMapping,
  headers: readonly string[],
  hints: ReadingHints = {},
): (cells: readonly SheetCell[]) => ReadRow {
  const properties = mappedProperties(type, mapping, headers, hints);
  const mapped = properties.filter(({ columns }) => columns.length > 0);
  const required = properties.filter(({ property }) => property.isRequired);
  const checkGroups = groupsOf(properties);

  return (cells) => {
    const values: RowValues = {};
    const faults: RowFault[] = [];
    for (const { property, columns } of mapped) {
      for (const { header, index, read } of columns) {
        const cell = cells[index];
        const text = cellText(cell);
        if (cell === null || cell === undefined || text === '') continue;
        const reading = read(cell, text);
        if (reading === undefined) continue;
        if (reading instanceof Misread)
          faults.push({ column: header, property: property.name, value: text, message: reading.message });
        else values[property.name] = reading;
        break;
      }
    }
    checkGroups(values, faults);
    for (const { property, columns } of required) {
      if (property.name in values || faults.some((fault) => fault.property === property.name)) continue;
      faults.push({
        column: columns[0]?.header ?? null,
        property: property.name,
        value: '',
        message: emptyMessage(property),
      });
    }
    return { values, faults };
  };
}
