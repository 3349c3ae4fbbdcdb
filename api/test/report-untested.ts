/**
 * Prints which behaviour is not tested on this machine, and why. Does not print a warning, because warnings
 * make a test fail.
 */
export function reportUntested(what: string): void {
  process.stderr.write(`${what}\n`);
}
