/**
 * Parses cells in the clipboard format of spreadsheets: rows separated by line breaks, cells by tabs; cells that
 * contain either are quoted.
 */
export function parseClipboard(text: string): string[][] {
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

/** Formats a cell for the clipboard, so that spreadsheets paste it as one cell. */
export const formatClipboardCell = (text: string): string =>
  /[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
