import { createHash } from 'node:crypto';

/** Byte range of the signature in a PDF: `<` at `from`, `>` before `to`. */
export interface SignatureRange {
  from: number;
  to: number;
}

const BYTE_RANGE = /^\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/;

/**
 * Finds the byte range of the last signature of a PDF, if the signature covers everything outside that range (ISO
 * 32000-1, 12.8.1); null if there is no signature, or if something was appended after it.
 */
export function findSignatureRange(pdf: Buffer): SignatureRange | null {
  const at = pdf.lastIndexOf('/ByteRange');
  const found = at < 0 ? null : BYTE_RANGE.exec(pdf.toString('latin1', at, at + 80));
  if (!found) return null;
  const [start, length, to, rest] = found.slice(1).map(Number) as [number, number, number, number];
  const isWhole = start === 0 && length < to && to + rest === pdf.length;
  return isWhole && pdf[length] === 0x3c && pdf[to - 1] === 0x3e ? { from: length, to } : null;
}

/** Computes the SHA-256 of all bytes of a PDF outside the byte range of its signature. */
export const digestOutsideRange = (pdf: Buffer, { from, to }: SignatureRange): Buffer =>
  createHash('sha256').update(pdf.subarray(0, from)).update(pdf.subarray(to)).digest();
