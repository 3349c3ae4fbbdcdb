/** Tells whoever reads the run what is not tested on this machine, and why. Not a warning: those make a test fail. */
export function sayUntested(what: string): void {
  process.stderr.write(`${what}\n`);
}
