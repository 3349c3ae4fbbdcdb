import {
  AFTER_SALES_MODULE,
  type BoardKind,
  boards,
  SIGNATURE_MODULE,
  WEBSITE_MODULE,
} from '@girassol/shared-domain';
import { sql } from 'kysely';
import { createBoards } from '../areas/kanbans/create-boards';
import type { Tx } from '../platform/database';
import type { FileStore } from '../platform/files/file-store';
import type { DemoAccount, DemoPerson } from './accounts';
import { demoServices } from './after-sales-lines';
import { writeArchives } from './archives';
import { createCalendar, DAY } from './calendar';
import { writeCatalogue } from './catalogue';
import { writeChecklists } from './checklists';
import { writeContracts } from './contracts';
import { makeCustomers } from './customers';
import { writeFinancings } from './financings';
import { addOlderSales } from './older-sales';
import { addOtherBoards } from './other-boards';
import { demoPricing } from './pricing';
import { createRandom, type Random } from './random';
import { addRejections } from './rejections';
import { addSaleOrigins } from './sale-origins';
import { addSales } from './sales';
import { demoSettings } from './settings';
import { writeTemplates } from './templates';
import type { DemoUser } from './timeline';
import { writeWebsite } from './website';
import type { World } from './world';
import { writeWorld } from './write-world';

/** How long ago every demonstration account signed up. */
const SIGNED_UP = 400 * DAY;

/** Sets the prices' chance apart from the others'. */
const PRICING_SEED = 53_000;

/** Writes one demonstration account: its people, settings, boards, and a month of work where it has a size. */
export async function seedAccount(
  tx: Tx,
  account: DemoAccount,
  {
    seed,
    now,
    passwordHash,
    store,
    hasBank,
  }: {
    seed: number;
    now: number;
    passwordHash: string;
    store?: FileStore | undefined;
    /** Is there the bank of the demonstration to finance with? */
    hasBank: boolean;
  },
): Promise<void> {
  const random = createRandom(seed);
  const accountId = random.id(now - SIGNED_UP);
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
      finance_status: null,
      is_demo: true,
    })
    .execute();
  const slug = account.name
    .normalize('NFD')
    .replace(/[^\w ]/g, '')
    .toLowerCase()
    .replaceAll(' ', '-');
  const services = account.modules.includes(AFTER_SALES_MODULE) ? demoServices(random, now) : [];
  await tx
    .insertInto('settings')
    .values({
      account_id: accountId,
      document: JSON.stringify({
        ...demoSettings(random, now, { slug, afterSalesServices: services }),
        // Of a chance of its own, so that everything after it stays as it was.
        ...(account.plan === 'ENTERPRISE' && demoPricing(createRandom(seed + PRICING_SEED), now)),
      }),
    })
    .execute();
  const [manager, vendors] = await addPeople(tx, random, { account, accountId, now, passwordHash });
  const columns = await createBoards(tx, accountId);
  if (!account.size) return;

  const users = [manager, ...vendors];
  const owners = vendors.flatMap(({ id }, index) =>
    Array.from({ length: vendors.length + 1 - index }, () => id),
  );
  const calendar = createCalendar(random, now);
  const world: World = {
    accountId,
    random,
    calendar,
    manager,
    users,
    columns,
    customers: makeCustomers(random, calendar, {
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
    const mayUse = (kind: BoardKind) => (person: DemoPerson) => person.permissions?.[boards[kind].permission];
    const worksOn = (kind: BoardKind) => {
      const emails = account.vendors.filter(mayUse(kind)).map(({ email }) => email);
      return vendors.filter(({ email }) => emails.includes(email));
    };
    addOtherBoards(world, account.size.wonAMonth, worksOn);
    addSaleOrigins(world, worksOn('PRE_SALES'));
    addRejections(world);
    // Last, so that what is on the boards stays as it was.
    addOlderSales(world, account.size, worksOn('PROJECT'));
  }
  await writeWorld(tx, world);
  if (store && account.plan === 'ENTERPRISE') await writeArchives(tx, world, store, seed);
  if (store) {
    const { modules } = account;
    await writeTemplates(tx, { accountId, userId: manager.id, modules, store, seed, now });
  }
  if (store && account.modules.includes(SIGNATURE_MODULE))
    await writeContracts(tx, world, { store, seed, now, companyName: account.name });
  if (account.plan === 'ENTERPRISE') await writeChecklists(tx, world);
  if (hasBank && account.finances) await writeFinancings(tx, world, { seed, now, companyName: account.name });
  await writeCatalogue(tx, {
    accountId,
    userId: manager.id,
    random,
    now,
    isFull: account.plan === 'ENTERPRISE',
  });
  // The platform's own account has the module, too, and no site yet: one can be begun there.
  if (account.modules.includes(WEBSITE_MODULE)) await writeWebsite(tx, world, { store, seed, now });
}

async function addPeople(
  tx: Tx,
  random: Random,
  {
    account,
    accountId,
    now,
    passwordHash,
  }: { account: DemoAccount; accountId: string; now: number; passwordHash: string },
): Promise<[manager: DemoUser, vendors: DemoUser[]]> {
  const userOf = ({ name, email }: DemoPerson, isManager: boolean): DemoUser => ({
    id: random.id(now - SIGNED_UP),
    name,
    email,
    isManager,
  });
  const manager = userOf(account.manager, true);
  const vendors = account.vendors.map((vendor) => userOf(vendor, false));
  const permissionsOf = (email: string) =>
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
        permissions: JSON.stringify(permissionsOf(email) ?? {}),
        disabled_at: null,
      })),
    )
    .execute();

  const idOf = (email: string) => vendors.find((vendor) => vendor.email === email)?.id ?? manager.id;
  for (const { name, leader, members } of account.teams) {
    const id = random.id(now - SIGNED_UP);
    const team = { account_id: accountId, id, name, leader_id: idOf(leader) };
    await tx.insertInto('teams').values(team).execute();
    const rows = members.map((email) => ({ account_id: accountId, team_id: id, user_id: idOf(email) }));
    await tx.insertInto('team_members').values(rows).execute();
  }
  return [manager, vendors];
}
