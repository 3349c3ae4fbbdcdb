import { randomBytes, X509Certificate } from 'node:crypto';
import { DAY_MS } from '@girassol/shared-domain';
import { z } from 'zod';
import { type Database, StartFailure, type Tx } from '../../database';
import { SealError } from '../sealing';
import { createInstallationKeys, createSigningKey, type InstallationKeys } from './create-certificates';
import { decryptText, deriveEncryptionKey, encryptText } from './encryption';

/** Name of the stored keys among the server secrets. */
const KEYS = 'sealing-keys';
/** Locks them where the environment names no secret: then whoever has the database has them. */
const LOCK = 'sealing-lock';
/**
 * Minimum remaining validity of a signing key in milliseconds, a year: a document's certificate should not expire soon
 * after signing.
 */
const MIN_VALIDITY_MS = 365 * DAY_MS;

const certified = z.object({ certificate: z.string(), key: z.string() });
const shape = z.object({ root: certified, signing: certified });

/** Stored keys, and whether they are encrypted with the current secret. */
interface StoredKeys {
  keys: InstallationKeys;
  isLockedRight: boolean;
}

/**
 * Loads the sealing keys of this installation, one pair for all processes. The first call creates the keys
 * and stores them encrypted. `secret` comes from the environment; keys that were stored without a secret are
 * then encrypted with it.
 */
export async function loadOrCreateInstallationKeys(
  database: Database,
  secret: string | undefined,
): Promise<InstallationKeys> {
  const known = await database.asSystem((tx) => loadStoredKeys(tx, secret));
  if (known?.isLockedRight && !endsSoon(known.keys)) return known.keys;
  // Made before a row is locked: it takes a second.
  const made = await freshKeys(known?.keys ?? null);
  return database.asSystem(async (tx) => {
    await tx
      .insertInto('server_secrets')
      .values({ name: LOCK, secret: randomBytes(32) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    // Of processes that come at once the first one's keys stay: the others wait at this row.
    await tx.selectFrom('server_secrets').select('name').where('name', '=', LOCK).forUpdate().execute();
    const kept = await loadStoredKeys(tx, secret);
    const keys = kept && !endsSoon(kept.keys) ? kept.keys : made;
    if (keys !== kept?.keys || !kept.isLockedRight) await write(tx, keys, secret);
    return keys;
  });
}

/**
 * Throws a `StartFailure` if the stored sealing keys were encrypted with another secret than the current one.
 */
export async function requireReadableKeys(database: Database, secret: string | undefined): Promise<void> {
  await database
    .asSystem((tx) => loadStoredKeys(tx, secret))
    .catch((error) => {
      // A database that is away is no wrong secret: pages go out without it.
      if (error instanceof SealError) throw new StartFailure(error.message);
    });
}

async function freshKeys(known: InstallationKeys | null): Promise<InstallationKeys> {
  const now = new Date();
  if (!known) return createInstallationKeys(now);
  return endsSoon(known) ? { ...known, signing: await createSigningKey(known.root, now) } : known;
}

const endsSoon = ({ signing }: InstallationKeys): boolean =>
  Date.parse(new X509Certificate(signing.certificate).validTo) < Date.now() + MIN_VALIDITY_MS;

async function loadStoredKeys(tx: Tx, secret: string | undefined): Promise<StoredKeys | null> {
  const locked = await loadSecret(tx, KEYS);
  if (!locked) return null;
  const text = secret === undefined ? null : decryptText(locked, deriveEncryptionKey(secret));
  if (text !== null) return { keys: shape.parse(JSON.parse(text)), isLockedRight: true };
  const ofDatabase = await loadSecret(tx, LOCK);
  const older = ofDatabase && decryptText(locked, deriveEncryptionKey(ofDatabase));
  if (older === null)
    throw new SealError(
      'A chave do lacre foi guardada com outro SEALING_SECRET. Volte a definir o que valia antes.',
    );
  return { keys: shape.parse(JSON.parse(older)), isLockedRight: secret === undefined };
}

async function write(tx: Tx, keys: InstallationKeys, secret: string | undefined): Promise<void> {
  const key = deriveEncryptionKey(secret ?? (await loadSecret(tx, LOCK)) ?? '');
  const locked = encryptText(JSON.stringify(keys), key);
  await tx
    .insertInto('server_secrets')
    .values({ name: KEYS, secret: locked })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ secret: locked }))
    .execute();
}

async function loadSecret(tx: Tx, name: string): Promise<Buffer | null> {
  const row = await tx
    .selectFrom('server_secrets')
    .select('secret')
    .where('name', '=', name)
    .executeTakeFirst();
  return row ? Buffer.from(row.secret) : null;
}
