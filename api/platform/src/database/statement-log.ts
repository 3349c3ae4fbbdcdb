import type { KyselyConfig, LogEvent } from 'kysely';

/** Statement that has just ended. */
export interface EndedStatement {
  /** Its text, with `$1` for parameters. */
  sql: string;
  milliseconds: number;
  /** Why it failed. */
  error?: unknown;
}

/** Function that is called after each statement, in the asynchronous context of its caller. */
export type OnStatement = (statement: EndedStatement) => void;

/** Builds the options of a Kysely instance that calls `onStatement`; none without it, and then nothing is measured. */
export const buildStatementLog = (onStatement: OnStatement | undefined): Pick<KyselyConfig, 'log'> =>
  onStatement
    ? {
        log: (event: LogEvent) =>
          onStatement({
            sql: event.query.sql,
            milliseconds: event.queryDurationMillis,
            ...(event.level === 'error' && { error: event.error }),
          }),
      }
    : {};
