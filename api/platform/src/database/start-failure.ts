import { getErrorCode } from './unavailable';

/** Error that prevents the start and that a person can fix: printed as one line, without a stack. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}

/** Codes of PostgreSQL, of the system, and of a quota. */
const fullDiskCodes = ['53100', 'ENOSPC', 'EDQUOT'];
/** Messages of a full disk, for the embedded database and other programs that give no code. */
const fullDiskMessages = /no space left on device|disk quota exceeded|ENOSPC|EDQUOT|disk full/i;

/** Checks whether an error, or its cause, means that a disk has no space left. */
export function isOutOfSpace(error: unknown): boolean {
  if (fullDiskCodes.includes(getErrorCode(error))) return true;
  if (!(error instanceof Error)) return false;
  return fullDiskMessages.test(error.message) || isOutOfSpace(error.cause);
}

/** Creates the failure of a start on a full disk, with what to do about it. */
export const createOutOfSpaceFailure = (where: string): StartFailure =>
  new StartFailure(`Não há espaço em disco ${where}. Libere espaço e inicie de novo.`);

/** Prints the error that prevents a start, in one line if a person can fix it, and exits the process with code 1. */
export function exitWithStartError(error: unknown): never {
  console.error(describeStartError(error));
  process.exit(1);
}

/**
 * Returns the text of an error that prevents a start: one line for a failure that a person can fix, otherwise the error
 * with its stack.
 */
export function describeStartError(error: unknown): unknown {
  if (error instanceof StartFailure) return error.message;
  return isOutOfSpace(error)
    ? createOutOfSpaceFailure('neste servidor, ou no do banco de dados').message
    : error;
}
