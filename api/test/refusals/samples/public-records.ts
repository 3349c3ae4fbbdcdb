import { hashToken } from '@girassol/api-platform/access/find-token-caller';
import { generateId } from '@girassol/api-platform/database';
import { buildBoletoBarcode, formatBoletoLine } from '@girassol/shared-domain';
import { createBoards } from '../../../src/areas/kanbans/create-boards';
import type { TestApi } from '../../harness';
import { createFinishedProposal } from '../../proposals';
import { publishSiteWithSimulator } from '../../simulations';
import type { TestPerson } from '../../test-people';

/**
 * Public address of a sample proposal for tests. All sets of samples share it, because its content is not
 * secret.
 */
export const PUBLIC_PROPOSAL = {
  frontId: 'abertaatodos2026',
  slug: 'sol-nascente',
  count: 4_711,
  code: 'abert',
};

/**
 * Id of a sample order with public access for tests. All sets of samples share it, because its content is not
 * secret.
 */
export const PUBLIC_ORDER_ID = '5b0d8c1e-3f6a-4c57-9d27-8f1f0a6f4711';

/** Id of an announcement to everybody, for tests. All sets of samples share it, because it is of no account. */
export const SHARED_ANNOUNCEMENT = '5b0d8c1e-3f6a-4c57-9d27-8f1f0a6f4716';

/** Adds the announcement of the tests, which people of every account may answer. */
export const addSharedAnnouncement = (api: TestApi) =>
  api.query(
    `insert into announcements (id, kind, title, content, open_url, starts_at, by)
     values ($1, 'NOTICE', 'Novidade', 'Há filtros novos.', '/vendas', now() - interval '1 hour', 'admin@girassol.test')
     on conflict (id) do update set plans = null, whitelabels = null, starts_at = now() - interval '1 hour'`,
    [SHARED_ANNOUNCEMENT],
  );

/** Token of an unused access link for tests, shared by all sets of samples. */
export const ACCESS_LINK_TOKEN = 'link-de-acesso-que-ninguem-usou';

/** Token of an open invitation for tests, shared by all sets of samples. */
export const INVITATION_TOKEN = 'convite-que-ninguem-aceitou-ainda';

/** Token of a link that confirms an e-mail, which nobody has used, for tests. */
export const CONFIRMATION_TOKEN = 'confirmacao-que-ninguem-usou';

/**
 * Signup that waits for its money, for tests: its id, the cookie of the browser that began it, and the token of its payment
 * page, which opens to whoever has it.
 */
export const PUBLIC_SIGNUP = {
  id: '5b0d8c1e-3f6a-4c57-9d27-8f1f0a6f4714',
  cookie: 'girassol_signup_5b0d8c1e-3f6a-4c57-9d27-8f1f0a6f4714=segredo-de-um-cadastro',
  payToken: 'cobranca-que-qualquer-um-paga',
};

/** Charge with a boleto for tests, which stays open: its account, and the token of its payment page. */
export const PUBLIC_BOLETO = {
  accountId: '5b0d8c1e-3f6a-4c57-9d27-8f1f0a6f4715',
  payToken: 'boleto-que-qualquer-um-imprime',
};

/** Address of a sample site for tests that everybody may read. Its account is used for nothing else. */
export const PUBLIC_SITE = {
  accountId: '5b0d8c1e-3f6a-4c57-9d27-8f1f0a6f4712',
  userId: '5b0d8c1e-3f6a-4c57-9d27-8f1f0a6f4713',
  slug: 'site-aberto-a-todos',
};

/**
 * Creates the sample records with public access for tests, under known addresses: a finished proposal, an
 * order and a site.
 */
export async function createPublicRecords(
  api: TestApi,
  person: TestPerson,
  customerId: string,
): Promise<void> {
  const { accountId, userId } = person;
  const getProposal = async () => (await createFinishedProposal(api, person, customerId))._id;
  const { frontId, count, slug } = PUBLIC_PROPOSAL;
  await api.query('update proposals set front_id = $1, count = $2 where id = $3', [
    frontId,
    count,
    await getProposal(),
  ]);
  await api.query(
    `update settings set document = document || jsonb_build_object('proposalSlug', $1::text) where account_id = $2`,
    [slug, accountId],
  );
  await api.query(
    `insert into orders (account_id, id, number, proposal_id, customer_id, user_id, supplier, power, amount_cents, place)
     select account_id, $1, 4711, id, customer_id, $2, 'Distribuidora', 5, 980000, 'Campinas - SP'
     from proposals where account_id = $3 and id = $4`,
    [PUBLIC_ORDER_ID, userId, accountId, await getProposal()],
  );
  await openSite(api);
  await openSignup(api);
  await issueBoleto(api);
}

async function openSite(api: TestApi): Promise<void> {
  await api.query(
    `insert into accounts (id, name, signup_plan, active_modules, status_ok, status, calculator_only)
     values ($1, 'Aberta a todos', 'ENTERPRISE', '{}', true, 'ACTIVE', false)`,
    [PUBLIC_SITE.accountId],
  );
  await api.query(
    `insert into users (account_id, id, email, password_hash, type, name, phone, permissions)
     values ($1, $2, 'site-aberto@girassol.test', 'x', 'MANAGER', 'Aberta', '11999990000', '{}')`,
    [PUBLIC_SITE.accountId, PUBLIC_SITE.userId],
  );
  await api.database.asAccount(PUBLIC_SITE, (tx) => createBoards(tx, PUBLIC_SITE.accountId));
  await publishSiteWithSimulator(api, PUBLIC_SITE, PUBLIC_SITE.slug);
}

async function openSignup(api: TestApi): Promise<void> {
  const { id, cookie, payToken } = PUBLIC_SIGNUP;
  const chargeId = generateId();
  await api.query(
    `insert into accounts (id, name, signup_plan, status_ok, status) values ($1, 'Quem assina', 'BASIC', false, 'INACTIVE')`,
    [id],
  );
  await api.query(
    `insert into signups (account_id, plan_id, vendors, state, contact, tracking, front_hash, secret_hash, charge_id, expires_at)
     values ($1, 1, 2, 'waiting', $2, '{}', $3, $4, $5, now() + interval '30 days')`,
    [
      id,
      JSON.stringify({
        name: 'Quem',
        surname: 'Assina',
        email: 'assina@girassol.test',
        phone: '11999990000',
      }),
      hashToken(id),
      hashToken(cookie.split('=')[1] ?? ''),
      chargeId,
    ],
  );
  await api.query(
    `insert into subscriptions (account_id, plan_id, vendors, months_per_period, method, payer)
     values ($1, 1, 2, 12, 'pix', $2)`,
    [
      id,
      JSON.stringify({
        name: 'Quem Assina',
        document: '52998224725',
        email: 'assina@girassol.test',
        address: null,
      }),
    ],
  );
  await api.query(
    `insert into charges (account_id, id, kind, plan_id, vendors, months_per_period, lines, amount_cents, plan_cents, due_on,
       method, pay_token)
     values ($1, $2, 'signup', 1, 2, 12, '[]', 44900, 14900, current_date + 3, 'pix', $3)`,
    [id, chargeId, payToken],
  );
  const postingId = generateId();
  await api.query(
    `insert into billing_entries (account_id, id, posting_id, event_key, book, cents, charge_id, on_day, why)
     values ($1, $2, $3, $4, 'receivable', 44900, $5, current_date, 'Cobrança emitida'),
       ($1, $6, $3, $4, 'revenue', -44900, $5, current_date, 'Cobrança emitida')`,
    [id, generateId(), postingId, `charge:${chargeId}`, chargeId, generateId()],
  );
}

async function issueBoleto(api: TestApi): Promise<void> {
  const { accountId, payToken } = PUBLIC_BOLETO;
  await api.query(
    `insert into accounts (id, name, signup_plan, status_ok, status) values ($1, 'Quem deve', 'BASIC', false, 'INACTIVE')`,
    [accountId],
  );
  await api.query(
    `insert into subscriptions (account_id, plan_id, vendors, months_per_period, method, payer)
     values ($1, 1, 2, 12, 'boleto', $2)`,
    [
      accountId,
      JSON.stringify({
        name: 'Quem Deve',
        document: '52998224725',
        email: 'deve@girassol.test',
        address: null,
      }),
    ],
  );
  await api.query(
    `insert into email_confirmations (account_id, address, token_hash, expires_at)
     values ($1, 'deve@girassol.test', $2, now() + interval '1 day')`,
    [accountId, hashToken(CONFIRMATION_TOKEN)],
  );
  const amountCents = 44_900;
  const dueOn = '2049-01-04';
  const barcode = buildBoletoBarcode({ bank: '999', dueOn, amountCents, freeField: '0'.repeat(25) });
  await api.query(
    `insert into charges (account_id, id, kind, plan_id, vendors, months_per_period, lines, amount_cents, plan_cents, due_on,
       method, pay_token, boleto_barcode, boleto_line)
     values ($1, $2, 'signup', 1, 2, 12, '[]', $3, 14900, $4, 'boleto', $5, $6, $7)`,
    [accountId, generateId(), amountCents, dueOn, payToken, barcode, formatBoletoLine(barcode)],
  );
}
