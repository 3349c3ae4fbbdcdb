import {
  type DistributionDocument,
  type DistributionOrder,
  distributionFindings,
  type Finding,
  readDistribution,
} from '@girassol/federation/registry';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database';
import { RegistryRefusal } from '../registry/registry-refusal';
import { revisionOf } from './read-distributions';
import type { Surroundings } from './surroundings';

/** A change of one distribution, as somebody ordered it. */
interface Change extends DistributionOrder {
  key: string;
  by: string;
}

/** What is wrong with a document, and what it is where nothing is. */
export function judge(
  value: unknown,
  surroundings: Surroundings,
): { document: DistributionDocument | null; findings: Finding[] } {
  const read = readDistribution(value);
  if ('findings' in read) return { document: null, findings: read.findings };
  const { document } = read;
  return { document, findings: distributionFindings(document, surroundings(document.key)) };
}

/** A document without errors. Throws GF-610 with what there is to mend. */
export function requireFitting(
  value: unknown,
  surroundings: Surroundings,
): { document: DistributionDocument; findings: Finding[] } {
  const { document, findings } = judge(value, surroundings);
  if (!document || findings.some(({ severity }) => severity === 'error'))
    throw new RegistryRefusal(
      422,
      'GF-610',
      { pt: 'A distribuição não passou na verificação.', en: 'The distribution may not go live.' },
      findings,
    );
  return { document, findings };
}

/** Makes a document live. The one that is live already changes nothing. Answers whether it was new. */
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
 * One step back: the document that was live before the present one was published. Before the first there is none: the
 * hosts are the product's own again. Throws GF-531 where nothing is live.
 */
export async function stepBack(tx: Tx, change: Change): Promise<void> {
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
  else await makeLive(tx, { key, version, text: JSON.stringify(await documentOf(tx, key, version)) });
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

async function documentOf(tx: Tx, key: string, version: number): Promise<DistributionDocument | null> {
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

/** Of two who saw the same state, one changes it and the other is told (GF-532). */
async function requireRevision(tx: Tx, { key, expected }: Change): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`distribution ${key}`}, 0))`.execute(tx);
  const revision = await revisionOf(tx, key);
  if (revision !== expected)
    throw new RegistryRefusal(409, 'GF-532', {
      pt: `${key} mudou enquanto isso (revisão ${revision}, você viu a ${expected}). Confira e tente novamente.`,
      en: `${key} changed meanwhile (revision ${revision}, you saw ${expected}). Look at it and order again.`,
    });
}
