import { generateId, type Tx } from '@girassol/api-platform/database';
import type { InspectionTask, InspectionVerdict, ReleaseInspection } from '@girassol/federation/registry';
import { sql } from 'kysely';
import { buildNotPublishedRefusal, RegistryRefusal } from './registry-refusal';

/** A claim lapses after this, unless it is renewed: an inspection that was killed leaves the release to the next. */
const CLAIM_SECONDS = 60;
const until = sql<Date>`now() + make_interval(secs => ${sql.lit(CLAIM_SECONDS)})`;
const isFree = sql<boolean>`(inspection_claimed_until is null or inspection_claimed_until <= now())`;

/**
 * Release to inspect: the named release, also if it was inspected before; null for the oldest release that
 * was never inspected.
 */
export type InspectionTarget = { remote: string; version: string } | null;

/**
 * Claims a published release for inspection for 60 seconds. Concurrent calls never claim the same release.
 * Returns null if no release is waiting.
 */
export async function claimInspection(tx: Tx, wanted: InspectionTarget): Promise<InspectionTask | null> {
  if (wanted) await requirePublished(tx, wanted);
  const next = await tx
    .selectFrom('remote_releases')
    .select(['remote', 'version'])
    .where('manifest_integrity', 'is not', null)
    .where(isFree)
    .$if(wanted === null, (query) => query.where('inspected_at', 'is', null))
    .$if(wanted !== null, (query) =>
      query.where((where) => where.and({ remote: wanted?.remote ?? '', version: wanted?.version ?? '' })),
    )
    // A release whose claim was given back or expired comes after those that were never claimed.
    .orderBy('inspection_claimed_until', (order) => order.asc().nullsFirst())
    .orderBy('entered_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!next) return null;
  const claim = generateId();
  const { inspection_claimed_until: lapses } = await tx
    .updateTable('remote_releases')
    .set({ inspection_claim: claim, inspection_claimed_until: until })
    .where((where) => where.and(next))
    .returning('inspection_claimed_until')
    .executeTakeFirstOrThrow();
  return { claim, ...next, until: lapses?.getTime() ?? 0 };
}

async function requirePublished(tx: Tx, { remote, version }: { remote: string; version: string }) {
  const known = await tx
    .selectFrom('remote_releases')
    .select('version')
    .where((where) => where.and({ remote, version }))
    .where('manifest_integrity', 'is not', null)
    .executeTakeFirst();
  if (!known) throw buildNotPublishedRefusal(remote, version);
}

/** Extends the claim of a release for inspection by 60 seconds. Throws GF-525 if the claim has expired. */
export async function renewInspectionClaim(tx: Tx, claim: string): Promise<{ until: number }> {
  const renewed = await selectClaimed(tx, claim)
    .set({ inspection_claimed_until: until })
    .returning('inspection_claimed_until')
    .executeTakeFirst();
  return { until: orLapsed(renewed).inspection_claimed_until?.getTime() ?? 0 };
}

/**
 * Gives up the claim of a release for inspection, so that another call can claim the release. Throws GF-525
 * if the claim has expired.
 */
export async function releaseInspectionClaim(tx: Tx, claim: string): Promise<void> {
  const given = await selectClaimed(tx, claim)
    .set({ inspection_claim: null, inspection_claimed_until: sql`now()` })
    .returning('version')
    .executeTakeFirst();
  orLapsed(given);
}

/**
 * Saves the verdict of an inspection on a release. The release passes if the verdict has no error. Throws
 * GF-525 if the claim has expired.
 */
export async function saveInspectionVerdict(
  tx: Tx,
  claim: string,
  { findings, ...checks }: InspectionVerdict,
  { by, shell }: Pick<ReleaseInspection, 'by' | 'shell'>,
): Promise<ReleaseInspection> {
  const isPassed = !findings.some(({ severity }) => severity === 'error');
  const inspection: ReleaseInspection = { at: Date.now(), by, shell, isPassed, findings, ...checks };
  const kept = await selectClaimed(tx, claim)
    .set({
      inspection: JSON.stringify(inspection),
      inspected_at: sql`now()`,
      inspection_claim: null,
      inspection_claimed_until: null,
    })
    .returning('version')
    .executeTakeFirst();
  orLapsed(kept);
  return inspection;
}

const selectClaimed = (tx: Tx, claim: string) =>
  tx
    .updateTable('remote_releases')
    .where('inspection_claim', '=', claim)
    .where('inspection_claimed_until', '>', sql<Date>`now()`);

function orLapsed<T>(row: T | undefined): T {
  if (row) return row;
  throw new RegistryRefusal(409, 'GF-525', {
    pt: 'Esta conferência não está mais com você: ela expirou ou foi devolvida.',
    en: 'This inspection is not in your hands any more: it lapsed, or was given back.',
  });
}
