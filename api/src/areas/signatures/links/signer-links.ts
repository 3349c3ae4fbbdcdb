import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Row, Tx } from '../../../platform/database';
import { serverSecret } from '../../../platform/secrets/server-secret';

/** Bytes of the id of a person, and of what proves that this server gave the link out. */
const ID_BYTES = 16;
const MAC_BYTES = 20;
const TOKEN = /^[\w-]{48}$/;

const secretOf = serverSecret('signature-links');

type Linked = Pick<Row<'signature_persons'>, 'id' | 'epoch'>;

/** Of whom a link is, as far as it says so itself. */
export interface FoundSigner {
  accountId: string;
  signatureId: string;
  personId: string;
}

const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

async function macOf(tx: Tx, { id, epoch }: Linked): Promise<Buffer> {
  const mac = createHmac('sha256', await secretOf(tx)).update(JSON.stringify(['signer', id, epoch]));
  return mac.digest().subarray(0, MAC_BYTES);
}

/**
 * Where a person signs, from the root of this server. Links are worked out, never kept: the same at any time, until the
 * epoch of the person is another.
 */
export async function signerPath(tx: Tx, person: Linked): Promise<string> {
  const token = Buffer.concat([bytesOf(person.id), await macOf(tx, person)]).toString('base64url');
  return `/assinar/${token}`;
}

/** Whose link this is; null for what is none, and for what was revoked. */
export async function findSigner(database: Database, token: string): Promise<FoundSigner | null> {
  if (!TOKEN.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const id = uuidOf(bytes.subarray(0, ID_BYTES));
  const [found] = await database.lookUp(
    sql<{ account_id: string; signature_id: string; epoch: number }>`
      select * from find_signature_person(${id})`,
  );
  if (!found) return null;
  const expected = await database.asSystem((tx) => macOf(tx, { id, epoch: found.epoch }));
  const given = bytes.subarray(ID_BYTES);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { accountId: found.account_id, signatureId: found.signature_id, personId: id };
}

const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
