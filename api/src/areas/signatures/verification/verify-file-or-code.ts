import type { Database, Row, Tx } from '@girassol/api-platform/database';
import {
  createLimitKey,
  recordFailedAttempt,
  requireAttemptsLeft,
} from '@girassol/api-platform/http/try-limit';
import type { SignatureVerification } from '@girassol/shared-domain/contract';
import { parseVerifyCode } from '@girassol/shared-domain/signatures';
import { sql } from 'kysely';
import { loadVerifiedDocument, type VerifiedDocument } from './load-verified-document';

/** Maximum number of unknown codes and files of a visitor in 15 minutes. */
const MAX_UNKNOWN_REQUESTS = 40;

interface SignatureKey {
  account_id: string;
  id: string;
}

/**
 * Request to verify a signed document by the digest of its file, by its code, or by both. `ip` is the
 * visitor's address for the rate limit.
 */
export interface VerificationRequest {
  /** SHA-256, hexadecimal digits. */
  hash: string | null;
  /** The code that somebody typed. */
  code: string | null;
  /** A code that stands in the file. It need not be that of the file: an addendum names that of its contract. */
  codeInFile?: string | null;
  /** Address of the visitor. */
  ip: string;
}

/**
 * Result of verifying a file, a code, or both. `verdict` is null without a file. A file that was sent for
 * signature several times is intact but has no `document`, because only a code tells which document is meant.
 */
export interface VerificationResult {
  verdict: SignatureVerification['verdict'] | null;
  document: VerifiedDocument | null;
  /** A code was given that no document has. */
  isCodeUnknown: boolean;
}

/**
 * Finds the signed document for the digest of a file, a code, or both, and compares the file. A known typed
 * code decides alone, because the same file may belong to several documents. The code inside the file is used
 * if several documents have this file or none has. Throws 429 after too many unknown files and codes, so that
 * nobody can guess codes.
 */
export async function verifyFileOrCode(
  database: Database,
  { hash, code, codeInFile = null, ip }: VerificationRequest,
): Promise<VerificationResult> {
  const limited = {
    limits: [{ key: createLimitKey('verification', ip), most: MAX_UNKNOWN_REQUESTS }],
    tooMany: (wait: string) => `Foram muitas consultas sem resultado. Espere ${wait} e tente de novo.`,
  };
  await requireAttemptsLeft(database, limited);
  const typed = await findByCode(database, code);
  if (typed) {
    const document = await describe(database, typed);
    return { verdict: hash ? compare(document, hash) : null, document, isCodeUnknown: false };
  }
  const [first, another] = hash ? await findByHash(database, hash.toLowerCase()) : [];
  const isOnlyOne = first !== undefined && (first.is_sealed_file || !another);
  const carried = isOnlyOne ? null : await findByCode(database, codeInFile);
  if (hash && carried) {
    const document = await describe(database, carried);
    const verdict = compare(document, hash);
    if (verdict === 'INTACT' || !first) return { verdict, document, isCodeUnknown: code !== null };
  }
  const isCodeUnknown = code !== null || (codeInFile !== null && !first);
  if (isCodeUnknown || (hash && !first)) await recordFailedAttempt(database, limited);
  if (!hash) return { verdict: null, document: null, isCodeUnknown };
  if (!first) return { verdict: 'UNKNOWN', document: null, isCodeUnknown };
  return { verdict: 'INTACT', document: isOnlyOne ? await describe(database, first) : null, isCodeUnknown };
}

function compare({ documentHash, sealedHash }: VerifiedDocument, hash: string): 'INTACT' | 'ALTERED' {
  const asked = hash.toLowerCase();
  return asked === documentHash || asked === sealedHash ? 'INTACT' : 'ALTERED';
}

const findByHash = (
  database: Database,
  hash: string,
): Promise<readonly (SignatureKey & { is_sealed_file: boolean })[]> =>
  database.lookUp(sql`select * from find_signatures_by_hash(${hash})`);

async function findByCode(database: Database, code: string | null): Promise<SignatureKey | null> {
  const known = code === null ? null : parseVerifyCode(code);
  if (known === null) return null;
  const [found] = await database.lookUp<SignatureKey>(sql`select * from find_signature_by_code(${known})`);
  return found ?? null;
}

function describe(database: Database, { account_id, id }: SignatureKey): Promise<VerifiedDocument> {
  return database.asAccount({ accountId: account_id }, async (tx) =>
    loadVerifiedDocument(tx, await readSignature(tx, account_id, id)),
  );
}

const readSignature = (tx: Tx, accountId: string, id: string): Promise<Row<'signatures'>> =>
  tx
    .selectFrom('signatures')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
