/** Executions on one connection after which a statement is prepared: most statements of a page run once or twice. */
const PREPARED_FROM = 5;
/** Maximum number of statements that one connection keeps prepared: each takes some kilobytes of the database server. */
const MAX_PREPARED = 300;
/** Maximum number of statements that are counted on one connection, so that lists of varying length do not fill the memory. */
const MAX_COUNTED = 2_000;

/**
 * Chooses the statements that a connection prepares: their text is parsed, and their row security applied, once and not at each
 * execution. They are planned each time, for the size of the account (`server.ts`).
 */
export interface PreparedStatements {
  /** Counts an execution. Returns the name under which the statement is prepared; undefined: it is sent as it is. */
  getName(text: string): string | undefined;
}

/**
 * Creates the choice for one connection. Statements that come again and again, such as those of jobs, are prepared, up to a
 * fixed number; all others, such as filters of lists, are sent as text.
 */
export function createPreparedStatements(): PreparedStatements {
  const names = new Map<string, string>();
  const executions = new Map<string, number>();
  return {
    getName(text) {
      const name = names.get(text);
      if (name !== undefined || names.size >= MAX_PREPARED) return name;
      const count = (executions.get(text) ?? 0) + 1;
      if (count < PREPARED_FROM) {
        if (executions.size >= MAX_COUNTED) executions.clear();
        executions.set(text, count);
        return undefined;
      }
      executions.delete(text);
      const added = `girassol_${names.size}`;
      names.set(text, added);
      return added;
    },
  };
}
