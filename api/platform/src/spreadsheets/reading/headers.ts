import type { SheetCell } from '@girassol/shared-domain/imports';

/** Characters that a mapping takes as the name of a column, with room for the number of a repetition. */
const MAX_HEADER = 480;
/** No JSON that is taken has this key: a column could not be named by it. */
const NO_KEY = '__proto__';

/** Returns a name for each column: its header, or its number. A repeated name gets a count: "Telefone (2)". */
export function nameColumns(cells: readonly SheetCell[], width: number): string[] {
  const taken = new Set<string>();
  return Array.from({ length: width }, (_, column) => {
    const title = formatColumnTitle(cells[column] ?? null, column);
    let name = title;
    for (let again = 2; taken.has(name); again += 1) name = `${title} (${again})`;
    taken.add(name);
    return name;
  });
}

function formatColumnTitle(cell: SheetCell, column: number): string {
  const text = toText(cell).slice(0, MAX_HEADER).trim();
  if (text === NO_KEY) return `Coluna ${column + 1} (${NO_KEY})`;
  return text || `Coluna ${column + 1}`;
}

function toText(cell: SheetCell): string {
  if (cell === null) return '';
  const text = typeof cell === 'object' ? cell.date : String(cell);
  return text.replace(/\s+/g, ' ').trim();
}
