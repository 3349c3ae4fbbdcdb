import { seedUnpaidSubscription } from '@girassol/account-api/demo';
import type { Tx } from '@girassol/api-platform/database';
import type { FileStore } from '@girassol/api-platform/files/file-store';
import {
  type AccountPlan,
  AFTER_SALES_MODULE,
  type BoardKind,
  boardDescriptions,
  DAY_MS,
  MARKETPLACE_MODULE,
  SIGNATURE_MODULE,
  WEBSITE_MODULE,
} from '@girassol/shared-domain';
import { sql } from 'kysely';
import { createBoards } from '../areas/kanbans/create-boards';
import type { DemoAccount, DemoPerson } from './accounts';
import { buildDemoServices } from './after-sales-lines';
import { writeArchives } from './archives';
import { writeCatalogue } from './catalogue';
import { writeChats } from './chats';
import { writeChecklists } from './checklists';
import { writeCompany } from './company';
import { writeContracts } from './contracts';
import { buildCustomers } from './customers';
import { createRandom, type DemoRandom } from './demo-random';
import { writeExports } from './exports';
import { writeFinancings } from './financings';
import { writeImports } from './imports';
import { addOlderSales } from './older-sales';
import { writeOrders } from './orders';
import { addNonSalesBoards } from './other-boards';
import { buildDemoPricing } from './pricing';
import { addProjectRejections } from './rejections';
import { addSaleOrigins } from './sale-origins';
import { addProposalsWithoutSale } from './sale-proposal';
import { addSales } from './sales';
import { buildDemoSettings } from './settings';
import { writeTemplates } from './templates';
import type { DemoUser } from './timeline';
import { writeWebsite } from './website';
import { createWorkingHoursCalendar } from './working-hours-calendar';
import type { AccountDraft } from './world';
import { writeAccountDraft } from './write-account-draft';

/** Milliseconds since every demonstration account signed up. */
const SIGNED_UP_MS_AGO = 400 * DAY_MS;

/** Sets the prices' chance apart from the others'. */
const PRICING_SEED = 53_000;
/** Sets the chance of proposals without a sale apart from the others'. */
const PROPOSALS_SEED = 54_000;

/** Demonstration account that was inserted, with its people, the manager first. */
export interface SeededAccount {
  accountId: string;
  name: string;
  plan: AccountPlan;
  people: DemoUser[];
}

/**
 * Inserts one demonstration account with its users, settings and boards. An account with a size also gets
 * customers, sales and other data.
 */
export async function seedAccount(
  tx: Tx,
  account: DemoAccount,
  {
    seed,
    now,
    passwordHash,
    store,
    hasBank,
    hasMessenger,
  }: {
    seed: number;
    now: number;
    passwordHash: string;
    store?: FileStore | undefined;
    /** Is there the bank of the demonstration to finance with? */
    hasBank: boolean;
    /** Are there phones of the demonstration to talk to? */
    hasMessenger: boolean;
  },
): Promise<SeededAccount> {
  const random = createRandom(seed);
  const accountId = random.id(now - SIGNED_UP_MS_AGO);
  // The transaction belongs to no account; from here on it works for this one.
  await sql`select set_config('app.account_id', ${accountId}, true)`.execute(tx);
  await tx
    .insertInto('accounts')
    .values({
      id: accountId,
      name: account.name,
      signup_plan: account.plan,
      active_modules: account.modules,
      whitelabel: account.whitelabel ?? null,
      status_ok: !account.isUnpaid,
      status: account.status ?? (account.isUnpaid ? 'INACTIVE' : 'ACTIVE'),
      calculator_only: account.isCalculatorOnly ?? false,
      finance_status: account.hasFinancePlatform ? 'ACTIVE' : null,
      created_at: new Date(now - SIGNED_UP_MS_AGO),
      is_demo: true,
    })
    .execute();
  const slug = account.name
    .normalize('NFD')
    .replace(/[^\w ]/g, '')
    .toLowerCase()
    .replaceAll(' ', '-');
  const services = account.modules.includes(AFTER_SALES_MODULE) ? buildDemoServices(random, now) : [];
  await tx
    .insertInto('settings')
    .values({
      account_id: accountId,
      document: JSON.stringify({
        ...buildDemoSettings(random, now, { slug, afterSalesServices: services }),
        // Of a chance of its own, so that everything after it stays as it was.
        ...(account.plan === 'ENTERPRISE' && buildDemoPricing(createRandom(seed + PRICING_SEED), now)),
      }),
    })
    .execute();
  const [manager, vendors] = await addPeople(tx, random, { account, accountId, now, passwordHash });
  const columns = await createBoards(tx, accountId);
  const seeded = { accountId, name: account.name, plan: account.plan, people: [manager, ...vendors] };
  if (account.isUnpaid)
    await seedUnpaidSubscription(
      tx,
      { accountId, company: account.name, email: manager.email },
      { now, createId: random.id },
    );
  if (!account.size) return seeded;
  const at = new Date(now - SIGNED_UP_MS_AGO);
  await writeCompany(tx, { accountId, name: account.name, manager, at });

  const users = [manager, ...vendors];
  const owners = vendors.flatMap(({ id }, index) =>
    Array.from({ length: vendors.length + 1 - index }, () => id),
  );
  const calendar = createWorkingHoursCalendar(random, now);
  const world: AccountDraft = {
    accountId,
    random,
    calendar,
    manager,
    users,
    columns,
    customers: buildCustomers(random, calendar, {
      accountId,
      owners: [manager.id, ...owners],
      count: account.size.customers,
    }),
    items: [],
    rejections: [],
    services,
    serviceLines: [],
    proposals: [],
    notes: [],
    histories: [],
  };
  addSales(world, account.size);
  if (account.size.wonAMonth > 0) {
    const mayUse = (kind: BoardKind) => (person: DemoPerson) =>
      person.permissions?.[boardDescriptions[kind].permission];
    const worksOn = (kind: BoardKind) => {
      const emails = account.vendors.filter(mayUse(kind)).map(({ email }) => email);
      return vendors.filter(({ email }) => emails.includes(email));
    };
    addNonSalesBoards(world, account.size.wonAMonth, worksOn);
    addSaleOrigins(world, worksOn('PRE_SALES'));
    addProjectRejections(world);
    // Last, so that what is on the boards stays as it was.
    addOlderSales(world, account.size, {
      builders: worksOn('PROJECT'),
      qualifiers: worksOn('PRE_SALES'),
    });
  }
  if (account.plan === 'BASIC') addProposalsWithoutSale(world, seed + PROPOSALS_SEED);
  await writeAccountDraft(tx, world);
  if (store && account.plan === 'ENTERPRISE') await writeArchives(tx, world, store, seed);
  if (store) {
    const { modules } = account;
    await writeTemplates(tx, { accountId, userId: manager.id, modules, store, seed, now });
  }
  if (store && account.modules.includes(SIGNATURE_MODULE))
    await writeContracts(tx, world, { store, seed, now, companyName: account.name });
  if (account.plan === 'ENTERPRISE') await writeChecklists(tx, world);
  if (hasBank && account.finances) await writeFinancings(tx, world, { seed, now, companyName: account.name });
  if (hasMessenger && account.plan === 'ENTERPRISE') await writeChats(tx, world, { now });
  await writeCatalogue(tx, {
    accountId,
    userId: manager.id,
    random,
    now,
    isFull: account.plan === 'ENTERPRISE',
  });
  if (account.modules.includes(MARKETPLACE_MODULE)) await writeOrders(tx, world, { seed, now });
  if (account.hasSpreadsheets) {
    // Of what is there by now: customers and catalogue.
    await writeImports(tx, world, { store, seed, now });
    if (store) await writeExports(tx, world, { account, store, seed, now });
  }
  // The platform's own account has the module, too, and no site yet: one can be begun there.
  if (account.modules.includes(WEBSITE_MODULE)) await writeWebsite(tx, world, { store, seed, now });
  return seeded;
}

async function addPeople(
  tx: Tx,
  random: DemoRandom,
  {
    account,
    accountId,
    now,
    passwordHash,
  }: { account: DemoAccount; accountId: string; now: number; passwordHash: string },
): Promise<[manager: DemoUser, vendors: DemoUser[]]> {
  const getUser = ({ name, email }: DemoPerson, isManager: boolean): DemoUser => ({
    id: random.id(now - SIGNED_UP_MS_AGO),
    name,
    email,
    isManager,
  });
  const manager = getUser(account.manager, true);
  const vendors = account.vendors.map((vendor) => getUser(vendor, false));
  const getPermissions = (email: string) =>
    account.vendors.find((vendor) => vendor.email === email)?.permissions;
  await tx
    .insertInto('users')
    .values(
      [manager, ...vendors].map(({ id, name, email, isManager }) => ({
        account_id: accountId,
        id,
        email,
        password_hash: passwordHash,
        type: isManager ? ('MANAGER' as const) : ('VENDOR' as const),
        name,
        phone: `4790${random.digits(7)}`,
        is_admin: isManager && account.manager.isAdmin === true,
        permissions: JSON.stringify(getPermissions(email) ?? {}),
        disabled_at: null,
      })),
    )
    .execute();

  const getId = (email: string) => vendors.find((vendor) => vendor.email === email)?.id ?? manager.id;
  for (const { name, leader, members } of account.teams) {
    const id = random.id(now - SIGNED_UP_MS_AGO);
    const team = { account_id: accountId, id, name, leader_id: getId(leader) };
    await tx.insertInto('teams').values(team).execute();
    const rows = members.map((email) => ({ account_id: accountId, team_id: id, user_id: getId(email) }));
    await tx.insertInto('team_members').values(rows).execute();
  }
  return [manager, vendors];
}
