import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database, Row, Tx } from '@girassol/api-platform/database';
import { createSecretLoader } from '@girassol/api-platform/secrets/create-secret-loader';
import { sql } from 'kysely';

/** Bytes of the id of a person, and of what proves that this server gave the link out. */
const ID_BYTES = 16;
const MAC_BYTES = 20;
const TOKEN = /^[\w-]{48}$/;

const loadLinkSecret = createSecretLoader('signature-links');

type SignerLinkRow = Pick<Row<'signature_persons'>, 'id' | 'epoch'>;

/**
 * Ids of the signer to whom a personal link to the signing page belongs, with the account and the signature.
 */
export interface FoundSigner {
  accountId: string;
  signatureId: string;
  personId: string;
}

const uuidToBytes = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

async function computeLinkMac(tx: Tx, { id, epoch }: SignerLinkRow): Promise<Buffer> {
  const mac = createHmac('sha256', await loadLinkSecret(tx)).update(JSON.stringify(['signer', id, epoch]));
  return mac.digest().subarray(0, MAC_BYTES);
}

/**
 * Computes the path of a signer's personal page, from which the person signs. The link is computed and never
 * stored: it stays the same until the epoch of the person changes, which revokes the link.
 */
export async function computeSignerPagePath(tx: Tx, person: SignerLinkRow): Promise<string> {
  const token = Buffer.concat([uuidToBytes(person.id), await computeLinkMac(tx, person)]).toString(
    'base64url',
  );
  return `/assinar/${token}`;
}

/**
 * Finds the signer whose personal link has the given token. Returns null if the token is invalid or was
 * revoked.
 */
export async function findSignerByLinkToken(database: Database, token: string): Promise<FoundSigner | null> {
  if (!TOKEN.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const id = bytesToUuid(bytes.subarray(0, ID_BYTES));
  const [found] = await database.lookUp(
    sql<{ account_id: string; signature_id: string; epoch: number }>`
      select * from find_signature_person(${id})`,
  );
  if (!found) return null;
  const expected = await database.asSystem((tx) => computeLinkMac(tx, { id, epoch: found.epoch }));
  const given = bytes.subarray(ID_BYTES);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { accountId: found.account_id, signatureId: found.signature_id, personId: id };
}

const bytesToUuid = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
