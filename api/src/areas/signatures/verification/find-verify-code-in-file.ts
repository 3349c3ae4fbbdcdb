/**
 * Number of bytes at the end of a PDF that are searched for the verification code of a sealed document. The
 * signature of a seal, which contains the code, lies within these bytes.
 */
export const VERIFY_CODE_SEARCH_BYTES = 64 * 1024;

/**
 * Regular expression for the verification code of a sealed document. The script of the verification page uses
 * the same pattern.
 */
export const VERIFY_CODE_PATTERN = 'GRS-[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}';

/**
 * Finds the verification code of a sealed document in the last bytes of its file. Returns null if the bytes
 * contain no code.
 */
export const findVerifyCodeInFile = (end: Buffer): string | null =>
  end.toString('latin1').match(new RegExp(VERIFY_CODE_PATTERN, 'g'))?.at(-1) ?? null;
