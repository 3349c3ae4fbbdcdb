import { getOwnValue } from '../../own-value';
import type { ImportType } from '../import-types';
import type { ImportMapping } from '../mapping/mapping';
import { getImportProperties } from '../properties/import-properties';
import type { ImportProperty } from '../properties/property';
import type { SheetCell } from '../sheet-cell';
import { formatCellText } from '../sheet-cell-text';
import { createCellReader } from './cell-reader';
import { AnnotatedCellValue, type CellReader, CellReadingError } from './cell-reading';
import { createNumberedGroupChecker } from './groups';
import { joinNameParts } from './join-name-parts';
import { createLeftoverAllocator, type RowLeftover } from './leftovers';
import { getHeaderUnitFactor } from './read-number';
import type { ParsedRow, ReadingHints, RowError, RowValues } from './row';
import { createUnusedValueFinder } from './unused-values';

interface MappedColumn {
  header: string;
  index: number;
  read: CellReader;
}

interface MappedProperty {
  property: ImportProperty;
  /** In the order of the file; the first with something in it counts, of a name all of them. */
  columns: readonly MappedColumn[];
}

/** A cell with something in it. */
interface FilledCell {
  column: MappedColumn;
  cell: NonNullable<SheetCell>;
  text: string;
}

/** A row while it is read. */
interface Reading extends ParsedRow {
  rest: RowLeftover[];
}

function mappedProperties(
  type: ImportType,
  mapping: ImportMapping,
  headers: readonly string[],
  hints: ReadingHints,
): MappedProperty[] {
  return getImportProperties(type).map((property) => ({
    property,
    columns: headers.flatMap((header, index) =>
      Object.hasOwn(mapping, header) && mapping[header] === property.name
        ? [
            {
              header,
              index,
              read: createCellReader(property, {
                point: getOwnValue(hints.points ?? {}, header),
                dayFirst: getOwnValue(hints.dayFirst ?? {}, header),
                factor: getHeaderUnitFactor(header, property.unit),
              }),
            },
          ]
        : [],
    ),
  }));
}

/** Returns the Portuguese error message for an empty required import property; a message at a column stands after its name. */
const formatRequiredMessage = ({ label }: ImportProperty, column: string | null): string =>
  column === null ? `${label}: preencha, é obrigatório.` : 'Preencha, é obrigatório.';

/** Reads every cell of a hundred thousand rows: nothing is copied for one. */
function listFilledCells(columns: readonly MappedColumn[], cells: readonly SheetCell[]): FilledCell[] {
  const filled: FilledCell[] = [];
  for (const column of columns) {
    const cell = cells[column.index];
    if (cell === null || cell === undefined) continue;
    const text = formatCellText(cell);
    if (text !== '') filled.push({ column, cell, text });
  }
  return filled;
}

/** Reads the cell that counts. False: it says that there is nothing. */
function readCell(row: Reading, property: ImportProperty, { column, cell, text }: FilledCell): boolean {
  const reading = column.read(cell, text);
  if (reading === undefined) return false;
  if (typeof reading !== 'object') {
    row.values[property.name] = reading;
    return true;
  }
  const { header } = column;
  const told = { column: header, property: property.name, value: text };
  if (reading instanceof CellReadingError) {
    row.faults.push({ ...told, message: reading.message });
    return true;
  }
  for (const message of reading.remarks) row.remarks.push({ ...told, message });
  for (const leftover of reading.rest) row.rest.push({ ...leftover, column: header, property });
  if (reading.value === undefined) return false;
  row.values[property.name] = reading.value;
  return true;
}

const NOT_REPEATED = 'O nome já tem esta parte, que não foi repetida.';

/** Reads the columns of a property. What the columns after the first say beyond it is left over. */
function readColumns(row: Reading, property: ImportProperty, filled: readonly FilledCell[]): void {
  const [one] = filled;
  if (one && filled.length > 1 && property.nameKind) {
    const parts = filled.map(({ column: { header }, text }) => ({ header, text }));
    const { text, rest, unrepeated } = joinNameParts(parts);
    readCell(row, property, { column: one.column, cell: text, text });
    for (const { header, text } of unrepeated)
      row.remarks.push({ column: header, property: property.name, value: text, message: NOT_REPEATED });
    for (const { header, text } of rest) row.rest.push({ kind: 'text', text, column: header, property });
    return;
  }
  let counts: FilledCell | null = null;
  for (const next of filled) {
    if (counts === null) {
      if (readCell(row, property, next)) counts = next;
      continue;
    }
    const { header, read } = next.column;
    const reading = read(next.cell, next.text);
    const value = reading instanceof AnnotatedCellValue ? reading.value : reading;
    if (value === undefined || value === row.values[property.name]) continue;
    const isPhone = property.kind === 'phone' && typeof value === 'string';
    const text = isPhone ? value : next.text;
    row.rest.push({ kind: isPhone ? 'phone' : 'text', text, column: header, property });
    if (isPhone && reading instanceof AnnotatedCellValue)
      for (const leftover of reading.rest) row.rest.push({ ...leftover, column: header, property });
  }
}

/**
 * Creates the function that reads rows of a spreadsheet for an import. The function takes the cells of a row
 * in the order of the headers and returns values and errors by property. Content of a mapped cell that was
 * left out or changed is reported as an error or a remark. Never throws.
 */
export function createRowReader(
  type: ImportType,
  mapping: ImportMapping,
  headers: readonly string[],
  hints: ReadingHints = {},
): (cells: readonly SheetCell[]) => ParsedRow {
  const properties = mappedProperties(type, mapping, headers, hints);
  const mapped = properties.filter(({ columns }) => columns.length > 0);
  const required = properties.filter(({ property }) => property.isRequired);
  const checkGroups = createNumberedGroupChecker(properties);
  const placeLeftovers = createLeftoverAllocator(type);
  const tellUnused = createUnusedValueFinder(type, mapping);

  return (cells) => {
    const values: RowValues = {};
    const faults: RowError[] = [];
    const remarks: RowError[] = [];
    const row: Reading = { values, faults, remarks, rest: [] };
    for (const { property, columns } of mapped) readColumns(row, property, listFilledCells(columns, cells));
    tellUnused(row);
    if (row.rest.length > 0) placeLeftovers(row, row.rest);
    checkGroups(values, faults);
    for (const { property, columns } of required) {
      if (property.name in values || faults.some((fault) => fault.property === property.name)) continue;
      const column = columns[0]?.header ?? null;
      faults.push({
        ...{ column, property: property.name, value: '' },
        message: formatRequiredMessage(property, column),
      });
    }
    return { values, faults, remarks };
  };
}
