/** Cells as spreadsheets copy them: rows by line, cells by tab; what has a line break or a tab in it stands in quotes. */
export function readCells(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  const plain = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  for (let at = 0; at < plain.length; at += 1) {
    const character = plain[at] ?? '';
    if (isQuoted && character === '"' && plain[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (isQuoted && character === '"') isQuoted = false;
    else if (isQuoted) cell += character;
    else if (character === '"' && cell === '') isQuoted = true;
    else if (character === '\t') endCell();
    else if (character === '\n') endRow();
    else cell += character;
  }
  endRow();
  return rows;
}

/** A cell for the clipboard, so that spreadsheets take it as one. */
export const writeCell = (text: string): string =>
  /[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
