import { randomBytes } from 'node:crypto';
import type { Caller } from '@girassol/api-platform/access';
import { generateId, type Row, type Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { notAllowed, notFound, Refusal } from '@girassol/api-platform/refusals/refusal';
import { canUseCustomDomain } from '../website-access';
import { scheduleDomainCheck } from './checking/domain-check-job';
import { isApexDomain, parseClaimedHost } from './parse-claimed-host';
import type { SiteDnsTarget } from './provider/domain-provider';

/** Claims of an account at a time. */
const MAX_CLAIMS = 5;
const TOKEN_BYTES = 18;
const FIRST_LOOK_MS = 30_000;

interface Claiming {
  typed: string;
  /** Hosts of the product and its partners. */
  taken: readonly string[];
  target: SiteDnsTarget;
}

/**
 * Claims a host for the site of the account. Several accounts may claim a host; the first one to prove the
 * ownership by DNS gets the host. Claiming the same host again returns the existing claim. Throws 409 above
 * five claims.
 */
export async function claimDomain(
  tx: Tx,
  caller: Caller,
  { typed, taken, target }: Claiming,
): Promise<Row<'website_domains'>> {
  if (!canUseCustomDomain(caller))
    throw notAllowed(
      'O domínio próprio não está no seu plano. Peça o módulo de domínio à nossa equipe, em Contato.',
    );
  const host = parseClaimedHost(typed, taken);
  if (isApexDomain(host) && target.addresses.length === 0)
    throw new Refusal(400, `Use um nome abaixo do domínio, como www.${host}.`, {
      fields: [{ path: 'host', message: `Escreva www.${host}.` }],
    });
  const site = await tx
    .selectFrom('websites')
    .select('account_id')
    .where('account_id', '=', caller.accountId)
    .forUpdate()
    .executeTakeFirst();
  if (!site) throw new Refusal(409, 'Comece o site antes de ligar um domínio a ele.');
  const claims = await listClaimedDomains(tx, caller.accountId);
  const same = claims.find((claim) => claim.host === host);
  if (same) return same;
  if (claims.length >= MAX_CLAIMS)
    throw new Refusal(409, `No máximo ${MAX_CLAIMS} domínios. Remova um antes.`);
  const next = new Date(Date.now() + FIRST_LOOK_MS);
  const claim = await tx
    .insertInto('website_domains')
    .values({
      account_id: caller.accountId,
      id: generateId(),
      host,
      // Of this claim alone: one that was given back proves nothing afterwards.
      token: randomBytes(TOKEN_BYTES).toString('base64url'),
      claimed_by: caller.userId,
      next_check_at: next,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await scheduleDomainCheck(tx, claim, next);
  await publishEvent(tx, caller, { kind: 'website-changed' });
  return claim;
}

/** Lists the hosts that the account has claimed for its site and not released, the oldest claim first. */
export const listClaimedDomains = (tx: Tx, accountId: string): Promise<Row<'website_domains'>[]> =>
  tx
    .selectFrom('website_domains')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .orderBy('claimed_at')
    .orderBy('id')
    .execute();

/** Loads one claimed domain of the account. Throws 404 if the claim was released. */
export async function loadClaimedDomain(
  tx: Tx,
  accountId: string,
  id: string,
): Promise<Row<'website_domains'>> {
  const claim = (await listClaimedDomains(tx, accountId)).find((row) => row.id === id);
  if (!claim) throw notFound('Este domínio não está mais ligado à conta.');
  return claim;
}

/**
 * Releases a claimed domain of the account. The host no longer shows the site, and a new claim needs a new
 * proof of ownership.
 */
export async function releaseDomain(tx: Tx, caller: Caller, id: string): Promise<void> {
  const { account_id } = await loadClaimedDomain(tx, caller.accountId, id);
  await tx
    .updateTable('website_domains')
    .set({ state: 'REMOVIDO', removed_at: new Date(), verified_at: null, next_check_at: null })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .execute();
  await publishEvent(tx, caller, { kind: 'website-changed' });
}
