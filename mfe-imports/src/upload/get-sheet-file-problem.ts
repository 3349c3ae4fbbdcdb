import { formatBytes, getFileExtension } from '@girassol/shared-domain';

/** File extensions that the picker for a spreadsheet accepts (imports-009). */
export const ACCEPTED_SHEET_EXTENSIONS = '.csv,.xlsx,.xls';

const extensions = ['csv', 'xlsx', 'xls'];

/** Bytes. */
const MAX_SHEET_BYTES = 30 * 1024 * 1024;

/**
 * Checks a chosen spreadsheet file before the upload. Returns the reason why it cannot be imported; null if
 * it can.
 */
export function getSheetFileProblem({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  const extension = getFileExtension(name);
  if (!extensions.includes(extension)) {
    const found = extension ? `Arquivos .${extension} não são aceitos` : 'Este arquivo não é aceito';
    return `${found}. Envie uma planilha .xlsx, .xls ou .csv.`;
  }
  if (size === 0) return 'O arquivo está vazio.';
  if (size > MAX_SHEET_BYTES)
    return `Grande demais: ${formatBytes(size)}. O limite é ${formatBytes(MAX_SHEET_BYTES)}: divida a planilha em partes.`;
  return null;
}
