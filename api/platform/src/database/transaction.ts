import { CompiledQuery, type Kysely } from 'kysely';
import pg from 'pg';
import type { Tables, Tx } from './tables';
import type { TenantContext } from './tenant-context';

/** The empty select fails in a transaction that is broken: its commit would quietly undo everything. */
const COMMIT = CompiledQuery.raw('select; commit');
/** Statement that ends a transaction without effect. A connection on which it fails is of no use any more. */
export const ROLLBACK_TEXT = 'rollback';
const ROLLBACK = CompiledQuery.raw(ROLLBACK_TEXT);

/** Function that runs work in a transaction that sees one account, or none. */
export type RunTransaction = <T>(context: Partial<TenantContext>, work: (tx: Tx) => Promise<T>) => Promise<T>;

/** Creates the function that runs transactions on the connections of `kysely`; all of them begin with the same settings. */
export function createTransactionRunner(
  kysely: Kysely<Tables>,
  settings: Readonly<Record<string, string>>,
  begin: 'begin' | 'begin read only' = 'begin',
): RunTransaction {
  const fixed = formatSettings(settings);
  return ({ accountId, userId }, work) => {
    // One trip: begin, and who looks. A text of two statements takes no parameters, so the values are written into it.
    const own = formatSettings({ 'app.account_id': accountId ?? '', 'app.user_id': userId ?? '' });
    const start = CompiledQuery.raw(`${begin}; select ${fixed}, ${own}`);
    return kysely.connection().execute(async (tx) => {
      try {
        await tx.executeQuery(start);
        const result = await work(tx);
        await tx.executeQuery(COMMIT);
        return result;
      } catch (error) {
        // Always before the connection is released: an open transaction would be the next caller's.
        await tx.executeQuery(ROLLBACK).catch(() => {});
        throw error;
      }
    });
  };
}

/** Formats settings as calls that hold until the end of the transaction: behind a pooler others hold for the next caller. */
const formatSettings = (settings: Readonly<Record<string, string>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `set_config(${pg.escapeLiteral(name)}, ${pg.escapeLiteral(value)}, true)`)
    .join(', ');
