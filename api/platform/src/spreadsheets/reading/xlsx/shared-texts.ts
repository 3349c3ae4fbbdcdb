import { StringDecoder } from 'node:string_decoder';
import { xlsxPackageLimits } from '../../limits';
import { UnreadableSpreadsheetError } from '../unreadable';
import { decodeSpreadsheetEscapes } from './escapes';
import type { XlsxPackage } from './package';
import { createXmlScanner } from './scan-xml';

/**
 * Reads the texts of an xlsx package that cells share, by number. Throws `UnreadableSpreadsheetError` if they
 * are too long altogether.
 */
export async function readSharedTexts(parts: XlsxPackage, path: string | null): Promise<string[]> {
  const texts: string[] = [];
  if (path === null || !parts.has(path)) return texts;
  let current = '';
  let isText = false;
  let isReading = false;
  const scan = createXmlScanner({
    open: (name) => {
      if (name === 'si') current = '';
      // How a word is read aloud in Japanese is not part of it.
      if (name === 'rPh') isReading = true;
      if (name === 't') isText = !isReading;
    },
    close: (name) => {
      if (name === 't') isText = false;
      if (name === 'rPh') isReading = false;
      if (name === 'si') texts.push(decodeSpreadsheetEscapes(current));
    },
    text: (text) => {
      if (isText) current += text;
    },
  });
  const decoder = new StringDecoder('utf8');
  let length = 0;
  for await (const piece of parts.pieces(path)) {
    length += piece.length;
    if (length > xlsxPackageLimits.textBytes)
      throw new UnreadableSpreadsheetError(
        'A planilha tem textos demais para ser lida assim. Salve como CSV e envie de novo.',
      );
    scan(decoder.write(piece));
  }
  return texts;
}
