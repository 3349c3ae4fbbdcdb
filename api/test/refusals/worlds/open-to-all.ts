import { createBoards } from '../../../src/areas/kanbans/create-boards';
import type { TestApi } from '../../harness';
import type { Person } from '../../people';
import { finishedProposal } from '../../proposals';
import { publishedSite } from '../../simulations';

/** A proposal that anybody may open: of no world, as it is nobody's secret. */
export const OPEN_PROPOSAL = {
  frontId: 'abertaatodos2026',
  slug: 'sol-nascente',
  count: 4_711,
  code: 'abert',
};

/** An order that anybody may look at: of no world, for the same reason. */
export const OPEN_ORDER = '5b0d8c1e-3f6a-4c57-9d27-8f1f0a6f4711';

/** A link to a password that nobody has used: of no world. */
export const ACCESS_LINK = 'link-de-acesso-que-ninguem-usou';

/** A site that everybody reads, of an account that nothing else is about. */
export const OPEN_SITE = {
  accountId: '5b0d8c1e-3f6a-4c57-9d27-8f1f0a6f4712',
  userId: '5b0d8c1e-3f6a-4c57-9d27-8f1f0a6f4713',
  slug: 'site-aberto-a-todos',
};

/** Finished proposal, order and site with the known addresses. */
export async function openToAll(api: TestApi, person: Person, customerId: string): Promise<void> {
  const { accountId, userId } = person;
  const proposalOf = async () => (await finishedProposal(api, person, customerId))._id;
  const { frontId, count, slug } = OPEN_PROPOSAL;
  await api.query('update proposals set front_id = $1, count = $2 where id = $3', [
    frontId,
    count,
    await proposalOf(),
  ]);
  await api.query(
    `update settings set document = document || jsonb_build_object('proposalSlug', $1::text) where account_id = $2`,
    [slug, accountId],
  );
  await api.query(
    `insert into orders (account_id, id, number, proposal_id, customer_id, user_id, supplier, power, amount_cents, place)
     select account_id, $1, 4711, id, customer_id, $2, 'Distribuidora', 5, 980000, 'Campinas - SP'
     from proposals where account_id = $3 and id = $4`,
    [OPEN_ORDER, userId, accountId, await proposalOf()],
  );
  await openSite(api);
}

async function openSite(api: TestApi): Promise<void> {
  await api.query(
    `insert into accounts (id, name, signup_plan, active_modules, status_ok, status, calculator_only)
     values ($1, 'Aberta a todos', 'ENTERPRISE', '{}', true, 'ACTIVE', false)`,
    [OPEN_SITE.accountId],
  );
  await api.query(
    `insert into users (account_id, id, email, password_hash, type, name, phone, permissions)
     values ($1, $2, 'site-aberto@girassol.test', 'x', 'MANAGER', 'Aberta', '11999990000', '{}')`,
    [OPEN_SITE.accountId, OPEN_SITE.userId],
  );
  await api.database.asAccount(OPEN_SITE, (tx) => createBoards(tx, OPEN_SITE.accountId));
  await publishedSite(api, OPEN_SITE, OPEN_SITE.slug);
}
