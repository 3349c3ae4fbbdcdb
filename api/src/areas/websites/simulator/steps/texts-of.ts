/** The texts of a form or of an address; whatever else somebody sends is nothing typed. */
export const textsOf = (sent: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sent ?? {})
      .filter((field): field is [string, string] => typeof field[1] === 'string')
      .map(([name, text]) => [name, text.slice(0, 300)]),
  );
