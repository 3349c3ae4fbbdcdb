import type { SheetCell } from '@girassol/shared-domain/imports';

/** A name for each column: what stands above it, or its number. Of two that are the same the second is "Telefone (2)". */
export function headersOf(cells: readonly SheetCell[], width: number): string[] {
  const taken = new Set<string>();
  return Array.from({ length: width }, (_, column) => {
    const title = textOf(cells[column] ?? null) || `Coluna ${column + 1}`;
    let name = title;
    for (let again = 2; taken.has(name); again += 1) name = `${title} (${again})`;
    taken.add(name);
    return name;
  });
}

function textOf(cell: SheetCell): string {
  if (cell === null) return '';
  const text = typeof cell === 'object' ? cell.date : String(cell);
  return text.replace(/\s+/g, ' ').trim();
}
