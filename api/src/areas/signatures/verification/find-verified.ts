import type { Verification } from '@girassol/shared-domain/contract';
import { readVerifyCode } from '@girassol/shared-domain/signatures';
import { sql } from 'kysely';
import type { Database, Row, Tx } from '../../../platform/database';
import { countFailure, limitKey, requireTries } from '../../../platform/http/try-limit';
import { describeDocument, type VerifiedDocument } from './describe-document';

/** Codes and files of one visitor that nobody knows, in a quarter of an hour. */
const MOST_UNKNOWN = 40;

interface Found {
  account_id: string;
  id: string;
}

/** What somebody wants to know: of a file, by its digest; of a code; of both together. */
export interface Question {
  /** SHA-256, hexadecimal digits. */
  hash: string | null;
  /** As somebody typed it. */
  code: string | null;
  /** Who asks. */
  ip: string;
}

/** What is known of a code alone, or of nothing, has no verdict: there is no file to speak of. */
export interface Verified {
  verdict: Verification['verdict'] | null;
  document: VerifiedDocument | null;
}

/**
 * What is known of a file or a code. Refused (429) after many that nobody knows: codes are not to be guessed, nor which
 * documents there are.
 */
export async function findVerified(database: Database, { hash, code, ip }: Question): Promise<Verified> {
  const limited = {
    limits: [{ key: limitKey('verification', ip), most: MOST_UNKNOWN }],
    tooMany: (wait: string) => `Foram muitas consultas sem resultado. Espere ${wait} e tente de novo.`,
  };
  await requireTries(database, limited);
  const byHash = hash ? await findByHash(database, hash.toLowerCase()) : null;
  if (byHash) return { verdict: 'INTACT', document: await describe(database, byHash) };
  const known = code === null ? null : readVerifyCode(code);
  const byCode = known && (await findByCode(database, known));
  if (byCode) return { verdict: hash ? 'ALTERED' : null, document: await describe(database, byCode) };
  if (hash || code) await countFailure(database, limited);
  return { verdict: hash ? 'UNKNOWN' : null, document: null };
}

const findByHash = async (database: Database, hash: string): Promise<Found | null> =>
  (await database.lookUp<Found>(sql`select * from find_signature_by_hash(${hash})`))[0] ?? null;

const findByCode = async (database: Database, code: string): Promise<Found | null> =>
  (await database.lookUp<Found>(sql`select * from find_signature_by_code(${code})`))[0] ?? null;

function describe(database: Database, { account_id, id }: Found): Promise<VerifiedDocument> {
  return database.asAccount({ accountId: account_id }, async (tx) =>
    describeDocument(tx, await readSignature(tx, account_id, id)),
  );
}

const readSignature = (tx: Tx, accountId: string, id: string): Promise<Row<'signatures'>> =>
  tx
    .selectFrom('signatures')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
