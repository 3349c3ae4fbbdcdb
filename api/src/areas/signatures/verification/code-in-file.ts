/** How much of the end of a file is looked through: the signature of a seal stands there. */
export const LOOKED_THROUGH = 64 * 1024;

/** As sealed documents carry it. The page's own script looks for the same. */
export const CODE_PATTERN = 'GRS-[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}';

/** The code that a sealed document carries, found in its last bytes; null where there is none. */
export const codeInFile = (end: Buffer): string | null =>
  end.toString('latin1').match(new RegExp(CODE_PATTERN, 'g'))?.at(-1) ?? null;
