import type { Database, Row, Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { sql } from 'kysely';
import type { CertificateState, DomainProvider, ZoneFindings } from '../provider/domain-provider';
import { scheduleDomainCheck } from './domain-check-job';
import { computeDomainStatus, computeNextCheck, type DomainStatus } from './domain-status';

interface Claim {
  accountId: string;
  id: string;
}

/** Nothing to look at any more: it was given back. */
const gone = ({ removed_at }: Row<'website_domains'>) => removed_at !== null;

/** Result of querying the zone of a claimed domain, before it is applied. */
export interface DomainCheck {
  findings: ZoneFindings;
  certificate: CertificateState;
}

/**
 * Queries the zone and certificate of a claimed domain, outside of any transaction. Returns null if the claim was
 * released.
 */
export async function queryZone(
  database: Database,
  provider: DomainProvider,
  claim: Claim,
): Promise<DomainCheck | null> {
  const row = await database.asAccount(claim, (tx) => findClaim(tx, claim));
  if (!row || gone(row)) return null;
  const { host, token } = row;
  const findings = await provider.check(host, token);
  if (findings.isOwned && !row.verified_at) await releaseLapsed(database, provider, row);
  const isReady = findings.isOwned && findings.isRouted;
  return { findings, certificate: isReady ? await provider.certificate(host) : 'NONE' };
}

/**
 * Applies the result of a check to a claimed domain and schedules the next check. Returns the updated row,
 * null if the claim was released.
 */
export async function applyDomainCheck(
  tx: Tx,
  provider: DomainProvider,
  claim: Claim,
  { findings, certificate }: DomainCheck,
): Promise<Row<'website_domains'> | null> {
  const found = await findClaim(tx, claim);
  if (!found) return null;
  const { host, token } = found;
  // Two accounts may prove one host in the same moment.
  await sql`select pg_advisory_xact_lock(hashtextextended(${host}, 0))`.execute(tx);
  const held = await findClaim(tx, claim, { locks: true });
  if (!held || gone(held)) return null;
  const holder = await findVerifiedClaim(tx, host);
  const isContested = holder !== undefined && holder.account_id !== claim.accountId;
  const expected = provider.records(host, token);
  const now = new Date();
  const standing = computeDomainStatus(toDomainStatus(held), {
    host,
    expected,
    findings,
    certificate,
    isContested,
    now,
  });
  return saveDomainStatus(tx, held, standing, findings, now);
}

interface Holder {
  account_id: string;
  id: string;
  token: string;
}

async function findVerifiedClaim(tx: Tx, host: string): Promise<Holder | undefined> {
  return (await sql<Holder>`select * from verified_claim(${host})`.execute(tx)).rows[0];
}

/** Another account proved this host once. Where its proof does not stand any more, whoever proves it now has it. */
async function releaseLapsed(
  database: Database,
  provider: DomainProvider,
  { host, account_id }: Row<'website_domains'>,
): Promise<void> {
  const [holder] = await database.lookUp(sql<Holder>`select * from verified_claim(${host})`);
  if (!holder || holder.account_id === account_id) return;
  const { isOwned, failure } = await provider.check(host, holder.token);
  if (isOwned || failure) return;
  await database.asAccount({ accountId: holder.account_id }, async (tx) => {
    await tx
      .updateTable('website_domains')
      .set({
        verified_at: null,
        state: 'COM_PROBLEMA',
        ownership: 'PROBLEM',
        problem: 'Outra conta provou que este domínio é dela, e o seu registro TXT não estava mais lá.',
      })
      .where('account_id', '=', holder.account_id)
      .where('id', '=', holder.id)
      .execute();
    await publishEvent(tx, { accountId: holder.account_id, clientId: null }, { kind: 'website-changed' });
  });
}

async function findClaim(
  tx: Tx,
  { accountId, id }: Claim,
  { locks = false } = {},
): Promise<Row<'website_domains'> | undefined> {
  const read = tx
    .selectFrom('website_domains')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id);
  return (locks ? read.forUpdate() : read).executeTakeFirst();
}

const toDomainStatus = (row: Row<'website_domains'>): DomainStatus => ({
  state: row.state,
  ownership: row.ownership,
  routing: row.routing,
  certificate: row.certificate,
  problem: row.problem,
  verifiedAt: row.verified_at,
  unprovenSince: row.unproven_since,
});

async function saveDomainStatus(
  tx: Tx,
  row: Row<'website_domains'>,
  standing: DomainStatus,
  { found }: ZoneFindings,
  now: Date,
): Promise<Row<'website_domains'>> {
  const { verifiedAt, unprovenSince, ...kept } = standing;
  const next = computeNextCheck(row.claimed_at, standing, now);
  const changed = await tx
    .updateTable('website_domains')
    .set({
      ...kept,
      verified_at: verifiedAt,
      unproven_since: unprovenSince,
      found: JSON.stringify(found),
      checked_at: now,
      next_check_at: next,
    })
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await scheduleDomainCheck(tx, changed, next);
  await publishEvent(tx, { accountId: row.account_id, clientId: null }, { kind: 'website-changed' });
  return changed;
}
