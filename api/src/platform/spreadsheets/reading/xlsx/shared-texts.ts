import { StringDecoder } from 'node:string_decoder';
import { packageLimits } from '../../limits';
import { Unreadable } from '../unreadable';
import { inSpreadsheetWords } from './escapes';
import type { Package } from './package';
import { xmlScanner } from './scan-xml';

/** The texts that cells share, by their number. Throws `Unreadable` where they are too long together. */
export async function sharedTextsOf(parts: Package, path: string | null): Promise<string[]> {
  const texts: string[] = [];
  if (path === null || !parts.has(path)) return texts;
  let current = '';
  let isText = false;
  let isReading = false;
  const scan = xmlScanner({
    open: (name) => {
      if (name === 'si') current = '';
      // How a word is read aloud in Japanese is not part of it.
      if (name === 'rPh') isReading = true;
      if (name === 't') isText = !isReading;
    },
    close: (name) => {
      if (name === 't') isText = false;
      if (name === 'rPh') isReading = false;
      if (name === 'si') texts.push(inSpreadsheetWords(current));
    },
    text: (text) => {
      if (isText) current += text;
    },
  });
  const decoder = new StringDecoder('utf8');
  let length = 0;
  for await (const piece of parts.pieces(path)) {
    length += piece.length;
    if (length > packageLimits.textBytes)
      throw new Unreadable(
        'A planilha tem textos demais para ser lida assim. Salve como CSV e envie de novo.',
      );
    scan(decoder.write(piece));
  }
  return texts;
}
