import type { TestApi } from '../harness';
import { aggregateTables, listTablesExcept } from '../tables';

/**
 * Tables that a refused request may touch: counters of attempts, sessions, which note when they were last used, and secrets,
 * which are made when they are first needed.
 */
const NOT_COMPARED = [
  'login_attempts',
  'login_challenges',
  'passkey_challenges',
  'recovery_codes',
  'server_secrets',
  'sessions',
  'totp_secrets',
];

/**
 * Computes a fingerprint of each table, which changes with every inserted, updated or deleted row (`xmin` is
 * the transaction that wrote a row). Equal fingerprints show that a request in a test has written nothing.
 */
export const fingerprintRows = async (api: TestApi): Promise<Record<string, string>> =>
  aggregateTables(
    api,
    await listTablesExcept(api, NOT_COMPARED),
    "count(*) || ' rows, ' || coalesce(sum(xmin::text::bigint), 0)",
  );
