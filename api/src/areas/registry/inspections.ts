import type { InspectionTask, InspectionVerdict, ReleaseInspection } from '@girassol/federation/registry';
import { sql } from 'kysely';
import { newId, type Tx } from '../../platform/database';
import { notPublished, RegistryRefusal } from './registry-refusal';

/** A claim lapses after this, unless it is renewed: an inspection that was killed leaves the release to the next. */
const CLAIM_SECONDS = 60;
const until = sql<Date>`now() + make_interval(secs => ${sql.lit(CLAIM_SECONDS)})`;
const isFree = sql<boolean>`(inspection_claimed_until is null or inspection_claimed_until <= now())`;

/** One release that is named, whatever was said of it before; or the oldest that nobody has looked at. */
export type Wanted = { remote: string; version: string } | null;

/** Takes a published release in hand for a while. Two who ask at once never get the same one; null where there is none. */
export async function claimInspection(tx: Tx, wanted: Wanted): Promise<InspectionTask | null> {
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
    // What was given back, or lapsed, does not stand in the way of what nobody has tried yet.
    .orderBy('inspection_claimed_until', (order) => order.asc().nullsFirst())
    .orderBy('entered_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!next) return null;
  const claim = newId();
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
  if (!known) throw notPublished(remote, version);
}

/** Whoever still works at it says so. Throws GF-525 when the claim has lapsed. */
export async function renewInspection(tx: Tx, claim: string): Promise<{ until: number }> {
  const renewed = await heldBy(tx, claim)
    .set({ inspection_claimed_until: until })
    .returning('inspection_claimed_until')
    .executeTakeFirst();
  return { until: orLapsed(renewed).inspection_claimed_until?.getTime() ?? 0 };
}

/** Leaves the release to the next who asks. */
export async function giveInspectionBack(tx: Tx, claim: string): Promise<void> {
  const given = await heldBy(tx, claim)
    .set({ inspection_claim: null, inspection_claimed_until: sql`now()` })
    .returning('version')
    .executeTakeFirst();
  orLapsed(given);
}

/** Writes the verdict to the release: it passed when nothing in it is an error. Throws GF-525 when the claim has lapsed. */
export async function keepVerdict(
  tx: Tx,
  claim: string,
  { findings, ...checks }: InspectionVerdict,
  { by, shell }: Pick<ReleaseInspection, 'by' | 'shell'>,
): Promise<ReleaseInspection> {
  const isPassed = !findings.some(({ severity }) => severity === 'error');
  const inspection: ReleaseInspection = { at: Date.now(), by, shell, isPassed, findings, ...checks };
  const kept = await heldBy(tx, claim)
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

const heldBy = (tx: Tx, claim: string) =>
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
