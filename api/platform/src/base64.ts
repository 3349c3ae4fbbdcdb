import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { runOneAtATime } from './turns/run-one-at-a-time';

/** Letters that are read before others get their turn: a millisecond of work. */
const PIECE = 1024 * 1024;
const PREFIX = /^data:[\w.+/;=-]{0,200}?base64,/;
const LETTERS = /^[\w+/-]*$/;
const LAST_LETTERS = /^[\w+/-]*={0,2}$/;

/**
 * Decodes a base64 text, with or without the beginning of a `data:` URL, piece by piece, so that megabytes do
 * not block other requests. Returns null for a text that is empty or not base64.
 */
export const decodeBase64 = (text: string): Promise<Buffer | null> =>
  runOneAtATime(() => decodeInSteps(text));

async function decodeInSteps(text: string): Promise<Buffer | null> {
  const begin = PREFIX.exec(text.slice(0, 300))?.[0].length ?? 0;
  const decoded = Buffer.allocUnsafe(Math.ceil(((text.length - begin) * 3) / 4));
  let used = 0;
  let rest = '';
  for (let at = begin; at < text.length; at += PIECE) {
    const isLast = at + PIECE >= text.length;
    let piece = rest + text.slice(at, at + PIECE);
    let written = writePiece(decoded, used, piece, isLast);
    if (written === null) {
      // The letters are looked at only where not all of them were taken.
      piece = piece.replace(/\s+/g, '');
      if (!(isLast ? LAST_LETTERS : LETTERS).test(piece)) return null;
      written = decoded.write(getWhole(piece, isLast), used, 'base64');
    }
    used += written;
    rest = piece.slice(getWhole(piece, isLast).length);
    if (!isLast) await yieldToEventLoop();
  }
  return used === 0 ? null : decoded.subarray(0, used);
}

/** Four letters are three bytes; what is left over waits for the next piece. */
const getWhole = (piece: string, isLast: boolean): string =>
  isLast ? piece : piece.slice(0, piece.length - (piece.length % 4));

/** Writes a piece, and answers how many bytes it was; null where it has a letter that stands for none. */
function writePiece(target: Buffer, at: number, piece: string, isLast: boolean): number | null {
  const whole = getWhole(piece, isLast);
  const letters = whole.length - (isLast ? (/={0,2}$/.exec(whole.slice(-2))?.[0].length ?? 0) : 0);
  const written = target.write(whole, at, 'base64');
  // A letter over is none of base64, and as many bytes as a letter that is not read.
  return letters % 4 !== 1 && written === Math.floor((letters * 3) / 4) ? written : null;
}
