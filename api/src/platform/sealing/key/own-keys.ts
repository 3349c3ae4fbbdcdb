import { randomBytes, X509Certificate } from 'node:crypto';
import { z } from 'zod';
import { type Database, StartFailure, type Tx } from '../../database';
import { CannotSeal } from '../sealing';
import { lock, lockKey, unlock } from './locked';
import { makeOwnKeys, makeSigningKey, type OwnKeys } from './make-certificates';

/** Of the secrets that all processes share. */
const KEYS = 'sealing-keys';
/** Locks them where the environment names no secret: then whoever has the database has them. */
const LOCK = 'sealing-lock';
/** A key that ends within a year signs nothing more: who checks a document should not find it expired soon after. */
const LEAST_LEFT = 365 * 86_400_000;

const certified = z.object({ certificate: z.string(), key: z.string() });
const shape = z.object({ root: certified, signing: certified });

/** The keys that are kept, and whether they are locked as they should be. */
interface Kept {
  keys: OwnKeys;
  isLockedRight: boolean;
}

/**
 * The keys of this installation, one pair for all its processes: made when something is first sealed, and kept locked.
 * `secret` is the environment's; keys that were locked without one are locked with it from then on.
 */
export async function ownKeys(database: Database, secret: string | undefined): Promise<OwnKeys> {
  const known = await database.asSystem((tx) => readKept(tx, secret));
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
    const kept = await readKept(tx, secret);
    const keys = kept && !endsSoon(kept.keys) ? kept.keys : made;
    if (keys !== kept?.keys || !kept.isLockedRight) await write(tx, keys, secret);
    return keys;
  });
}

/** Ends the start in words where the keys were locked with another secret than the one at hand. */
export async function requireReadable(database: Database, secret: string | undefined): Promise<void> {
  await database
    .asSystem((tx) => readKept(tx, secret))
    .catch((error) => {
      // A database that is away is no wrong secret: pages go out without it.
      if (error instanceof CannotSeal) throw new StartFailure(error.message);
    });
}

async function freshKeys(known: OwnKeys | null): Promise<OwnKeys> {
  const now = new Date();
  if (!known) return makeOwnKeys(now);
  return endsSoon(known) ? { ...known, signing: await makeSigningKey(known.root, now) } : known;
}

const endsSoon = ({ signing }: OwnKeys): boolean =>
  Date.parse(new X509Certificate(signing.certificate).validTo) < Date.now() + LEAST_LEFT;

async function readKept(tx: Tx, secret: string | undefined): Promise<Kept | null> {
  const locked = await secretOf(tx, KEYS);
  if (!locked) return null;
  const text = secret === undefined ? null : unlock(locked, lockKey(secret));
  if (text !== null) return { keys: shape.parse(JSON.parse(text)), isLockedRight: true };
  const ofDatabase = await secretOf(tx, LOCK);
  const older = ofDatabase && unlock(locked, lockKey(ofDatabase));
  if (older === null)
    throw new CannotSeal(
      'A chave do lacre foi guardada com outro SEALING_SECRET. Volte a definir o que valia antes.',
    );
  return { keys: shape.parse(JSON.parse(older)), isLockedRight: secret === undefined };
}

async function write(tx: Tx, keys: OwnKeys, secret: string | undefined): Promise<void> {
  const key = lockKey(secret ?? (await secretOf(tx, LOCK)) ?? '');
  const locked = lock(JSON.stringify(keys), key);
  await tx
    .insertInto('server_secrets')
    .values({ name: KEYS, secret: locked })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ secret: locked }))
    .execute();
}

async function secretOf(tx: Tx, name: string): Promise<Buffer | null> {
  const row = await tx
    .selectFrom('server_secrets')
    .select('secret')
    .where('name', '=', name)
    .executeTakeFirst();
  return row ? Buffer.from(row.secret) : null;
}
