/**
 * Returns the text values of a submitted form or query, cut to 300 characters each. Leaves out values that
 * are not texts.
 */
export const getTextValues = (sent: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sent ?? {})
      .filter((field): field is [string, string] => typeof field[1] === 'string')
      .map(([name, text]) => [name, text.slice(0, 300)]),
  );
