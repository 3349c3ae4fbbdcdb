import { codeOf } from './unavailable';

/** A reason not to start that a person can act on: printed as one line, without a stack. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}

/** Codes of PostgreSQL, of the system, and of a quota. */
const fullDiskCodes = ['53100', 'ENOSPC', 'EDQUOT'];
/** The same as texts: the embedded database and other programs say no more than these. */
const fullDiskWords = /no space left on device|disk quota exceeded|ENOSPC|EDQUOT|disk full/i;

/** Tells whether an error, or what caused it, is that a disk has no space left. */
export function isOutOfSpace(error: unknown): boolean {
  if (fullDiskCodes.includes(codeOf(error))) return true;
  if (!(error instanceof Error)) return false;
  return fullDiskWords.test(error.message) || isOutOfSpace(error.cause);
}

/** Returns why a process cannot start because a disk is full, and what to do. */
export const outOfSpace = (where: string): StartFailure =>
  new StartFailure(`Não há espaço em disco ${where}. Libere espaço e inicie de novo.`);

/** Prints why a process cannot start, in one line where a person can act on it, and ends the process with 1. */
export function endStart(error: unknown): never {
  console.error(describeStartError(error));
  process.exit(1);
}

/** Returns what is printed of an error that keeps a process from starting: one line, or the error with its stack. */
export function describeStartError(error: unknown): unknown {
  if (error instanceof StartFailure) return error.message;
  return isOutOfSpace(error) ? outOfSpace('neste servidor, ou no do banco de dados').message : error;
}
