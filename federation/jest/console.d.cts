/** Declares that this test writes an error on the console: the test fails if none comes that the pattern matches. */
export function expectConsoleError(pattern: RegExp): void;

/** Declares that this test writes a warning on the console: the test fails if none comes that the pattern matches. */
export function expectConsoleWarning(pattern: RegExp): void;
