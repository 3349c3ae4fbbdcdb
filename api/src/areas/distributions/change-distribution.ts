import type { Tx } from '@girassol/api-platform/database';
import {
  type DistributionChangeRequest,
  type DistributionDocument,
  distributionFindings,
  type GateFinding,
  parseDistribution,
} from '@girassol/federation/registry';
import { sql } from 'kysely';
import { RegistryRefusal } from '../registry/registry-refusal';
import type { GetDistributionContext } from './distribution-context';
import { loadDistributionRevision } from './load-distributions';

/** A change of one distribution, as somebody ordered it. */
interface Change extends DistributionChangeRequest {
  key: string;
  by: string;
}

/**
 * Checks the document of a distribution. Returns the parsed document, or null if it cannot be parsed, and all
 * findings: errors and warnings.
 */
export function checkDistributionDocument(
  value: unknown,
  surroundings: GetDistributionContext,
): { document: DistributionDocument | null; findings: GateFinding[] } {
  const read = parseDistribution(value);
  if ('findings' in read) return { document: null, findings: read.findings };
  const { document } = read;
  return { document, findings: distributionFindings(document, surroundings(document.key)) };
}

/**
 * Checks the document of a distribution before it goes live. Returns the parsed document and the warnings.
 * Throws GF-610 with the findings if there is an error.
 */
export function requirePublishableDistribution(
  value: unknown,
  surroundings: GetDistributionContext,
): { document: DistributionDocument; findings: GateFinding[] } {
  const { document, findings } = checkDistributionDocument(value, surroundings);
  if (!document || findings.some(({ severity }) => severity === 'error'))
    throw new RegistryRefusal(
      422,
      'GF-610',
      { pt: 'A distribuição não passou na verificação.', en: 'The distribution may not go live.' },
      findings,
    );
  return { document, findings };
}

/**
 * Makes a document live as the next version of its distribution. Returns false and changes nothing if the live document
 * is equal. Throws GF-532 if the distribution changed since the revision that the caller saw.
 */
export async function publishDistribution(
  tx: Tx,
  change: Change,
  document: DistributionDocument,
): Promise<boolean> {
  await requireRevision(tx, change);
  const { key, by, why } = change;
  const live = await liveAt(tx, key);
  const text = JSON.stringify(document);
  if (live && (await isSame(tx, key, text))) return false;
  const { last } = await tx
    .selectFrom('distribution_changes')
    .select(({ fn }) => fn.max('version').as('last'))
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  const version = (last ?? 0) + 1;
  await tx
    .insertInto('distribution_changes')
    .values({
      key,
      by,
      why,
      action: 'publish',
      version_before: live?.version ?? null,
      version,
      document: text,
    })
    .execute();
  await makeLive(tx, { key, version, text });
  return true;
}

/**
 * Makes the document of a distribution live that was live before the present one. If there was none, takes
 * the distribution off line, so that its hosts show the product itself. Throws GF-531 if no document is live,
 * and GF-532 if the distribution changed since the revision that the caller saw.
 */
export async function rollBackDistribution(tx: Tx, change: Change): Promise<void> {
  await requireRevision(tx, change);
  const { key, by, why } = change;
  const live = await liveAt(tx, key);
  if (!live)
    throw new RegistryRefusal(409, 'GF-531', {
      pt: `${key} não está no ar: não há o que voltar.`,
      en: `${key} is not live: there is no step back.`,
    });
  // How it came, forwards: two steps back go further back, never in a circle.
  const came = await tx
    .selectFrom('distribution_changes')
    .select('version_before')
    .where('key', '=', key)
    .where('version', '=', live.version)
    .where('document', 'is not', null)
    .executeTakeFirst();
  const version = came?.version_before ?? null;
  await tx
    .insertInto('distribution_changes')
    .values({ key, by, why, action: 'back', version_before: live.version, version, document: null })
    .execute();
  if (version === null) await tx.deleteFrom('distributions').where('key', '=', key).execute();
  else
    await makeLive(tx, { key, version, text: JSON.stringify(await loadPublishedDocument(tx, key, version)) });
}

const liveAt = (tx: Tx, key: string) =>
  tx.selectFrom('distributions').select('version').where('key', '=', key).executeTakeFirst();

/** Compared by the database, which knows no order of fields. */
async function isSame(tx: Tx, key: string, text: string): Promise<boolean> {
  const found = await tx
    .selectFrom('distributions')
    .select('key')
    .where('key', '=', key)
    .where(sql<boolean>`document = ${text}::jsonb`)
    .executeTakeFirst();
  return found !== undefined;
}

async function loadPublishedDocument(
  tx: Tx,
  key: string,
  version: number,
): Promise<DistributionDocument | null> {
  const { document } = await tx
    .selectFrom('distribution_changes')
    .select('document')
    .where('key', '=', key)
    .where('version', '=', version)
    .where('document', 'is not', null)
    .executeTakeFirstOrThrow();
  return document;
}

async function makeLive(
  tx: Tx,
  { key, version, text }: { key: string; version: number; text: string },
): Promise<void> {
  await tx
    .insertInto('distributions')
    .values({ key, version, document: text })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ version, document: text }))
    .execute();
}

/**
 * Locks a distribution until the transaction ends and refuses a change that was based on an older revision. Throws
 * GF-532.
 */
async function requireRevision(tx: Tx, { key, expected }: Change): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`distribution ${key}`}, 0))`.execute(tx);
  const revision = await loadDistributionRevision(tx, key);
  if (revision !== expected)
    throw new RegistryRefusal(409, 'GF-532', {
      pt: `${key} mudou enquanto isso (revisão ${revision}, você viu a ${expected}). Confira e tente novamente.`,
      en: `${key} changed meanwhile (revision ${revision}, you saw ${expected}). Look at it and order again.`,
    });
}
