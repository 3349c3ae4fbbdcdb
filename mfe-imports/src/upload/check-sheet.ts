import { extensionOf, formatBytes } from '@girassol/shared-domain';

/** What is taken, as a file picker wants it (imports-009). */
export const acceptedSheets = '.csv,.xlsx,.xls';

const extensions = ['csv', 'xlsx', 'xls'];

/** Bytes. */
const MAX_SHEET_BYTES = 30 * 1024 * 1024;

/** Why a chosen file cannot be imported, before anything is sent; null where it can. */
export function problemOf({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  const extension = extensionOf(name);
  if (!extensions.includes(extension)) {
    const found = extension ? `Arquivos .${extension} não são aceitos` : 'Este arquivo não é aceito';
    return `${found}. Envie uma planilha .xlsx, .xls ou .csv.`;
  }
  if (size === 0) return 'O arquivo está vazio.';
  if (size > MAX_SHEET_BYTES)
    return `Grande demais: ${formatBytes(size)}. O limite é ${formatBytes(MAX_SHEET_BYTES)}: divida a planilha em partes.`;
  return null;
}
