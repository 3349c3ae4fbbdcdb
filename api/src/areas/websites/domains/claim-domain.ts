import { randomBytes } from 'node:crypto';
import type { Caller } from '../../../platform/access';
import { newId, type Row, type Tx } from '../../../platform/database';
import { publish } from '../../../platform/events/publish';
import { notAllowed, notFound, Refusal } from '../../../platform/refusals/refusal';
import { mayHaveDomain } from '../website-access';
import { lookAgainAt } from './checking/look-again';
import { claimedHost, isApex } from './claimed-host';
import type { SitesTarget } from './provider/domain-provider';

/** Claims of an account at a time. */
const MOST = 5;
const TOKEN_BYTES = 18;
const FIRST_LOOK_MS = 30_000;

interface Claiming {
  typed: string;
  /** Hosts of the product and its partners. */
  taken: readonly string[];
  target: SitesTarget;
}

/** Claims a host for the site: whoever proves it first has it. The same one again answers the claim there is. */
export async function claimDomain(
  tx: Tx,
  caller: Caller,
  { typed, taken, target }: Claiming,
): Promise<Row<'website_domains'>> {
  if (!mayHaveDomain(caller))
    throw notAllowed(
      'O domínio próprio não está no seu plano. Peça o módulo "domain" a quem cuida da conta.',
    );
  const host = claimedHost(typed, taken);
  if (isApex(host) && target.addresses.length === 0)
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
  const claims = await liveDomains(tx, caller.accountId);
  const same = claims.find((claim) => claim.host === host);
  if (same) return same;
  if (claims.length >= MOST) throw new Refusal(409, `No máximo ${MOST} domínios. Remova um antes.`);
  const next = new Date(Date.now() + FIRST_LOOK_MS);
  const claim = await tx
    .insertInto('website_domains')
    .values({
      account_id: caller.accountId,
      id: newId(),
      host,
      // Of this claim alone: one that was given back proves nothing afterwards.
      token: randomBytes(TOKEN_BYTES).toString('base64url'),
      claimed_by: caller.userId,
      next_check_at: next,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await lookAgainAt(tx, claim, next);
  await publish(tx, caller, { kind: 'website-changed' });
  return claim;
}

/** Claims of the account that were not given back, the oldest first. */
export const liveDomains = (tx: Tx, accountId: string): Promise<Row<'website_domains'>[]> =>
  tx
    .selectFrom('website_domains')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .orderBy('claimed_at')
    .orderBy('id')
    .execute();

/** One of them. */
export async function liveDomain(tx: Tx, accountId: string, id: string): Promise<Row<'website_domains'>> {
  const claim = (await liveDomains(tx, accountId)).find((row) => row.id === id);
  if (!claim) throw notFound('Este domínio não está mais ligado à conta.');
  return claim;
}

/** Gives a host back: it shows the site no longer, and a new claim needs a new proof. */
export async function releaseDomain(tx: Tx, caller: Caller, id: string): Promise<void> {
  const { account_id } = await liveDomain(tx, caller.accountId, id);
  await tx
    .updateTable('website_domains')
    .set({ state: 'REMOVIDO', removed_at: new Date(), verified_at: null, next_check_at: null })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .execute();
  await publish(tx, caller, { kind: 'website-changed' });
}
