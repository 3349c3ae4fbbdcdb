/** Error that ends a build, with a code that `docs/errors.md` explains. */
export class BuildError extends Error {
  /**
   * @param {string} code `GF-001`
   * @param {string} message what is wrong, and where
   */
  constructor(code, message) {
    super(`${code} ${message}`);
    this.name = 'BuildError';
    this.code = code;
    // The place in the preset's own code helps nobody who reads what is wrong with theirs.
    this.stack = this.message;
  }
}
