import { createHash } from 'node:crypto';

/** Where the signature of a PDF stands: `<` at `from`, `>` before `to`. */
export interface SignaturePlace {
  from: number;
  to: number;
}

const BYTE_RANGE = /^\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/;

/**
 * The place of the last signature of a PDF, where everything but that place is covered by it (ISO 32000-1, 12.8.1); null
 * where there is none, or where something was added behind it.
 */
export function signaturePlaceOf(pdf: Buffer): SignaturePlace | null {
  const at = pdf.lastIndexOf('/ByteRange');
  const found = at < 0 ? null : BYTE_RANGE.exec(pdf.toString('latin1', at, at + 80));
  if (!found) return null;
  const [start, length, to, rest] = found.slice(1).map(Number) as [number, number, number, number];
  const isWhole = start === 0 && length < to && to + rest === pdf.length;
  return isWhole && pdf[length] === 0x3c && pdf[to - 1] === 0x3e ? { from: length, to } : null;
}

/** SHA-256 of everything but that place. */
export const digestAround = (pdf: Buffer, { from, to }: SignaturePlace): Buffer =>
  createHash('sha256').update(pdf.subarray(0, from)).update(pdf.subarray(to)).digest();
