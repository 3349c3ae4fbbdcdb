import { UnreadableSpreadsheetError } from '../unreadable';

/** Stream name of the contents of an encrypted xlsx within its container (MS-OFFCRYPTO), in two bytes a letter. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');
/** Record numbers of BIFF8 (MS-XLS 2.3). */
const BOF = Buffer.from('0908', 'hex');
const FILE_PASS = 0x2f;
const BOUND_SHEET = 0x85;
const END = 0x0a;
/** Small streams lie in sectors of 64 bytes, others in larger ones. */
const SECTOR = 64;
const HEAD = 4;

/**
 * Returns the names of the hidden sheets in an old workbook (xls). Throws for a workbook with a password. The
 * library that reads old workbooks detects neither fact; both are in the first, consecutive sectors of the
 * file.
 */
export function readHiddenSheetsOfUnprotectedXls(bytes: Buffer): Set<string> {
  if (bytes.includes(ENCRYPTED)) throw locked();
  const hidden = new Set<string>();
  for (const { id, data } of recordsFrom(bytes, findWorkbookStart(bytes))) {
    if (id === FILE_PASS) throw locked();
    if (id !== BOUND_SHEET || data.length < 8) continue;
    const length = data.readUInt8(6);
    const isWide = (data.readUInt8(7) & 1) === 1;
    const name = data.toString(isWide ? 'utf16le' : 'latin1', 8, 8 + length * (isWide ? 2 : 1));
    if ((data.readUInt8(4) & 3) !== 0) hidden.add(name);
  }
  return hidden;
}

const locked = () =>
  new UnreadableSpreadsheetError(
    'A planilha está protegida por senha. Retire a senha no programa de planilhas, salve e envie de novo.',
  );

/** Finds the first sector of a workbook; the end of the file if there is none. */
function findWorkbookStart(bytes: Buffer): number {
  for (let at = SECTOR; at + 8 < bytes.length; at += SECTOR) {
    // Version 6, of the whole workbook (5).
    const isWorkbook = bytes.readUInt16LE(at + 4) === 0x0600 && bytes.readUInt16LE(at + 6) === 5;
    if (isWorkbook && bytes.subarray(at, at + 2).equals(BOF)) return at;
  }
  return bytes.length;
}

function* recordsFrom(bytes: Buffer, from: number): Generator<{ id: number; data: Buffer }> {
  for (let at = from; at + HEAD <= bytes.length; ) {
    const id = bytes.readUInt16LE(at);
    const length = bytes.readUInt16LE(at + 2);
    if (id === END) return;
    yield { id, data: bytes.subarray(at + HEAD, at + HEAD + length) };
    at += HEAD + length;
  }
}
