import { decodeWindows1252 } from '../../../text/windows-1252';
import type { CsvEncoding } from '../../sheet';
import type { SheetNotes } from '../notes';
import { decodeCodePage, detectCodePage } from './code-pages';

/**
 * Decodes a csv file to text: by the byte order mark, otherwise as UTF-8, otherwise in the code page in which
 * the text is most plausible as Portuguese; line by line if UTF-8 and Windows-1252 are mixed.
 */
export function decodeCsv(bytes: Buffer, notes: SheetNotes): { text: string; encoding: CsvEncoding } {
  const wide = detectUtf16(bytes);
  if (wide) return { text: new TextDecoder(wide).decode(bytes), encoding: 'UTF-16' };
  const text = asUtf8(bytes);
  return text === null ? byLines(bytes, notes) : { text, encoding: 'UTF-8' };
}

/** Detects UTF-16, by a byte order mark or by the zero bytes that Latin letters have; null if it is not. */
function detectUtf16(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  const mark = bytes.toString('latin1', 0, 2);
  if (mark === '\xff\xfe') return 'utf-16le';
  if (mark === '\xfe\xff') return 'utf-16be';
  const begin = bytes.subarray(0, 1024);
  const zeros = [0, 0];
  begin.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const many = begin.length / 4;
  if (odd > many && even < odd / 10) return 'utf-16le';
  return even > many && odd < even / 10 ? 'utf-16be' : null;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Without its mark; null where it is none. */
function asUtf8(bytes: Buffer): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}

const LINE_FEED = 0x0a;
const isAscii = (bytes: Buffer) => bytes.every((byte) => byte < 0x80);

/** Files that were put together from others have lines of both encodings: each is read as what it is. */
function byLines(bytes: Buffer, notes: SheetNotes): { text: string; encoding: CsvEncoding } {
  const lines: string[] = [];
  let inUtf8 = 0;
  const inLatin: number[] = [];
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(LINE_FEED, from);
    const line = bytes.subarray(from, end === -1 ? bytes.length : end + 1);
    const text = asUtf8(line);
    lines.push(text ?? decodeWindows1252(line));
    if (text === null) inLatin.push(lines.length);
    else if (text.length < line.length && !isAscii(line)) inUtf8 += 1;
    from += line.length;
  }
  if (inUtf8 === 0) return inCodePage(bytes, notes);
  const most = inUtf8 >= inLatin.length ? 'UTF-8' : 'Windows-1252';
  notes.add(
    `Codificações misturadas: a maior parte é ${most}. Linhas em Windows-1252: ${inLatin.slice(0, 5).join(', ')}` +
      `${inLatin.length > 5 ? ` e mais ${inLatin.length - 5}` : ''}; confira os acentos.`,
  );
  return { text: lines.join(''), encoding: most };
}

function inCodePage(bytes: Buffer, notes: SheetNotes): { text: string; encoding: CsvEncoding } {
  const { page, isSure } = detectCodePage(bytes);
  if (!isSure)
    notes.add('Não reconhecemos a codificação deste arquivo: confira os acentos antes de importar.');
  else if (page !== 'Windows-1252')
    notes.add(`O arquivo é de um programa antigo (${page}): confira os acentos antes de importar.`);
  return { text: decodeCodePage(page, bytes), encoding: page };
}
