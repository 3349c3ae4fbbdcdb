import type { SheetFormat } from '../sheet';
import { UnreadableSpreadsheetError } from './unreadable';

const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const MARKUP = /^\s*<(!doctype|html|head|meta|body|table|style|div|\?xml|workbook)/i;
const SAVE_ANEW = 'Abra-o no programa de planilhas, salve como xlsx ou CSV e envie de novo.';
/** First bytes of files that people mistake for spreadsheets, or send by mistake. */
const foreignFormats: readonly [RegExp, string][] = [
  [/^%PDF-/, 'O arquivo é um PDF, não uma planilha.'],
  [/^(\x89PNG|\xff\xd8\xff|GIF8|RIFF)/, 'O arquivo é uma imagem, não uma planilha.'],
  [
    /^(Rar!|7z\xbc\xaf|.\x8b)/,
    'O arquivo está compactado. Descompacte-o e envie a planilha que está dentro dele.',
  ],
  [/^\{\\rtf/, `O arquivo é um texto formatado, não uma planilha. ${SAVE_ANEW}`],
];

/**
 * Detects the format of a file by its contents, not its name. Throws `UnreadableSpreadsheetError` for a file that is no
 * spreadsheet.
 */
export function detectFormat(bytes: Buffer): SheetFormat {
  if (bytes.length === 0) throw new UnreadableSpreadsheetError('O arquivo está vazio.');
  if (bytes.toString('latin1', 0, 2) === 'PK') return 'xlsx';
  if (bytes.subarray(0, OLE.length).equals(OLE)) return 'xls';
  const begin = bytes.toString('latin1', 0, 1024);
  for (const [pattern, words] of foreignFormats)
    if (pattern.test(begin)) throw new UnreadableSpreadsheetError(words);
  const text = begin.replace(/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '').replaceAll('\0', '');
  if (MARKUP.test(text))
    throw new UnreadableSpreadsheetError(
      `O arquivo é uma página (HTML ou XML) com nome de planilha. ${SAVE_ANEW}`,
    );
  // biome-ignore lint/suspicious/noControlCharactersInRegex: texts have hardly any.
  const strange = text.match(/[\x01-\x08\x0b\x0e-\x1a\x1c-\x1f]/g)?.length ?? 0;
  if (strange > Math.max(8, text.length / 20))
    throw new UnreadableSpreadsheetError(`O arquivo não é uma planilha. ${SAVE_ANEW}`);
  return 'csv';
}
