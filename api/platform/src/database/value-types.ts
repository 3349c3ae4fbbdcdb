import pg from 'pg';

const { builtins } = pg.types;

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`Integer of the database out of range: ${text}`);
  return value;
}

/**
 * Parsers of database values on both kinds of database: bigint (cents, counts) as a number, refused if it would lose
 * precision; date as `yyyy-mm-dd`; timestamptz as Date; numeric as text.
 */
export const databaseValueParsers: pg.CustomTypesConfig = {
  getTypeParser(id, format) {
    if (id === builtins.INT8) return safeInteger;
    if (id === builtins.DATE) return (text: string) => text;
    return pg.types.getTypeParser(id, format);
  },
};
